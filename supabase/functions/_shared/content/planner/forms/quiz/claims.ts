import { recompute } from '../../../checks/recompute.ts'
import type { Task } from '../../../task.ts'
import type { Random } from '../../random.ts'
import { nearAnswers, shapeOf } from './near-answers.ts'
import { wrongOptions } from './wrong-options.ts'

const BLANK = /\s?_{3,}\s?|□/g
/** What a question asks to do, where the filled-in sentence says it all. */
const ASKS_TO_FILL = /^[^:]*(?:missing|write|fill|complete|find)[^:]*: ?/i
const SAYS_SO = 'True or false?'

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** Questions in words that read as a statement when they are answered. What stands before the question stays. */
const ANSWERED: readonly (readonly [asks: RegExp, says: (parts: string[], given: string) => string])[] = [
  [
    /^In ([^?]+), how much is (the \d) worth\?$/,
    ([number = '', digit = ''], given) => `In ${number} ${digit} is worth ${given}.`,
  ],
  [
    /(?:Write|Find) the next two numbers: ([^_]+?), ____ ?, ____ ?$/,
    ([run = ''], given) => `The next two numbers after ${run} are ${given.replace(', ', ' and ')}.`,
  ],
  [/^Write as one number: ([^?]+)$/, ([sum = ''], given) => `${sum} is ${given}.`],
  [/^What time does the clock show\?$/, (_, given) => `The clock shows ${given}.`],
  [
    /^Write (.+) as it shows on a digital clock\.$/,
    ([time = ''], given) => `On a digital clock ${time} is ${given}.`,
  ],
  [/^Write (\d[^?]*?) in ([^?.]+)\.$/, ([what = '', form = ''], given) => `${what} in ${form} is ${given}.`],
  [
    /(?:What|How (?:big|long|tall|far|heavy)) is ((?:the|its) [^?.]+)\?$/,
    ([what = ''], given) => `${capital(what)} is ${given}.`,
  ],
  [
    /How many ([\p{L} -]+?) (?:does|do|has|have) (an? [\p{L} -]+?)(?: have)?\?$/u,
    ([things = '', whole = ''], given) => `${capital(whole)} has ${given} ${things}.`,
  ],
  [
    /^(?:Find|Work out) (the [^?.]+|[^?.]+ of [^?]+)\.$/,
    ([what = ''], given) => `${capital(what)} is ${given}.`,
  ],
  [/^Is (\S+) \p{L}+ or \p{L}+\?$/u, ([what = ''], given) => `${what} is ${given}.`],
]

function answered(prompt: string, given: string): string | null {
  for (const [asks, says] of ANSWERED) {
    const found = asks.exec(prompt)
    if (found) return prompt.slice(0, found.index) + says(found.slice(1), given)
  }
  return null
}

/** A question with an answer in place, as a statement: "7 × 8 = 54". */
function statementOf(prompt: string, given: string): string {
  if (prompt.endsWith('=')) return `${prompt} ${given}`
  if (given.includes(' < ')) return given
  const [, before, after] = /^Round (.+) to (the nearest .+)\.$/.exec(prompt) ?? []
  if (before !== undefined) return `${before} rounded to ${after} is ${given}.`
  const [, what, form] = /^Write (\S+(?: \d+\/\d+)?) as (?!it shows)(.+)\.$/.exec(prompt) ?? []
  if (what !== undefined) return `${what} as ${form} is ${given}.`
  if ((prompt.match(BLANK) ?? []).length !== 1)
    return answered(prompt, given) ?? `${prompt} The answer is ${given}.`
  return prompt
    .replace(ASKS_TO_FILL, '')
    .replace(BLANK, ` ${given} `)
    .replace(/ +/g, ' ')
    .replace(/(\d) \/ ?(\d)/g, '$1/$2')
    .replace(/ ([.?!])/g, '$1')
    .trim()
}

/** More than the one answer is right: a measurement, or one of several ways. */
const IS_LOOSE = /\baccept\b|\bother(?:s|\s)/i
/** So many of the nearest wrong answers may stand in a false statement. */
const NEAREST = 3

/** True for a question that is a statement already. */
export const isClaim = ({ answer, prompt }: Pick<Task, 'answer' | 'prompt'>) =>
  /^(?:true|false)$/i.test(answer) && /true or false/i.test(prompt)

/**
 * A question as a statement with its right answer in place, or with one that is certainly wrong; null where its answer was
 * not worked out or no wrong one is certain.
 */
export function claimOf(task: Task, isTrue: boolean, others: readonly string[], random: Random): Task | null {
  if (isClaim(task)) return task
  const { answer, check, prompt } = task
  if (check === null || check.kind === 'claim' || recompute(task) !== 'right') return null
  if (IS_LOOSE.test(`${prompt} ${task.working ?? ''}`)) return null
  const alike = others.filter((other) => shapeOf(other) === shapeOf(answer))
  const near = wrongOptions(task, nearAnswers(answer, check))
  const wrong = near.length > 0 ? near.slice(0, NEAREST) : wrongOptions(task, alike)
  if (wrong.length === 0) return null
  const given = isTrue ? answer : random.pick(wrong)
  const { choices: _, ...plain } = task
  return {
    ...plain,
    prompt: `${SAYS_SO} ${statementOf(prompt, given)}`,
    answer: String(isTrue),
    space: 'blank',
    check: { kind: 'claim', of: check, given },
    working: isTrue ? task.working : `The answer is ${answer}.`,
  }
}
