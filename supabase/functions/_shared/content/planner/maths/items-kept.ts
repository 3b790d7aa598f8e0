import type { Items } from '../../understood.ts'
import type { Printed } from './printed-numbers.ts'

/** The words that even a short problem with people or things in it has. */
const FEWEST_OF_A_STORY = 9
/** “Find the missing number” and “Work out” are still no story. */
const MOST_OF_A_SUM = 4

const words = (prompt: string) => (prompt.match(/\p{L}{2,}/gu) ?? []).length

const KEPT: Record<Items, (made: Printed) => boolean> = {
  clocks: ({ figure }) => figure?.kind === 'clock',
  shapes: ({ figure }) => figure?.kind === 'shape',
  angles: ({ figure, prompt }) => figure?.kind === 'angle' && !/^draw/i.test(prompt),
  sums: ({ prompt }) => /[+−×÷]/.test(prompt) && words(prompt) <= MOST_OF_A_SUM,
  'word problems': ({ prompt }) => words(prompt) >= FEWEST_OF_A_STORY,
}

/** True where a question is one of the things that were counted. */
export const isOfItems = (made: Printed, items: Items): boolean => KEPT[items](made)
