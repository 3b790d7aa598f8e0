import { PART_FOR_SOME, YEAR_OF_SOME } from './year-of-some.data.ts'

/**
 * A change of one part for some pupils, without their year: "an extension for my two Year 6s" makes no plan for Year 6. A message
 * that names no part is about the class.
 */
export const withoutYearOfSome = (text: string): string =>
  PART_FOR_SOME.pattern.test(text) ? text.replace(YEAR_OF_SOME.pattern, 'my group') : text
