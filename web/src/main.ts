import './lib/styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { useLanguage } from '$lib/i18n/i18n.svelte'
import { router } from '$lib/shell/route.svelte'
import { watchForUpdates } from '$lib/shell/updates.svelte'
import { applyPreferences, preferences } from '$lib/preferences.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('The page has no #app element.')

applyPreferences()
// A link leads to a salon: what it needs is fetched at the same time as the texts.
if (router.now.page === 'salon') void import('./screens/SalonScreen.svelte')
await useLanguage(preferences.lang)
mount(App, { target })
watchForUpdates()
