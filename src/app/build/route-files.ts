import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

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
export type BuildManifest = Record<string, Chunk>

/** What the page names itself. */
export const HOME = ['index.html']
/** With what it imports at once, all that a chat's first paint needs. */
export const CHAT = [
  ...HOME,
  'src/app/start-services.ts',
  'src/features/chat/chat-screen.tsx',
  'src/features/chat/chat-sidebar.tsx',
  'src/features/sync-status/sync-status.tsx',
  'src/app/layout/usage-panel.tsx',
]
/** In its bar, with the first paint or just after it. */
export const PICKER = ['src/features/curriculum-picker/curriculum-picker.tsx']

/** What a device needs before it has ever been offline: with all it imports at once, the core precache. */
const CORE = [
  /^index\.html$/,
  /^src\/app\/(?!public-pages)/,
  /^src\/platform\/worker-updates\./,
  /^src\/features\/(chat|curriculum-picker|sync-status)\//,
]
/** Of the pack, what shows saved work and what leads back in: small, so it comes first, and also where data is saved. */
const SCREENS =
  /^src\/(ui\/markdown-body|app\/transition-screen|features\/(chat\/sidebar\/found-chats|resource\/resource-screen|starred\/starred-screen|account\/(login-screen|completing-sign-in|links\/)))/
/** Of use only with a network, a tool that comes with the pack, or for letters outside English and te reo. */
const NOT_CORE =
  /auth-client|realtime-client|latin-ext|actions\/(print-pack|upgrade-dialog)|plan\/change-page|sidebar\/found-chats|src\/app\/(layout\/tooltips|lazy-export|export-saved|account-parts|transition-screen|install-card)/
/** Pulled in by a library for something we do not use. */
const NEVER = /canvg|core-js/

/** What a chat shows before its own code is here. The chunk bears the name of its group (vite.config.ts), not of a source. */
export function openingOf(manifest: BuildManifest): string[] {
  return Object.keys(manifest).filter((key) => manifest[key]?.name === 'chat-opening')
}

export async function readManifest(outDir: string): Promise<BuildManifest> {
  return JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as BuildManifest
}

/** The chunk and everything it imports at once, each only once. */
export function closure(manifest: BuildManifest, keys: string[]): Chunk[] {
  const found = new Map<string, Chunk>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || found.has(key)) return
    found.set(key, chunk)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return [...found.values()]
}

interface SplitFiles {
  core: Set<string>
  /** Everything of the offline pack, its screens included. */
  pack: Set<string>
  screens: Set<string>
  never: Set<string>
}

/** Which built files come with the offline pack, and which are never cached. All others are the core. */
export function splitFiles(manifest: BuildManifest): SplitFiles {
  const roots = Object.keys(manifest).filter(
    (key) => CORE.some((pattern) => pattern.test(key)) && !NOT_CORE.test(key),
  )
  const core = filesOf(closure(manifest, roots))
  for (const [key, chunk] of Object.entries(manifest)) if (isCurriculum(key)) core.add(chunk.file)
  for (const file of core) if (NOT_CORE.test(file)) core.delete(file)
  const never = new Set<string>()
  const pack = new Set<string>()
  for (const [key, chunk] of Object.entries(manifest)) {
    for (const file of filesOf([chunk])) {
      if (core.has(file)) continue
      if (NEVER.test(key) || NEVER.test(file)) never.add(file)
      else pack.add(file)
    }
  }
  const shown = closure(
    manifest,
    Object.keys(manifest).filter((key) => SCREENS.test(key)),
  )
  const screens = new Set([...filesOf(shown)].filter((file) => pack.has(file)))
  return { core, pack, screens, never }
}

export function isCurriculum(key: string): boolean {
  return /curriculum[^/]*\.json/.test(key)
}

export function filesOf(chunks: Chunk[]): Set<string> {
  return new Set(chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]))
}

/** Who opens the app never needs the public pages first: they and their stylesheet come with the pack. */
export function isPublicPage(file: string): boolean {
  return file.endsWith('.html') && file !== 'app.html'
}
