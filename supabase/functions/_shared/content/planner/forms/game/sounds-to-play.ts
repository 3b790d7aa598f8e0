import type { Term } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { listedSounds } from '../../read/words/phonics/phonics-asked.ts'
import { PHONICS_WORDS, type PhonicsName } from '../../read/words/phonics/phonics-words.data.ts'
import { PHONICS_SETS } from '../phonics-sheet/phonics-sets.data.ts'
import { chooseWords } from '../spelling-sheet/choose-words.ts'

const MOST = 40
/** A game about the sounds or the spelling of words, and not about their meanings. */
const OF_SOUNDS =
  /\b(?:phonics?|phonemes?|graphemes?|letter sounds?|sounds?|blends?|blending|digraphs?|vowels?|cvc|decod\w+|spell\w*|silent (?:letters?|e)|magic e)\b|\b(?:ai|ay|ee|ea|oa|ow|ou|oi|oy|igh|ew|aw|au|ar|er|ir|ur|sh|ch|th|ck|ng)\b (?:words|sounds?)/i
const ANY_PHONICS = /\b(?:phonics?|phonemes?|letter sounds?|decod\w+|blending)\b/i
/** Sounds of other things than words. */
const OTHER_SOUNDS = /\b(?:science|vibrations?|pitch|volume|music\w*|rhythm|instruments?)\b/i
/** The pattern that a class of each year reads where the request names none. */
const USUAL: Readonly<Record<number, readonly PhonicsName[]>> = {
  1: ['cvc'],
  2: ['digraphs', 'first blends', 'last blends'],
  3: ['magic e', 'digraphs', 'last blends'],
}

export interface SoundsToPlay {
  title: string
  terms: Term[]
  /** The teacher is told this where the request named no pattern. */
  said: string[]
}

const termOf = (word: string): Term => ({ term: word, meaning: '', lang: 'en' })

const wordsOf = (name: PhonicsName): string[] =>
  `${PHONICS_SETS[name].drawn} ${PHONICS_SETS[name].more}`
    .split(/[\s|]+/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll('-', ''))

function ofSets(names: readonly PhonicsName[], said: string[]): SoundsToPlay {
  const words = [...new Set(names.flatMap(wordsOf))]
  const title = names.map((name) => PHONICS_SETS[name].title).join('; ')
  return { title, terms: words.map(termOf).slice(0, MOST), said }
}

/** Words to read in a game about sounds or spelling: of the pattern that is named, else those of the year; null for any other game. */
export function soundsToPlay({ request, random }: Lesson): SoundsToPlay | null {
  const { topic, year } = request
  if (!OF_SOUNDS.test(topic) || OTHER_SOUNDS.test(topic)) return null
  const listed = listedSounds(topic)
  if (listed.length > 0) return { title: 'Our words', terms: listed.map(termOf), said: [] }
  const named = PHONICS_WORDS.find(({ pattern }) => pattern.test(topic))?.name
  if (named) return ofSets([named], [])
  const chosen = chooseWords(request, random)
  if (chosen?.isNamed)
    return {
      title: chosen.title,
      terms: chosen.words.map(({ word }) => termOf(word)).slice(0, MOST),
      said: [],
    }
  if (!ANY_PHONICS.test(topic)) return null
  const usual = USUAL[Math.min(3, Math.max(1, year))] ?? ['cvc']
  const sets = ofSets(usual, [])
  return {
    ...sets,
    said: [
      `You named no sound, so these are words of “${sets.title}”. Name the sounds or type your own words.`,
    ],
  }
}
