import type { PlanSection } from '../lesson-plan.ts'
import type { Change } from './change.ts'
import type { Lesson } from './lesson.ts'
import { STEP_LINES, waysOf } from './redo-plan.ts'
import { more, SECTION_AGAIN, type Ways } from './redo-sections.ts'

type Id = PlanSection['id']

/** What a whole plan changes beside its numbers; asked for twice, it goes further. */
const EASIER: readonly [once: Id[], twice: Id[]] = [
  ['differentiation', 'assessment', 'resources'],
  ['prior-knowledge', 'misconceptions', 'next-steps', 'learning-intention'],
]
const SHORTER: readonly Id[] = [
  'differentiation',
  'misconceptions',
  'vocabulary',
  'next-steps',
  'reflection',
  'key-competencies',
]

function sectionAs(now: PlanSection, change: Change, ways: Ways): PlanSection {
  if (now.id === 'phases' && (change === 'easier' || change === 'harder')) {
    const added = STEP_LINES[change](ways)
    const steps = now.steps.map((step) => {
      const line = added[step.kind]
      return line === undefined ? step : { ...step, teacher: more(step.teacher, [line]) }
    })
    return { ...now, steps }
  }
  const write = SECTION_AGAIN[now.id] as
    | ((given: PlanSection, change: Change, ways: Ways) => PlanSection | undefined)
    | undefined
  return write?.(now, change, ways) ?? now
}

/** Easier, harder or shorter in what teacher and pupils do, for questions from a list or a frame have no other numbers. */
export function adapted(sections: readonly PlanSection[], lesson: Lesson): PlanSection[] {
  const { harder, shorter } = lesson.request
  const ways = waysOf(lesson)
  const change: Change = harder < 0 ? 'easier' : 'harder'
  const touched: readonly Id[] =
    harder === 0 ? [] : ['phases', ...EASIER[0], ...(Math.abs(harder) > 1 ? EASIER[1] : [])]
  return sections.map((section) => {
    const fitted = touched.includes(section.id) ? sectionAs(section, change, ways) : section
    return shorter && SHORTER.includes(section.id) ? sectionAs(fitted, 'shorter', ways) : fitted
  })
}
