import type { Theme } from '../../data/themes.data.ts'
import type { Kit } from '../../kit.ts'
import type { Operation } from '../../understood.ts'
import { capital } from '../capital.ts'
import { NO_TOPIC } from '../frames/framed.ts'
import { namesNoKit } from '../kits/words-of-no-kit.ts'
import { formatNumber } from '../maths/number.ts'
import type { LessonRequest } from '../read/request.ts'
import { isBareSubject } from '../read/subject.ts'
import { ONLY_POINTS_AT } from '../read/topic/topic-phrase.data.ts'
import { topicWords } from '../read/topic-words.ts'
import { saysTopic } from '../read/words/stem.ts'
import type { Topic } from '../topic.ts'
import type { Approach } from './lesson.ts'

const MAX_GOAL_TITLE = 84
const MAX_TOPIC_TITLE = 80

/** The names of topics with two operations, where one of them alone was asked for. */
const ONE_OPERATION: Readonly<Record<string, Partial<Record<Operation, string>>>> = {
  'addition and subtraction': { add: 'addition', subtract: 'subtraction' },
  'multiplication and division': { multiply: 'multiplication', divide: 'division' },
  'multiplication and division facts': { multiply: 'multiplication facts', divide: 'division facts' },
  'multiplication and division word problems': {
    multiply: 'multiplication word problems',
    divide: 'division word problems',
  },
}

/** The one operation of a topic, where it is all that was said: “multiplication” and not one way of multiplying. */
function operationSaid({ family = '' }: Topic, { topic, understood }: LessonRequest): string | undefined {
  const [one, ...others] = understood.numbers.operations ?? []
  const name = others.length === 0 && one ? ONE_OPERATION[family]?.[one] : undefined
  return name !== undefined && topicWords(topic).toLowerCase() === name ? name : undefined
}

/** The name of the whole topic, where the teacher said just that: “fractions of a set” and not “fractions of a number”. */
function asSaid(chosen: Topic, request: LessonRequest): string {
  const { title, family = '' } = chosen
  const { topic, goals } = request
  if (goals.length > 0) return title
  // A title that begins with the topic says more of the same: “place value to 1,000”.
  const isWithin = title.startsWith(family)
  const isSaid = family.includes(' ') && !isWithin && saysTopic(topic, family) && !saysTopic(topic, title)
  return isSaid ? family : (operationSaid(chosen, request) ?? title)
}

const listed = (places: readonly number[]) =>
  [...places]
    .sort((a, b) => a - b)
    .map(formatNumber)
    .join(', ')
    .replace(/, (\S+)$/, ' and $1')

const MOST_TABLES_NAMED = 4

/** The name of a topic, or of the one operation of it that was asked for. */
function nameOf(title: string, { understood: { numbers } }: LessonRequest): string {
  const [one, ...others] = numbers.operations ?? []
  // A title that names more places than were asked for promises questions that are not there.
  if (title === 'rounding to 10, 100 and 1,000' && numbers.roundTo && numbers.roundTo.every((to) => to >= 10))
    return `rounding to ${listed(numbers.roundTo)}`
  if (title === 'times table facts' && numbers.tables && numbers.tables.length <= MOST_TABLES_NAMED)
    return `the ${listed(numbers.tables)} times ${numbers.tables.length === 1 ? 'table' : 'tables'}`
  return (others.length === 0 && one && ONE_OPERATION[title]?.[one]) || title
}

/** Cuts at a comma or between words. A goal's examples are left out first. */
function shortened(words: string, max: number): string {
  const plain = words
    .replace(/,? such as .*$/i, '')
    .replace(/,? by (?:using )?.*$/i, (rest) => (words.length > max ? '' : rest))
  if (plain.length <= max) return plain
  const cut = plain.slice(0, max)
  const at = Math.max(cut.lastIndexOf(', '), cut.lastIndexOf(' '))
  const kept = cut.slice(0, at > 20 ? at : max)
  return `${kept.replace(/(?:[\s,;:]|\s(?:and|or|of|to|the|an?|in|for|with|by))+$/, '')} …`
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []
const MAX_SAID_WORDS = 4
const HANGING =
  /(?:(?<!\bquarter)\s+(?:and|or|of|to|the|an?|in|for|with|by|from|before|after|so|but|when|while|using))+$/i

/** The name of the lesson on the timetable, which says nothing of what it is about. */
const ONLY_WRITING = /^(?:creative )?(?:writing|reading|literacy|lit|spelling)(?: [a-z]+)?$/i

/**
 * The title of a kit. A teacher's topic in a few other words stands behind it, so that the lesson is found again by it,
 * where the kit is known by these words: a word that it leaves out would be a false label.
 */
export function titleOfKit({ find }: Kit, title: string, said: string): string {
  const [first = ''] = said.replace(/[“”"‘]/g, '').split(/[,.;:?!]/)
  const topic = first.trim().replace(HANGING, '')
  const known = wordsOf(title).join(' ')
  const isSaid =
    topic === '' ||
    ONLY_POINTS_AT.pattern.test(topic) ||
    namesNoKit(topic) ||
    isBareSubject(topic) ||
    ONLY_WRITING.test(topic) ||
    wordsOf(topic).some((word) => known.includes(word.slice(0, 4)))
  const isItsOwn = find.en.some((phrase) => saysTopic(phrase, topic))
  return isSaid || !isItsOwn || topic.split(/\s+/).length > MAX_SAID_WORDS ? title : `${title} (${topic})`
}

/** The title of a lesson. `theme` is given where the request names a setting, null where one was drawn by lot. */
export function titleFor(request: LessonRequest, approach: Approach, theme: Theme | null): string {
  const { follows, goals, subject } = request
  const unit = follows === null ? '' : `, lesson ${follows.number}`
  if (approach.kind === 'frame' && approach.focus === NO_TOPIC && subject !== null) return subject + unit
  if (approach.kind === 'frame')
    return capital(shortened(approach.focus, goals.length > 0 ? MAX_GOAL_TITLE : MAX_TOPIC_TITLE)) + unit
  const title = nameOf(asSaid(approach.topic, request), request)
  return `${theme ? `${theme.title}: ${title}` : capital(title)}${unit}`
}
