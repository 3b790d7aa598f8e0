import type { FoundKit } from '../../../kit.ts'
import { isSayable } from '../../prepare/other-lessons.ts'
import type { LessonRequest } from '../../read/request.ts'
import type { Written } from '../not-done.ts'
import { wordsNaming } from './taught.ts'

/** A lesson so many years away is for other children. */
const MOST_YEARS_OFF = 2

/** A lesson that is named by less than one in three of the words is on something else. */
const LEAST_SHARE = 3

const yearsOff = ({ kit: { years } }: FoundKit, { year, yearKnown }: LessonRequest): number =>
  yearKnown ? Math.max(Math.max(1, years[0]) - year, year - Math.max(1, years[1]), 0) : 0

/** Those of the lessons that can be told, without the one that is taught. */
function besideTaught(kits: readonly FoundKit[], { approach, request }: Written['lesson']): FoundKit[] {
  const taught = approach.kind === 'topic' ? approach.topic.kit?.id : undefined
  return kits.filter(
    (one) =>
      one.named && one.kit.id !== taught && isSayable(one.kit) && yearsOff(one, request) <= MOST_YEARS_OFF,
  )
}

/** The lesson of the bank that is named by the most of these words and by the one that has to be there; null where there is none. */
function best(
  kits: readonly FoundKit[],
  words: readonly string[],
  head: string,
  lesson: Written['lesson'],
): FoundKit | null {
  const fits = besideTaught(kits, lesson)
    .filter((one) => wordsNaming([head], one) > 0)
    .map((one) => ({ one, said: wordsNaming(words, one), off: yearsOff(one, lesson.request) }))
    .filter(({ said }) => said * LEAST_SHARE >= words.length)
    .sort((a, b) => b.said - a.said || a.off - b.off)
  return fits[0]?.one ?? null
}

/** The lessons that were found for a request or one of its things, without the one that is taught. */
export const lessonsBeside = (lesson: Written['lesson']): FoundKit[] =>
  besideTaught([...lesson.request.kits, ...lesson.request.ofHalves], lesson)

/** The lesson for one thing of a request, of those that were found for the whole of it or for its things. */
export const lessonFor = (words: readonly string[], head: string, { lesson }: Written): FoundKit | null =>
  best([...lesson.request.kits, ...lesson.request.ofHalves], words, head, lesson)

/** The lesson for some words of a request, of those that were found for the whole of it: a word alone may mean another thing. */
export const lessonOfWhole = (words: readonly string[], head: string, { lesson }: Written): FoundKit | null =>
  best(lesson.request.kits, words, head, lesson)

const yearsName = ([from, to]: FoundKit['kit']['years']) =>
  from === to ? `Year ${from}` : `Years ${from} to ${to}`

/** Names a lesson and says how to get it. */
export const wayTo = ({ kit: { title, years } }: FoundKit): string =>
  `The bank has “${title}” (${yearsName(years)}) on that: write “Use the lesson “${title}” instead.”, or plan it as a second lesson in a new chat.`
