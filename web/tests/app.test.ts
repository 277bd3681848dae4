import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import App from '../src/App.svelte'

test('the way in carries the name of the place', () => {
  render(App)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Salon')
})
