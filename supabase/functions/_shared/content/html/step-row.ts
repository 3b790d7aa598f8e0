import type { Phase } from '../lesson-plan.ts'
import { escapeHtml } from './escape-html.ts'
import { list, rich } from './rich-text.ts'
import type { StepRow } from './step-widths.ts'

const NUMBER = /^\d+\. /

/** Items of a cell: a list, or a plain line where the step has one only. */
function cell(items: readonly string[], all: readonly string[]): string {
  if (items.length === 0) return ''
  return all.length === 1 ? `<p>${rich(items[0] ?? '')}</p>` : list(items)
}

/** Numbered questions, counted on from the row before. */
function numbered(items: readonly string[], before: number): string {
  const from = before > 0 ? ` start="${before + 1}"` : ''
  return list(
    items.map((line) => line.replace(NUMBER, '')),
    'ol',
  ).replace('<ol>', `<ol${from}>`)
}

/** One row of the table of steps: the first of a step has its name and times, others go on with it. */
export function stepRowHtml({ name, minutes, from, to, teacher, pupils }: Phase, row: StepRow): string {
  const first = row.teacher[0] === teacher[0] && row.pupils[0] === pupils[0]
  const times = `<th scope="row" class="min">${escapeHtml(name)}<br><span class="quiet">${minutes} min ${from}–${to}</span></th>`
  const isNumbered = pupils.length > 1 && pupils.every((line) => NUMBER.test(line))
  const done =
    isNumbered && row.pupils.length > 0 ? numbered(row.pupils, row.before) : cell(row.pupils, pupils)
  return `<tr${first ? '' : ' class="more"'}>${first ? times : '<td></td>'}<td>${cell(row.teacher, teacher)}</td><td>${done}</td></tr>`
}
