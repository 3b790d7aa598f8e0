import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { parseSync } from 'vite'

export const ROOT = join(import.meta.dirname, '../..')
const CONTENT = 'supabase/functions/_shared/content/'
const CODE = /\.(ts|tsx|mjs|mts)$/

/** Paths below `folder`, relative to the project and with forward slashes, whose names match `kind`. */
export function filesUnder(folder: string, kind: RegExp = CODE): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return []
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(path, kind) : kind.test(entry.name) ? [path] : []
  })
}

/** Everything that is shipped: the app, its worker, the edge functions and the embedded backend. */
export function shippedFiles(): string[] {
  return ['src', 'sw', 'supabase'].flatMap((folder) => filesUnder(folder))
}

export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
/** Typed constants, prose for the most part: as long as they need to be, and without any function. */
export const isData = (path: string) => path.endsWith('.data.ts')
export const lineCount = (text: string) => text.trimEnd().split('\n').length

export interface Import {
  specifier: string
  /** The file of ours that it names; undefined for a package. */
  path: string | undefined
  /** It leaves nothing in the built code. */
  typeOnly: boolean
  dynamic: boolean
}

const parsed = new Map<string, ReturnType<typeof parseSync>>()

/** The syntax tree and the module record of one file; parsed once. */
export function parse(path: string): ReturnType<typeof parseSync> {
  const known = parsed.get(path)
  if (known) return known
  const result = parseSync(join(ROOT, path), read(path), { sourceType: 'module' })
  if (result.errors.length > 0) throw new Error(`${path}: ${result.errors[0]?.message}`)
  parsed.set(path, result)
  return result
}

/** Every import and re-export of a file, dynamic ones included. */
export function importsOf(path: string): Import[] {
  const { module } = parse(path)
  const fixed = module.staticImports.map((found) => ({
    specifier: found.moduleRequest.value,
    typeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
    dynamic: false,
  }))
  const again = module.staticExports.flatMap((found) =>
    found.entries.flatMap((entry) =>
      entry.moduleRequest
        ? [{ specifier: entry.moduleRequest.value, typeOnly: entry.isType, dynamic: false }]
        : [],
    ),
  )
  const later = module.dynamicImports.flatMap((found) => {
    const text = read(path).slice(found.moduleRequest.start, found.moduleRequest.end)
    const specifier = /^['"`]([^'"`$]+)['"`]$/.exec(text)?.[1]
    return specifier ? [{ specifier, typeOnly: false, dynamic: true }] : []
  })
  return [...fixed, ...again, ...later].map((found) => ({ ...found, path: target(path, found.specifier) }))
}

/** `src/features/chat/x.ts` for an import of ours, or undefined for a package. */
function target(from: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?')
  if (path.startsWith('#content/')) return path.replace('#content/', CONTENT)
  if (path.startsWith('#')) return path.replace('#', 'src/')
  if (path.startsWith('.')) return posix.normalize(posix.join(dirname(from).split(sep).join('/'), path))
  return undefined
}
