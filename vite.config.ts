import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { installable } from './src/app/build/installable.ts'
import { plainSelectors } from './src/app/build/plain-selectors.ts'
import { precompress } from './src/app/build/precompress.ts'
import { publicPages } from './src/app/build/public-pages.ts'
import { sizeCheck } from './src/app/build/size-check.ts'
import { testProjects } from './src/app/build/test-projects.ts'
import { workerCheck } from './src/app/build/worker-check.ts'

// Vitest reads this file too, and needs nothing but the JSX transform.
const forTests = process.env.VITEST !== undefined

/** Of the store, but only for the editor, the panel of what waits, or a sign-out. */
const NOT_AT_FIRST =
  'commands/(save-resource|waiting-all|take-back|acknowledge-loss)|queries/(revisions|plan-resources|unsent-drafts|chat-titles|search-history|history-words|first-words)'
const STORE = new RegExp(
  `/src/(local-store/(?!${NOT_AT_FIRST})|domain/(apply-op|op-label|refusals|ops))|/node_modules/dexie`,
)
/** Talks to the server, so no screen waits for it (app/start-exchange-soon.ts). */
const EXCHANGE = /\/src\/(sync|assistant|app\/exchange)/

/** Small modules that several parts share would be a file each, and over HTTP/1.1 six files are a round trip. */
const SMALL = { test: /\/src\/|\/lucide-react\//, minShareCount: 2, maxModuleSize: 4_000 }
/** The parts a chat opens with (see CHAT in app/build/measure-sizes.ts). */
const CHAT_PARTS =
  /\/src\/(app\/(start-services|layout\/usage-panel)|features\/(chat\/chat-(screen|sidebar)|sync-status\/sync-status))\.tsx?$/

/** Whether one of the chat's parts imports the module, by whatever way but a dynamic import. */
function ofChat(id: string, context: { getModuleInfo(id: string): { importers: readonly string[] } | null }) {
  const seen = new Set([id])
  for (const one of seen) {
    if (CHAT_PARTS.test(one)) return 'chat-parts'
    for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  }
  return null
}

const GROUPS = [
  { name: 'store', test: STORE },
  { name: 'exchange', test: EXCHANGE },
  { name: 'start', tags: ['$initial' as const], ...SMALL },
  { name: ofChat, ...SMALL },
]

export default defineConfig({
  plugins: forTests
    ? [react()]
    : [react(), tailwindcss(), publicPages(), installable(), workerCheck(), sizeCheck(), precompress()],
  // The editor brings its own blots; the whole of Quill adds themes and formats it never uses (13 KB).
  css: { postcss: { plugins: [plainSelectors as never] } },
  resolve: { alias: [{ find: /^quill$/, replacement: 'quill/core.js' }] },
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
  test: { maxWorkers: 2, projects: testProjects },
})
