import { type Figure, isMet } from './figure.ts'
import type { Line } from './line.ts'

export interface Outcome {
  measure: string
  about: string
  figures: Figure[]
  lines: Line[]
  notes: string[]
  /** Why there are none, or not all. */
  problem?: string
  seconds: number
}

const number = ({ value, unit }: Figure) =>
  `${value.toFixed(unit === 'ms' && value >= 100 ? 0 : unit === 'tasks' ? 0 : 1)} ${unit}`

function verdict(figure: Figure): string {
  if (figure.budget === undefined) return ''
  return `${number({ ...figure, value: figure.budget })}  ${isMet(figure) ? 'met' : 'NOT MET'}`
}

/** Few digits, because more would claim to be more exact than the machine is. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (value >= 100) return Math.round(value).toLocaleString('en-NZ')
  return value.toFixed(value >= 10 ? 1 : 2)
}

const times = (ratio: number | undefined) => (ratio === undefined ? '' : `×${short(ratio)}`)

export const COLUMNS = ['what', 'by', 'median', 'p95', 'min to max', 'rounds', 'to the first', 'remark']

/** The budget of a line is for its p95, as that of a figure is. */
const isLineMet = ({ p95, budget }: Line): boolean => budget === undefined || p95 <= budget

export function cellsOf(line: Line): string[] {
  const { what, by, unit, note, budget } = line
  const is = budget === undefined ? '' : `budget ${short(budget)}: ${isLineMet(line) ? 'met' : 'NOT MET'}`
  const remark = [is, note ?? ''].filter(Boolean).join('; ')
  const named = `${short(line.median)} ${unit}`
  if (line.rounds === 1) return [what, by, named, '', '', '1', times(line.ratio), remark]
  const range = `${short(line.min)} to ${short(line.max)}`
  return [what, by, named, short(line.p95), range, String(line.rounds), times(line.ratio), remark]
}

function linesAsText(lines: Line[]): string[] {
  if (lines.length === 0) return []
  const rows = [COLUMNS, ...lines.map(cellsOf)]
  const wide = COLUMNS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(wide[at] ?? 0)).join('  ')}`.trimEnd())
}

export function tableOf({ measure, about, figures, lines, notes, problem, seconds }: Outcome): string {
  const wide = Math.max(20, ...figures.map(({ what }) => what.length))
  const rows = figures.map((figure) => {
    const note = figure.note ? `  (${figure.note})` : ''
    return `  ${figure.what.padEnd(wide)}  ${number(figure).padStart(16)}  ${verdict(figure)}${note}`.trimEnd()
  })
  const trouble = problem ? [`  PROBLEM: ${problem}`] : []
  const remarks = notes.map((note) => `  - ${note}`)
  const head = `\n${measure} — ${about} (took ${seconds} s)`
  return [head, ...rows, ...linesAsText(lines), ...remarks, ...trouble].join('\n')
}

/** The lines as a table of a README. */
export function markdownOf({ lines, notes }: Outcome): string {
  const row = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`
  const rows = lines.map((line) => row(cellsOf(line)))
  const remarks = notes.map((note) => `- ${note}`)
  return [row(COLUMNS), row(COLUMNS.map(() => '---')), ...rows, '', ...remarks].join('\n').trimEnd()
}

/** How many budgets of all measures are met, in one line. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const verdicts = outcomes.flatMap(({ figures, lines }) => [
    ...figures.filter(({ budget }) => budget !== undefined).map(isMet),
    ...lines.filter(({ budget }) => budget !== undefined).map(isLineMet),
  ])
  const met = verdicts.filter(Boolean).length
  const broken = outcomes.filter(({ problem }) => problem).length
  const without = `${broken} ${broken === 1 ? 'measure' : 'measures'} without an answer`
  return `${met} budgets met, ${verdicts.length - met} not met, ${without}`
}
