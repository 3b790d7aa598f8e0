import type { ReadingText } from './reading-text.ts'
import { READING_TEXTS } from './texts.ts'

/** Goals that one short page of prose cannot serve. */
const ELSEWHERE =
  /\btwo (?:stories|texts)|several|more than one|sources\b|novel|poe(?:m|try)|diagram|\bmaps?\b|\bgraphs?\b|caption|heading|text box|illustrat|picture|digital|media|recommend|choose|select texts|favourite|authors and|different times|youth cultures|predict|own experience|Aotearoa|influenced their/i
/** Goals that one text serves. */
const WITHIN =
  /infer|implied|answer|main idea|key (?:details|events)|summar|retell|new words?|meaning of|vocabulary|facts learnt|character|motives|non-fiction|purpose|point of view|viewpoint|bias|word choice|language|figurative|structure|organised|monitor|argument|evidence/i
/** Topics of requests that name no goal. */
const ASKED = /comprehension|\breading\b(?! aloud)|\binfer|main idea/i
const STORY = /character|\bstory\b|retell|motives|feels?\b|figurative|mood/i
const PROSE = /non-fiction|facts|argument|bias|persua|informs?\b|viewpoint/i

interface TextWanted {
  subject: string | null
  place: string
  focus: string
  /** The request as it was written, which may ask for reading beside its topic. */
  asked: string
  year: number
  /** Texts the class has read already are passed over while there are others. */
  isRead?: (text: ReadingText) => boolean
}

/** A text for a reading goal or request, of the class's year and, where the goal says so, of the right kind. */
export function textFor(
  { subject, place, focus, asked, year, isRead }: TextWanted,
  pick: <T>(from: readonly T[]) => T,
): ReadingText | null {
  const wanted =
    place === '' ? ASKED.test(asked) : /comprehension|critical/i.test(place) && WITHIN.test(focus)
  if (subject !== 'English' || !wanted || ELSEWHERE.test(focus)) return null
  const level = Math.max(1, Math.min(8, year))
  const ofYear = READING_TEXTS.filter(({ years: [from, to] }) => level >= from && level <= to)
  const kind = PROSE.test(focus) ? 'prose' : STORY.test(focus) ? 'story' : null
  const ofKind = ofYear.filter((text) => kind === null || (text.kind === 'story') === (kind === 'story'))
  const fit = ofKind.length > 0 ? ofKind : ofYear
  const unread = fit.filter((text) => !isRead?.(text))
  return pick(unread.length > 0 ? unread : fit)
}
