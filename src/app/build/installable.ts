import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { isPublicPage, readManifest, splitFiles } from './route-files.ts'

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
  shortcuts: [
    { name: 'New lesson plan', url: '/lesson-plan', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
    { name: 'New resource', url: '/resource', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
    { name: 'My lesson plans', url: '/my-lesson-plans', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
  ],
}

/** The pack is fetched in this order: saved work first, then the tools, then pages about us. */
const late = ({ url, pack }: { url: string; pack: 'screens' | 'tools' | undefined }) =>
  pack === 'screens' ? 0 : url.endsWith('.html') ? 2 : 1

/**
 * The manifest and the service worker. The worker gets one list of files: what the shell and the chats need is cached
 * when it installs, the rest is marked `pack` and fetched after sign-in (sw/offline-pack.ts).
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
    filename: 'sw.js', // this address is for ever: devices in the field ask for it
    manifest,
    includeManifestIcons: false,
    integration: {
      configureCustomSWViteBuild(config) {
        const options = config.build?.rolldownOptions ?? config.build?.rollupOptions
        if (options) options.input = join(import.meta.dirname, '../../..', WORKER_SOURCE)
      },
    },
    injectManifest: {
      globPatterns: ['*.html', 'icon.svg', 'icon-192.png', 'assets/**/*'], // the plugin adds the manifest
      maximumFileSizeToCacheInBytes: 1_000_000,
      manifestTransforms: [
        async (entries) => {
          // Runs even when the build has failed before it; then that failure is the one to report.
          if (!existsSync(join(outDir, '.vite/manifest.json'))) return { manifest: entries }
          const { pack, screens, never } = splitFiles(await readManifest(outDir))
          const stage = (url: string) => {
            if (screens.has(url)) return 'screens' as const
            return pack.has(url) || isPublicPage(url) || url === 'icon-192.png'
              ? ('tools' as const)
              : undefined
          }
          const kept = entries
            .filter((entry) => !never.has(entry.url))
            .map((entry) => ({ ...entry, pack: stage(entry.url) }))
          return { manifest: kept.sort((one, other) => late(one) - late(other)) }
        },
      ],
    },
  })
  return [remember, pwa]
}
