import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from '../support/browser.ts'
import { startApp } from '../support/start-app.ts'
import type { Measure } from './bench.ts'
import { isMet } from './figure.ts'
import { measures } from './measures.ts'
import { type Outcome, tableOf } from './table.ts'

const MAX_MS = 6 * 60_000
const OUT = join(import.meta.dirname, '..', '..', '.cache', 'bench')

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const chosen = measures.filter(({ name }) => !values.only || values.only.includes(name))
if (chosen.length === 0) {
  console.error(`No such measure. There are: ${measures.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

/** Runs one measure within its time limit and always closes what it opened. */
async function outcomeOf(measure: Measure): Promise<Outcome> {
  const { name, about, env = {} } = measure
  const start = Date.now()
  const app = await startApp({ build: false, env })
  const browser = await launch()
  const cleaning: (() => Promise<unknown>)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${MAX_MS / 1000} s`)), MAX_MS)
  })
  const outcome: Outcome = { measure: name, about, figures: [], seconds: 0 }
  try {
    const work = measure.run({ app, browser, atEnd: (clean) => cleaning.unshift(clean) })
    work.catch(() => {}) // of one that went on after its time
    outcome.figures = await Promise.race([work, tooLong])
  } catch (error) {
    outcome.problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
  } finally {
    clearTimeout(timer)
    for (const clean of cleaning) await clean().catch(() => {})
    await browser.close().catch(() => {})
    await app.stop()
  }
  return { ...outcome, seconds: Math.round((Date.now() - start) / 1000) }
}

const outcomes: Outcome[] = []
for (const measure of chosen) {
  console.log(`\n… ${measure.name}`)
  const outcome = await outcomeOf(measure)
  outcomes.push(outcome)
  console.log(tableOf(outcome))
}
mkdirSync(OUT, { recursive: true })
const file = join(OUT, `${values.only?.join('+') ?? 'all'}.json`)
const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version }
writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, outcomes }, null, 2)}\n`)
const budgeted = outcomes.flatMap(({ figures }) => figures).filter(({ budget }) => budget !== undefined)
const missed = budgeted.filter((figure) => !isMet(figure))
const broken = outcomes.filter(({ problem }) => problem)
console.log(
  `\n${budgeted.length - missed.length} budgets met, ${missed.length} not met, ${broken.length} measures without an answer. ${file}`,
)
// Missing a budget on a slow machine is not a failure; a measure without a result is one.
process.exit(broken.length > 0 ? 1 : 0)
