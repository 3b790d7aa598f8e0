import type { NumberSet } from '../../understood.ts'
import { LEARNT_BEFORE, SOME_WORK_ON } from '../read/words/not-the-class-now.data.ts'
import { NUMBER_TALK } from '../read/words/number-talk.data.ts'
import { cutAll } from '../read/words/word-pattern.ts'
import type { Topic } from '../topic.ts'
import type { MathsTopic } from './maths-topic.ts'
import { practiceNamed, practicesForGoal, practicesOfYear, topicWith } from './practices.ts'
import {
  DONE_WITH,
  NARROW_FIRST,
  NOT_COVERED,
  PLAIN_SUMS,
  PLAIN_WORDS,
  TOPIC_OF_SKILL,
} from './topic-words.data.ts'
import { MATHS_TOPICS } from './topics.ts'

/** Where a topic stands in the order in which their words are tried. */
function placeOf({ id }: MathsTopic): number {
  const place = NARROW_FIRST.indexOf(id)
  return place === -1 ? NARROW_FIRST.length : place
}

const NARROW_TO_WIDE = [...MATHS_TOPICS].sort((a, b) => placeOf(a) - placeOf(b))

interface ChosenTopic {
  topic: Topic
  /** 'goal': questions made for it; 'skill': only its skill fits, so the questions need a teacher's eye. */
  fit: 'goal' | 'skill'
}

/** A number talk is about ways of working in the head: those of its topic, from Year 3 on, else facts. */
function asMental(said: string, year: number): string {
  if (!NUMBER_TALK.pattern.test(said)) return said
  const about = said.replace(NUMBER_TALK.pattern, ' ').trim()
  if (year <= 2) return /\p{L}{4}/u.test(about) ? about : 'addition facts'
  return /^(?!.*(?:strateg|mental|fraction|decimal|percent|dot)).*$/is.test(about)
    ? `mental strategies ${about}`
    : about
}

/**
 * Chooses the topic for the words of a request. What is learnt names it, not what it is done with: "comparing decimals using money"
 * is about decimals. Sums are the exception: "adding with coins" does mean sums of money.
 */
export function mathsTopicAsked(
  said: string,
  skill: string | null,
  year: number,
  numbers: NumberSet = {},
): ChosenTopic | null {
  const text = cutAll(asMental(said, year), [LEARNT_BEFORE, SOME_WORK_ON])
  const learnt = cutAll(text, [DONE_WITH])
  const whole = mathsTopic(text, skill, year, numbers)
  const own = learnt === text ? null : mathsTopic(learnt, skill, year, numbers)
  // The same topic named with its materials says more: "probability with dice" asks for an experiment.
  if (own && own.topic.id === whole?.topic.id) return whole
  const isSum = PLAIN_SUMS.includes(own?.topic.id ?? '') || /\b(?:add|subtract)/i.test(learnt)
  const isWithMoney = whole?.topic.id === 'money' && isSum
  return own && !isWithMoney ? own : whole
}

/** Chooses the topic for the wording of a goal or a request: by the questions made for it, else by the topic it names. */
export function mathsTopic(
  text: string,
  skill: string | null,
  year: number,
  numbers: NumberSet = {},
): ChosenTopic | null {
  const limits = { year, numbers }
  const [made] = practicesForGoal(text, year)
  if (made) return { topic: topicWith(made.topic, [made.practice], text, limits), fit: 'goal' }
  const asked = skill === null ? practiceNamed(text, year) : null
  if (asked) return { topic: topicWith(asked.topic, [asked.practice], '', limits), fit: 'goal' }
  const ofYear = (topic: MathsTopic) => topicWith(topic, practicesOfYear(topic, year, text), '', limits)
  const named = NARROW_TO_WIDE.find(
    ({ match, years: [from, to] }) => match.test(text) && year >= from && year <= to,
  )
  if (named)
    return { topic: ofYear(named), fit: NOT_COVERED.some((words) => words.test(text)) ? 'skill' : 'goal' }
  const plain = PLAIN_WORDS.find(({ pattern }) => pattern.test(text))?.topic
  const bySkill = skill === null ? undefined : TOPIC_OF_SKILL.find(([words]) => words.test(skill))?.[1]
  const topic = MATHS_TOPICS.find(({ id }) => id === (plain ?? bySkill))
  if (!topic) return null
  return { topic: ofYear(topic), fit: plain !== undefined && skill === null ? 'goal' : 'skill' }
}
