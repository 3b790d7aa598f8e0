const CACHE = 'mahere-offline-pack'
/** A file that a teacher's choice brought onto this device. */
const ASKED = /\/draft-worker\.asked-/

/** A file's path without the hash of its content. */
const nameOf = (path: string) => path.replace(/-.{8}\.\w+$/, '')

/** The code for saved lists, viewing, editing and exporting. It is too large for a first visit, so the page asks for it after sign-in. */
export class OfflinePack {
  private paths: ReadonlySet<string>
  private asked: ReadonlySet<string>
  private closed = false

  /** Files that were `asked` for are cached when they are first used, and never filled in for others. */
  constructor(paths: Iterable<string>, asked: Iterable<string>) {
    this.paths = new Set(paths)
    this.asked = new Set(asked)
  }

  has(path: string): boolean {
    return this.paths.has(path) || this.asked.has(path)
  }

  /** Empties the pack. A worker being removed still hears pages that are being left, and must not make the cache again. */
  async close(): Promise<void> {
    this.closed = true
    this.paths = new Set()
    this.asked = new Set()
    await caches.delete(CACHE)
  }

  /** Fetches the missing files. File names carry a hash of their content, so a cached file is never out of date. */
  async fill(wanted: Iterable<string> = this.paths): Promise<void> {
    if (this.closed) return
    const cache = await caches.open(CACHE)
    const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname))
    for (const path of wanted) if (!kept.has(path)) await cache.add(path)
  }

  /** A device that has the pack gets the new files together with a new version, or stays with the old version. */
  async refresh(): Promise<void> {
    if (!(await caches.has(CACHE))) return
    await this.fill()
    const kept = await (await caches.open(CACHE)).keys()
    const names = new Set(kept.map(({ url }) => nameOf(new URL(url).pathname)))
    const isWanted = kept.some(({ url }) => ASKED.test(url))
    await this.fill([...this.asked].filter((path) => isWanted || names.has(nameOf(path))))
  }

  /** Deletes the files of the previous version once this version has taken over. */
  async dropOld(): Promise<void> {
    if (!(await caches.has(CACHE))) return
    const cache = await caches.open(CACHE)
    const old = (await cache.keys()).filter((request) => !this.has(new URL(request.url).pathname))
    await Promise.all(old.map((request) => cache.delete(request)))
  }

  /**
   * Answers a request and caches the file, even on a device that does not want the whole pack. `path` names the file
   * when it differs from the address, as with public pages.
   */
  async answer(request: Request, path = new URL(request.url).pathname): Promise<Response> {
    const cache = await caches.open(CACHE)
    const kept = await cache.match(path)
    if (kept !== undefined) return kept
    const answer = await fetch(request)
    if (answer.ok && answer.type === 'basic') await cache.put(path, answer.clone())
    return answer
  }
}
