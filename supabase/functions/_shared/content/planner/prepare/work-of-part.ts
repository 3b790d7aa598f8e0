import type { ClassPart, NumberSet } from '../../understood.ts'
import { englishTopic } from '../english/topics.ts'
import { mathsTopicAsked } from '../maths/choose-topic.ts'
import type { LessonRequest } from '../read/request.ts'
import type { Topic, TopicOfPart } from '../topic.ts'

const FIRST_YEAR = 1
const LAST_YEAR = 8

/** The years in which a part may find its work: its own where it is named, else from that of the class down or up. */
function yearsFor({ year, level }: ClassPart, classYear: number): number[] {
  if (year !== undefined) return [year]
  const years = Array.from({ length: LAST_YEAR }, (_, at) => at + FIRST_YEAR)
  return level === 'extension'
    ? years.filter((one) => one >= classYear)
    : years.filter((one) => one <= classYear).reverse()
}

/** A range in the words of a topic is that of the class. */
const RANGE = /\s*\b(?:numbers )?(?:up to|to|within|under) \d[\d,]*/gi
const withoutRange = (text: string) => text.replace(RANGE, '')

/** The limits of the class that still hold for a part: what it was given of its own replaces them. */
function numbersFor(part: ClassPart, { understood: { numbers } }: LessonRequest): NumberSet {
  if (part.about !== undefined && part.numbers === undefined) return itemsOnly(numbers)
  const { operations, remainders, carrying } = numbers
  const kept = { operations, remainders, carrying, ...itemsOnly(numbers) }
  const given = part.numbers ?? (part.year === undefined ? numbers : {})
  // Who still learns a time of the clock reads clocks, whatever the class works out with times.
  const reads =
    given.minutesPast !== undefined && part.level === 'support' ? { items: 'clocks' as const } : {}
  return Object.fromEntries(
    Object.entries({ ...kept, ...given, ...reads }).filter(([, value]) => value !== undefined),
  ) as NumberSet
}

const itemsOnly = ({ items }: NumberSet): NumberSet => (items === undefined ? {} : { items })

/** The first four letters of the words of a text, so that "arrays" meets "array". */
const stems = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4))

/** What a part works on that the topic of the class does not name: subitising, where the class counts. A topic that is called so in some year comes first. */
function namedWork(part: ClassPart, numbers: NumberSet, classYear: number): TopicOfPart | null {
  const { about } = part
  if (about === undefined) return null
  const found = yearsFor(part, classYear).flatMap((year): TopicOfPart[] => {
    const chosen = mathsTopicAsked(about, null, year, numbers)
    return chosen?.fit === 'goal' ? [{ topic: chosen.topic, year, numbers }] : []
  })
  const said = stems(about)
  const called = found.find(({ topic }) => stems(topic.title).some((stem) => said.includes(stem)))
  return called ?? found[0] ?? null
}

/** The words for the topic of the class as a part works on it: with its shapes, with its range, without any, and the topic's own name. */
function wordings(
  topic: Topic,
  { shapes, upTo }: NumberSet,
  { goals, topic: said }: LessonRequest,
): string[] {
  const name = topic.family ?? topic.title
  if (goals.length > 0) return [name]
  const plain = withoutRange(said)
  return [
    ...(shapes ? [`${plain} of ${shapes.map((shape) => `${shape}s`).join(' and ')}`] : []),
    ...(upTo !== undefined && plain !== said ? [said.replace(RANGE, ` to ${upTo}`)] : []),
    plain,
    name,
  ]
}

/** The topic of the class as it is learnt in one year with these numbers, or null. */
function sameTopic(topic: Topic, year: number, numbers: NumberSet, request: LessonRequest): Topic | null {
  for (const text of wordings(topic, numbers, request)) {
    const chosen = mathsTopicAsked(text, null, year, numbers)
    if (chosen?.topic.id === topic.id) return chosen.topic
  }
  return null
}

/** What a part of the class works on in mathematics, and its year; null where there are no such questions. */
export function mathsOfPart(topic: Topic, part: ClassPart, request: LessonRequest): TopicOfPart | null {
  const numbers = numbersFor(part, request)
  const named = namedWork(part, numbers, request.year)
  if (named !== null) return named
  const isOnlyHarder = part.year === undefined && part.numbers === undefined
  if (isOnlyHarder) return null
  for (const year of yearsFor(part, request.year)) {
    const same = sameTopic(topic, year, numbers, request)
    if (same !== null) return { topic: same, year, numbers }
  }
  return null
}

/** What a part of the class works on in English: a topic that was named for it, or that of its year. */
export function englishOfPart(part: ClassPart, classYear: number): TopicOfPart | null {
  if (part.about === undefined) return null
  for (const year of yearsFor(part, classYear)) {
    const topic = englishTopic(part.about, { year, skill: null, hasGoal: false })
    if (topic !== null) return { topic, year, numbers: {} }
  }
  return null
}

/** Every level and every line of a document asks for the work of the same part, which takes many tries to find. */
export function remembered(find: (part: ClassPart) => TopicOfPart | null): typeof find {
  const found = new Map<ClassPart, TopicOfPart | null>()
  return (part) => {
    if (!found.has(part)) found.set(part, find(part))
    return found.get(part) ?? null
  }
}
