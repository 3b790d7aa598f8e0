import type { Kit } from '../../../kit.ts'
import type { Task } from '../../../task.ts'
import { makeRandom } from '../../random.ts'

/** A question of a kit with an answer in place: "Blue on a map is mostly sea.", "How many poles has it? The answer is: two." */
function statementOf(prompt: string, given: string): string {
  const plain = given.replace(/\.$/, '')
  if (/^Which (?:sentence|statement) is true\?$/i.test(prompt)) return `${plain}.`
  return /\s?…$/.test(prompt) ? prompt.replace(/\s?…$/, ` ${plain}.`) : `${prompt} The answer is: ${plain}.`
}

/**
 * Statements on the questions with choices of a kit, with the right option or one of the wrong ones in place. One of each
 * two is true, by lot.
 */
export function kitClaims(kit: Kit | undefined, count: number, draftCode: string): Task[] {
  return (kit?.choices ?? []).slice(0, count).map(({ prompt, answer, wrong }, at) => {
    const isFirst = makeRandom(`${draftCode} kit pair ${Math.floor(at / 2)}`).chance(0.5)
    const isTrue = at % 2 === 0 ? isFirst : !isFirst
    const [other = answer] = makeRandom(`${draftCode} ${prompt}`).shuffle(wrong)
    return {
      id: `q${at + 1}`,
      level: 'core',
      prompt: `True or false? ${statementOf(prompt, isTrue ? answer : other)}`,
      figure: null,
      space: 'blank',
      answer: String(isTrue || other === answer),
      working: isTrue ? null : `The answer is: ${answer.replace(/\.$/, '')}.`,
      check: null,
    }
  })
}
