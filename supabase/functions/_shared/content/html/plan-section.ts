import { PLAN_SECTION_TITLES, type PlanSection } from '../lesson-plan.ts'
import { answerNames } from './answer-names.ts'
import { answerTable } from './answer-table.ts'
import { escapeHtml } from './escape-html.ts'
import { figureHtml } from './figure.ts'
import { goalsHtml } from './goals.ts'
import { list, rich, textHtml } from './rich-text.ts'
import { teacherWidth } from './step-widths.ts'

const numberless = (line: string) => line.replace(/^\d+\. /, '')

/** A line to fill in by hand. What is known of the lesson stands on it already. */
const toFillIn = (className: string | null, when: string | null) =>
  `<div class="name"><span>Teacher</span><span>Class ${escapeHtml(className ?? '')}</span><span>Room</span><span>Date ${escapeHtml(when ?? '')}</span></div>`

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
    `<p><b>WALT (we are learning to):</b> ${rich(walt)}.</p><p class="lead"><b>I can</b></p>${list(criteria)}`,
  'curriculum-goal': ({ goals, note }) => goalsHtml(goals, note),
  background: ({ items }) => list(items),
  'prior-knowledge': ({ items }) => `<p class="lead">Ākonga can already:</p>${list(items)}`,
  resources: ({ items, text }) => `${list(items)}${text ? textHtml(text) : ''}`,
  vocabulary: ({ words, note }) =>
    `<dl class="words">${words.map(({ term, lang, meaning }) => `<dt${lang === 'mi' ? ' lang="mi"' : ''}>${escapeHtml(term)}</dt><dd>${rich(meaning)}</dd>`).join('')}</dl>${note ? `<p class="quiet tail">${rich(note)}</p>` : ''}`,
  phases: ({ steps, minutes }) => {
    const rows = steps.map(({ name, minutes: lasts, from, to, teacher, pupils }) => {
      const numbered = pupils.length > 1 && pupils.every((line) => /^\d+\. /.test(line))
      return `<tr><th scope="row" class="min">${lasts}<br><span class="quiet">${from}–${to}</span></th><td><b>${escapeHtml(name)}</b>${list(teacher)}</td><td>${numbered ? list(pupils.map(numberless), 'ol') : list(pupils)}</td></tr>`
    })
    const width = teacherWidth(steps)
    return `<table class="steps t${width}"><thead><tr><th scope="col" class="total">${minutes} min</th><th scope="col">You</th><th scope="col">Ākonga</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  },
  'key-competencies': ({ competencies }) =>
    `<dl>${competencies.map(({ name, shows }) => `<dt>${name}</dt><dd>${rich(shows)}</dd>`).join('')}</dl>`,
  differentiation: ({ task, support, core, extension, language }) =>
    `<p class="lead">${rich(task)}</p><dl><dt>Support</dt><dd>${rich(support)}</dd><dt>Core</dt><dd>${rich(core)}</dd><dt>Extension</dt><dd>${rich(extension)}</dd>${language ? `<dt>Language</dt><dd>${rich(language)}</dd>` : ''}</dl>`,
  misconceptions: ({ items }) =>
    `<ul>${items.map(({ what, why, move }) => `<li><b>${rich(what)}</b> Why: ${rich(why)} What to do: ${rich(move)}</li>`).join('')}</ul>`,
  assessment: ({ exitTicket, sorts, watchFor }) =>
    `<p class="lead"><b>Exit ticket:</b> ${rich(exitTicket.prompt)}</p>${exitTicket.figure ? figureHtml(exitTicket.figure) : ''}<dl>${sorts.map(({ see, next }) => `<dt>${rich(see)}</dt><dd>${rich(next)}</dd>`).join('')}</dl><p><b>While they work, watch for:</b> ${rich(watchFor.join('; '))}.</p>`,
  answers: ({ tasks }, all) => {
    const names = answerNames(tasks, all)
    return answerTable([{ heading: null, tasks }], {
      name: (index) => names[index] ?? '',
      names: 'Step',
      figures: true,
    })
  },
  safety: ({ items }) => list(items),
  'next-steps': ({ items }) => list(items),
  reflection: ({ items }) => list(items),
  about: ({ lines, checkThis, draftCode }) =>
    `<p>${rich(lines.join(' '))} <span class="quiet">Draft code ${escapeHtml(draftCode)}</span></p><p class="lead"><b>Check this</b></p>${list(checkThis)}`,
}

/**
 * One section of a plan as HTML, marked so that it can be replaced on its own.
 * @param all the plan that it is of: answers are named as its steps number them
 */
export function planSectionHtml(section: PlanSection, all: readonly PlanSection[] = []): string {
  const write = body[section.id] as (given: PlanSection, all: readonly PlanSection[]) => string
  const heading = section.id === 'header' ? '' : `<h2>${PLAN_SECTION_TITLES[section.id]}</h2>`
  return `<section class="plan" id="${section.id}" data-section="${section.id}">${heading}${write(section, all)}</section>`
}
