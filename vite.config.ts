import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { askEarly } from './src/app/build/early-parts.ts'
import { installable } from './src/app/build/installable.ts'
import { plainSelectors } from './src/app/build/plain-selectors.ts'
import { precompress } from './src/app/build/precompress.ts'
import { publicPages } from './src/app/build/public-pages.ts'
import { sizeCheck } from './src/app/build/size-check.ts'
import { testProjects } from './src/app/build/test-projects.ts'
import { workerCheck } from './src/app/build/worker-check.ts'

// Vitest reads this file too, and needs nothing but the JSX transform.
const forTests = process.env.VITEST !== undefined
const order = forTests ? { sequencer: (await import('./tests/support/longest-first.ts')).LongestFirst } : {}

/** Of the store, but only for the editor, the panel of what waits, or a sign-out. */
const NOT_AT_FIRST =
  'commands/(save-resource|waiting-all|take-back|acknowledge-loss)|queries/(revisions|plan-resources|unsent-drafts|chat-titles|search-history|history-words|first-words|first-look)'
const STORE = new RegExp(
  `/src/(local-store/(?!${NOT_AT_FIRST})|domain/(apply-op|op-label|refusals|ops))|/node_modules/dexie`,
)
/** Talks to the server, so no screen waits for it (app/start-exchange-soon.ts). */
const EXCHANGE = /\/src\/(sync|assistant|app\/exchange)/

/** Small modules that several parts share would be a file each, and over HTTP/1.1 six files are a round trip. */
const SMALL = { test: /\/src\/|\/lucide-react\//, minShareCount: 2, maxModuleSize: 4_000 }
/** The parts a chat opens with (see CHAT in app/build/route-files.ts). */
const CHAT_PARTS =
  /\/src\/(app\/(start-services|layout\/usage-panel)|features\/(chat\/chat-(screen|sidebar)|sync-status\/sync-status))\.tsx?$/

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** The module and all that import it, by whatever way but a dynamic import. */
function above(id: string, graph: Graph): Set<string> {
  const seen = new Set([id])
  for (const one of seen) for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  return seen
}

/** One of the chat's parts imports it. */
const ofChat = (id: string, graph: Graph) =>
  [...above(id, graph)].some((one) => CHAT_PARTS.test(one)) ? 'chat-parts' : null

/** Shows before the store is here, so it must not come in one file with what reads from the store. */
function ofOpening(id: string, graph: Graph): string | null {
  const importers = [...above(id, graph)]
  const isInitial = importers.some((one) => one.endsWith('/src/main.tsx'))
  return !isInitial && importers.some((one) => one.endsWith('/opening/chat-opening.tsx'))
    ? 'chat-opening'
    : null
}

/** Parts of one round trip: what the start needs of libraries would else be six files. */
const LIBRARIES = /\/node_modules\/(?!lucide-react)|rolldown\/runtime/

const GROUPS = [
  { name: 'store', test: STORE },
  { name: 'exchange', test: EXCHANGE },
  { name: 'libraries', tags: ['$initial' as const], test: LIBRARIES, minShareCount: 2 },
  { name: 'start', tags: ['$initial' as const], ...SMALL },
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
  { name: ofOpening, test: /\/src\/|\/_shared\/content\// },
  { name: ofChat, ...SMALL },
]

export default defineConfig({
  plugins: forTests
    ? [react()]
    : [
        react(),
        tailwindcss(),
        askEarly(),
        publicPages(),
        installable(),
        workerCheck(),
        sizeCheck(),
        precompress(),
      ],
  // The editor brings its own blots; the whole of Quill adds themes and formats it never uses (13 KB).
  css: { postcss: { plugins: [plainSelectors as never] } },
  resolve: {
    alias: [
      { find: /^quill$/, replacement: 'quill/core.js' },
      {
        find: 'fast-png',
        replacement: fileURLToPath(new URL('src/features/export/no-png.ts', import.meta.url)),
      },
    ],
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'], // what Tailwind 4 asks for; less would double every colour
    manifest: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: 'index.html', 'public-pages': 'src/app/public-pages.css' },
      output: {
        // One file for what every signed-in screen needs from the store: thirty crumbs weigh more and take longer.
        codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS },
      },
    },
  },
  // The service worker comes from the build only: a worker in development would serve yesterday's code.
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  test: { maxWorkers: 2, projects: testProjects, sequence: order },
})
