import { PLAN_SECTION_TITLES, type PlanSection, type PlanSectionId } from '../lesson-plan.ts'
import { type PlacedSection, setInColumns } from './columns/plan-columns.ts'
import { CLOSE, USUAL } from './columns/text-lines.ts'
import { planSectionHtml } from './plan-section.ts'

/** Tables, and what is small print anyway, take the whole width. */
const WIDE = new Set<PlanSectionId>(['phases'])
/** The lines of the head: names, title, facts, contents. */
const HEAD_LINES = 6.3

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

/** Sections in letters of the usual size, or a little smaller where that keeps the plan on one sheet of paper. */
function setOnPaper(sections: readonly PlacedSection[]): string {
  const usual = setInColumns(sections, HEAD_LINES, USUAL)
  if (usual.end <= PAGES * USUAL.page - DOUBT) return usual.html
  const close = setInColumns(sections, HEAD_LINES, CLOSE)
  if (close.end > PAGES * CLOSE.page + DOUBT) return usual.html
  return close.html.replaceAll('<section class="plan"', '<section class="plan close"')
}

/** The HTML of all sections in order, with a line of contents under the title. */
export function planBody(sections: readonly PlanSection[]): string {
  const written = sections.map((section) => ({ id: section.id, html: planSectionHtml(section, sections) }))
  const heads = written.filter(({ id }) => id === 'header').map(({ html }) => html + contents(sections))
  const rest = written
    .filter(({ id }) => id !== 'header')
    .map(({ id, html }) => ({ html, wide: WIDE.has(id) || /<table|class="text"/.test(html) }))
  return heads.join('') + setOnPaper(rest)
}
