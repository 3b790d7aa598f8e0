import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { changesOf, PLANTS, planted, plantNamed } from './plants/plants.ts'
import { runSchedules } from './run-schedules.ts'
import { isInvariant } from './violation.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** A test that cannot fail is a defect: these must be found. `npm run simulate -- --plant all` tries all of them. */
const IN_EVERY_RUN = [
  'receipt-check-dropped',
  'realtime-moves-the-cursor',
  'refused-op-replayed',
  'outbox-cleared-on-401',
  'cursor-before-rows',
  'entry-removed-before-receipt',
  'refused-message-holds-nothing',
]

function migrationsAfter(file: string): string[] {
  if (!file.endsWith('.sql')) return []
  const folder = join(ROOT, dirname(file))
  return readdirSync(folder)
    .filter((name) => name > basename(file))
    .map((name) => join(folder, name))
}

describe('the simulation', () => {
  it.each(IN_EVERY_RUN)(
    'finds the planted bug %s within 500 schedules',
    async (name) => {
      const options = { seed: 1, schedules: 500, workers: 2, sqlEvery: Number.POSITIVE_INFINITY }
      const findings = await runSchedules({ ...options, plant: plantNamed(name), stopAtFirst: true })
      const broken = findings.flatMap(({ violation }) => violation?.invariant ?? [])
      expect(broken.some(isInvariant)).toBe(true)
    },
    600_000,
  )

  it.each(PLANTS)('has a plant $name that fits the code as it is', (plant) => {
    for (const change of changesOf(plant)) {
      const text = readFileSync(join(ROOT, change.file), 'utf8')
      expect(planted(change, text)).not.toBe(text)
      // A function that a later migration writes anew would take the plant away with it.
      for (const later of migrationsAfter(change.file))
        for (const [from] of change.patches) expect(readFileSync(later, 'utf8')).not.toContain(from)
    }
  })
})
