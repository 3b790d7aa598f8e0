import { FIRST_NAMES } from './lists/first-names.ts'

const NAMES = new Set(FIRST_NAMES.trim().split(/\s+/))
/** Also words, places, birds or months: a name only with a cue beside it. */
const DOUBTFUL = new Set(
  'Ari Aroha Daisy Grace Hazel Holly Hunter Ivy Jack Kahu Kauri Kiri Kura Leo Lily Lose Manaaki Manawa Max Moana Mason Cooper Poppy Rangi Ruby Tai Tama Tala Tasi Tere Tangi Willow An Asha Bo Joon Jun Korn Lan Lin Ming Mali Ren Sela Sera Sina Veer'.split(
    ' ',
  ),
)
const CUE_AFTER =
  /^\s+(?:is|was|has|had|needs?|struggles?|finds?|can(?:no|')t|cannot|keeps|will not|won[’']t|and\s+\p{Lu}|who|in (?:my|our|room)|does|gets)(?![\p{L}])/u
const CUE_BEFORE = /(?:\b(?:pupil|student|child|boy|girl|named|called|about|help|helping)|\bfor|\bwith)\s+$/i

/** First names in a request that seem to be a pupil's, so that the writer can be asked before anything is sent. */
export function likelyPupilNames(text: string): string[] {
  const found = new Set<string>()
  for (const match of text
    .normalize('NFC')
    .matchAll(/(?<![\p{L}\p{M}’'-])\p{Lu}[\p{Ll}\p{M}]+(?:-\p{L}+)?(?:\s\p{Lu}[\p{Ll}\p{M}]+)?/gu)) {
    const [first = '', second] = match[0].split(' ')
    const after = text.slice(
      match.index + (second !== undefined && !NAMES.has(first) ? first.length : match[0].length),
    )
    const cued =
      CUE_AFTER.test(after) || /^[’']s\b/.test(after) || CUE_BEFORE.test(text.slice(0, match.index))
    if (NAMES.has(first) && (!DOUBTFUL.has(first) || cued || second !== undefined)) found.add(first)
    else if (
      cued &&
      CUE_AFTER.test(after) &&
      CUE_BEFORE.test(text.slice(0, match.index)) &&
      /^\p{Lu}/u.test(first)
    )
      found.add(first)
  }
  return [...found]
}
