import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** The files of ours that end up in the worker: those of `sw/` and everything they import, types aside. */
function reached(): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file)) return
    found.add(file)
    for (const [, name = ''] of source(file).matchAll(
      /^(?:import|export)\s(?!type\s)[^;]*?from '([#.][^']+)'/gm,
    )) {
      const [path = ''] = name.split('?')
      visit(path.startsWith('#') ? join(ROOT, path.replace('#', 'src/')) : join(dirname(file), path))
    }
  }
  for (const name of readdirSync(join(ROOT, 'sw'))) if (name.endsWith('.ts')) visit(join(ROOT, 'sw', name))
  return found
}

const source = (file: string) => readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*).*$/gm, '')

describe('the service worker', () => {
  it('[SYS-12] loads nothing of itself later: a worker that imports does not start, and nothing works offline', () => {
    const files = reached()
    expect(files.size).toBeGreaterThan(20)
    const later = [...files].filter((file) => /(?<!typeof )\bimport\(|\bimport\.meta\b/.test(source(file)))
    expect(later).toEqual([])
  })
})
