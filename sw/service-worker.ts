/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { SEND_TAG } from '#platform/background-send.ts'
import { NO_WORKER } from '#platform/no-worker.ts'
import { isAppAddress, isServersToAnswer, publicPageFile } from './addresses.ts'
import { OfflinePack } from './offline-pack.ts'
import { sendWaiting } from './send-waiting.ts'

interface BuiltFile {
  url: string
  revision: string | null
  /** The build sets this on files fetched after sign-in instead of at install (app/build/installable.ts). */
  pack?: 'soon' | 'later' | 'asked'
}
declare const self: ServiceWorkerGlobalScope

const built = self.__WB_MANIFEST as BuiltFile[]
const files = built.map((file) => ({ ...file, url: `/${file.url.replace(/^\//, '')}` }))
const core = files.filter((file) => !file.pack)
const inPack = (part: BuiltFile['pack']) => files.filter((file) => file.pack === part).map((file) => file.url)
const soon = inPack('soon')
const pack = new OfflinePack([...soon, ...inPack('later')], inPack('asked'))

// This must be the first listener: no other may answer before the escape from a broken worker.
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.mode !== 'navigate' || !url.searchParams.has(NO_WORKER)) return
  event.stopImmediatePropagation()
  event.respondWith(removeWorker().then(() => fetch(event.request)))
})

precacheAndRoute(core)
cleanupOutdatedCaches()

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && pack.has(url.pathname),
  ({ request }) => pack.answer(request),
)

// Public pages are separate files, whatever the query says. Those not cached go to the network.
const pages = new Set(files.map((file) => file.url))
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && publicPageFile(url.pathname, pages) !== undefined,
  ({ url, request, event }) => {
    const file = publicPageFile(url.pathname, pages) ?? '/index.html'
    if (pack.has(file)) return pack.answer(request, file)
    return createHandlerBoundToURL(file)({ url, request, event })
  },
)

// Every address of the app gets the same shell, and the router reads the address.
const shell = createHandlerBoundToURL('/app.html')
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isAppAddress(url.pathname),
  shell,
)
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isServersToAnswer(url.pathname),
  (asked) => fetch(asked.request).catch(() => shell(asked)),
)

self.addEventListener('install', (event) => event.waitUntil(pack.refresh()))
self.addEventListener('activate', (event) => event.waitUntil(pack.dropOld()))

// Chromium wakes a worker once there is a network, even after the app was closed. Other browsers never fire this.
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string }
  if (tag === SEND_TAG) waitUntil.call(event, sendWaiting())
})

self.addEventListener('message', (event) => {
  const type: unknown = event.data?.type
  // The new version takes over only when the teacher agrees, because another tab may be in the middle of a sentence.
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  if (type === 'FETCH_OFFLINE_PACK') event.waitUntil(pack.fill().catch(() => {}))
  if (type === 'FETCH_OFFLINE_SCREENS') event.waitUntil(pack.fill(soon).catch(() => {}))
})

async function removeWorker(): Promise<void> {
  await pack.close()
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
