import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { buildTarget } from './src/app/build/baseline.ts'
import { baselineCheck } from './src/app/build/baseline-check.ts'
import { chunkGroups } from './src/app/build/chunk-groups.ts'
import { deployment } from './src/app/build/deployment.ts'
import { installable } from './src/app/build/installable.ts'
import { leanJspdf } from './src/app/build/lean/jspdf.ts'
import { leanPackages, oneLodash } from './src/app/build/lean/packages.ts'
import { assetFileNames, recordParts, resolveDependencies } from './src/app/build/loading-order.ts'
import { plainSelectors } from './src/app/build/plain-selectors.ts'
import { precompress } from './src/app/build/precompress.ts'
import { preloadChat } from './src/app/build/preload-chat.ts'
import { publicPages } from './src/app/build/public-pages.ts'
import { scriptUrl } from './src/app/build/script-url.ts'
import { sizeCheck } from './src/app/build/size-check.ts'
import { workerCheck } from './src/app/build/worker-check.ts'
import { hostedHeaders } from './supabase/local/http/content-security.ts'
import { testProjects } from './tests/support/test-projects.ts'

// Vitest reads this file too, and needs only the JSX transform.
const forTests = process.env.VITEST !== undefined
const order = forTests ? { sequencer: (await import('./tests/support/longest-first.ts')).LongestFirst } : {}

export default defineConfig({
  plugins: forTests
    ? [react()]
    : [
        react(),
        tailwindcss(),
        scriptUrl(),
        leanJspdf(),
        oneLodash(),
        recordParts(),
        preloadChat(),
        publicPages(),
        installable(),
        workerCheck(),
        sizeCheck(),
        baselineCheck(),
        deployment(hostedHeaders),
        precompress(),
      ],
  css: { postcss: { plugins: [plainSelectors as never] } },
  resolve: {
    alias: [
      ...(forTests ? [] : leanPackages),
      // The editor has its own blots, and the whole of Quill would add 13 KB of themes and formats that it never uses.
      { find: /^quill$/, replacement: 'quill/core.js' },
      // Its shim is for a React that has no such hook.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
      {
        find: 'fast-png',
        replacement: fileURLToPath(new URL('src/documents/pdf/no-png.ts', import.meta.url)),
      },
    ],
  },
  build: {
    target: buildTarget,
    modulePreload: { resolveDependencies },
    manifest: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      external: ['canvg'], // jsPDF loads it to draw SVG, which our documents never ask for
      input: { app: 'index.html', 'public-pages': 'src/app/public-pages.css' },
      output: {
        assetFileNames,
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
      },
    },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  test: { maxWorkers: 2, projects: testProjects, sequence: order },
})
