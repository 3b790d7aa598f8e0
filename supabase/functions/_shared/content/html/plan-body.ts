import { PLAN_SECTION_TITLES, type PlanSection, type PlanSectionId } from '../lesson-plan.ts'
import { type PlacedSection, type Setting, setInColumns } from './columns/plan-columns.ts'
import { CLOSE, type Measure, USUAL } from './columns/text-lines.ts'
import { planSectionHtml, secondSessionHtml, sessionPartHtml } from './plan-section.ts'

/** Tables, and what is small print anyway, take the whole width. */
const WIDE = new Set<PlanSectionId>(['phases'])
/** The lines of the head: names, title, facts, contents. */
const HEAD_LINES = 6.3
/** The lines of the head of the second session, which begins on a page of its own. */
const SECOND_HEAD_LINES = 3

/** The sections of the plan in one line, each leading to its place. */
function contents(sections: readonly PlanSection[]): string {
  const links = sections
    .filter(({ id }) => id !== 'header')
    .map(({ id }) => `<a href="#${id}">${PLAN_SECTION_TITLES[id]}</a>`)
  return links.length > 0 ? `<p class="contents">${links.join(' · ')}</p>` : ''
}

/** A sheet of paper has two. */
const PAGES = 2
/** So much lower may a plan really be than was estimated, in lines. */
const DOUBT = 3

/** What was set in letters of the usual size, or a little smaller where that keeps it on one sheet of paper. */
function onPaper(set: (measure: Measure) => Setting): string {
  const usual = set(USUAL)
  if (usual.end <= PAGES * USUAL.page - DOUBT) return usual.html
  const close = set(CLOSE)
  if (close.end > PAGES * CLOSE.page + DOUBT) return usual.html
  return close.html.replaceAll('<section class="plan"', '<section class="plan close"')
}

const placed = (id: PlanSectionId, html: string): PlacedSection => ({
  html,
  wide: WIDE.has(id) || /<table|class="text"/.test(html),
})

/** The HTML of all sections in order, with a line of contents under the title. A second session has paper of its own. */
export function planBody(sections: readonly PlanSection[]): string {
  const heads = sections.filter(({ id }) => id === 'header')
  const second = sections.find((section) => section.id === 'session-2')
  const isLater = (section: PlanSection) =>
    second !== undefined && sections.indexOf(section) > sections.indexOf(second)
  const written = (wanted: (section: PlanSection) => boolean) =>
    sections
      .filter((section) => section.id !== 'header' && section !== second && wanted(section))
      .map((section) => placed(section.id, planSectionHtml(section, sections)))
  const first = written((section) => !isLater(section))
  const paper = onPaper((measure) => setInColumns(first, HEAD_LINES, measure))
  return (
    heads.map((head) => planSectionHtml(head, sections) + contents(sections)).join('') +
    paper +
    (second === undefined ? '' : secondSheet(second, written(isLater)))
  )
}

/** The sheet of the second session, with what both sessions end with. */
function secondSheet(
  second: Extract<PlanSection, { id: 'session-2' }>,
  after: readonly PlacedSection[],
): string {
  const parts = second.parts.map((part) => placed(part.id, sessionPartHtml(part, second.parts)))
  return onPaper((measure) => {
    const session = setInColumns(parts, SECOND_HEAD_LINES, measure)
    const rest = setInColumns(after, session.end, measure)
    return { end: rest.end, html: secondSessionHtml(second.title, session.html) + rest.html }
  })
}
