import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const CODE = /\.(ts|tsx|mjs)$/

/** Every folder of ours, and the folders it may import. What is not listed is forbidden (README, "Who may import whom"). */
const MAY_IMPORT: Record<string, string[]> = {
  app: [
    'app',
    'features',
    'ui',
    'local-store',
    'session',
    'sync',
    'assistant',
    'backend',
    'platform',
    'domain',
    'content',
  ],
  features: ['ui', 'local-store/commands', 'local-store/queries', 'session', 'platform', 'domain', 'content'],
  sync: ['sync', 'local-store', 'session', 'backend', 'platform', 'domain'],
  assistant: ['assistant', 'local-store', 'session', 'backend', 'platform', 'domain'],
  'local-store': ['local-store', 'domain', 'platform'],
  session: ['session', 'domain', 'platform'],
  backend: ['backend', 'domain', 'platform', 'contract'],
  ui: ['ui'],
  platform: ['platform'],
  domain: ['domain'],
  content: ['content'],
  sw: ['sw', 'sync', 'local-store', 'backend', 'platform', 'domain'],
}

/** Work that cannot be queued asks the server itself, through one file. */
const OWN_BACKEND_FILE = ['account', 'plan', 'school', 'public-pages']

/** One home per library. A prefix of a path, or several. */
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
  quill: ['src/features/resource'],
  parchment: ['src/features/resource'],
  'react-quill': ['src/features/resource'],
  jspdf: ['src/features/export'],
  html2canvas: ['src/features/export'],
  docx: ['src/features/export'],
  marked: ['src/ui', 'src/features'],
}

function filesUnder(folder: string): string[] {
  const path = join(ROOT, folder)
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return []
    const below = join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(below) : CODE.test(entry.name) ? [below] : []
  })
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8').replace(/^\s*(\/\/|\*).*$/gm, '')
  const found = source.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"]([^'"\n]+)['"]/g)
  return [...found].map((match) => match[1] ?? '')
}

/** `src/features/chat/x.ts` for an import of ours, or undefined for a package. */
function target(file: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?')
  if (path.startsWith('#content/')) return path.replace('#content/', 'supabase/functions/_shared/content/')
  if (path.startsWith('#')) return path.replace('#', 'src/')
  if (path.startsWith('.'))
    return relative(ROOT, join(ROOT, dirname(file), path))
      .split(sep)
      .join('/')
  return undefined
}

function folderOf(path: string): string {
  if (path.startsWith('supabase/functions/_shared/content/')) return 'content'
  if (path.startsWith('supabase/functions/_shared/')) return 'contract'
  if (path.startsWith('sw/')) return 'sw'
  const [, folder = '', sub = ''] = path.split('/')
  if (folder === 'features') return `features/${sub}`
  if (folder === 'local-store' && (sub === 'commands' || sub === 'queries')) return `local-store/${sub}`
  return folder.includes('.') ? 'app' : folder // src/main.tsx belongs to the wiring
}

function mayImport(from: string, to: string, path: string): boolean {
  if (from === to) return true
  const [kind = '', feature = ''] = from.split('/')
  if (kind === 'features' && OWN_BACKEND_FILE.includes(feature) && path === `src/backend/${feature}.ts`)
    return true
  const allowed = MAY_IMPORT[kind] ?? []
  return allowed.includes(to) || allowed.includes(to.split('/')[0] ?? '')
}

const appFiles = [
  ...filesUnder('src'),
  ...filesUnder('sw'),
  ...filesUnder('supabase/functions/_shared/content'),
]

describe('architecture', () => {
  it('imports only along the arrows of the README', () => {
    const forbidden = appFiles.flatMap((file) => {
      const from = folderOf(file.split(sep).join('/'))
      return importsOf(file).flatMap((specifier) => {
        const to = target(file, specifier)
        if (!to || !CODE.test(to)) return []
        return mayImport(from, folderOf(to), to) ? [] : [`${file} → ${specifier}`]
      })
    })
    expect(forbidden).toEqual([])
  })

  it('keeps each library in one home', () => {
    const strays = appFiles.flatMap((file) =>
      importsOf(file).flatMap((specifier) => {
        const library = Object.keys(HOMES).find(
          (name) => specifier === name || specifier.startsWith(`${name}/`),
        )
        const homes = library ? HOMES[library] : undefined
        const path = file.split(sep).join('/')
        return !homes || homes.some((home) => path.startsWith(home)) ? [] : [`${file} → ${specifier}`]
      }),
    )
    expect(strays).toEqual([])
  })

  it('names the file, with its extension, in every import of ours', () => {
    const vague = appFiles.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => /^[#.]/.test(specifier) && !/\.[a-z0-9]+(\?[\w&]+)?$/.test(specifier))
        .map((specifier) => `${file} → ${specifier}`),
    )
    expect(vague).toEqual([])
  })

  it('has no file over 300 lines and no barrel', () => {
    const all = [...appFiles, ...filesUnder('supabase'), ...filesUnder('tests')]
    const long = all.filter((file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length > 301)
    const barrels = appFiles.filter((file) => /[\\/]index\.tsx?$/.test(file))
    expect([...long, ...barrels]).toEqual([])
  })

  it('spells the product name in one constant', () => {
    const spelled = filesUnder('src').filter((file) =>
      readFileSync(join(ROOT, file), 'utf8').includes('Mahere'),
    )
    expect(spelled.map((file) => file.split(sep).join('/'))).toEqual(['src/domain/product.ts'])
  })

  it('keeps the top level to the entries the README names', () => {
    const known =
      'README.md index.html node_modules dist package.json package-lock.json public src supabase sw tests tsconfig.json vite.config.ts'
    const extra = readdirSync(ROOT).filter(
      (name) => !name.startsWith('.') && !known.split(' ').includes(name),
    )
    expect(extra).toEqual([])
    expect(statSync(join(ROOT, 'src')).isDirectory()).toBe(true)
  })
})
