import type { NumberSet } from '../../understood.ts'
import { topicWords } from '../read/topic-words.ts'
import { STOP_WORDS } from '../read/words/stop-words.data.ts'
import type { HandsOn, Teaching, Topic } from '../topic.ts'
import { PRACTICE_AIMS } from './aims.data.ts'
import { ASKED_PRACTICES } from './asked/asked-practices.ts'
import { makersForSet } from './makers-for-set.ts'
import type { MathsTopic, Practice, QuestionMaker } from './maths-topic.ts'
import { largerOf, wronglyAnswered } from './other-kinds.ts'
import { MATHS_TOPICS } from './topics.ts'

type Practices = readonly [Practice, ...Practice[]]

/** The questions made for a goal of this year, each with the topic that lends its teaching notes. */
export function practicesForGoal(goal: string, year: number): { topic: MathsTopic; practice: Practice }[] {
  return MATHS_TOPICS.flatMap((topic) =>
    topic.practices
      .filter(({ goal: wording, years }) => year >= years[0] && year <= years[1] && wording?.test(goal))
      .map((practice) => ({ topic, practice })),
  )
}

const STOPS = new Set(STOP_WORDS)

/** The first four letters of the words that carry a topic, so that "dividing" meets "division". */
const stems = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !STOPS.has(word))
    .map((word) => word.slice(0, 4))

const yearsAway = ({ years: [from, to] }: Practice, year: number) => Math.max(from - year, year - to, 0)

/** The practices of the year, or of the year nearest to it where a topic has none. */
function practicesNear({ practices }: MathsTopic, year: number, title?: string): Practice[] {
  const wanted = practices.filter((practice) =>
    title === undefined ? !practice.isOnlyNamed : practice.title === title,
  )
  const nearest = Math.min(...wanted.map((practice) => yearsAway(practice, year)))
  return wanted.filter((practice) => yearsAway(practice, year) === nearest)
}

const MOST_YEARS_AWAY = 2
const EVERY_YEAR = [0, 8] as const

/** The practice that a request names outright, with its topic, where it is of this year or of one near it. */
export function practiceNamed(
  request: string,
  year: number,
): { topic: MathsTopic; practice: Practice } | null {
  const about = topicWords(request)
  for (const asked of ASKED_PRACTICES) {
    const { pattern, topic: id, practice: title, isAlone, years: [from, to] = EVERY_YEAR } = asked
    if (year < from || year > to || !pattern.test(isAlone ? about : request)) continue
    const topic = MATHS_TOPICS.find((one) => one.id === id)
    const practice = topic && practicesNear(topic, year, title)[0]
    if (practice && yearsAway(practice, year) <= MOST_YEARS_AWAY) return { topic, practice }
  }
  return null
}

/** The words of a request that choose among the practices of a topic. A title's own words do so where only some are said. */
function choosingStems(title: string, request: string): Set<string> {
  const general = stems(title)
  const asked = stems(request)
  const saysAll = general.every((stem) => asked.includes(stem))
  return new Set(asked.filter((stem) => !general.includes(stem) || (general.length > 1 && !saysAll)))
}

/**
 * The practices of a topic for a request that names no goal: they keep to the goals of the year. Those whose title
 * shares words with the request come alone, also from a year nearby where more words are shared there. Of those
 * from nearby the ones whose whole title was said come before those that say more.
 */
export function practicesOfYear(topic: MathsTopic, year: number, request: string): Practices {
  const asked = choosingStems(topic.title, request)
  const shared = ({ title }: Practice) => new Set(stems(title).filter((stem) => asked.has(stem))).size
  const near = practicesNear(topic, year)
  const best = Math.max(...near.map(shared))
  const nearby = topic.practices.filter(
    (one) => !one.isOnlyNamed && yearsAway(one, year) <= MOST_YEARS_AWAY && shared(one) > best,
  )
  const pool = nearby.length > 0 ? nearby : near
  const most = Math.max(...pool.map(shared))
  const chosen = pool.filter((one) => shared(one) === most)
  const whole =
    nearby.length === 0 ? [] : chosen.filter(({ title }) => stems(title).every((stem) => asked.has(stem)))
  const [first, ...rest] = whole.length > 0 ? whole : chosen
  return first === undefined ? topic.practices : [first, ...rest]
}

const MAX_MISCONCEPTIONS = 3

/** The teaching text of a topic for a class of this year. */
function teachingIn({ teaching, bands = [] }: MathsTopic, year: number): Teaching {
  const band = bands.find(({ years: [from, to] }) => year >= from && year <= to)
  return { ...teaching, ...band?.notes }
}

function aimOf({ id }: MathsTopic, { title }: Practice): Partial<Teaching> {
  const walt = PRACTICE_AIMS[`${id}: ${title}`]
  return walt === undefined ? {} : { walt }
}

/** The hands-on work for these practices in this year; what was written for one practice comes before what suits all. */
function handsOnFor({ handsOn = [] }: MathsTopic, practices: Practices, asked: AskedNumbers): HandsOn[] {
  const [only, ...others] = asked.numbers.operations ?? []
  const wanted = others.length === 0 ? only : undefined
  const isOfIt = ({ operation }: HandsOn) => wanted !== undefined && operation === wanted
  const fits = handsOn.filter((work) => {
    const { years, practices: titles, operation } = work
    if (asked.year < years[0] || asked.year > years[1]) return false
    if (isOfIt(work)) return true
    const isOfAnother = wanted !== undefined && operation !== undefined
    return !isOfAnother && (!titles || practices.some(({ title }) => titles.test(title)))
  })
  // One practice that was named has work of its own; only a whole topic is led by the operation alone.
  const [{ title }, ...besides] = practices
  const isForIt = ({ practices: titles }: HandsOn) => besides.length === 0 && titles?.test(title) === true
  const rank = (work: HandsOn) => (isForIt(work) ? 0 : isOfIt(work) ? 1 : work.practices ? 2 : 3)
  return [...fits].sort((a, b) => rank(a) - rank(b))
}

/** Practices that no goal asks for belong to one year; what goes wrong in that year is said first. */
function teachingOfYear(topic: MathsTopic, practices: Practices, year: number): Teaching {
  const { notes } = topic
  const teaching = teachingIn(topic, year)
  const ofYear = practices.flatMap(({ goal, title, notes: key }) =>
    goal ? [] : (notes[key ?? title]?.misconceptions ?? []),
  )
  if (ofYear.length === 0) return teaching
  return { ...teaching, misconceptions: [...ofYear, ...teaching.misconceptions].slice(0, MAX_MISCONCEPTIONS) }
}

/** The class and the numbers that a topic's questions are chosen for. */
export interface AskedNumbers {
  year: number
  numbers: NumberSet
}

/** From this year on children can read what somebody answered. */
const READS_FROM = 3
/** Facts are to be known at once, and are asked as they are. */
const DRILLS = /facts/

/** The question makers of the practices. Where one practice has a single kind of question, some come with a mistake to mend. */
function makersOf(practices: Practices, year: number): readonly QuestionMaker[] {
  const makers = practices.flatMap(({ questions }) => questions)
  const [only, ...others] = makers
  const isDrill = practices.some(({ title }) => DRILLS.test(title))
  if (only === undefined || others.length > 0 || isDrill || year < READS_FROM) return makers
  return [only, wronglyAnswered(only), only, largerOf(only)]
}

/** A topic that takes its questions from these practices in turn. Title and notes are those of the goal, or of a practice that only a request names. */
export function topicWith(
  topic: MathsTopic,
  practices: Practices,
  goal: string,
  asked: AskedNumbers = { year: topic.years[0], numbers: {} },
): Topic {
  const [first] = practices
  const { id, match, years, notes } = topic
  const limited = makersForSet(topic, practices, { goal, ...asked })
  const isOwn = goal !== '' || (practices.length === 1 && limited?.isBeside !== true)
  const questions = limited?.makers ?? makersOf(practices, asked.year)
  return {
    id,
    title: isOwn ? first.title : topic.title,
    family: topic.title,
    match,
    years,
    teaching: isOwn
      ? { ...teachingIn(topic, asked.year), ...aimOf(topic, first), ...notes[first.notes ?? first.title] }
      : teachingOfYear(topic, practices, asked.year),
    handsOn: limited?.isBeside ? [] : handsOnFor(topic, practices, asked),
    draft: (making) => {
      const makeQuestion = questions[making.turn % questions.length] ?? first.questions[0]
      return makeQuestion({ ...making, goal })
    },
  }
}
