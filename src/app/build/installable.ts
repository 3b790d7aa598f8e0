import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { cachedFiles, isPublicPage, readBuilt } from './built-files.ts'
import { stageOfName } from './loading-order.ts'

const WORKER_SOURCE = 'sw/service-worker.ts'

const manifest: VitePWAOptions['manifest'] = {
  id: '/home',
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: 'Lesson plans and resources for New Zealand primary teachers, online and off.',
  lang: 'en-NZ',
  dir: 'ltr',
  start_url: '/home?source=pwa',
  scope: '/',
  display: 'standalone',
  background_color: '#fbfaf6',
  theme_color: '#fbfaf6',
  categories: ['education', 'productivity'],
  launch_handler: { client_mode: 'navigate-existing' },
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: '/screenshots/plan-wide.png',
      sizes: '1280x860',
      type: 'image/png',
      form_factor: 'wide',
      label: 'A lesson plan',
    },
    {
      src: '/screenshots/plan-narrow.png',
      sizes: '360x780',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'A lesson plan',
    },
  ],
  share_target: {
    action: '/share',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  file_handlers: [
    { action: '/open-file', accept: { 'text/html': ['.html', '.htm'] }, launch_type: 'single-client' },
  ] as never, // the plugin's type lacks `launch_type`
  shortcuts: [
    { name: 'New lesson plan', url: '/lesson-plan', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
    { name: 'New resource', url: '/resource', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
    { name: 'My lesson plans', url: '/my-lesson-plans', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
  ],
}

type Pack = 'soon' | 'later' | 'asked'

/** The pack is fetched in this order: saved work first, then the tools, then the public pages. */
const order = ({ url, pack }: { url: string; pack: Pack | undefined }) =>
  pack === 'soon' ? 0 : isPublicPage(url) ? 2 : 1

/** Marks the files of the offline pack and puts them in the order in which they are fetched. */
async function markPack<Entry extends { url: string }>(entries: Entry[], outDir: string) {
  // This runs even after a failed build, and then that failure is the one to report.
  if (!existsSync(join(outDir, '.vite/manifest.json'))) return entries
  const { soon, later, online, asked } = cachedFiles(await readBuilt(outDir))
  const packOf = (url: string): Pack | undefined => {
    // A web worker is built apart, so only its name says when it loads.
    if (asked.has(url) || stageOfName(url) === 'asked') return 'asked'
    if (soon.has(url)) return 'soon'
    return later.has(url) || isPublicPage(url) || url === 'icon-192.png' ? 'later' : undefined
  }
  const kept = entries.filter(({ url }) => !online.has(url))
  const marked = kept.map((entry) => ({ ...entry, pack: packOf(entry.url) }))
  return marked.sort((one, other) => order(one) - order(other))
}

/**
 * The web manifest and the service worker. The worker gets one list of files. It caches the files of the core when it is
 * installed; the others are marked `pack` and are fetched after sign-in (sw/offline-pack.ts).
 */
export function installable(): PluginOption[] {
  let outDir = 'dist'
  const remember: Plugin = {
    name: 'mahere:out-dir',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
  }
  const pwa = VitePWA({
    strategies: 'injectManifest',
    registerType: 'prompt',
    injectRegister: null,
    srcDir: 'sw',
    filename: 'sw.js', // this address never changes: devices in the field ask for it
    manifest,
    includeManifestIcons: false,
    integration: {
      configureCustomSWViteBuild(config) {
        const options = config.build?.rolldownOptions ?? config.build?.rollupOptions
        if (options) options.input = join(import.meta.dirname, '../../..', WORKER_SOURCE)
      },
    },
    injectManifest: {
      globIgnores: ['login.html'], // with a worker in charge the app itself is here as soon
      globPatterns: ['*.html', 'icon.svg', 'icon-192.png', 'assets/**/*'], // the plugin adds the manifest
      // The planner in a worker, which only a device that drafts by itself ever loads, is the largest: 1.4 MB, 415 kB packed.
      maximumFileSizeToCacheInBytes: 1_500_000,
      manifestTransforms: [async (entries) => ({ manifest: await markPack(entries, outDir) })],
    },
  })
  return [remember, pwa]
}
