import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Size } from './bench.ts'
import { measures } from './measures.ts'
import { outcomeOf } from './outcome.ts'
import { writeTables } from './readme-tables.ts'
import { type Outcome, summaryOf, tableOf } from './table.ts'

const OUT = join(import.meta.dirname, '..', '..', '.cache', 'bench')

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    json: { type: 'boolean' },
    quick: { type: 'boolean' },
    large: { type: 'boolean' },
    readme: { type: 'boolean' },
  },
})
const size: Size = values.quick ? 'quick' : values.large ? 'large' : 'usual'
const chosen = measures.filter(({ name, onlyByName }) =>
  values.only ? values.only.includes(name) : !onlyByName,
)
if (chosen.length === 0) {
  console.error(`No such measure. There are: ${measures.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const outcomes: Outcome[] = []
for (const measure of chosen) {
  console.error(`\n… ${measure.name}`)
  const outcome = await outcomeOf(measure, size)
  outcomes.push(outcome)
  if (!values.json) console.log(tableOf(outcome))
}
const machine = {
  cpus: cpus().length,
  model: cpus()[0]?.model,
  memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  node: process.version,
  load: loadavg().map((value) => Number(value.toFixed(1))),
}
const report = { at: new Date().toISOString(), size, machine, outcomes }
mkdirSync(OUT, { recursive: true })
const file = join(OUT, `${values.only?.join('+') ?? 'all'}.json`)
const written = `${JSON.stringify(report, null, 2)}\n`
writeFileSync(file, written)
if (values.json) process.stdout.write(written)
if (values.readme) writeTables(report)
console.error(`\n${summaryOf(outcomes)}. ${file}`)
// Missing a budget on a slow machine is not a failure; a measure without a result is one.
process.exit(outcomes.some(({ problem }) => problem) ? 1 : 0)
