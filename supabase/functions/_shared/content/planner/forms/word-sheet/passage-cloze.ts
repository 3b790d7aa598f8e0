import type { Kit } from '../../../kit.ts'
import type { PrintedText } from '../../../printed-text.ts'
import type { Level } from '../../../task.ts'
import type { LessonRequest } from '../../read/request.ts'
import { type TopicOfGaps, topicOfGaps, type WordToGap, wordsToGap } from './words-to-gap.ts'

/** A text with numbered gaps, and the words left out, in the order of the gaps. */
export interface GappedText {
  text: PrintedText
  words: string[]
}

interface Place extends WordToGap {
  /** 0 for the first gap of a sentence; a second comes only where there are too few first ones. */
  turn: number
  paragraph: number
  /** Where the word stands in its paragraph. */
  start: number
}

/** A class of another year than the lesson's reads the text of the level nearer to it. */
function levelFor({ years: [from, to] }: Kit, year: number): Level {
  return year < from ? 'support' : year > to ? 'extension' : 'core'
}

/** Letters between two gaps of one sentence, so that enough of it is left to tell both. */
const APART = 40

/** The best word of a sentence, and the next best that is far enough from it. */
function gapsOf(sentence: string, whole: string, topic: TopicOfGaps): WordToGap[] {
  const [best, ...others] = wordsToGap(sentence, whole, topic)
  if (!best) return []
  const second = others.find(({ at }) => Math.abs(at - best.at) >= APART)
  return second ? [best, second] : [best]
}

/** The words that can be left out of a text; the first sentence stays whole, so that a reader has a start. */
function placesIn({ paragraphs }: PrintedText, topic: TopicOfGaps): Place[] {
  const whole = paragraphs.join(' ')
  return paragraphs.flatMap((text, paragraph) =>
    [...text.matchAll(/[^.!?]+[.!?]+["”’)]*\s*/g)].flatMap(({ 0: sentence, index }) => {
      if (paragraph === 0 && index === 0) return []
      const lead = sentence.length - sentence.trimStart().length
      return gapsOf(sentence.trimStart(), whole, topic).map((gap, turn) => ({
        ...gap,
        turn,
        paragraph,
        start: index + lead + gap.at,
      }))
    }),
  )
}

/** Puts numbered gaps in place of the words of one paragraph. */
function withGaps(paragraph: string, places: readonly (Place & { no: number })[]): string {
  let end = 0
  const parts = places.map(({ start, word, no }) => {
    const before = paragraph.slice(end, start)
    end = start + word.length
    return `${before}(${no}) ____________`
  })
  return parts.join('') + paragraph.slice(end)
}

/** A handout is a passage where it has so many sentences. */
const SENTENCES = 6

/** The handout of a lesson where it is a text in whole sentences. */
function passageOf({ handout }: Kit): PrintedText | undefined {
  const sentences = handout?.paragraphs.join(' ').match(/\p{Lu}[^.!?]{20,}[.!?]/gu) ?? []
  return sentences.length >= SENTENCES ? handout : undefined
}

const FACTS_A_PARAGRAPH = 2
/** A sentence that is said to the teacher. */
const TO_TEACHER = /\b(?:pupils|students|children|your class|lesson|teachers?)\b/i

/** A text made of the idea and the facts of a lesson, as they stand there; undefined where they are too few for a passage. */
export function factsAsText({ title, idea, facts }: Kit): PrintedText | undefined {
  const certain = facts.filter(({ sure }) => sure !== 'check').map(({ text }) => text)
  const stated = [idea, ...certain].filter((text) => !TO_TEACHER.test(text))
  const sentences = stated.flatMap((text) => text.split(/(?<=[.!?])\s+/))
  if (sentences.length < SENTENCES - 1) return undefined
  const paragraphs = Array.from({ length: Math.ceil(stated.length / FACTS_A_PARAGRAPH) }, (_, at) =>
    stated.slice(at * FACTS_A_PARAGRAPH, (at + 1) * FACTS_A_PARAGRAPH).join(' '),
  )
  return { title, paragraphs }
}

/** The text of a lesson for a class of this year. */
export const textOfKit = (kit: Kit, { year }: LessonRequest): PrintedText | undefined =>
  kit.text?.[levelFor(kit, year)] ?? passageOf(kit)

/** A text with so many words left out, those of the topic of its lesson first; null where it has too few such words. */
export function gappedText(
  kit: Kit,
  text: PrintedText | undefined,
  wanted: number,
  atLeast: number,
): GappedText | null {
  if (!text) return null
  const all = placesIn(text, topicOfGaps(kit))
  const ranked = [...all].sort((one, other) => one.turn - other.turn || one.rank - other.rank)
  const places = ranked
    .slice(0, wanted)
    .sort((one, other) => one.paragraph - other.paragraph || one.start - other.start)
    .map((place, at) => ({ ...place, no: at + 1 }))
  if (places.length < atLeast) return null
  const paragraphs = text.paragraphs.map((paragraph, at) =>
    withGaps(
      paragraph,
      places.filter((place) => place.paragraph === at),
    ),
  )
  return { text: { title: text.title, paragraphs }, words: places.map(({ word }) => word) }
}
