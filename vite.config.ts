import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { pwa } from './web/build/pwa.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** `--mode gallery` builds the page with every part of the kit, for its pictures (`tests/e2e/test_gallery.py`). */
export default defineConfig(({ mode }) => ({
  root: at('web'),
  plugins: [svelte({ configFile: at('svelte.config.js') }), svelteTesting(), pwa()],
  resolve: {
    alias: { $lib: at('web/src/lib'), $games: at('src/salon/games') },
  },
  build: {
    outDir: at(mode === 'gallery' ? 'artifacts/gallery' : 'src/salon/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // A strict content policy allows no data: address, so every asset is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input:
        mode === 'gallery'
          ? { gallery: at('web/gallery.html') }
          : { index: at('web/index.html'), sw: at('web/src/worker/worker.ts') },
      output: {
        // The worker's address says which pages it serves, so it has no digest in its name.
        // Few files, as a phone waits for each: what the first screen needs, and what a salon and its tables share.
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], test: (id) => !id.includes('/src/worker/'), priority: 2 },
            { name: 'room', test: /\/RoomScene\.svelte/, priority: 1 },
            {
              name: 'salon',
              test: /\/(SalonScreen|TableScreen|PlayingHand|lib\/tables?\/[\w.]+)\.(svelte|ts)/,
            },
          ],
        },
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    fs: { allow: [at('.')] },
    proxy: {
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
      '/api': 'http://127.0.0.1:8000',
    },
  },
  test: {
    root: at('.'),
    environment: 'jsdom',
    testTimeout: 30_000,
    include: ['web/tests/**/*.test.ts', 'src/salon/games/*/web/**/*.test.ts'],
    setupFiles: [at('web/tests/setup.ts')],
  },
}))
