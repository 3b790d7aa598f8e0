import { describeTask } from '../describe-task.ts'
import { PLAN_SECTION_TITLES, type PlanSection, type SeriesLesson } from '../lesson-plan.ts'
import type { Task } from '../task.ts'
import { escapeHtml } from './escape-html.ts'
import { figureHtml } from './figure.ts'
import { goalsHtml } from './goals.ts'
import { planAnswers, saidInSteps } from './plan-answers.ts'
import { list, rich, textHtml } from './rich-text.ts'
import { moveOrStep, withoutCriterion } from './said-once.ts'
import { factsHtml } from './sourced-facts.ts'
import { stepRowHtml } from './step-row.ts'
import { stepRows, teacherWidth } from './step-widths.ts'

/** A line to fill in by hand. What is known of the lesson stands on it already. */
const toFillIn = (className: string | null, when: string | null) =>
  `<div class="name"><span>Teacher</span><span>Class ${escapeHtml(className ?? '')}</span><span>Room</span><span>Date ${escapeHtml(when ?? '')}</span></div>`

/** A list whose items begin with a name in bold. */
const named = (rows: readonly (readonly [name: string, text: string])[]) =>
  `<ul>${rows.map(([name, text]) => `<li><b>${rich(name)}</b> ${rich(text)}</li>`).join('')}</ul>`

/** What to watch for, unless it is what the plan's own “I can” says. */
function watchedFor(watchFor: readonly string[], all: readonly PlanSection[]): string {
  const said = all.flatMap((section) => (section.id === 'learning-intention' ? section.criteria : []))
  if (watchFor.every((one) => said.includes(one))) return ''
  return `<p><b>While they work, watch for:</b> ${rich(watchFor.join('; '))}.</p>`
}

/** The exit ticket. It is not printed again where the last step asks it word for word. */
function exitTicketHtml(ticket: Task, all: readonly PlanSection[]): string {
  if (saidInSteps(all).includes(describeTask(ticket)))
    return '<p class="lead"><b>Exit ticket:</b> as read aloud at the end.</p>'
  const figure = ticket.figure ? figureHtml(ticket.figure) : ''
  return `<p class="lead"><b>Exit ticket:</b> ${rich(ticket.prompt)}</p>${figure}`
}

/** What the planner says of a task that tells a teacher nothing: it is not printed. */
const NO_TASK = 'One goal and the same kind of question, three ways in.'

/** Where a competency is used: the step, whose own words say the rest, else what was written. */
const whereShown = (shows: string) => {
  const step = /^in (“[^”]+”) /.exec(shows)?.[1]
  return rich(step ? `in ${step}` : shows.replace(/[.;]$/, ''))
}

/** Whether the points to check, at the end, say already that words of te reo are checked locally. */
const saidBelow = (note: string, all: readonly PlanSection[]) =>
  note === WORDS_DIFFER &&
  all.some(
    (section) =>
      section.id === 'about' && section.checkThis.some((line) => /reo Māori.*check locally/.test(line)),
  )

const WORDS_DIFFER = 'Words differ between iwi: check locally which your community uses.'

const SERIES_HEADS = ['Lesson', 'We are learning to', 'Main activity', 'Materials', 'Look for']

const seriesRow = ({ name, title, walt, activity, materials, look }: SeriesLesson) =>
  `<tr><th scope="row">${escapeHtml(name)}: ${rich(title)}</th>${[walt, activity, materials, look].map((text) => `<td>${rich(text)}</td>`).join('')}</tr>`

type Write<K extends PlanSection['id']> = (
  section: Extract<PlanSection, { id: K }>,
  all: readonly PlanSection[],
) => string

const body: { [K in PlanSection['id']]: Write<K> } = {
  header: (section) => {
    const area =
      section.area && section.areaReo
        ? `${escapeHtml(section.area)} (<span lang="mi">${escapeHtml(section.areaReo)}</span>)`
        : escapeHtml(section.area ?? '')
    const facts = [
      escapeHtml(section.year ?? ''),
      `${section.minutes} minutes`,
      area,
      escapeHtml(section.strand ?? ''),
      escapeHtml(section.skill ?? ''),
    ]
    return `${toFillIn(section.className, section.when)}<h1>${rich(section.title)}</h1><p>${facts.filter(Boolean).join(' · ')}</p>`
  },
  'learning-intention': ({ walt, criteria }) =>
    `<p><b>WALT (we are learning to):</b> ${rich(walt)}.</p><ul>${criteria.map((one) => `<li>I can ${rich(one)}</li>`).join('')}</ul>`,
  'curriculum-goal': ({ goals, note }) => goalsHtml(goals, note),
  background: ({ items }) => factsHtml(items),
  'prior-knowledge': ({ items }) => list(items),
  resources: ({ items, text }) => `${list(items)}${text ? textHtml(text) : ''}`,
  vocabulary: ({ words, note }, all) =>
    `<dl class="words">${words.map(({ term, lang, meaning }) => `<dt${lang === 'mi' ? ' lang="mi"' : ''}>${escapeHtml(term)}</dt><dd>${rich(meaning)}</dd>`).join('')}</dl>${note && !saidBelow(note, all) ? `<p class="quiet tail">${rich(note)}</p>` : ''}`,
  phases: ({ steps, minutes }) => {
    const width = teacherWidth(steps)
    const rows = steps.flatMap((step) => stepRows(step, width).map((row) => stepRowHtml(step, row)))
    return `<table class="steps t${width}"><thead><tr><th scope="col" class="total">${minutes} min</th><th scope="col">You</th><th scope="col">Ākonga</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  },
  series: ({ lead, lessons }, all) =>
    all.some(({ id }) => id === 'session-2')
      ? `<p>${rich(lead)}</p>${named(lessons.map(({ name, title, walt }) => [`${name}: ${title}.`, `We are learning to ${walt}.`]))}`
      : `<p>${rich(lead)}</p><table class="series"><thead><tr>${SERIES_HEADS.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${lessons.map(seriesRow).join('')}</tbody></table>`,
  'session-2': ({ title, parts }) =>
    sessionHtml(title, parts.map((part) => sessionPartHtml(part, parts)).join('')),
  'key-competencies': ({ competencies }) =>
    `<p>${competencies.map(({ name, shows }) => `<b>${name}</b> ${whereShown(shows)}`).join('; ')}.</p>`,
  differentiation: ({ task, support, core, extension, language }, all) =>
    `${task === NO_TASK ? '' : `<p class="lead">${rich(task)}</p>`}${named(
      (
        [
          ['Support', support],
          ['Core', withoutCriterion(core, all)],
          ['Extension', extension],
          ['Language', language ?? ''],
        ] as const
      ).filter(([, text]) => text !== ''),
    )}`,
  misconceptions: ({ items }, all) =>
    `<ul>${items.map(({ what, why, move }) => `<li><b>${rich(what)}</b> Why: ${rich(why)} What to do: ${rich(moveOrStep(move, all))}</li>`).join('')}</ul>`,
  assessment: ({ exitTicket, sorts, watchFor }, all) =>
    `${exitTicketHtml(exitTicket, all)}${named(sorts.map(({ see, next }) => [`${see}:`, next]))}${watchedFor(watchFor, all)}`,
  answers: ({ tasks }, all) => planAnswers(tasks, all),
  safety: ({ items }) => list(items),
  'next-steps': ({ items }) => list(items),
  reflection: ({ items }) => `<p>${items.map(rich).join(' ')}</p>`,
  about: ({ lines: said, checkThis, draftCode }) =>
    `<p>${rich(said.join(' '))} <span class="quiet">Draft code ${escapeHtml(draftCode)}</span></p><p><b>Check this:</b> ${checkThis.map(rich).join(' ')}</p>`,
}

const bodyOf = (section: PlanSection, all: readonly PlanSection[]) =>
  (body[section.id] as (given: PlanSection, all: readonly PlanSection[]) => string)(section, all)

const sessionHtml = (title: string, parts: string) => `<p class="lead"><b>${rich(title)}</b></p>${parts}`

/** A part of the second session, under a heading of its own. */
export const sessionPartHtml = (part: PlanSection, parts: readonly PlanSection[]) =>
  `<div><h3>${PLAN_SECTION_TITLES[part.id]}</h3>${bodyOf(part, parts)}</div>`

/** The steps of the first of two sessions are named as such. */
const headingOf = ({ id }: PlanSection, all: readonly PlanSection[]) =>
  id === 'phases' && all.some((one) => one.id === 'session-2') ? 'Session 1: steps' : PLAN_SECTION_TITLES[id]

/**
 * One section of a plan as HTML, marked so that it can be replaced on its own.
 * @param all the plan that it is of: answers are named as its steps number them
 */
export function planSectionHtml(section: PlanSection, all: readonly PlanSection[] = []): string {
  const heading = section.id === 'header' ? '' : `<h2>${headingOf(section, all)}</h2>`
  return sectionHtml(section.id, heading + bodyOf(section, all))
}

const sectionHtml = (id: PlanSection['id'], inside: string) =>
  `<section class="plan" id="${id}" data-section="${id}">${inside}</section>`

/** The second session as HTML, with its parts as they were set on paper. */
export const secondSessionHtml = (title: string, parts: string) =>
  sectionHtml('session-2', `<h2>${PLAN_SECTION_TITLES['session-2']}</h2>${sessionHtml(title, parts)}`)
