/*
 * The kill switch. Published in place of /sw.js it retires a broken worker on every device: it takes over at once, removes
 * what the worker cached and itself, and loads the open pages anew from the network. Work on the device is not in those
 * caches and stays. supabase/README.md says how to use it.
 */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  const pages = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  // A page registers /sw.js whenever it opens. With nothing left to remove, loading it again would never end.
  if (names.length === 0) return
  for (const page of pages) page.navigate(page.url).catch(() => {})
}
