import type { Understood } from '../../../understood.ts'
import { cutAll } from '../words/word-pattern.ts'
import { LIMIT_ASIDES, PLAN_B } from './limit-words.data.ts'

/** True where a request wants a way to teach the lesson inside, besides the lesson outside. */
export const wantsPlanB = (asked: string, { want }: Pick<Understood, 'want'>): boolean =>
  want === 'lesson plan' && PLAN_B.pattern.test(asked)

/** The request without what it says of the day, the room and a plan b. */
export const withoutLimits = (asked: string): string => cutAll(asked, LIMIT_ASIDES).trim()
