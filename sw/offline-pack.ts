const CACHE = 'mahere-offline-pack'

/** Saved lists, viewing, editing, exporting: too much for a first visit, so it is cached after sign-in, when the page asks. */
export class OfflinePack {
  private paths: ReadonlySet<string>

  constructor(paths: Iterable<string>) {
    this.paths = new Set(paths)
  }

  has(path: string): boolean {
    return this.paths.has(path)
  }

  /** A worker being removed may still answer for the page that asked for it: it must not fill the cache again. */
  async close(): Promise<void> {
    this.paths = new Set()
    await caches.delete(CACHE)
  }

  /** Fetches what is not here yet. File names carry their content's hash, so what is here is right. */
  async fill(wanted: Iterable<string> = this.paths): Promise<void> {
    const cache = await caches.open(CACHE)
    const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname))
    for (const path of wanted) if (!kept.has(path)) await cache.add(path)
  }

  /** A device that has the pack gets the new one together with a new version, or stays with the old version. */
  async refresh(): Promise<void> {
    if (await caches.has(CACHE)) await this.fill()
  }

  /** Once this version is in charge, the files of the one before go. */
  async dropOld(): Promise<void> {
    if (!(await caches.has(CACHE))) return
    const cache = await caches.open(CACHE)
    const old = (await cache.keys()).filter((request) => !this.has(new URL(request.url).pathname))
    await Promise.all(old.map((request) => cache.delete(request)))
  }

  /** What is used once is kept, also where the pack as a whole is not wanted. `path` where the file has another name than the address, as public pages do. */
  async answer(request: Request, path = new URL(request.url).pathname): Promise<Response> {
    const cache = await caches.open(CACHE)
    const kept = await cache.match(path)
    if (kept !== undefined) return kept
    const answer = await fetch(request)
    if (answer.ok && answer.type === 'basic') await cache.put(path, answer.clone())
    return answer
  }
}
