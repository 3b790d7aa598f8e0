import { launch } from '../support/browser.ts'
import { startApp } from '../support/start-app.ts'
import type { AppMeasure, Found, Measure, Size, Tools } from './bench.ts'
import type { Figure } from './figure.ts'
import type { Outcome } from './table.ts'

const MINUTES = 6

const isFigures = (found: Figure[] | Found): found is Figure[] => Array.isArray(found)

async function withApp(measure: AppMeasure, tools: Tools): Promise<Figure[] | Found> {
  const app = await startApp({ build: false, env: measure.env ?? {} })
  tools.atEnd(() => app.stop())
  const browser = await launch()
  tools.atEnd(() => browser.close())
  return measure.run({ ...tools, app, browser })
}

/** Runs one measure within its time limit and always closes what it opened. */
export async function outcomeOf(measure: Measure, size: Size): Promise<Outcome> {
  const { name, about, minutes = MINUTES } = measure
  const start = Date.now()
  const cleaning: (() => Promise<unknown>)[] = []
  const tools: Tools = {
    size,
    atEnd: (clean) => cleaning.unshift(clean),
    tell: (words) => console.error(`  ${((Date.now() - start) / 1000).toFixed(0)} s: ${words}`),
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    const limit = size === 'large' ? minutes * 6 : minutes
    timer = setTimeout(() => reject(new Error(`not done after ${limit} minutes`)), limit * 60_000)
  })
  const outcome: Outcome = { measure: name, about, figures: [], lines: [], notes: [], seconds: 0 }
  try {
    const work = 'alone' in measure ? measure.run(tools) : withApp(measure, tools)
    work.catch(() => {}) // of one that went on after its time
    const found = await Promise.race([work, tooLong])
    Object.assign(outcome, isFigures(found) ? { figures: found } : found)
  } catch (error) {
    outcome.problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
  } finally {
    clearTimeout(timer)
    for (const clean of cleaning) await clean().catch(() => {})
  }
  return { ...outcome, seconds: Math.round((Date.now() - start) / 1000) }
}
