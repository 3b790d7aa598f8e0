import type { Kit } from '../../../kit.ts'
import type { Task } from '../../../task.ts'
import { makeRandom } from '../../random.ts'
import { asStatement } from './as-statement.ts'

/** A question of a kit with an answer in place: "Blue on a map is mostly sea." Null where only the question can be repeated. */
function plainStatement(prompt: string, given: string): string | null {
  const plain = given.replace(/\.$/, '')
  if (/^Which (?:sentence|statement) is true\?$/i.test(prompt)) return `${plain}.`
  if (/\s?…$/.test(prompt) && !/\?/.test(prompt)) return prompt.replace(/\s?…$/, ` ${plain}.`)
  return asStatement(prompt, plain)
}

/** The same where it has to be made: a statement about the question and an answer. */
const repeated = (prompt: string, given: string): string =>
  /…$/.test(prompt)
    ? prompt.replace(/\s?…$/, ` ${given.replace(/\.$/, '')}.`)
    : `The right answer to “${prompt.replace(/“/g, '‘').replace(/”/g, '’')}” is: ${given.replace(/\.$/, '')}.`

/** True for a question whose right answer and wrong ones all read as plain statements. */
const isPlain = ({ prompt, answer, wrong }: Kit['choices'][number]): boolean =>
  [answer, ...wrong].every((given) => plainStatement(prompt, given) !== null)

/**
 * Statements on the questions with choices of a kit, with the right option or one of the wrong ones in place. One of each
 * two is true, by lot.
 */
export function kitClaims(
  kit: Kit | undefined,
  count: number,
  draftCode: string,
  how: 'plain' | 'repeated',
): Task[] {
  const chosen = (kit?.choices ?? []).filter((choice) => isPlain(choice) === (how === 'plain'))
  return chosen.slice(0, count).map(({ prompt, answer, wrong }, at) => {
    const isFirst = makeRandom(`${draftCode} kit pair ${Math.floor(at / 2)}`).chance(0.5)
    const isTrue = at % 2 === 0 ? isFirst : !isFirst
    const [other = answer] = makeRandom(`${draftCode} ${prompt}`).shuffle(wrong)
    return {
      id: `q${at + 1}`,
      level: 'core',
      prompt: `True or false? ${(how === 'plain' ? plainStatement(prompt, isTrue ? answer : other) : null) ?? repeated(prompt, isTrue ? answer : other)}`,
      figure: null,
      space: 'blank',
      answer: String(isTrue || other === answer),
      working: isTrue
        ? null
        : (how === 'plain' && plainStatement(prompt, answer)) ||
          `The answer is: ${answer.replace(/\.$/, '')}.`,
      check: null,
    }
  })
}
