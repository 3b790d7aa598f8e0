import { FIXED } from '../fixed-sections.ts'
import {
  type LessonPlan,
  type Phase,
  PLAN_SECTION_TITLES,
  type PlanSection,
  type PlanSectionId,
  planSection,
} from '../lesson-plan.ts'
import { type Change, changeIn } from './change.ts'
import type { PlannerInput } from './input.ts'
import type { Lesson } from './lesson.ts'
import { lessonAgain } from './redo-lesson.ts'
import { more, SECTION_AGAIN, type Ways } from './redo-sections.ts'

/** The part made anew, or why it was not, in words for the teacher. */
export type Remade<T> = { ok: true; section: T } | { ok: false; why: string }

export const waysOf = ({ approach }: Lesson): Ways =>
  approach.kind === 'topic'
    ? { support: approach.topic.teaching.support, extension: approach.topic.teaching.extension }
    : {
        support: approach.frame.support,
        extension: `${approach.frame.lens.further} ${approach.frame.extension}`,
      }

/** Lines added to the steps for each kind of change. */
export const STEP_LINES: Record<
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
  /^(?:\d+\. |Game: |Write up: |Together: |Read aloud: |Working: |Answer: )/.test(line)

/** How pupils work, in another way than before; the questions they work on stay. */
const OTHER_WAYS: Partial<Record<Phase['kind'], [string, string]>> = {
  hook: [
    'Think alone for a minute, tell a partner, then tell the class what your partner said.',
    'Draw or write a first idea on a whiteboard, and hold it up.',
  ],
  'i-do': [
    'Say the steps back in your own words while they are written up.',
    'Watch without talking, then list the steps with a partner.',
  ],
  'we-do': [
    'Take turns in pairs: one works, the other explains, then swap.',
    'Work alone first, then agree on one answer at your table.',
  ],
  share: [
    'Walk round, look at the work of two others, and say one thing you would borrow.',
    'Explain your partner’s way, not your own.',
  ],
}

function otherwise({ kind, pupils }: Phase): string[] {
  const ways = OTHER_WAYS[kind]
  if (ways === undefined) return pupils
  const way = pupils.includes(ways[0]) ? ways[1] : ways[0]
  return [way, ...pupils.filter(holdsQuestion)]
}

function phasesAgain(plan: LessonPlan, lesson: Lesson, change: Change): PlanSection | undefined {
  const now = planSection(plan, 'phases')
  if (!now) return undefined
  const added = change === 'shorter' || change === 'again' ? {} : STEP_LINES[change](waysOf(lesson))
  const short = (lines: readonly string[]) =>
    lines.filter((line, index) => holdsQuestion(line) || index === 0)
  const steps = now.steps.map((step) => {
    if (change === 'shorter') return { ...step, teacher: short(step.teacher), pupils: short(step.pupils) }
    if (change === 'again') return { ...step, pupils: otherwise(step) }
    const line = added[step.kind]
    return line === undefined ? step : { ...step, teacher: more(step.teacher, [line]) }
  })
  return { ...now, steps }
}

function sectionAgain(now: PlanSection, change: Change, ways: Ways): PlanSection | undefined {
  const write = SECTION_AGAIN[now.id] as
    | ((given: PlanSection, change: Change, ways: Ways) => PlanSection | undefined)
    | undefined
  return write?.(now, change, ways)
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
  const section =
    id === 'phases' ? phasesAgain(plan, lesson, change) : sectionAgain(now, change, waysOf(lesson))
  if (section !== undefined && JSON.stringify(section) !== JSON.stringify(now)) return { ok: true, section }
  return {
    ok: false,
    why: `The built-in planner has no way to write “${PLAN_SECTION_TITLES[id]}” ${SAYS[change]}. Ask for it shorter or in more detail, or change it by hand.`,
  }
}
