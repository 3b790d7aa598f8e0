import type { Pair } from '../../data/lexicon/word-list.ts'
import { capital } from '../capital.ts'
import { type Draft, draft, type Making } from '../topic.ts'

/** What the questions of one lesson are asked about. */
export interface Asked {
  words: readonly Pair[]
  phrases: readonly Pair[]
  sentence: Pair | null
}

type Ask = (asked: Asked, making: Making) => Draft | null

/** Support asks about the first words, extension about all of them. */
function wordOf({ words }: Asked, { random, level }: Making): Pair {
  return random.pick(level === 'support' ? words.slice(0, Math.max(6, Math.ceil(words.length / 2))) : words)
}

/** A word with blanks for its vowels: "k _ k _ r _ k _". */
const withoutVowels = (kupu: string) =>
  kupu
    .replace(/[aeiouāēīōū]/giu, ' _ ')
    .replace(/ {2,}/g, ' ')
    .trim()

const meaningOf = (asked: Asked, making: Making): Draft => {
  const [kupu, meaning] = wordOf(asked, making)
  return draft(`What does “${kupu}” mean in English?`, meaning, null)
}

const kupuFor: Ask = (asked, making) => {
  const [kupu, meaning] = wordOf(asked, making)
  return draft(`Write in te reo Māori, with the macrons: ${meaning}`, kupu, null)
}

const chosen: Ask = (asked, making) => {
  const right = wordOf(asked, making)
  const others = making.random.shuffle(asked.words.filter((one) => one !== right)).slice(0, 2)
  const shown = making.random.shuffle([right, ...others]).map(([kupu]) => kupu)
  return draft(`Which kupu means “${right[1]}”: ${shown.join(', ')}?`, right[0], null)
}

const vowelsOf: Ask = (asked, making) => {
  const [kupu, meaning] = wordOf(asked, making)
  return draft(`Write it with its vowels and macrons: ${withoutVowels(kupu)} (${meaning})`, kupu, null)
}

const phraseMeaning: Ask = ({ phrases }, { random }) => {
  if (phrases.length === 0) return null
  const [kupu, meaning] = random.pick(phrases)
  return draft(`What does this mean in English? ${kupu}`, meaning, null)
}

const sentenceFor: Ask = (asked, making) => {
  if (asked.sentence === null) return phraseMeaning(asked, making)
  const [kupu, meaning] = wordOf(asked, making)
  const [reo, english] = asked.sentence
  const fill = (text: string) => capital(text.replace('{kupu}', kupu).replace('{meaning}', meaning))
  return draft(`Write in te reo Māori: ${fill(english)}`, fill(reo), null)
}

const KINDS: Record<Making['level'], readonly Ask[]> = {
  support: [meaningOf, chosen, chosen, meaningOf, kupuFor],
  core: [meaningOf, kupuFor, chosen, sentenceFor, phraseMeaning, vowelsOf],
  extension: [sentenceFor, kupuFor, vowelsOf, phraseMeaning],
}

/** One question on the words. The kinds take turns. */
export function drawQuestion(asked: Asked, making: Making): Draft {
  const kinds = KINDS[making.level]
  return kinds[making.turn % kinds.length]?.(asked, making) ?? meaningOf(asked, making)
}
