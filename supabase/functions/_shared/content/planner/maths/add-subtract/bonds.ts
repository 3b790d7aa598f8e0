import { OTHER_BONDS } from '../asked/bonds-asked.ts'
import type { Practice } from '../maths-topic.ts'
import { bondLeft, bondPart, bondStory } from './bond-questions.ts'
import { onFrames } from './on-frames.ts'

/** Number bonds of one total, each a lesson of its own. */
export const BONDS: readonly Practice[] = [5, 10, 20, ...OTHER_BONDS].map((total) => ({
  title: `number bonds to ${total}`,
  notes: OTHER_BONDS.includes(total) ? 'number bonds' : `number bonds to ${total}`,
  years: [1, total === 5 ? 2 : 3],
  isOnlyNamed: true,
  questions: [onFrames(bondPart(total)), onFrames(bondLeft(total)), bondStory(total)],
}))
