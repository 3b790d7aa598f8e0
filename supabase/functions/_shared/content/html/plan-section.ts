import { describeTask } from '../describe-task.ts'
import { PLAN_SECTION_TITLES, type PlanSection } from '../lesson-plan.ts'
import type { Task } from '../task.ts'
import { escapeHtml } from './escape-html.ts'
import { goalsHtml } from './goals.ts'
import { list, rich, textHtml } from './rich-text.ts'

interface AnswerGroup {
  heading: string | null
  tasks: readonly Task[]
}

/** Prints a worked-out answer in bold, and a guide on what to look for as plain text. */
function answerCell({ answer, check }: Task): string {
  return check === null && /^look for:/i.test(answer) ? rich(answer) : `<b>${rich(answer)}</b>`
}

/** A table for teachers with a row for each question, its answer and its working. */
export function answerTable(
  groups: readonly AnswerGroup[],
  label: (index: number) => string = (index) => String(index + 1),
): string {
  const all = groups.flatMap(({ tasks }) => tasks)
  const worked = all.some(({ working }) => working !== null)
  const columns = worked ? 4 : 3
  const rows = groups.map(({ heading, tasks }) => {
    const title =
      heading === null
        ? ''
        : `<tr class="group"><th colspan="${columns}" scope="rowgroup">${escapeHtml(heading)}</th></tr>`
    const lines = tasks.map((task, index) => {
      const working = worked ? `<td>${task.working ? rich(task.working) : ''}</td>` : ''
      return `<tr><th scope="row">${task.label ?? label(index)}</th><td>${rich(task.prompt)}</td><td>${answerCell(task)}</td>${working}</tr>`
    })
    return `<tbody>${title}${lines.join('')}</tbody>`
  })
  const guides = all.every(({ check }) => check === null)
  const look = worked ? (all.some(({ answer }) => answer.length > 24) ? ' wordy' : '') : ' guides'
  const head = [
    'No.',
    'Question',
    guides ? 'Answer, or what to look for' : 'Answer',
    ...(worked ? ['Working'] : []),
  ]
  return `<table class="answers${look}"><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>${rows.join('')}</table>`
}

const numberless = (line: string) => line.replace(/^\d+\. /, '')

const body: { [K in PlanSection['id']]: (section: Extract<PlanSection, { id: K }>) => string } = {
  header: (section) => {
    const area =
      section.area && section.areaReo
        ? `${escapeHtml(section.area)} (<span lang="mi">${escapeHtml(section.areaReo)}</span>)`
        : escapeHtml(section.area ?? '')
    const facts: [string, string][] = [
      ['Class', escapeHtml(section.className ?? '')],
      ['Year', escapeHtml(section.year ?? '')],
      ['Time', `${section.minutes} minutes`],
      ['When', escapeHtml(section.when ?? '')],
      ['Learning area', area],
      ['Strand', escapeHtml(section.strand ?? '')],
      ['Skill', escapeHtml(section.skill ?? '')],
    ]
    return `<h1>${rich(section.title)}</h1><dl>${facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
      .join('')}</dl>`
  },
  'learning-intention': ({ walt, criteria }) =>
    `<p><b>WALT (we are learning to):</b> ${rich(walt)}.</p><p><b>I can</b></p>${list(criteria)}`,
  'curriculum-goal': ({ goals, note }) => goalsHtml(goals, note),
  background: ({ items }) => list(items),
  'prior-knowledge': ({ items }) => `<p>Ākonga can already:</p>${list(items)}`,
  resources: ({ items, text }) => `${list(items)}${text ? textHtml(text) : ''}`,
  vocabulary: ({ words, note }) =>
    `<dl>${words.map(({ term, lang, meaning }) => `<dt${lang === 'mi' ? ' lang="mi"' : ''}>${escapeHtml(term)}</dt><dd>${rich(meaning)}</dd>`).join('')}</dl>${note ? `<p class="quiet">${rich(note)}</p>` : ''}`,
  phases: ({ steps, minutes }) => {
    const rows = steps.map(({ name, minutes: lasts, from, to, teacher, pupils }) => {
      const numbered = pupils.length > 1 && pupils.every((line) => /^\d+\. /.test(line))
      return `<tr><th scope="row" class="min">${lasts}<br><span class="quiet">${from}–${to}</span></th><td><b>${escapeHtml(name)}</b>${list(teacher)}</td><td>${numbered ? list(pupils.map(numberless), 'ol') : list(pupils)}</td></tr>`
    })
    return `<table><thead><tr><th scope="col">min</th><th scope="col">You</th><th scope="col">Ākonga</th></tr></thead><tbody>${rows.join('')}<tr><th scope="row">${minutes}</th><td colspan="2">minutes, the whole lesson</td></tr></tbody></table>`
  },
  'key-competencies': ({ competencies }) =>
    `<dl>${competencies.map(({ name, shows }) => `<dt>${name}</dt><dd>${rich(shows)}</dd>`).join('')}</dl>`,
  differentiation: ({ task, support, core, extension, language }) =>
    `<p>${rich(task)}</p><dl><dt>Support</dt><dd>${rich(support)}</dd><dt>Core</dt><dd>${rich(core)}</dd><dt>Extension</dt><dd>${rich(extension)}</dd>${language ? `<dt>Language</dt><dd>${rich(language)}</dd>` : ''}</dl>`,
  misconceptions: ({ items }) =>
    `<ul>${items.map(({ what, why, move }) => `<li><b>${rich(what)}</b> Why: ${rich(why)} What to do: ${rich(move)}</li>`).join('')}</ul>`,
  assessment: ({ exitTicket, sorts, watchFor }) =>
    `<p><b>Exit ticket:</b> ${rich(describeTask(exitTicket))}</p><dl>${sorts.map(({ see, next }) => `<dt>${rich(see)}</dt><dd>${rich(next)}</dd>`).join('')}</dl><p><b>While they work, watch for</b></p>${list(watchFor)}`,
  answers: ({ tasks }) => answerTable([{ heading: null, tasks }]),
  safety: ({ items }) => list(items),
  'next-steps': ({ items }) => list(items),
  reflection: ({ items }) => list(items),
  about: ({ lines, checkThis, draftCode }) =>
    `<p>${rich(lines.join(' '))}</p><p><b>Check this</b></p>${list(checkThis)}<p class="quiet">Draft code ${escapeHtml(draftCode)}</p>`,
}

/** One section of a plan as HTML, marked so that it can be replaced on its own. */
export function planSectionHtml(section: PlanSection): string {
  const write = body[section.id] as (given: PlanSection) => string
  const heading = section.id === 'header' ? '' : `<h2>${PLAN_SECTION_TITLES[section.id]}</h2>`
  return `<section class="plan" data-section="${section.id}">${heading}${write(section)}</section>`
}
