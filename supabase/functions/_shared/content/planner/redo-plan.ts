import { FIXED } from '../fixed-sections.ts'
import {
  type LessonPlan,
  type Phase,
  PLAN_SECTION_TITLES,
  type PlanSection,
  type PlanSectionId,
  planSection,
} from '../lesson-plan.ts'
import type { Task } from '../task.ts'
import { type Change, changeIn } from './change.ts'
import type { PlannerInput } from './input.ts'
import type { Lesson } from './lesson.ts'
import { type LessonParts, phasesFor } from './phases.ts'
import { planSections } from './plan.ts'
import { lessonAgain } from './redo-lesson.ts'

/** The part made anew, or why it was not, in words for the teacher. */
export type Remade<T> = { ok: true; section: T } | { ok: false; why: string }

interface Ways {
  support: string
  extension: string
}

const waysOf = ({ approach }: Lesson): Ways =>
  approach.kind === 'topic'
    ? { support: approach.topic.teaching.support, extension: approach.topic.teaching.extension }
    : {
        support: approach.frame.support,
        extension: `${approach.frame.lens.further} ${approach.frame.extension}`,
      }

const half = <T>(items: readonly T[]): T[] => items.slice(0, Math.max(1, Math.ceil(items.length / 2)))
const firstSentence = (text: string) => /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
const more = (items: readonly string[], added: readonly string[]) => [
  ...items,
  ...added.filter((line) => !items.includes(line)),
]

type Lists = Extract<PlanSection, { items: string[] }>['id']

const ADDED: Record<Lists, (ways: Ways) => string[]> = {
  'prior-knowledge': ({ support }) => [`start with this where that is not there yet: ${support}`],
  resources: () => ['the exit question on a slip for each pupil', 'paper or whiteboards for working out'],
  'next-steps': ({ support, extension }) => [
    `For those who are not there yet: ${support}`,
    `For those who are: ${extension}`,
  ],
  safety: () => ['Say the rules aloud before anyone begins, and let a pupil repeat them.'],
  reflection: () => [
    'Which question showed you most about what ākonga can do?',
    'Did the time for each step fit?',
  ],
}

/** Lines added to the steps for each kind of change. */
const STEP_LINES: Record<
  'easier' | 'harder' | 'longer',
  (ways: Ways) => Partial<Record<Phase['kind'], string>>
> = {
  easier: ({ support }) => ({
    'we-do': 'Do one more together before anyone goes on alone.',
    'you-do': `Everyone may begin like this: ${support}`,
  }),
  harder: ({ extension }) => ({
    'you-do': `Those who are ready go straight to this: ${extension}`,
    share: 'Ask: would that always work? Look for one where it does not.',
  }),
  longer: () => ({
    hook: 'Give a minute of quiet thinking before anyone speaks.',
    'i-do': 'Stop half-way and ask: what did I do first, and why?',
    'we-do': 'Ask three pupils in turn to say the next step and the reason for it.',
    'you-do': 'After five minutes stop everyone: one pair shows how they began.',
    share: 'Write up both ways side by side, and leave them up.',
    exit: 'Sort the slips into three heaps before the next lesson.',
  }),
}

/** A line that shows or asks one of the plan's questions: the answers further down rest on it. */
const holdsQuestion = (line: string) =>
  /^(?:\d+\. |Write up: |Together: |Read aloud: |Working: |Answer: )/.test(line)

function phasesAgain(plan: LessonPlan, lesson: Lesson, change: Change): PlanSection | undefined {
  const now = planSection(plan, 'phases')
  if (!now) return undefined
  if (change === 'again') {
    const tasks = planSection(plan, 'answers')?.tasks ?? []
    const exit = planSection(plan, 'assessment')?.exitTicket
    const of = (use: string) => tasks.filter(({ id }) => id.startsWith(use))
    const [example = null]: (Task | null)[] = of('example')
    const parts: LessonParts | null = exit
      ? { example, together: of('together'), practice: of('practice'), exit }
      : null
    return parts ? { id: 'phases', ...phasesFor(lesson, parts) } : undefined
  }
  const added = change === 'shorter' ? {} : STEP_LINES[change](waysOf(lesson))
  const short = (lines: readonly string[]) =>
    lines.filter((line, index) => holdsQuestion(line) || index === 0)
  const steps = now.steps.map((step) => {
    if (change === 'shorter') return { ...step, teacher: short(step.teacher), pupils: short(step.pupils) }
    const line = added[step.kind]
    return line === undefined ? step : { ...step, teacher: more(step.teacher, [line]) }
  })
  return { ...now, steps }
}

type Again = (now: PlanSection, change: Change, ways: Ways) => PlanSection | undefined

/** What each change does to a part, where it means something there. */
const changed: Again = (now, change, ways) => {
  switch (now.id) {
    case 'learning-intention': {
      const criteria = {
        shorter: now.criteria.slice(0, 2),
        longer: more(now.criteria, ['explain to someone else how I know']).slice(0, 4),
        easier: [...now.criteria.slice(0, 1), 'do it with materials or with a partner'],
        harder: more(now.criteria.slice(0, 3), ['find a second way and say which is better, and why']),
        again: now.criteria,
      }[change]
      return { ...now, criteria }
    }
    case 'vocabulary':
      return change === 'shorter' ? { ...now, words: half(now.words) } : undefined
    case 'key-competencies':
      return change === 'shorter' ? { ...now, competencies: half(now.competencies) } : undefined
    case 'differentiation':
      if (change === 'shorter')
        return { ...now, support: firstSentence(now.support), extension: firstSentence(now.extension) }
      if (change === 'easier') return { ...now, core: `Begin like this: ${ways.support} Then: ${now.core}` }
      if (change === 'harder') return { ...now, core: `${now.core} Then: ${ways.extension}` }
      return change === 'longer'
        ? { ...now, support: `${now.support} Stay with this group for the first question.` }
        : undefined
    case 'misconceptions':
      if (change === 'shorter') return { ...now, items: half(now.items) }
      return change === 'longer'
        ? {
            ...now,
            items: now.items.map((item) => ({
              ...item,
              move: `${item.move} Then let them say it in their own words.`,
            })),
          }
        : undefined
    case 'assessment':
      if (change === 'shorter') return { ...now, watchFor: half(now.watchFor) }
      return change === 'longer'
        ? {
            ...now,
            watchFor: more(now.watchFor, ['begins without waiting for help, and goes on when stuck']),
          }
        : undefined
    case 'prior-knowledge':
    case 'resources':
    case 'next-steps':
    case 'safety':
    case 'reflection':
      if (change === 'shorter') return { ...now, items: half(now.items) }
      return change === 'longer' ? { ...now, items: more(now.items, ADDED[now.id](ways)) } : undefined
    default:
      return undefined
  }
}

const SAYS: Record<Change, string> = {
  easier: 'easier',
  harder: 'harder',
  shorter: 'shorter',
  longer: 'in more detail',
  again: 'another time',
}

/** The lesson a plan is about, as the plan itself says. */
export function planLesson(plan: LessonPlan, input: PlannerInput): Lesson {
  const header = planSection(plan, 'header')
  return lessonAgain(
    {
      title: header?.title ?? '',
      subject: header?.area ?? null,
      yearGroup: header?.year ?? null,
      strand: header?.strand ?? null,
      skill: header?.skill ?? null,
      minutes: header?.minutes ?? null,
      goals: planSection(plan, 'curriculum-goal')?.goals ?? [],
    },
    input,
  )
}

/** One part of a plan anew, by the built-in planner. Its questions stay: the answers and the exit ticket rest on them. */
export function remakePlanSection(
  plan: LessonPlan,
  id: PlanSectionId,
  input: PlannerInput,
): Remade<PlanSection> {
  const why = FIXED[id]
  if (why !== undefined) return { ok: false, why }
  const now = planSection(plan, id)
  if (!now) return { ok: false, why: 'That part is no longer in this plan.' }
  const change = changeIn(input.content)
  const lesson = planLesson(plan, input)
  const fresh = () =>
    id === 'assessment' ? undefined : planSections(lesson).find((section) => section.id === id)
  const section =
    id === 'phases'
      ? phasesAgain(plan, lesson, change)
      : change === 'again'
        ? fresh()
        : changed(now, change, waysOf(lesson))
  if (section !== undefined && JSON.stringify(section) !== JSON.stringify(now)) return { ok: true, section }
  return {
    ok: false,
    why: `The built-in planner has no way to write “${PLAN_SECTION_TITLES[id]}” ${SAYS[change]}. Ask for it shorter or in more detail, or change it by hand.`,
  }
}
