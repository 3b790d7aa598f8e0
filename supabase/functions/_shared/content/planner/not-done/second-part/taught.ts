import type { FoundKit, Kit } from '../../../kit.ts'
import { isSaid } from '../../kits/matter-words.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { stemsOf } from '../../read/words/stem.ts'
import { taughtTexts } from '../conditions-not-met.ts'
import type { Written } from '../not-done.ts'

/** A word that stands in so many sentences of a lesson is worked on there. */
const OFTEN = 3

const stemsIn = (texts: readonly string[]): ReadonlySet<string> => new Set(stemsOf(texts.join(' ')))

/** The words by which a lesson is known: its title, its aim, its criteria and what teachers look it up by. */
const namesOf = ({ title, walt, criteria, idea, find: { en, mi } }: Kit): ReadonlySet<string> =>
  stemsIn([title, walt, idea, ...criteria, ...en, ...mi])

function namesOfLesson({ approach }: Lesson): ReadonlySet<string> {
  if (approach.kind !== 'topic') return new Set()
  const { kit, title, teaching } = approach.topic
  return kit ? namesOf(kit) : stemsIn([title, teaching.walt, ...teaching.criteria])
}

/** A text without the teacher’s own words, which some steps repeat. */
const withoutOwn = (text: string, own: string | undefined) =>
  own === undefined || own === '' ? text : text.replaceAll(own, ' ')

/** Those of the words that a lesson hardly works on, each with how many sentences say it: it is not named by them, and few sentences have them. */
export function wordsHardlyTaught(
  words: readonly string[],
  { lesson, sections }: Written,
): { word: string; said: number }[] {
  const names = namesOfLesson(lesson)
  const sentences = taughtTexts(sections)
    .flatMap((text) => withoutOwn(text, lesson.own?.about).split(/(?<=[.!?])\s/))
    .map((sentence) => new Set(stemsOf(sentence)))
  return words
    .filter((word) => !isSaid(word, names))
    .map((word) => ({ word, said: sentences.filter((sentence) => isSaid(word, sentence)).length }))
    .filter(({ said }) => said < OFTEN)
}

/** How many of the words stand in the title, the aim or one phrase of a lesson. */
export function wordsNaming(words: readonly string[], { kit: { title, walt, find } }: FoundKit): number {
  const texts = [`${title} ${walt}`, ...find.en, ...find.mi].map((text) => stemsIn([text]))
  const count = (stems: ReadonlySet<string>) =>
    words.filter((word) => stemsOf(word).some((stem) => stems.has(stem))).length
  return Math.max(0, ...texts.map(count))
}
