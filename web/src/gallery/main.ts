/** Every part of the kit on one page, for looking at. Development only: it is not built. */
import '$lib/styles/base.css'
import { mount } from 'svelte'
import Gallery from './Gallery.svelte'
import { applyPreferences, preferences, type Theme } from '$lib/preferences.svelte'
import { sound } from '$lib/sound/sound'

const target = document.getElementById('app')
if (!target) throw new Error('The page has no #app element.')

const query = new URLSearchParams(location.search)
preferences.lang = query.get('lang') === 'en' ? 'en' : 'fr'
preferences.theme = (query.get('theme') ?? 'evening') as Theme
applyPreferences()
sound.listen()
mount(Gallery, { target, props: { page: query.get('page') ?? 'parts' } })
