import { escapeHtml } from '#content/html/escape-html.ts'
import { type ClassFields, classYears, isLogo } from '#domain/class/teacher-class.ts'

/** What a teacher has told to be printed. */
export type PaperNames = Pick<ClassFields, 'teacher' | 'room' | 'school' | 'logo' | 'years'>

const LINE_OF_PLAN = '<div class="name"><span>Teacher</span>'
const SCHOOL_LOOK = 'margin:0 0 1.5mm;font:bold 10pt/1.3 Arial,Arimo,sans-serif;overflow-wrap:anywhere'
const LOGO_LOOK = 'max-height:12mm;max-width:50mm;vertical-align:middle;margin-right:3mm'

/**
 * Puts the teacher's names on the paper of a document, at the time it is shown or printed: what is stored, and what a model
 * or another teacher is given, stays without them. A line that the teacher filled in by hand is left as it is.
 */
export function withPaperNames(html: string, names: PaperNames): string {
  return withSchool(filledIn(html, names), names)
}

/** The line at the head of a plan, with the blanks filled of which something is known. */
function filledIn(html: string, { teacher, room, years }: PaperNames): string {
  const from = html.indexOf(LINE_OF_PLAN)
  const to = from < 0 ? -1 : html.indexOf('</div>', from)
  if (to < 0) return html
  const filled = Object.entries({ Teacher: teacher, Class: classOf(html, years), Room: room }).reduce(
    (line, [label, value]) => fill(line, label, value),
    html.slice(from, to),
  )
  return html.slice(0, from) + filled + html.slice(to)
}

/** The years of the class, on a plan that is for these years and no others. */
function classOf(html: string, years: readonly number[]): string {
  const told = classYears(years)
  return html.includes(`<p>${told} · `) ? told : ''
}

function fill(line: string, label: string, value: string): string {
  if (value === '') return line
  return line.replace(
    new RegExp(`<span>${label} ?</span>`),
    () => `<span>${label} <b>${escapeHtml(value)}</b></span>`,
  )
}

/** The school's logo and name on a line of their own, first on the paper. */
function withSchool(html: string, { school, logo }: PaperNames): string {
  const picture = isLogo(logo)
    ? `<img src="${logo}" alt="${school ? '' : 'School logo'}" style="${LOGO_LOOK}">`
    : ''
  if (school === '' && picture === '') return html
  const line = `<p data-paper="school" style="${SCHOOL_LOOK}">${picture}${escapeHtml(school)}</p>`
  const body = /<body\b[^>]*>/i.exec(html)
  if (!body) return line + html
  const at = body.index + body[0].length
  return html.slice(0, at) + line + html.slice(at)
}
