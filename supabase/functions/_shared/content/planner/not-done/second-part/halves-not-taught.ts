import type { FoundKit } from '../../../kit.ts'
import { matterWords } from '../../kits/matter-words.ts'
import { halvesOf } from '../../read/conditions/halves.ts'
import { isArea } from '../matter/words-to-meet.ts'
import type { Written } from '../not-done.ts'
import { lessonFor, wayTo } from './lesson-for.ts'
import { lessonOfPhrase } from './lesson-of-phrase.ts'
import { wordsHardlyTaught, wordsNaming } from './taught.ts'

const IS_WHERE = /^(?:at|in|on|for|to|with|from|of|by|about|during|when|after|before)\s/iu

interface NotTaught {
  /** As typed. */
  words: string
  /** A sentence or two of the lesson say some of it. */
  isTouched: boolean
  other: FoundKit
}

/**
 * The parts of a request that the lesson made hardly works on, each with the lesson of the bank that is named by it. A part without such a lesson is
 * told with the words that are not printed.
 */
export function halvesNotTaught(written: Written): NotTaught[] {
  const { approach, request } = written.lesson
  if (approach.kind !== 'topic' || approach.computed || request.goals.length > 0) return []
  if (request.lesson !== null || request.blocks > 1) return []
  const halves = halvesOf(request, matterWords(request))
  const context = halves[0]?.own.slice(0, -1) ?? []
  return halves.flatMap(({ words, own }, at) => {
    const telling = own.filter((word) => !isArea(word))
    const ofPhrase = own.length === 0 ? lessonOfPhrase(words, written) : null
    if (ofPhrase !== null) return [{ words, isTouched: false, other: ofPhrase }]
    const missing = wordsHardlyTaught(telling, written)
    // The last word is what the others say more of: “races” of “relay races”.
    const isHeadMissing = missing.at(-1)?.word === telling.at(-1)
    if (missing.length === 0 || !(isHeadMissing || missing.length * 2 > telling.length)) return []
    const others = missing.reverse().map(({ word }) => lessonFor(telling, word, written))
    // “At home” of “rules at school and at home” says where the first thing is: the other lesson has to be on that as well.
    const isOn = (one: FoundKit) =>
      (!IS_WHERE.test(words) || wordsNaming(halves[0]?.own ?? [], one) > 0) &&
      // One word alone may mean another thing: the rolls of gymnastics, and a ball that rolls.
      (at === 0 ||
        telling.length > 1 ||
        context.length === 0 ||
        request.kits.includes(one) ||
        wordsNaming(context, one) > 0)
    const other = others.find((one) => one !== null && isOn(one))
    return other ? [{ words, isTouched: missing.some(({ said }) => said > 0), other }] : []
  })
}

/** Tells in one sentence each which part of a request is not taught, and how to get the lesson on it. */
export const secondPartTold = (written: Written): string[] =>
  halvesNotTaught(written).map(
    ({ words, isTouched, other }) =>
      `“${words}” is ${isTouched ? 'at most touched on' : 'not'} in this lesson. ${wayTo(other)}`,
  )
