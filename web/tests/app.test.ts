import { render, screen } from '@testing-library/svelte'
import { afterAll, beforeAll, expect, test } from 'vitest'
import App from '../src/App.svelte'
import { useLanguage } from '$lib/i18n/i18n.svelte'
import { preferences } from '$lib/preferences.svelte'

beforeAll(async () => {
  preferences.lang = 'fr'
  await useLanguage('fr')
})

// What the page fetches meanwhile is waited for.
afterAll(async () => {
  await Promise.all([import('../src/screens/SalonScreen.svelte'), import('$lib/room/RoomScene.svelte')])
})

test('the way in carries the name of the place and the three ways', () => {
  render(App)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Le Salon')
  for (const name of [/Jouer tout de suite/, /Ouvrir un salon/, /Rejoindre/])
    expect(screen.getByRole('button', { name })).toBeTruthy()
})

test('without a name the way in asks for it and goes nowhere', async () => {
  render(App)
  screen.getByRole('button', { name: /Jouer tout de suite/ }).click()
  expect(await screen.findByText('Écris d’abord ton nom.')).toBeTruthy()
  expect(screen.getByLabelText('Ton nom').getAttribute('aria-invalid')).toBe('true')
})
