import { listInWords } from '../list-in-words.ts'
import type { Topic } from '../topic.ts'
import { type EnglishTopic, topicOf } from './english-topic.ts'
import { ENGLISH_TOPICS } from './topics.ts'

/** What stands between the topics of a list. */
const BETWEEN = /\s*(?:[,;/&+]|\b(?:and|plus|with|then|as well as)\b)\s*/i

/** Beside another topic a class revises what it learnt so many years before. */
const YEARS_BESIDE = 2

const isFor = ({ years: [from, to] }: EnglishTopic, year: number) =>
  year >= from - YEARS_BESIDE && year <= to + YEARS_BESIDE

/** The topic that a phrase names, or a part of the topic before it: “possession” after “apostrophes”. */
function topicIn(phrase: string, year: number, before: EnglishTopic | undefined): EnglishTopic | undefined {
  const isPart = before && 'parts' in before && before.parts.some(({ named }) => named.test(phrase))
  if (isPart) return before
  return ENGLISH_TOPICS.find((topic) => topic.match.test(phrase) && isFor(topic, year))
}

/** The topics of English that a request lists, each with its words; one where all of them are of one. */
function topicsIn(text: string, year: number): { topic: EnglishTopic; words: string }[] {
  const found: { topic: EnglishTopic; words: string }[] = []
  for (const phrase of text.split(BETWEEN)) {
    const topic = topicIn(phrase, year, found.at(-1)?.topic)
    const same = found.find((one) => one.topic === topic)
    if (same) same.words = `${same.words}, ${phrase}`
    else if (topic) found.push({ topic, words: phrase })
  }
  return found
}

/** The titles as one: a title that has an “and” itself is set apart. */
const named = (titles: readonly string[]): string =>
  titles.some((title) => / and |, /.test(title)) ? titles.join('; ') : listInWords(titles)

/** The topics of English mechanics that a sheet is to have both of, its questions in turn: “commas and apostrophes”. Null where a request names one. */
export function severalEnglish(text: string, year: number): Topic | null {
  const topics = topicsIn(text, year).map(({ topic, words }) => topicOf(topic, words))
  const [first] = topics
  if (first === undefined || topics.length < 2) return null
  return {
    ...first,
    id: topics.map(({ id }) => id).join('-and-'),
    title: named(topics.map(({ title }) => title)),
    isMixed: true,
    draft: (making) => {
      const topic = topics[making.turn % topics.length] ?? first
      return topic.draft({ ...making, turn: Math.floor(making.turn / topics.length) })
    },
  }
}
