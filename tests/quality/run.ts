import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runModels } from './models/run.ts'
import { fallen, measure, type Report } from './report.ts'
import { tables } from './tables.ts'

const REPORT = fileURLToPath(new URL('report.json', import.meta.url))

/** Lists on one line each, so that a change of the report reads as a change. */
const written = (report: Report) =>
  `${JSON.stringify(report, null, 1).replace(/\[\s+([^\][{}]*?)\s+\]/g, (_, inside: string) => `[${inside.replace(/\s*\n\s*/g, ' ')}]`)}\n`

async function runPlanner(): Promise<void> {
  const now = await measure()
  console.log(tables(now))
  const before: Report | null = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : null
  const worse = before ? fallen(before, now) : []
  if (worse.length > 0 && !process.argv.includes('--accept')) {
    console.log(`\nFalling, so nothing was written (--accept to take it):\n${worse.join('\n')}`)
    process.exitCode = 1
    return
  }
  writeFileSync(REPORT, written(now))
  console.log('\ntests/quality/report.json written')
}

await (process.argv.includes('--model') ? runModels(process.argv.slice(2)) : runPlanner())
