import { PLAN_SECTION_TITLES, type PlanSection, type PlanSectionId } from '../lesson-plan.ts'
import { planSectionHtml } from './plan-section.ts'

/** Short sections that stand side by side where one follows the other. */
const PAIRS: Partial<Record<PlanSectionId, PlanSectionId>> = {
  'learning-intention': 'curriculum-goal',
  'prior-knowledge': 'resources',
  'next-steps': 'reflection',
}

/** HTML longer than this needs the whole width: beside it a short section would leave half the page empty. */
const LONG = 560

/** The sections of the plan in one line, each leading to its place. */
function contents(sections: readonly PlanSection[]): string {
  const links = sections
    .filter(({ id }) => id !== 'header')
    .map(({ id }) => `<a href="#${id}">${PLAN_SECTION_TITLES[id]}</a>`)
  return links.length > 0 ? `<p class="contents"><b>In this plan:</b> ${links.join(' · ')}</p>` : ''
}

/** The HTML of all sections in order, with a line of contents under the title. */
export function planBody(sections: readonly PlanSection[]): string {
  let html = ''
  for (let at = 0; at < sections.length; at += 1) {
    const [section, next] = [sections[at], sections[at + 1]]
    if (!section) break
    const own = planSectionHtml(section, sections)
    const beside = next && PAIRS[section.id] === next.id ? planSectionHtml(next, sections) : null
    if (beside !== null && Math.max(own.length, beside.length) < LONG) {
      html += `<div class="pair">${own}${beside}</div>`
      at += 1
    } else html += section.id === 'header' ? own + contents(sections) : own
  }
  return html
}
