import { STEPS_OF_A_CRITERION } from './levels.data.ts'

/** What the work shows of a criterion at four levels, lowest first. The criterion completes “I can …”. */
export function criterionSteps(criterion: string, isOfSums = false): string[] {
  const found = STEPS_OF_A_CRITERION.find(
    ({ verbs, ofTexts }) => verbs.test(criterion) && !(isOfSums && ofTexts),
  )
  return (found?.steps ?? []).map((step) => step.replace('{criterion}', criterion))
}
