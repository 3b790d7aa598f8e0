import type { Task } from '../../../task.ts'
import { makeRandom } from '../../random.ts'

/** What a question asks for, and the sentence or the words that its one answer is taken from. */
const PARTS = /^(?:Write: )?(?<ask>[^:]+): (?<from>.+)$/su
const SHORTEST = 2

/** The words of a sentence, each once. */
const wordsOf = (text: string): string[] => [...new Set(text.match(/[\p{L}’-]+/gu) ?? [])]

/**
 * A question on a word of a sentence with words of the same sentence to choose from: a question has one answer there, so the others are wrong. Null where
 * the answer is no word of it.
 */
export function sentenceChoices(task: Task, options: number, draftCode: string): Task | null {
  const { ask, from } = PARTS.exec(task.prompt)?.groups ?? {}
  if (ask === undefined || from === undefined) return null
  const words = wordsOf(from)
  const others = words.filter((word) => word !== task.answer && word.length >= SHORTEST)
  if (!words.includes(task.answer) || others.length < options - 1) return null
  const random = makeRandom(`${draftCode} ${task.prompt}`)
  // The words that the question itself offers come first, then the longer ones, which are the more tempting.
  const offered = new Set(wordsOf(/\(([^)]*)\)/.exec(from)?.[1] ?? ''))
  const weight = (word: string) => word.length + (offered.has(word) ? from.length : 0)
  const tempting = random.shuffle(others).sort((one, other) => weight(other) - weight(one))
  return {
    ...task,
    prompt: `${ask}: ${from}`,
    space: 'none',
    choices: random.shuffle([task.answer, ...tempting.slice(0, options - 1)]),
  }
}
