import { type CheckResult, result } from '../report.ts'
import { BELITTLING, GENERALISING, INSULTS, LOOKED_AT, SWEAR_WORDS } from './unkind.data.ts'

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n/)

/** What is unkind in a text, in a sentence; undefined where nothing is. */
export function unkindIn(text: string): string | undefined {
  const swear = SWEAR_WORDS.pattern.exec(text)?.[0]
  if (swear !== undefined) return `“${swear}” is a swear word: take it out`
  for (const sentence of sentencesOf(text)) {
    if (LOOKED_AT.pattern.test(sentence)) continue
    const insult = INSULTS.map(({ pattern }) => pattern.exec(sentence)?.[0]).find(Boolean)
    if (insult !== undefined) return `“${insult.trim()}” is unkind to pupils: say it another way`
    // A question may look at what is said of a group; an insult in a question is one all the same.
    if (sentence.includes('?')) continue
    const group = BELITTLING.map(({ pattern }) => pattern.exec(sentence)?.[0]).find(Boolean)
    if (group !== undefined) return `“${group.trim()}” puts down a group of people: take it out`
    const all = GENERALISING.map(({ pattern }) => pattern.exec(sentence)?.[0]).find(Boolean)
    if (all !== undefined)
      return `“${all.trim()}” says of a whole group what its members are like: take it out`
  }
  return undefined
}

/** Finds swear words, insults, and statements that put down a group of people. */
export function checkKindness(texts: readonly string[]): CheckResult {
  const fault = texts.map((text) => unkindIn(text.normalize('NFC'))).find((found) => found !== undefined)
  return result({ id: 'unkind', what: 'Kind words', fault, fine: 'no insult and no swear word that we know' })
}
