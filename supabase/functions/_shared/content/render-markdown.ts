import { describeTask } from './describe-task.ts'
import { goalPlace, goalStatus } from './goal-text.ts'
import {
  GOAL_WORDING_NOTE,
  type LessonPlan,
  PLAN_SECTION_TITLES,
  type PlanGoal,
  type PlanSection,
} from './lesson-plan.ts'
import type { Task } from './task.ts'

/** Escapes a text so that none of it is read as Markdown or HTML. */
function plainMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, (mark) => `\\${mark}`).replace(/\s+/g, ' ')
}

/** `items` are Markdown already. */
const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')
const plainBullets = (items: readonly string[]) => bullets(items.map(plainMarkdown))

/** Goals are printed exactly as stored, without escaping: a test checks that none of them contains Markdown. */
function goalMarkdown(goal: PlanGoal): string {
  return `- Goal: ${goal.wording}\n  - Place: ${goalPlace(goal)}\n  - Status: ${goalStatus(goal)} (${GOAL_WORDING_NOTE})\n  - Source: ${goal.verified ? goal.source : 'unverified'}`
}

function answerLine(task: Task, index: number): string {
  const working = task.working ? ` (${plainMarkdown(task.working.replace(/[.\s]+$/, ''))})` : ''
  const label = task.label === undefined ? '' : `*${task.label}* `
  return `${index + 1}. ${label}${plainMarkdown(describeTask(task))} **${plainMarkdown(task.answer)}**${working}`
}

const body: { [K in PlanSection['id']]: (section: Extract<PlanSection, { id: K }>) => string } = {
  header: (section) => {
    const facts: [string, string | null][] = [
      ['Class', section.className],
      ['Year', section.year],
      ['Time', `${section.minutes} minutes`],
      ['When', section.when],
      [
        'Learning area',
        section.area && section.areaReo ? `${section.area} (${section.areaReo})` : section.area,
      ],
      ['Strand', section.strand],
      ['Skill', section.skill],
    ]
    return facts
      .flatMap(([name, value]) => (value === null ? [] : [`- **${name}:** ${plainMarkdown(value)}`]))
      .join('\n')
  },
  'learning-intention': ({ walt, criteria }) =>
    `**We are learning to** ${plainMarkdown(walt)}.\n\n**I can**\n\n${plainBullets(criteria)}`,
  'curriculum-goal': ({ goals, note }) => [...goals.map(goalMarkdown), '', note].join('\n').trim(),
  background: ({ items }) => plainBullets(items),
  'prior-knowledge': ({ items }) => `Ākonga can already:\n\n${plainBullets(items)}`,
  resources: ({ items, text }) =>
    text
      ? `${plainBullets(items)}\n\n**${plainMarkdown(text.title)}**\n\n${text.paragraphs.map((part, index) => `${index + 1}. ${plainMarkdown(part)}`).join('\n')}`
      : plainBullets(items),
  vocabulary: ({ words, note }) =>
    `${bullets(words.map(({ term, meaning }) => `**${plainMarkdown(term)}**: ${plainMarkdown(meaning)}`))}${note ? `\n\n*${plainMarkdown(note)}*` : ''}`,
  phases: ({ steps, minutes }) => {
    const parts = steps.map(
      ({ name, from, to, minutes: lasts, teacher, pupils }) =>
        `### ${name}: ${lasts} minutes (${from}–${to})\n\n**You**\n\n${plainBullets(teacher)}\n\n**Ākonga**\n\n${pupils.every((line) => /^\d+\. /.test(line)) ? pupils.map(plainMarkdown).join('\n') : plainBullets(pupils)}`,
    )
    return `${parts.join('\n\n')}\n\n**${minutes} minutes** in all.`
  },
  series: ({ lead, lessons }) =>
    [
      plainMarkdown(lead),
      '',
      '| Lesson | We are learning to | Main activity | Materials | Look for |',
      '| --- | --- | --- | --- | --- |',
      ...lessons.map(
        ({ name, title, walt, activity, materials, look }) =>
          `| ${[`${name}: ${title}`, walt, activity, materials, look].map(plainMarkdown).join(' | ')} |`,
      ),
    ].join('\n'),
  'session-2': ({ title, parts }) =>
    [
      `**${plainMarkdown(title)}**`,
      ...parts.map((part) => sectionMarkdown(part).replace(/^## /, '### ')),
    ].join('\n\n'),
  'key-competencies': ({ competencies }) =>
    bullets(competencies.map(({ name, shows }) => `**${name}:** ${plainMarkdown(shows)}`)),
  differentiation: ({ task, support, core, extension, language }) =>
    `${plainMarkdown(task)}\n\n${bullets(
      Object.entries({ Support: support, Core: core, Extension: extension, Language: language ?? '' })
        .filter(([, text]) => text !== '')
        .map(([name, text]) => `**${name}:** ${plainMarkdown(text)}`),
    )}`,
  misconceptions: ({ items }) =>
    bullets(
      items.map(
        ({ what, why, move }) =>
          `**${plainMarkdown(what)}** Why: ${plainMarkdown(why)} What to do: ${plainMarkdown(move)}`,
      ),
    ),
  assessment: ({ exitTicket, sorts, watchFor }) =>
    `**Exit ticket:** ${plainMarkdown(describeTask(exitTicket))}\n\n${bullets(sorts.map(({ see, next }) => `**${plainMarkdown(see)}:** ${plainMarkdown(next)}`))}\n\n**While they work, watch for**\n\n${plainBullets(watchFor)}`,
  answers: ({ tasks }) => tasks.map(answerLine).join('\n'),
  safety: ({ items }) => plainBullets(items),
  'next-steps': ({ items }) => plainBullets(items),
  reflection: ({ items }) => plainBullets(items),
  about: ({ lines, checkThis, draftCode }) =>
    `${lines.join(' ')}\n\n**Check this**\n\n${plainBullets(checkThis)}\n\nDraft code ${draftCode}`,
}

/** Renders one section with its heading. The whole plan is all sections, joined by blank lines. */
export function sectionMarkdown(section: PlanSection): string {
  const write = body[section.id] as (given: PlanSection) => string
  const text = write(section)
  if (section.id === 'header')
    return `# Lesson plan: ${plainMarkdown(section.title)}\n\n## ${PLAN_SECTION_TITLES.header}\n\n${text}`
  return `## ${PLAN_SECTION_TITLES[section.id]}\n\n${text}`
}

export function planMarkdown(plan: Pick<LessonPlan, 'sections'>): string {
  return plan.sections.map(sectionMarkdown).join('\n\n')
}
