import type { PlanSection } from '../../lesson-plan.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { changeSection, type Ways, waysOf } from './change-section.ts'
import { withStepLines } from './change-steps.ts'

type Id = PlanSection['id']

/** The sections that an easier or harder plan changes besides its numbers. Two steps change more of them. */
const ONE_STEP: readonly Id[] = ['phases', 'differentiation', 'assessment', 'resources']
const TWO_STEPS: readonly Id[] = [
  ...ONE_STEP,
  'prior-knowledge',
  'misconceptions',
  'next-steps',
  'learning-intention',
]
const SHORTER: readonly Id[] = [
  'differentiation',
  'misconceptions',
  'vocabulary',
  'next-steps',
  'reflection',
  'key-competencies',
]

function madeHarder(section: PlanSection, change: 'easier' | 'harder', ways: Ways): PlanSection {
  return section.id === 'phases'
    ? { ...section, steps: withStepLines(section.steps, change, ways) }
    : (changeSection(section, change, ways) ?? section)
}

/**
 * Makes the text of a whole plan easier, harder or shorter. Questions from a list and frames have no other numbers, so
 * there the difference lies in what teacher and pupils do.
 */
export function adapted(sections: readonly PlanSection[], lesson: Lesson): PlanSection[] {
  const { harder, shorter } = lesson.request
  const ways = waysOf(lesson)
  const touched = harder === 0 ? [] : Math.abs(harder) > 1 ? TWO_STEPS : ONE_STEP
  return sections.map((section) => {
    const fitted = touched.includes(section.id)
      ? madeHarder(section, harder < 0 ? 'easier' : 'harder', ways)
      : section
    return shorter && SHORTER.includes(section.id)
      ? (changeSection(fitted, 'shorter', ways) ?? fitted)
      : fitted
  })
}
