import { matterWords } from '../../kits/matter-words.ts'
import { namesThing } from '../../read/conditions/halves.ts'
import { matterPart, wordsAskedFor } from '../../read/conditions/request-parts.ts'
import type { LessonRequest } from '../../read/request.ts'
import { isBareSubject } from '../../read/subject.ts'
import { plainWords } from '../../read/words/stem.ts'
import { isMistyped } from '../../read/words/typing/mistyped.ts'

const AREA_OF_TWO =
  /^(?:digital|food|design|visual|performing|social|physical|health|language|financial|media) (?:tech(?:nolog(?:y|ies))?|arts?|sciences?|studies|education|and|learning|literacy|capability)$/i

/** True for two words that name a learning area and no topic of it. */
const isAreaName = (words: string): boolean => isBareSubject(words) || AREA_OF_TWO.test(words)

/** Names of areas that a mistyped word may be meant for. */
const AREA_WORDS = [
  'science',
  'english',
  'social',
  'studies',
  'technology',
  'mathematics',
  'health',
  'physical',
  'education',
  'literacy',
  'numeracy',
  'language',
  'languages',
]

/** True for the name of an area with letters left out, doubled or in the wrong order: “scince”. */
const isMistypedArea = (word: string): boolean =>
  AREA_WORDS.some((area) => area !== word && area[0] === word[0] && isMistyped(word, area))

/** True for a word that names a learning area by itself. */
export const isArea = (word: string): boolean => isBareSubject(word) || isMistypedArea(word)

/** True for a word of the name of a learning area, such as “digital” of “digital tech”. */
function namesArea(word: string, asked: string): boolean {
  if (isMistypedArea(word)) return true
  const typed = plainWords(asked)
  return typed.some((one, at) => {
    if (one !== word) return false
    const pairs = [typed.slice(at, at + 2), typed.slice(Math.max(0, at - 1), at + 1)]
    return isBareSubject(one) || pairs.some((pair) => pair.length === 2 && isAreaName(pair.join(' ')))
  })
}

/** The words that have to be met: those that name the matter or are asked for besides, without the name of the learning area. */
export const wordsToMeet = (request: LessonRequest): string[] =>
  wordsAskedFor(request.asked, matterWords(request)).filter((word) => !namesArea(word, request.asked))

const SHORT = /^\p{L}{3}$/u

/** A last word of three letters names what the matter is of: “collage of the sea”, “keeping safe in the sun”. Elsewhere so short a word says little. */
export function shortHead(request: LessonRequest): string | null {
  const [last] = plainWords(matterPart(request.asked, matterWords(request))).slice(-1)
  return last !== undefined && SHORT.test(last) && namesThing(last) ? last : null
}
