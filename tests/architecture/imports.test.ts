import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder, type Import, importsOf, parse, ROOT, read, shippedFiles } from './source-files.ts'

const SHARED = 'supabase/functions/_shared/'

/** Every room of the house, and the rooms it may import from. What is not listed is forbidden (README, "Architecture"). */
const MAY_IMPORT: Record<string, string[]> = {
  app: [
    'features',
    'documents',
    'ui',
    'local-store',
    'session',
    'sync',
    'assistant',
    'backend',
    'platform',
    'domain',
    'content',
    'contract',
  ],
  features: [
    'ui',
    'documents',
    'local-store/commands',
    'local-store/queries',
    'session',
    'platform',
    'domain',
    'content',
    'contract',
    'device-draft',
  ],
  // The browser's own model writes with the server's code, by one door (tests/architecture/device-draft.test.ts).
  'device-draft': [
    'local-store/commands',
    'local-store/queries',
    'platform',
    'domain',
    'content',
    'contract',
    'generate',
  ],
  documents: ['domain', 'platform', 'content', 'contract'],
  sync: ['local-store', 'session', 'backend', 'platform', 'domain', 'contract'],
  assistant: ['local-store', 'session', 'backend', 'platform', 'domain', 'contract'],
  'local-store': ['domain', 'platform', 'contract'],
  session: ['domain', 'platform', 'contract'],
  backend: ['domain', 'platform', 'contract'],
  ui: [],
  platform: [],
  // The contract holds the types that app, planner and edge functions share. It imports nothing, so domain stays at the bottom.
  domain: ['contract'],
  sw: ['sync', 'local-store', 'backend', 'platform', 'domain'],
  content: ['contract'],
  contract: [],
  http: ['contract'],
  generate: ['http', 'contract', 'content'],
  functions: ['generate', 'http', 'contract', 'content'],
  local: ['seed', 'domain', 'contract'],
  seed: ['content'],
}

/** Features whose work cannot be queued ask the server themselves, each through one folder of the backend: sign-in needs an answer now. */
const OWN_BACKEND_FOLDER: Record<string, string> = {
  account: 'src/backend/auth/',
  plan: 'src/backend/payments/',
  school: 'src/backend/school/',
  starred: 'src/backend/sharing/',
  'shared-page': 'src/backend/sharing/',
}

/** One home per library: prefixes of the paths that may import it. */
const HOMES: Record<string, string[]> = {
  dexie: ['src/local-store'],
  'dexie-react-hooks': ['src/features', 'src/app'],
  '@supabase/supabase-js': ['src/backend'],
  '@supabase/auth-js': ['src/backend'],
  '@supabase/postgrest-js': ['src/backend'],
  '@supabase/realtime-js': ['src/backend'],
  zustand: ['src/session'],
  '@tanstack/react-router': ['src/app', 'src/features', 'src/main.tsx'],
  'workbox-window': ['src/platform'],
  quill: ['src/documents/editor'],
  parchment: ['src/documents/editor'],
  'react-quill': ['src/documents/editor'],
  jspdf: ['src/documents'],
  html2canvas: ['src/documents'],
  docx: ['src/documents'],
  fflate: ['src/documents'],
  marked: ['src/ui', 'src/documents'],
}

/** The room a file belongs to; two halves where only part of a room may be imported. */
function roomOf(path: string): string {
  if (path === `${SHARED}content/contract.ts`) return 'contract'
  if (path.startsWith(`${SHARED}content/`)) return 'content'
  if (path.startsWith(`${SHARED}generate/`)) return 'generate'
  if (path.startsWith(`${SHARED}http/`)) return 'http'
  if (path.startsWith('sw/')) return 'sw'
  const [, room = '', part = ''] = path.split('/')
  if (room === 'features') return `features/${part}`
  if (room === 'local-store' && (part === 'commands' || part === 'queries')) return `local-store/${part}`
  return room.includes('.') ? 'app' : room // src/main.tsx belongs to the wiring
}

function mayImport(from: string, path: string): boolean {
  const to = roomOf(path)
  if (from === to) return true
  const [kind = '', part = ''] = from.split('/')
  if (kind === 'local-store' && to.startsWith('local-store')) return true
  const ownFolder = OWN_BACKEND_FOLDER[part]
  if (kind === 'features' && ownFolder !== undefined && path.startsWith(ownFolder)) return true
  const allowed = MAY_IMPORT[kind] ?? []
  return allowed.includes(to) || allowed.includes(to.split('/')[0] ?? '')
}

const isCode = (path: string | undefined): path is string => path !== undefined && /\.tsx?$/.test(path)

const files = shippedFiles()
const strays = (isStray: (file: string, found: Import) => boolean) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((found) => isStray(file, found))
      .map(({ specifier }) => `${file} → ${specifier}`),
  )

describe('imports', () => {
  it('go only along the arrows of the README', () => {
    expect(strays((file, { path }) => isCode(path) && !mayImport(roomOf(file), path))).toEqual([])
  })

  it('have a row for every folder, and no row for a folder that does not exist', () => {
    const rooms = new Set(files.map((file) => roomOf(file).split('/')[0] ?? ''))
    expect(Object.keys(MAY_IMPORT).sort()).toEqual([...rooms].sort())
    const features = readdirSync(join(ROOT, 'src/features'))
    expect(Object.keys(OWN_BACKEND_FOLDER).filter((name) => !features.includes(name))).toEqual([])
  })

  it('keep each library in one home', () => {
    const homesOf = (specifier: string) =>
      Object.entries(HOMES).find(([name]) => specifier === name || specifier.startsWith(`${name}/`))?.[1]
    expect(
      strays((file, { specifier }) => {
        const homes = file.startsWith('src/') || file.startsWith('sw/') ? homesOf(specifier) : undefined
        return homes !== undefined && !homes.some((home) => file.startsWith(home))
      }),
    ).toEqual([])
  })

  it('name only packages that package.json declares', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>
    const declared = { ...dependencies, ...devDependencies }
    const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/?]+/.exec(specifier)?.[0] ?? ''
    const isOurs = (specifier: string) => /^(?:[#./]|node:|virtual:)/.test(specifier)
    expect(
      strays((file, { specifier }) => {
        // The edge functions name their packages in a file of their own.
        const isEdge = file.startsWith('supabase/functions/') && !file.startsWith(SHARED)
        return !isEdge && !isOurs(specifier) && !(packageOf(specifier) in declared)
      }),
    ).toEqual([])
  })

  it('come from the file that declares the name: nothing is exported onward', () => {
    const onward = files.flatMap((file) =>
      parse(file).module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) =>
          moduleRequest && /^[#.]/.test(moduleRequest.value) ? [`${file} → ${moduleRequest.value}`] : [],
        ),
      ),
    )
    // The preview is one chunk with one entry, so that the first paint asks for one file.
    expect(onward).toEqual(['src/features/chat/preview/chat-preview.first.tsx → ./use-preview.ts'])
  })

  it('name a file of ours with its extension', () => {
    expect(
      strays((_, { specifier }) => /^[#.]/.test(specifier) && !/\.[a-z0-9]+(\?[\w&-]+)?$/.test(specifier)),
    ).toEqual([])
  })
})

describe('names and places', () => {
  it('the product is called by one constant', () => {
    expect(filesUnder('src').filter((file) => read(file).includes('Mahere'))).toEqual([
      'src/domain/product.ts',
    ])
  })

  it('the top level holds only the entries the README names', () => {
    const known =
      'README.md index.html node_modules dist package.json package-lock.json public src supabase sw tests tsconfig.json vite.config.ts'
    const extra = readdirSync(ROOT).filter(
      (name) => !name.startsWith('.') && !known.split(' ').includes(name),
    )
    expect(extra).toEqual([])
  })
})
