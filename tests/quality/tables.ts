import { BANDS, type Figures } from './measure/figures.ts'
import type { Report } from './report.ts'

const AREAS = ['maths', 'english', 'science', 'social', 'health', 'arts', 'technology', 'reo', 'mixed']

function cell(row: [good: number, all: number] | undefined): string {
  return (
    row ? `${row[0]}/${row[1]} ${String(Math.round((100 * row[0]) / row[1])).padStart(3)} %` : ''
  ).padStart(14)
}

/** One figure by learning area and band. */
function byArea(name: string, figures: Figures): string[] {
  const rows = AREAS.filter((area) => figures[`${name} | ${area}`])
  return [
    `${name.padEnd(12)}${[...BANDS, 'all'].map((band) => band.padStart(14)).join('')}`,
    ...rows.map(
      (area) =>
        `  ${area.padEnd(10)}${BANDS.map((band) => cell(figures[`${name} | ${area} | ${band}`])).join('')}${cell(figures[`${name} | ${area}`])}`,
    ),
    '',
  ]
}

/** The report as tables for a terminal. */
export function tables({ figures, templating, missed }: Report): string {
  const areas = ['demands', 'done', 'content']
  const inAreas = new RegExp(`^(?:${areas.join('|')}) \\| (?:${AREAS.join('|')})`)
  const rest = Object.entries(figures).filter(([name]) => !inAreas.test(name) && !/Y\d|no year/.test(name))
  const matters = Object.entries(missed).filter(([name]) => /^(?:matter|follow-ups)/.test(name))
  return [
    ...areas.flatMap((name) => byArea(name, figures)),
    ...rest.map(([name, row]) => `${name.padEnd(44)}${cell(row)}`),
    '',
    ...matters.map(([name, ids]) => `${name.padEnd(44)}${String(ids.length).padStart(5)}`),
    '',
    `plans alike: ${Object.entries(templating)
      .map(([area, value]) => `${area} ${value}`)
      .join(', ')}`,
  ].join('\n')
}
