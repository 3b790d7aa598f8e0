import { PUPIL_NAMES } from '../../data/names.data.ts'
import type { Task } from '../../task.ts'
import type { Draft } from '../topic.ts'

const NAMES = new RegExp(`(?<!\\p{L})(?:${PUPIL_NAMES.join('|')})(?!\\p{L})`, 'gu')
const NUMBERS = /\d[\d,]*(?:\.\d+)?/g

/** What is left of a question without its numbers and names: two with the same words look like one question asked twice. */
export const kindOf = ({ prompt, figure }: Pick<Draft, 'prompt' | 'figure'>): string =>
  `${prompt.replace(NAMES, 'N').replace(NUMBERS, '#')}|${figure?.kind ?? ''}`

/** Factors that every class knows first. */
const EASY_FACTORS = [0, 1, 2, 5, 10, 11]

const numbersOf = (text: string) =>
  (text.match(NUMBERS) ?? []).map((one) => Number(one.replaceAll(',', ''))).filter(Number.isFinite)

/** How much the numbers of a question ask of a pupil, to compare it with one of the same kind. */
export function demandOf({ prompt, answer }: Pick<Draft, 'prompt' | 'answer'>): number {
  const asked = numbersOf(prompt)
  const [a = 0, b = 0] = asked
  const isFact = asked.length === 2 && /[×÷]/.test(prompt) && Math.max(...asked) <= 144
  if (isFact) {
    const factors = prompt.includes('÷') ? [b, Number(answer)] : [a, b]
    return factors.some((one) => EASY_FACTORS.includes(one)) ? Math.min(a, b) : 100 + a * b
  }
  return Math.max(0, ...asked, ...numbersOf(answer))
}

/**
 * The questions of a list from easy to hard. The kinds of question keep their turns: those of one kind change places with
 * one another only.
 */
export function easyToHard(tasks: readonly Task[]): Task[] {
  const ofKind = new Map<string, Task[]>()
  for (const task of tasks) ofKind.set(kindOf(task), [...(ofKind.get(kindOf(task)) ?? []), task])
  for (const alike of ofKind.values()) alike.sort((a, b) => demandOf(a) - demandOf(b))
  return tasks.map((task) => {
    const next = ofKind.get(kindOf(task))?.shift() ?? task
    return { ...next, id: task.id }
  })
}
