import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { PLANTS, plantNamed } from './plants/plants.ts'
import { describeRun, describeViolation } from './report.ts'
import { type RunOptions, runSchedules } from './run-schedules.ts'
import { isInvariant } from './violation.ts'

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    plant: { type: 'string' },
    server: { type: 'string' },
    'sql-every': { type: 'string', default: '20' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
})

const options: RunOptions = {
  seed: Number(values.seed ?? Date.now() % 1_000_000_000),
  schedules: Number(values.schedules),
  workers: Number(values.workers),
  sqlEvery: values.server === 'sql' || values.server === 'twin' ? 1 : Number(values['sql-every']),
}
if (values.server === 'model') options.sqlEvery = Number.POSITIVE_INFINITY
const start = Date.now()
process.exitCode = (await (values.plant ? runPlants(values.plant) : runSound())) ? 0 : 1

/** Answers whether no invariant broke. */
async function runSound(): Promise<boolean> {
  console.log(`Seed ${options.seed}, ${options.schedules} schedules on ${options.workers} processes`)
  const findings = await runSchedules({
    ...options,
    onFinding: (finding, done) => {
      if (finding.violation) console.log(describeViolation(finding))
      if (done % 1000 === 0) console.log(`  ${done} done, ${seconds()} s`)
    },
  })
  const violations = findings.filter(({ violation }) => violation)
  console.log(`\nSeed ${options.seed}: ${findings.length} schedules in ${seconds()} s`)
  console.log(describeRun(findings))
  const seeds = violations.map(({ seed }) => seed).join(', ')
  console.log(
    `\n${seeds ? `Seeds with a violation: ${seeds}\n` : ''}${findings.length} schedules, ${violations.length} violations`,
  )
  return violations.length === 0
}

/** Each planted bug must be found within as many schedules as were asked for. The rarest take more than 500 with some seeds. */
async function runPlants(wanted: string): Promise<boolean> {
  const { schedules } = options
  const plants = wanted === 'all' ? PLANTS : [plantNamed(wanted)]
  let caught = 0
  for (const plant of plants) {
    const findings = await runSchedules({ ...options, plant, schedules, stopAtFirst: true })
    const found = findings.find(({ violation }) => violation && isInvariant(violation.invariant))
    if (found) caught += 1
    const threw = findings.find(({ violation }) => violation && !isInvariant(violation.invariant))
    if (threw) console.log(describeViolation(threw))
    const at = found ? `caught at schedule ${found.seed - options.seed + 1}` : `NOT caught in ${schedules}`
    console.log(`${plant.name}: ${at}${found ? ` — ${found.violation?.message.split('\n')[0]}` : ''}`)
    if (found && plants.length === 1) console.log(describeViolation(found))
  }
  console.log(`\n${plants.length} planted bugs, ${caught} caught, seed ${options.seed}, ${seconds()} s`)
  return caught === plants.length
}

function seconds(): number {
  return Math.round((Date.now() - start) / 1000)
}
