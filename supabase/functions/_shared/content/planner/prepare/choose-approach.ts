import type { Kit } from '../../kit.ts'
import type { ClassPart, Want } from '../../understood.ts'
import { bookNamed, bookTopic } from '../english/books/book-topic.ts'
import { severalEnglish } from '../english/several-topics.ts'
import { letterTopic } from '../english/sounds/letter-topic.ts'
import { letterNamed } from '../english/sounds/named-letter.ts'
import { englishTopic } from '../english/topics.ts'
import { ASKS_FOR_READING, framedFor, NO_TOPIC } from '../frames/framed.ts'
import { kitTopic } from '../kits/kit-topic.ts'
import { mathsTopic, mathsTopicAsked } from '../maths/choose-topic.ts'
import { severalTopics } from '../maths/several-topics.ts'
import type { Random } from '../random.ts'
import { wasUsedBefore } from '../read/follow-up.ts'
import { textYear } from '../read/follow-ups/text-year.ts'
import type { LessonRequest } from '../read/request.ts'
import { stepRules, withoutRefused } from '../read/ruled-out/ruled-out.ts'
import { doingAfterTopic, nameOfTopic, type TopicPhrase, topicPhrase } from '../read/topic/topic-phrase.ts'
import { WAY_OF_READING } from '../read/topic/way-of-reading.ts'
import { topicWords, withArticle } from '../read/topic-words.ts'
import { areAkin, topicStems } from '../read/words/stem.ts'
import { STOP_WORDS } from '../read/words/stop-words.data.ts'
import { textFor } from '../reading/choose-text.ts'
import { reoTopic } from '../te-reo/reo-topic.ts'
import type { Topic } from '../topic.ts'
import { aimOfGoal, aimOfTopic, asFocus } from './aims.ts'
import { anyMaths } from './any-maths.ts'
import { comesFirst, kitFor } from './choose-kit.ts'
import type { Approach, FrameApproach, TopicApproach } from './lesson.ts'
import { fittedKit } from './limits/adapted-kit.ts'
import { englishOfPart, mathsOfPart, remembered } from './work-of-part.ts'

/** The words the teacher named are taught, whatever goal was chosen; else those of the goal. */
function reoApproach(text: string, { topic: said, year, goals, understood }: LessonRequest): Approach | null {
  const isSheet = understood.want !== 'lesson plan'
  const topic = reoTopic({ text: said, year, isSheet }) ?? reoTopic({ text, year, isSheet })
  return (
    topic && { kind: 'topic', topic, fit: goals.length > 0 ? 'skill' : 'goal', computed: false, aim: null }
  )
}

/** Limits that list the parts of one topic: “only tenths and quarters”. */
const LISTS_PARTS = ['denominators', 'numerators', 'percents', 'roundTo', 'units', 'shapes'] as const

/** One thing says of which kind a part is, “area of circles”, and two are parts themselves. */
const isList = (limit: unknown): boolean => Array.isArray(limit) && limit.length > 1

/** Several topics on one sheet; a lesson is on one of them. */
function mixedFor(text: string, { asked, year, understood }: LessonRequest): Topic | null {
  const { want, numbers } = understood
  if (want === 'lesson plan' || LISTS_PARTS.some((limit) => isList(numbers[limit]))) return null
  const isTest = want === 'quiz' || want === 'assessment'
  const { operations: _, ...limits } = numbers
  return severalTopics({ asked, about: topicWords(text), year, numbers: limits, isTest })
}

/** A topic of mathematics, whose questions are worked out, also those of a part of the class. */
const ofMaths = (
  topic: Topic,
  fit: TopicApproach['fit'],
  aim: string | null,
  request: LessonRequest,
): TopicApproach => ({
  kind: 'topic',
  topic: { ...topic, forPart: remembered((part) => mathsOfPart(topic, part, request)) },
  fit,
  computed: true,
  aim,
})

/** A topic for one text: a goal's wording, or the words of a request without a goal. */
function topicFor(text: string, request: LessonRequest): Approach | null {
  const { subject, skill, year, goals, understood } = request
  const hasGoal = goals.length > 0
  const aim = hasGoal ? asFocus(text) : null
  if (subject === 'Mathematics and statistics') {
    const mixed = hasGoal ? null : mixedFor(text, request)
    if (mixed) return ofMaths(mixed, 'goal', null, request)
    const asked = hasGoal ? text : (anyMaths(text, year) ?? text)
    const chosen = (hasGoal ? mathsTopic : mathsTopicAsked)(asked, skill, year, understood.numbers)
    if (chosen === null) return null
    return ofMaths(chosen.topic, chosen.fit, chosen.fit === 'goal' ? aim : null, request)
  }
  if (subject === 'Learning languages (te reo Māori)') return reoApproach(text, request)
  if (subject !== 'English') return null
  const several = hasGoal || understood.want === 'lesson plan' ? null : severalEnglish(text, year)
  const topic = several ?? englishTopic(text, { year, skill, hasGoal })
  const forPart = (part: ClassPart) => englishOfPart(part, year)
  return topic && { kind: 'topic', topic: { ...topic, forPart }, fit: 'goal', computed: false, aim }
}

const IS_WAY_ALONE = /^(?:(?:guided|shared|close|buddy|paired|partner) )?reading$/i

function frameFor(request: LessonRequest, own: TopicPhrase | null, random: Random): FrameApproach {
  const { subject, follows } = request
  const year = textYear(request.year, request.followUps)
  const place = [request.strand, request.skill].filter(Boolean).join(' ')
  const goal = request.goals[0]
  const ofText = (words: string) => words.replace(WAY_OF_READING, '')
  const named = goal ? own : (topicPhrase(ofText(request.understood.topic)) ?? own)
  const focus =
    (goal ? asFocus(goal.wording) : withArticle(nameOfTopic(ofText(topicWords(request.topic))) ?? '')) ||
    NO_TOPIC
  const reads = !goal && subject === 'English' && named !== null && ASKS_FOR_READING.test(request.topic)
  const aim = goal
    ? aimOfGoal(focus)
    : reads
      ? `read closely, and show in the text ${IS_WAY_ALONE.test(named.about) ? 'how we know' : `what it says about ${named.about}`}`
      : (doingAfterTopic(focus)?.doing ?? aimOfTopic(focus, subject))
  const wanted = { subject, year, focus, asked: request.topic, place: goal ? place : '' }
  return {
    kind: 'frame',
    frame: framedFor({ subject, place: place || request.topic, focus, topic: named, aim: goal ? aim : null }),
    focus,
    aim,
    text: textFor({ ...wanted, isRead: ({ title }) => wasUsedBefore(follows, title) }, (from) =>
      random.pick(from),
    ),
  }
}

/** The lesson of the bank, as it is taught without what the request rules out. */
const ofKit = (kit: Kit, { asked, understood }: LessonRequest): Approach => ({
  kind: 'topic',
  topic: kitTopic(fittedKit(kit, stepRules(asked, understood.needs))),
  fit: 'goal',
  computed: false,
  aim: null,
})

const STOPS = new Set(STOP_WORDS)

/** True for a list of questions whose title has no telling word of the request: prefixes, where silent letters were asked for. */
function isBesideTopic(approach: Approach, { topic, goals }: LessonRequest): boolean {
  if (approach.kind !== 'topic' || approach.computed || goals.length > 0) return false
  const said = topicStems(topic)
  const named = topicStems(approach.topic.title).filter((stem) => !STOPS.has(stem))
  return !named.some((stem) => said.some((other) => areAkin(stem, other)))
}

const LAST_YEAR_OF_LETTERS = 2

/** One letter or pair of letters that a class of the first years is to learn, where no goal and no lesson was chosen. */
function letterAsked({ topic, year, yearKnown, goals, lesson }: LessonRequest): Approach | null {
  if (goals.length > 0 || lesson !== null || (yearKnown && year > LAST_YEAR_OF_LETTERS)) return null
  const unit = letterNamed(topic)
  const made = unit === null ? null : letterTopic(unit)
  return made && { kind: 'topic', topic: made, fit: 'goal', computed: false, aim: null }
}

/** What is asked about a book that the class reads. A form such as a quiz would have to know what happens in it. */
const ON_A_BOOK: ReadonlySet<Want> = new Set([
  'lesson plan',
  'worksheet',
  'activity',
  'reading',
  'assessment',
])

/** A book that is named, where no goal and no lesson was chosen. */
function bookAsked({ topic, goals, lesson, understood }: LessonRequest): Approach | null {
  if (goals.length > 0 || lesson !== null || !ON_A_BOOK.has(understood.want)) return null
  const book = bookNamed(topic)
  return book && { kind: 'topic', topic: bookTopic(book, topic), fit: 'goal', computed: false, aim: null }
}

/** Chooses how to teach a request: by a kit or a topic with questions of its own, else by a frame. */
export function chooseApproach(request: LessonRequest, own: TopicPhrase | null, random: Random): Approach {
  const letter = letterAsked(request)
  if (letter !== null) return letter
  const book = bookAsked(request)
  if (book !== null) return book
  const found = kitFor(request)
  if (found && comesFirst(found, request)) return ofKit(found.kit, request)
  const texts =
    request.goals.length > 0 ? request.goals.map(({ wording }) => wording) : [withoutRefused(request.topic)]
  for (const text of texts) {
    const topic = topicFor(text, request)
    if (topic && !(found && isBesideTopic(topic, request))) return topic
  }
  return found ? ofKit(found.kit, request) : frameFor(request, own, random)
}
