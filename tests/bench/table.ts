import { type Figure, isMet } from './figure.ts'

export interface Outcome {
  measure: string
  about: string
  figures: Figure[]
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

export function tableOf({ measure, about, figures, problem, seconds }: Outcome): string {
  const wide = Math.max(20, ...figures.map(({ what }) => what.length))
  const rows = figures.map((figure) => {
    const note = figure.note ? `  (${figure.note})` : ''
    return `  ${figure.what.padEnd(wide)}  ${number(figure).padStart(16)}  ${verdict(figure)}${note}`.trimEnd()
  })
  const trouble = problem ? [`  PROBLEM: ${problem}`] : []
  return [`\n${measure} — ${about} (took ${seconds} s)`, ...rows, ...trouble].join('\n')
}
