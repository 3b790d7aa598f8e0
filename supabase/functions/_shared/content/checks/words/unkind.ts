import { type CheckResult, result } from '../report.ts'
import { PUT_DOWNS } from './insults.data.ts'
import { kept } from './kept.ts'
import { DID_NOT_MANAGE, MADE_TO_SUFFER, SHOWN_TO_ALL, THE_LEAST } from './shaming.data.ts'
import { OF_SOME_PEOPLE, SET_APART, STEREOTYPES } from './stereotypes.data.ts'
import { MILD_SWEARING } from './swearing.data.ts'
import { BELITTLING, GENERALISING, INSULTS, LOOKED_AT, NAME_CALLING, SWEAR_WORDS } from './unkind.data.ts'

const SWEARING = [SWEAR_WORDS, ...MILD_SWEARING]

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n/)
const firstOf = (list: typeof INSULTS, text: string) =>
  list.map(({ pattern }) => pattern.exec(text)?.[0].trim()).find((found) => found !== undefined)

/** The insult of a sentence. A text may tell of somebody who calls others names. */
const insultIn = (sentence: string) =>
  firstOf(INSULTS, sentence) ??
  (NAME_CALLING.pattern.test(sentence) ? undefined : firstOf(PUT_DOWNS, sentence))

const NOT_TO = /(?<!\p{L})(?:never|not|nobody|no one|don[’']t|without|instead of|rather than|why)(?!\p{L})/iu
const IS_WRONG = /(?<!\p{L})(?:unkind|unfair|hurt\p{L}*|how would you feel)(?!\p{L})/iu

/** What is done in front of all to people who did not manage something, or what they suffer for it. */
function shamingIn(sentence: string): string | undefined {
  for (const [who, what] of [
    [DID_NOT_MANAGE, MADE_TO_SUFFER],
    [THE_LEAST, SHOWN_TO_ALL],
  ] as const) {
    const people = who.pattern.exec(sentence)?.[0]
    const deed = what.pattern.exec(sentence)
    if (people === undefined || deed === null || IS_WRONG.test(sentence)) continue
    const before = sentence.slice(0, deed.index).replace(people, ' ')
    if (!NOT_TO.test(before)) return `${people} … ${deed[0]}`
  }
  return undefined
}

/** So few words are a card or a choice, which a lesson on stereotypes may have. */
const WORDS_OF_A_CARD = 5
const QUOTED = /[“"][^”"]*[”"]/g

/** What is said of all members of a group. A text may tell of the people of a story, of a survey or of another time. */
const stereotypeIn = (sentence: string) =>
  firstOf(GENERALISING, sentence) ??
  (OF_SOME_PEOPLE.pattern.test(sentence) ? undefined : firstOf([...STEREOTYPES, ...SET_APART], sentence))

/** The sentence without what a lesson on stereotypes quotes to look at it. */
const ownWords = (sentence: string) =>
  sentence.split(' ').length <= WORDS_OF_A_CARD ? '' : sentence.replace(QUOTED, ' ')

/**
 * What is unkind in a text, in a sentence; undefined where nothing is. `beside` are the words around it, which tell whether
 * a stereotype is looked at.
 */
export const unkindIn = (text: string, beside = ''): string | undefined =>
  findUnkind(text, LOOKED_AT.pattern.test(beside))

function findUnkind(text: string, isLookedAt: boolean): string | undefined {
  const swear = firstOf(SWEARING, text)
  if (swear !== undefined) return `“${swear}” is a swear word: take it out`
  for (const sentence of sentencesOf(text)) {
    if (LOOKED_AT.pattern.test(sentence)) continue
    const insult = insultIn(sentence)
    if (insult !== undefined) return `“${insult}” is unkind to pupils: say it another way`
    // A question may look at what is said of a group; an insult in a question is one all the same.
    if (sentence.includes('?')) continue
    const shaming = shamingIn(sentence)
    if (shaming !== undefined) return `“${shaming}” shames pupils: take it out`
    const group = firstOf(BELITTLING, isLookedAt ? sentence.replace(QUOTED, ' ') : sentence)
    if (group !== undefined) return `“${group}” puts down a group of people: take it out`
    const all = stereotypeIn(isLookedAt ? ownWords(sentence) : sentence)
    if (all !== undefined) return `“${all}” says of a whole group what its members are like: take it out`
  }
  return undefined
}

const unkindAsSaid = kept((text) => findUnkind(text.normalize('NFC'), false))
const unkindAsLookedAt = kept((text) => findUnkind(text.normalize('NFC'), true))

/** Finds swear words, insults, and statements that put down a group of people. */
export function checkKindness(texts: readonly string[]): CheckResult {
  // The words around are searched once: once for each text would take minutes in a plan of 200 pages.
  const isLookedAt = LOOKED_AT.pattern.test(texts.join('\n'))
  const faults = texts.map(isLookedAt ? unkindAsLookedAt : unkindAsSaid)
  const fault = faults.find((found) => found !== undefined)
  return result({ id: 'unkind', what: 'Kind words', fault, fine: 'no insult and no swear word that we know' })
}
