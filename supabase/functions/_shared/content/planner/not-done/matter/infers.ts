import type { Written } from '../not-done.ts'

/** Questions whose answers a reader has to work out from a text. */
const INFERS =
  /\bhow (?:do|can) (?:you|we) (?:know|tell)\b|\bsuggests?\b|^why\b|\bwhat does .*\b(?:mean|show|tell)\b|\bhow (?:did|does|might|do) .*\bfeel\b|\bwhat (?:might|could|may)\b|\bexplain\b/i

/** True where a text stands on a page with questions that ask for more than its words say. */
export const asksToInfer = (sections: Written['sections']): boolean =>
  sections.some(
    (section) =>
      'tasks' in section && 'text' in section && section.tasks.some(({ prompt }) => INFERS.test(prompt)),
  )
