import type { Compared, Sample } from './compare.ts'

const share = ([good, all]: [number, number]) =>
  all === 0 ? '–' : `${good}/${all} ${Math.round((100 * good) / all)} %`
const seconds = (value: number | null) => (value === null ? '–' : value.toFixed(1))

const passed = ({ checks }: Compared): [number, number] =>
  Object.values(checks).reduce<[number, number]>(([a, b], [good, all]) => [a + good, b + all], [0, 0])

function costOf({ cost, currency, calls }: Compared): string {
  if (calls === 0) return '0'
  return cost === null || currency === null ? 'no price set' : `${currency} ${cost.toFixed(4)}`
}

const LINES: [name: string, cell: (one: Compared) => string][] = [
  ['replies written', ({ replies }) => share(replies)],
  ['own checks passed', (one) => share(passed(one))],
  ['asked and done', ({ done }) => share(done)],
  ['demands met', ({ demands }) => share(demands)],
  ['seconds to first section', ({ secondsToFirst }) => seconds(secondsToFirst)],
  ['seconds to last section', ({ secondsToWhole }) => seconds(secondsToWhole)],
  ['calls', ({ calls }) => String(calls)],
  ['tokens read', ({ inputTokens }) => String(inputTokens)],
  ['tokens written', ({ outputTokens }) => String(outputTokens)],
  ['cost', costOf],
]

/** The writers side by side, then the checks that one of them did not always pass, and every reply that did not come. */
export function comparisonTable(results: readonly Compared[], { prompts, requests }: Sample): string {
  const width = Math.max(18, ...results.map(({ name }) => name.length + 2))
  const row = (name: string, cells: readonly string[]) =>
    `${name.padEnd(28)}${cells.map((cell) => cell.padStart(width)).join('')}`
  const ids = [...new Set(results.flatMap(({ checks }) => Object.keys(checks)))]
  const failing = ids.filter((id) =>
    results.some(({ checks }) => checks[id] && checks[id][0] < checks[id][1]),
  )
  return [
    `The sample: prompts ${prompts.length}, requests ${requests.length}. Times are medians.`,
    row(
      '',
      results.map(({ name }) => name),
    ),
    ...LINES.map(([name, cell]) => row(name, results.map(cell))),
    ...failing.map((id) =>
      row(
        `  check ${id}`,
        results.map(({ checks }) => share(checks[id] ?? [0, 0])),
      ),
    ),
    ...results.flatMap(({ name, failures }) => failures.map((failure) => `${name}, ${failure}`)),
  ].join('\n')
}
