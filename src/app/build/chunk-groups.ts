import { stageOfPart } from './loading-order.ts'

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** The part of a chat that shows before the store is here. The built file has the name of the group. */
export const PREVIEW = 'chat-preview'
/** The modules that a chat's parts share, the store above all. */
export const CHAT_PARTS = 'chat-parts'
/** The app's own code of the first paint. */
export const START = 'start'
const PREVIEW_MODULE = '/src/features/chat/preview/chat-preview.first.tsx'

/** The module and every module that imports it statically, directly or through others. */
function importersOf(id: string, graph: Graph): string[] {
  const found = new Set([id])
  for (const one of found)
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) found.add(importer)
  return [...found]
}

const isMain = (id: string) => id.endsWith('/src/main.tsx')

const isFirstPart = (id: string, graph: Graph) =>
  stageOfPart(id) === 'first' && (graph.getModuleInfo(id)?.dynamicImporters ?? []).length > 0

/** The preview must not share a file with what reads from the store, because that file is larger than the preview. */
function ofPreview(id: string, graph: Graph): string | null {
  const importers = importersOf(id, graph)
  return !importers.some(isMain) && importers.some((one) => one.endsWith(PREVIEW_MODULE)) ? PREVIEW : null
}

function ofChat(id: string, graph: Graph): string | null {
  const importers = importersOf(id, graph)
  return !importers.some(isMain) && importers.some((one) => isFirstPart(one, graph)) ? CHAT_PARTS : null
}

/** Modules that a page loads statically. The editor's page is one too, and what only that needs is not of the start. */
const INITIAL = { tags: ['$initial' as const] }
const ofStart = (group: string) => (id: string, graph: Graph) =>
  importersOf(id, graph).some(isMain) ? group : null

const OURS = /\/src\/|\/_shared\/content\/|\/node_modules\/dexie/
const ICONS = /\/lucide-react\//
const CODE_OR_ICONS = /\/src\/.*\.tsx?$|\/lucide-react\//
/** Vite's helper for `import()` counts as a library: the start's own code calls it while it runs. */
const LIBRARIES = /\/node_modules\/(?!lucide-react)|\/build\/lean\/|rolldown\/runtime|vite\/preload-helper/
const SHARED = { minShareCount: 2 }

/**
 * The groups of modules that share a file; a module belongs to the first group that takes it. Without groups the small
 * modules that several parts share would be a file each, and over HTTP/1.1 six files are a round trip. All libraries of the
 * start are in one file and all its own code in another: code that runs at once must not need a file that runs after it.
 */
export const chunkGroups = [
  { name: ofStart('libraries'), test: LIBRARIES, ...INITIAL },
  { name: ofStart(START), test: CODE_OR_ICONS, ...INITIAL },
  { name: 'icons', test: ICONS, ...SHARED },
  { name: ofPreview, test: OURS },
  { name: ofChat, test: OURS, ...SHARED },
]
