// `npm run simulate -- --browser [--sends 200] [--kills K] [--seed S] [--minutes M]`
import { parseArgs } from 'node:util'
import { findBrowser } from '../../support/tools.mjs'
import { isClean, report } from './report.ts'

const { values } = parseArgs({
  options: {
    browser: { type: 'boolean' },
    sends: { type: 'string', default: '200' },
    kills: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '15' },
  },
})

function whole(name: string, text: string, least: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= least) return value
  throw new Error(`--${name} ${text}: a whole number from ${least} is needed`)
}

// Leaving in the ordinary way ends the browser and the server too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

try {
  const sends = whole('sends', values.sends, 2)
  const seed = values.seed === undefined ? Date.now() % 1_000_000 : whole('seed', values.seed, 0)
  const kills = values.kills === undefined ? Math.ceil(sends / 6) : whole('kills', values.kills, 0)
  const minutes = whole('minutes', values.minutes, 1)
  Object.assign(process.env, await findBrowser())
  const { simulate } = await import('./simulate.ts')
  const build = process.env.DIST_DIR === undefined
  const result = await simulate({ seed, sends, kills, minutes, build, tell: console.log })
  console.log(report(result))
  process.exitCode = isClean(result) && result.sends >= sends ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
