import type { Kit } from '../functions/_shared/content/kit.ts'
import { proseOf } from './kit-checks.ts'
import type { KitFile } from './kit-files.ts'

/** Runs of five words, by which two texts are compared. */
function runsOf(kit: Kit): Set<string> {
  const runs = proseOf(kit).flatMap((text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []
    return words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '))
  })
  return new Set(runs)
}

const MAX_ALIKE = 0.3

/** Adds a fault to a kit that says the same as another in more than three of ten runs of words: they teach the same lesson. */
export function findAlike(files: readonly KitFile[]): void {
  const all = files.flatMap((file) => (file.kit ? [{ file, runs: runsOf(file.kit) }] : []))
  const holders = new Map<string, number[]>()
  for (const [at, { runs }] of all.entries())
    for (const run of runs) holders.set(run, [...(holders.get(run) ?? []), at])
  const shared = new Map<string, number>()
  for (const at of holders.values())
    for (const [index, one] of at.entries())
      for (const other of at.slice(index + 1)) {
        const pair = `${one} ${other}`
        shared.set(pair, (shared.get(pair) ?? 0) + 1)
      }
  for (const [pair, count] of shared) {
    const [one, other] = pair.split(' ').map((at) => all[Number(at)])
    if (!one || !other || count / Math.min(one.runs.size, other.runs.size) <= MAX_ALIKE) continue
    other.file.faults.push({ field: 'file', reason: `says mostly what ${one.file.path} says` })
  }
}
