/** What makes the built client installable: the service worker's list of files, the offline page, the manifests. */
import { readFileSync } from 'node:fs'
import type { Plugin, Rollup } from 'vite'

interface Texts {
  app: { name: string; line: string }
  install: { join: string; join_text: string; last: string; last_text: string }
}

const at = (path: string): URL => new URL(path, import.meta.url)
const read = (path: string): string => readFileSync(at(path), 'utf8')

/** The value of a colour token of the evening, which is the theme that a new device shows. */
export function token(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(read('../src/lib/styles/tokens.css'))?.[1]
  if (value === undefined) throw new Error(`There is no colour --${name}.`)
  return value
}

const icon = (name: string, size: number, purpose: 'any' | 'maskable'): object => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web manifest in a language. */
export function manifest(lang: 'fr' | 'en'): object {
  const { app, install } = JSON.parse(read(`../src/lib/i18n/${lang}.json`)) as Texts
  const shortcut = (name: string, description: string, url: string): object => ({ name, description, url })
  return {
    id: '/',
    name: app.name,
    short_name: app.name,
    description: app.line,
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: token('room'),
    theme_color: token('room'),
    categories: ['games', 'entertainment'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(install.last, install.last_text, '/#last'),
      shortcut(install.join, install.join_text, '/#join'),
    ],
  }
}

/** What the offline page needs: the entry, its own screen, the shell's texts, and the rules of every game. */
const NEEDED =
  /\/(screens\/Offline\.svelte|room\/RoomScene\.svelte|lib\/i18n\/(fr|en)\.json|RULES\.(fr|en)\.md)/

/** The names of the files that are loaded with `chunk`. */
function* withImports(bundle: Rollup.OutputBundle, chunk: Rollup.OutputChunk): Generator<string> {
  yield chunk.fileName
  yield* chunk.viteMetadata?.importedCss ?? []
  yield* chunk.viteMetadata?.importedAssets ?? []
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') yield* withImports(bundle, imported)
  }
}

/** Returns the names of the files for the offline page, and of all files with hashed names. */
function filesOf(bundle: Rollup.OutputBundle): { files: string[]; offline: string[] } {
  const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
  const offline = new Set<string>(files.filter((name) => /-latin-(opsz|wght)-.*\.woff2$/.test(name)))
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue
    const page = chunk.isEntry && chunk.fileName !== 'sw.js'
    if (page || NEEDED.test(chunk.facadeModuleId ?? ''))
      for (const name of withImports(bundle, chunk)) if (!name.includes('latin-ext')) offline.add(name)
  }
  const paths = (names: Iterable<string>): string[] => [...names].map((name) => `/${name}`).sort()
  return { files: paths(files), offline: paths(offline) }
}

/** The Vite plugin: the page is built with `sw` as a second entry, `web/src/worker/worker.ts`. */
export function pwa(): Plugin {
  return {
    name: 'salon-pwa',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      /** French comes first: its texts are fetched together with the program that asks for them. */
      handler: (_, { bundle }) => {
        const french = Object.values(bundle ?? {}).find(
          (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/lib/i18n/fr.json'),
        )
        if (!french) return []
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${french.fileName}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
    generateBundle(_, bundle) {
      const worker = bundle['sw.js']
      const page = bundle['index.html']
      // The gallery's build has neither.
      if (worker?.type !== 'chunk' || page?.type !== 'asset') return
      const { files, offline } = filesOf(bundle)
      worker.code = worker.code
        .replaceAll('__FILES__', JSON.stringify(files))
        .replaceAll('__OFFLINE__', JSON.stringify(offline))
      const source = String(page.source).replace('<html lang="fr">', '<html lang="fr" data-offline>')
      this.emitFile({ type: 'asset', fileName: 'offline.html', source })
      for (const lang of ['fr', 'en'] as const)
        this.emitFile({
          type: 'asset',
          fileName: lang === 'fr' ? 'manifest.webmanifest' : 'manifest.en.webmanifest',
          source: JSON.stringify(manifest(lang)),
        })
    },
  }
}
