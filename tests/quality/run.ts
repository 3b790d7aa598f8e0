import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { modelSettings } from '../../supabase/functions/_shared/generate/model/settings.ts'
import { fallen, measure, type Quality } from './measure.ts'
import { measureModel, modelTable } from './measure-model.ts'
import { PROMPTS } from './prompts.ts'

const REPORT = fileURLToPath(new URL('report.json', import.meta.url))

function table({ scores, maths, prompts }: Quality): string {
  const lines = Object.entries(scores).map(([check, areas]) => {
    const [passed, ran] = Object.values(areas).reduce(([p, r], [a, b]) => [p + a, r + b], [0, 0])
    const short = Object.entries(areas)
      .filter(([, [a, b]]) => a < b)
      .map(([area, [a, b]]) => `${area} ${a}/${b}`)
    return `${check.padEnd(12)} ${`${passed}/${ran}`.padStart(9)}  ${short.join(', ')}`
  })
  const sums = `${prompts} prompts. Maths: ${maths.made} questions, ${maths.proven} worked out again, ${maths.wrong} wrong.`
  return [sums, '', 'check           passed  below 100 %', ...lines].join('\n')
}

const now = measure()
console.log(table(now))
const before: Quality | null = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : null
const worse = before ? fallen(before, now) : []
if (worse.length > 0 && !process.argv.includes('--accept')) {
  console.log(`\nFalling, so nothing was written (--accept to take it):\n${worse.join('\n')}`)
  process.exitCode = 1
} else {
  const text = JSON.stringify(now, null, 1).replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')
  writeFileSync(REPORT, `${text}\n`)
  console.log('\ntests/quality/report.json written')
}

/** A configured model too, on all prompts or on the first so many (`--first 12`): a table, and nothing written down. */
async function runModel(): Promise<void> {
  // The settings are read as the edge functions read theirs.
  Object.assign(globalThis, { Deno: { env: { get: (name: string) => process.env[name] } } })
  const settings = modelSettings()
  if (settings === null) return
  const first = Number(process.argv[process.argv.indexOf('--first') + 1])
  const prompts = process.argv.includes('--first') ? PROMPTS.slice(0, first) : PROMPTS
  console.log(`\n${settings.model} on ${prompts.length} prompts:`)
  const results = await measureModel(settings, prompts, ({ prompt, failure, checks }) => {
    const short = checks.filter(({ ok }) => !ok).map(({ id, how }) => `${id} (${how ?? ''})`)
    console.log(`  ${prompt}: ${failure ?? (short.length > 0 ? short.join(', ') : 'passed')}`)
  })
  console.log(modelTable(results))
}

void runModel()
