import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fallen, measure, type Quality } from './measure.ts'

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
