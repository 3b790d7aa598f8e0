import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder, ROOT, read } from './source-files.ts'

const MAX_README_BYTES = 9 * 1024
/** A path may be told from the top, from `src`, from the shared functions, or from the folder of the README itself or any folder in it. */
const BASES = ['', 'src', 'supabase/functions', 'supabase/functions/_shared']
const readmes = [
  'README.md',
  ...['src', 'sw', 'supabase', 'tests'].flatMap((folder) => filesUnder(folder, /\.md$/)),
]

/** Struck decisions are history: they may name what is gone. */
function pathsIn(text: string): string[] {
  const current = text.replace(/~~[\s\S]*?~~/g, '').replace(/```[\s\S]*?```/g, '')
  const links = [...current.matchAll(/\]\((?!https?:|#)([^)\s]+)\)/g)].map((match) => match[1] ?? '')
  const quoted = [...current.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '')
  return [
    ...links,
    ...quoted.filter((word) =>
      /^[\w.-]+(\/[\w.-]+)+\/?$|^[\w-]+\.(ts|tsx|mjs|css|sql|json|toml|md)$/.test(word),
    ),
  ]
}

const PACKAGE = /^(@[\w-]+\/)/
/** Told as a path, but not a file of the repository: packages, generated folders, addresses of other programs. */
const ELSEWHERE = /^(quill|node_modules|dist|\.data|\.cache|assets)\/|^text\/|^application\//

function missingIn(readme: string): string[] {
  const folder = dirname(readme)
  const bases = [...BASES, folder]
  const below = folder === '.' ? [] : filesUnder(folder, /./)
  return pathsIn(read(readme))
    .filter((path) => !PACKAGE.test(path) && !ELSEWHERE.test(path))
    .filter((path) => !bases.some((base) => existsSync(join(ROOT, base, path))))
    .filter((path) => !below.some((file) => file.endsWith(`/${path}`)))
    .map((path) => `${readme}: ${path}`)
}

describe('READMEs', () => {
  it('name only paths that exist', () => {
    expect(readmes.flatMap(missingIn)).toEqual([])
  })

  it('at the top is short enough to be read whole', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(MAX_README_BYTES)
  })

  it('would tell a path that is gone', () => {
    expect(pathsIn('see `src/gone.ts`, ~~`src/struck.ts`~~ and [this](docs/also-gone.md)')).toEqual([
      'docs/also-gone.md',
      'src/gone.ts',
    ])
  })
})
