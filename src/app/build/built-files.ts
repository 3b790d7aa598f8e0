import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PARTS_FILE, type Parts, type Stage, stageOfName } from './loading-order.ts'

export interface Chunk {
  file: string
  src?: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
type BuildManifest = Record<string, Chunk>

/** The records that Vite and `recordParts` keep of the files they have written. */
export interface Built {
  manifest: BuildManifest
  parts: Parts
}

/** The key of the page and of all that it imports statically, which is what /home paints with. */
export const HOME = 'index.html'

export async function readBuilt(outDir: string): Promise<Built> {
  const read = async (file: string) => JSON.parse(await readFile(join(outDir, file), 'utf8'), withoutNameless)
  return { manifest: await read('.vite/manifest.json'), parts: await read(PARTS_FILE) }
}

/** Leaves out the names without a hash, under which Vite lists a script whose address a module asks for. */
function withoutNameless(key: string, value: unknown): unknown {
  return key === 'assets' ? (value as string[]).filter((file) => !file.includes('!~{')) : value
}

/** The parts that load at one of these stages, as keys of the manifest. */
export function partsOf({ manifest, parts }: Built, ...stages: Stage[]): string[] {
  return Object.keys(manifest).filter((key) => {
    const stage = parts[manifest[key]?.file ?? '']
    return stage !== undefined && stages.includes(stage)
  })
}

/** The keys of everything that a chat's first paint needs. */
export function chatOf(built: Built): string[] {
  return [HOME, ...partsOf(built, 'first')]
}

/** The chunks of these keys and everything they import statically, each once. Throws when the build has no such key. */
export function closure({ manifest }: Built, keys: string[]): Chunk[] {
  const found = new Map<string, Chunk>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`${key} is missing from the build`)
    if (found.has(key)) return
    found.set(key, chunk)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return [...found.values()]
}

export function filesOf(chunks: Chunk[]): Set<string> {
  return new Set(chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]))
}

interface CachedFiles {
  /** The files a device needs before it has ever been offline. The worker caches them when it is installed. */
  core: Set<string>
  /** The part of the offline pack that comes right after sign-in. */
  soon: Set<string>
  /** The rest of the offline pack. */
  later: Set<string>
  /** The files that no device keeps, because only parts that need the server load them. */
  online: Set<string>
  /** The files that only a device caches on which a teacher asked for what they do. */
  asked: Set<string>
}

/** Sorts the built files by when the worker caches them. A file is cached with the first part that needs it. */
export function cachedFiles(built: Built): CachedFiles {
  const files = filesOf(Object.values(built.manifest))
  const needed = (...stages: Stage[]) => filesOf(closure(built, [HOME, ...partsOf(built, ...stages)]))
  const core = new Set([...needed('first', 'core')].filter((file) => !isLateAsset(file)))
  const soon = new Set([...needed('soon')].filter((file) => !core.has(file)))
  const elsewhere = needed('first', 'core', 'soon', 'later')
  const only = (stage: Stage) => new Set([...needed(stage)].filter((file) => !elsewhere.has(file)))
  const [online, asked] = [only('online'), only('asked')]
  const later = new Set(
    [...files].filter((file) => ![core, soon, online, asked].some((set) => set.has(file))),
  )
  return { core, soon, later, online, asked }
}

/** A file that is no code has a stage of its own: a part names it, and the browser fetches it when it is needed. */
const isLateAsset = (file: string) => !file.endsWith('.js') && stageOfName(file) === 'soon'

/** The app's own page, and the same page with the sign-in form in it (sign-in/sign-in-page.ts). */
const OF_THE_APP = ['app.html', 'login.html']

/** Somebody who opens the app does not need the public pages, so they and their stylesheet come with the pack. */
export function isPublicPage(file: string): boolean {
  return file.endsWith('.html') && !OF_THE_APP.includes(file) && !file.startsWith('assets/')
}
