import { PUPIL_NAMES } from '../data/names.ts'
import { THEMES, type Theme } from '../data/themes.ts'
import type { Level, Task } from '../task.ts'
import { describe } from './describe.ts'
import { APOSTROPHES, CAPITALS, COMMAS, SPEECH } from './english/punctuation.ts'
import { PASSIVE, RUN_ONS, WHO_WHAT } from './english/sentence-study.ts'
import { JOINING, WORD_CLASSES } from './english/sentences.ts'
import { SOUND_TOPICS } from './english/sounds.ts'
import { COMMON_WORDS, HOMOPHONES, RHYMES, SYLLABLES } from './english/word-study.ts'
import { AFFIX_TOPIC, ENDINGS_TOPIC, LONG_VOWELS, VOWEL_PATTERNS } from './english/words.ts'
import { stoodBefore } from './follow-up.ts'
import { type Framed, framedFor } from './frames/framed.ts'
import type { Topic } from './maths/topic.ts'
import { mathsTopic } from './maths/topics.ts'
import { makeRandom, type Random } from './random.ts'
import { textFor } from './reading/choose-text.ts'
import type { ReadingText } from './reading/reading-text.ts'
import type { LessonRequest } from './request.ts'
import { aimOf, waltOf } from './walt.ts'

/** Each with the skills it practises: a goal about reading aloud that names full stops is no punctuation lesson. */
const SENTENCES = /sentence|grammar|punctuation/i
const WORDS = /word recognition|spelling/i
const ENGLISH_TOPICS: readonly [topic: Topic, skill: RegExp][] = [
  [APOSTROPHES, SENTENCES],
  [SPEECH, SENTENCES],
  [COMMAS, SENTENCES],
  [ENDINGS_TOPIC, WORDS],
  [AFFIX_TOPIC, WORDS],
  [VOWEL_PATTERNS, WORDS],
  [LONG_VOWELS, WORDS],
  [CAPITALS, SENTENCES],
  [HOMOPHONES, WORDS],
  [COMMON_WORDS, WORDS],
  [SYLLABLES, WORDS],
  [RHYMES, WORDS],
  [RUN_ONS, SENTENCES],
  [PASSIVE, SENTENCES],
  [WHO_WHAT, SENTENCES],
  ...SOUND_TOPICS.map((topic): [Topic, RegExp] => [topic, WORDS]),
  [JOINING, SENTENCES],
  [WORD_CLASSES, SENTENCES],
]

/** What a request means that names English mechanics and no more. */
const ENGLISH_HINTS: readonly [asked: RegExp, until: number, topic: Topic][] = [
  [/phonics|\bspelling\b/i, 2, LONG_VOWELS],
  [/phonics|\bspelling\b/i, 3, VOWEL_PATTERNS],
  [/\bspelling\b/i, 8, AFFIX_TOPIC],
  [/punctuation/i, 3, CAPITALS],
  [/punctuation/i, 8, COMMAS],
  [/\bgrammar\b|parts of speech/i, 6, WORD_CLASSES],
  [/\bgrammar\b/i, 8, JOINING],
]

/** How this lesson is taught: with generated tasks, or by a frame built round the goal's own words. */
export type Approach =
  | {
      kind: 'topic'
      topic: Topic
      fit: 'goal' | 'skill'
      computed: boolean
      /** The goal's own words, where the questions were made for it. */
      aim: string | null
    }
  | {
      kind: 'frame'
      frame: Framed
      focus: string
      aim: string
      /** What is read in this lesson, where we have a text for it. */
      text: ReadingText | null
    }

export interface Lesson {
  request: LessonRequest
  approach: Approach
  theme: Theme
  random: Random
  title: string
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** A goal's words as the end of "We are learning to …". */
export function asFocus(wording: string): string {
  const text = wording.trim().replace(/[.\s]+$/, '')
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : text
}

const CLASS_WORDS =
  /(?:\b(?:for|with)\s+)?(?:\b(?:my|our|a)\s+)?\b(?:new entrants?|NE class|(?:years?|yrs?|y)\.?\s*\d\s*s?(?:\s*(?:\/|-|–|and|&)\s*\d)?|years?[ -](?:one|two|three|four|five|six|seven|eight)s?(?! olds?\b))(?:\s*(?:class|pupils|students|ākonga|kids|children))?\b|(?:mō\s+)?(?:te\s+)?\btau\s*\d\b/gi
const TIME_WORDS =
  /(?:\bfor\s+)?\b(?:(?:kotahi\s+h[aā]ora|h[aā]ora\s+kotahi)\b|(?:\d(?:\.5)?|half an|an?|one and a half|one|two)\s*-?\s*(?:hours?|hrs?|h[aā]ora)\b(?:\s+and a half\b|(?:\s*(?:and|,))?\s*\d{1,2}\s*-?\s*min(?:ute)?s?\b)?|\d{1,3}\s*-?\s*(?:min(?:ute)?s?|meneti)\b)/gi
/** What is said about one child belongs in no title: a plan is printed and shared. */
const ONE_CHILD =
  /(?:\b(?:for|with)\s+\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+)?\s+(?:in\s+)?|\b(?:pupil|student|child|boy|girl)s?\s+)?\bwho\s+(?:struggles?|needs? (?:more )?help|has trouble|have trouble|finds? it hard)\s+(?:with|in|to)\b/gu
/** A request that comes after a clause of its own: "…, plan a lesson on sound". */
const ASKED_LATER =
  /^.{8,}?[,;]\s*(?:so\s+)?(?:please\s+)?(?=(?:plan|make|create|write|give me|i need|i want|can you|could you)\b)/i
/** "science lesson on", "Te reo:" before the topic itself. */
const KIND_OF_LESSON =
  /^(?:(?:\p{L}[\p{L}-]*\s+){1,3}(?:lesson plans?|lessons?|unit|worksheets?|activit(?:y|ies)|assessments?|quiz)\s+(?:on|about)\s+|(?:maths?|english|science|statistics|te reo(?: māori)?|social (?:studies|sciences?)|health|pe|art|technology)\s*[:–-]\s+)/iu
const ASKING =
  /^(?:please|can you|could you|would you|i need|i want|i would like|help me|make|create|write|give|plan|me|us|generate|build|prepare|produce|design|teach|an?|the|new|some(?:thing)?|anything|tuhia|hangaia|he mahere akoranga|he mahere|he akoranga|mō(?= )|full|complete|good|quick|relief|(?:today|tomorrow|this week|next week)(?=\s*:|\s+(?:on|about)\b)|cross-curricular|integrated|hands-on|lesson plans?|lessons?|worksheets?|activit(?:y|ies)|assessments?|quiz(?:zes)?|resources?|unit|on|about|for|of|to|in|using|around|with)(?![\p{L}\p{M}-])[\s,.:;–-]*/iu
/** "science volcanoes": the learning area stands in the header already. */
const AREA_FIRST =
  /^(?:english|literacy|science|social (?:studies|sciences?)|p\.?e\.?|physical education|health|visual arts?|arts?|technology)\s+(?=\p{L}{3})(?!(?:fair|week|room|block|and|from|made|for|with|about|gallery|galleries|class|words?|skills?|language)(?!\p{L}))/iu
const WITH_GAME = /[,;]?\s*(?:(?:and|please)\s+)?(?:with|add|includ(?:e|ing)) (?:an?|some) game\b/gi
/** Who the class is belongs in no title: "sharks for my class of 28 who love sharks". */
const WHOSE_CLASS =
  /\s+(?:for|with)\s+(?:my|our|a|the)\s+(?:class|kids|students|pupils|ākonga|children|tamariki)(?![\p{L}])[^.!?]*/giu
/** What a teacher tells before asking. */
const TOLD =
  /^(?:i (?:teach|have|am|took)|i[’']m|we (?:did|have|had|are)|my (?:class|kids|students|pupils))\b/i
const TRAILING =
  /[\s,.:;–-]+(?:please|lesson plans?|lessons?|worksheets?|activit(?:y|ies)|assessments?|quiz(?:zes)?|on|about|for|of|to|in|and|with|my|our|a|the|today|tomorrow|next week|this week)[\s,.:;!?–-]*$/i

/** The topic of a free request, without the words that only ask for a plan. */
export function topicWords(text: string): string {
  const line = text.split('\n').find((part) => part.trim() !== '') ?? ''
  const sentences = line
    .slice(0, 600)
    .replace(
      /^(?:kia ora(?: koutou)?|hi|hello|hey|mōrena|morena|tēnā koutou|tēnā koe)(?: team| there| e hoa| e te whānau)?\s*[,!.–-]\s*/i,
      '',
    )
    .replace(CLASS_WORDS, ' ')
    .replace(TIME_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .replace(ONE_CHILD, ' ')
    .replace(WITH_GAME, ' ')
    .replace(WHOSE_CLASS, '')
    .replace(/\(\s*\)/g, ' ')
    .trim()
    .split(/(?<=[^\s.])[.!?](?:\s|$)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [first = ''] = sentences
  const sentence = TOLD.test(first) ? (sentences.find((part) => !TOLD.test(part)) ?? first) : first
  let words = sentence
    .replace(/\s+([,.])/g, '$1')
    .replace(/([,.]){2,}/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:;–-]+|[\s,.:;!?–-]+$/g, '')
    .replace(ASKED_LATER, '')
  for (let before = ''; before !== words; ) {
    before = words
    words = words.replace(ASKING, '').replace(KIND_OF_LESSON, '').replace(TRAILING, '')
  }
  const told = words.replace(/^(?:i|we)\b.{0,60}?\b(?:unit|inquiry|topic|theme) (?:on|about)\s+/i, '')
  if (told !== words) words = told.replace(/[,;]?\s*(?:and )?(?:i |we )?needs?\b.*$/i, '')
  words = words.replace(AREA_FIRST, '')
  // "the water cycle" keeps its article: it reads on in a sentence.
  const start = words.slice(0, 24).toLowerCase()
  if (start !== '' && sentence.toLowerCase().includes(` the ${start}`)) words = `the ${words}`
  return words.length > 80 ? `${words.slice(0, 77).trimEnd()}…` : words
}

/** One piece of writing keeps its article, so that it reads on in a sentence. */
function withArticle(words: string): string {
  return words.replace(
    /^(?:recount|report|letter|story|poem|speech|narrative|description|argument|explanation)\b(?! (?:writing|texts?)\b)/i,
    (kind) => `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind.toLowerCase()}`,
  )
}

function approachFor(request: LessonRequest, random: Random): Approach {
  const words = request.goals
    .map(({ wording }) => wording)
    .concat(request.goals.length === 0 ? [request.topic] : [])
  for (const text of words) {
    const aim = request.goals.length > 0 ? asFocus(text) : null
    if (request.subject === 'Mathematics and statistics') {
      const chosen = mathsTopic(text, request.skill, request.year)
      if (chosen) return { kind: 'topic', computed: true, aim: chosen.fit === 'goal' ? aim : null, ...chosen }
    }
    if (request.subject === 'English') {
      const topic = ENGLISH_TOPICS.find(
        ([{ match, years }, skill]) =>
          match.test(text) &&
          request.year >= years[0] &&
          request.year <= years[1] &&
          (request.skill === null || skill.test(request.skill)),
      )?.[0]
      const meant =
        topic ??
        (request.goals.length === 0 && request.skill === null
          ? ENGLISH_HINTS.find(([asked, until]) => asked.test(text) && request.year <= until)?.[2]
          : undefined)
      if (meant) return { kind: 'topic', topic: meant, fit: 'goal', computed: false, aim }
    }
  }
  const place = [request.strand, request.skill].filter(Boolean).join(' ')
  const goal = request.goals[0]
  const focus = (goal ? asFocus(goal.wording) : withArticle(topicWords(request.topic))) || 'our topic'
  const aim = goal ? aimOf(focus) : waltOf(focus, request.subject)
  const reading = { subject: request.subject, place: goal ? place : '', focus, year: request.year }
  return {
    kind: 'frame',
    frame: framedFor(request.subject, place || request.topic, focus, goal ? aim : null),
    focus,
    aim,
    text: textFor({ ...reading, read: ({ title }) => stoodBefore(request.follows, title) }, (from) =>
      random.pick(from),
    ),
  }
}

/** At most so many characters, cut at a comma or between words; a goal's examples are left out first. */
function shortened(words: string, longest: number): string {
  const plain = words
    .replace(/,? such as .*$/i, '')
    .replace(/,? by (?:using )?.*$/i, (rest) => (words.length > longest ? '' : rest))
  if (plain.length <= longest) return plain
  const cut = plain.slice(0, longest)
  const at = Math.max(cut.lastIndexOf(', '), cut.lastIndexOf(' '))
  const kept = cut.slice(0, at > 20 ? at : longest)
  return `${kept.replace(/(?:[\s,;:]|\s(?:and|or|of|to|the|an?|in|for|with|by))+$/, '')} …`
}

function titleFor(request: LessonRequest, approach: Approach, theme: Theme, themed: boolean): string {
  const unit = request.follows === null ? '' : `, lesson ${request.follows.number}`
  if (approach.kind === 'topic')
    return `${themed ? `${theme.title}: ${approach.topic.title}` : capital(approach.topic.title)}${unit}`
  return capital(shortened(approach.focus, request.goals.length > 0 ? 84 : 80)) + unit
}

/** Decides how to teach a request; everything after this only writes it down. */
export function prepareLesson(request: LessonRequest): Lesson {
  const random = makeRandom(request.draftCode)
  const approach = approachFor(request, random)
  const named = THEMES.find(({ match }) => match.test(request.topic))
  const theme = named ?? random.pick(THEMES)
  return { request, approach, theme, random, title: titleFor(request, approach, theme, named !== undefined) }
}

export const questionKey = ({ prompt, figure }: Pick<Task, 'prompt' | 'figure'>) =>
  `${prompt}|${JSON.stringify(figure)}`

const REACH: Record<Level, number> = { support: -1, core: 0, extension: 1 }

/**
 * Different questions of one level. Those already `used` elsewhere are passed over while there are others; within the
 * answer none repeats, so a short list of questions may give fewer.
 */
export function makeTasks(
  lesson: Lesson,
  topic: Topic,
  level: Level,
  count: number,
  used: Set<string>,
  prefix: string,
): Task[] {
  const { request, random, theme } = lesson
  const names = random.shuffle(PUPIL_NAMES)
  const year = Math.max(1, Math.min(8, request.year))
  const reach = Math.max(0, Math.min(9, year + REACH[level] + request.harder))
  const step = Math.max(0, Math.min(2, 1 + REACH[level] + request.harder)) as 0 | 1 | 2
  const tasks: Task[] = []
  const mine = new Set<string>()
  for (let tries = 0; tasks.length < count && tries < count * 24; tries++) {
    const name = names[tasks.length % names.length] ?? 'Aroha'
    const turn = tasks.length + Math.floor(tries / 12)
    const made = topic.draft({ year, level, reach, random, theme, name, step, turn, goal: '' })
    const key = questionKey(made)
    const known = tries < count * 8 && stoodBefore(request.follows, describe(made))
    if (mine.has(key) || known || (used.has(key) && tries < count * 16)) continue
    mine.add(key)
    used.add(key)
    tasks.push({ id: `${prefix}${tasks.length + 1}`, level, ...made })
  }
  return tasks
}
