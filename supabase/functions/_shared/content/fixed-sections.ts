import type { PlanSectionId } from './lesson-plan.ts'

/** Parts that follow from something else: rewriting them alone would make the document wrong. */
export const FIXED: Partial<Record<PlanSectionId, string>> = {
  header: 'The overview says what the lesson is. Ask for the whole plan with another time, year or topic.',
  'curriculum-goal': 'The curriculum goal stands as it is stored. Choose another goal for another one.',
  answers: 'The answers belong to the questions in the steps. Ask for the whole plan with different numbers.',
  about: 'This part says how the draft was made, and stays as it is.',
}
