import { guessSubject, isBareSubject } from './subject.ts'
import { CLASS_ASIDES } from './topic/class-asides.data.ts'
import { PAPER_ASIDES } from './topic/paper-asides.data.ts'
import { SESSION_ASIDES } from './topic/session-asides.data.ts'
import { SENTENCE } from './topic/short-topic.data.ts'
import { SIZE_ASIDES } from './topic/size-asides.data.ts'
import { ASIDE, FORM_WORDS, GAME_FIRST, LOOSE_TIME_AND_CLASS } from './topic/topic-asides.data.ts'
import { writtenOut } from './topic/written-out.ts'
import {
  AREA_FIRST,
  ASKING_WORDS,
  CLASS_AND_TIME,
  CLAUSE_BEFORE,
  FINDS_HARD,
  NAMES_WORK,
  NEED_AFTER,
  OPENING_GREETING,
  PIECE_OF_WRITING,
  TELLS_FIRST,
  TO_THE_PROGRAM,
  UNIT_FIRST,
  WHO_AND_GAME,
} from './topic-words.data.ts'
import { LEVEL_COUNT_ASIDES } from './wishes/level-counts.data.ts'
import { withoutPlace } from './wishes/places/place-needs.ts'
import { remembered } from './words/remembered.ts'
import { cutAll } from './words/word-pattern.ts'
import { PART_AT_YEAR, WORKS_AT } from './words/works-at.data.ts'

const MAX_LINE = 600
const MAX_TOPIC = 80

/** The first line of a request as sentences, without greeting, class, length and pupils. */
function sentencesOf(text: string): string[] {
  const line = text.split('\n').find((part) => part.trim() !== '') ?? ''
  const general = cutAll(line.slice(0, MAX_LINE), [OPENING_GREETING, FINDS_HARD, ...CLASS_AND_TIME]).replace(
    /\s+/g,
    ' ',
  )
  return cutAll(general, WHO_AND_GAME)
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+(?=[,.!?])/g, '')
    .replace(/([.!?])[.!?]+/g, '$1')
    .trim()
    .split(/(?<=[^\s.])[.!?](?:\s|$)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** How much a sentence looks like the one that asks. The first needs no word of asking where it names a learning area. */
function askingWeight(sentence: string, at: number): number {
  const asks = NAMES_WORK.pattern.test(sentence) ? 2 : 0
  const names = guessSubject(sentence) === null ? 0 : at === 0 ? 2 : 1
  const tells = TELLS_FIRST.pattern.test(sentence) && !CLAUSE_BEFORE.pattern.test(sentence)
  const isNoRequest = tells || TO_THE_PROGRAM.pattern.test(sentence)
  return asks + names - (isNoRequest ? 8 : 0) - (isOnlyForm(sentence) ? 3 : 0)
}

/** True for "y4 science lesson", which says what to make and nothing of what it is about. */
const isOnlyForm = (sentence: string) => {
  const left = withoutAsking(sentence)
  return left === '' || isBareSubject(left)
}

/** The sentence that asks, or the first of those that look like it equally much. */
function askingSentence(text: string): string {
  const sentences = sentencesOf(text)
  const weights = sentences.map(askingWeight)
  return sentences[weights.indexOf(Math.max(...weights))] ?? ''
}

/** Leaves out the parts between commas that say something about the class, the day or the sheet. */
function withoutAsides(words: string): string {
  const parts = words
    .split(/(?<!\d)[,;]\s*|(?<=\d)[,;](?!\s*\d)\s*|(?:^|\s+)[–—-]+(?:\s+|$)/)
    .filter((part) => part.trim() !== '')
  const kept = parts.filter((part) => !ASIDE.pattern.test(part.trim()) && !SENTENCE.pattern.test(part.trim()))
  if (kept.length === parts.length) return words
  return (kept.length > 0 ? kept : parts.slice(0, 1)).join(', ')
}

const ASKS_LATER =
  /\b(?:want|need|like|after) (?:an?|one|some)\b.*\b(?:lesson|session)\b|\blesson (?:on|about)\b/i
const OF_THE_CLASS = /\b(?:school|class|group|room|kids|children|students|tamariki|boys?|girls?|coming up)\b/i

/** Leaves out what is told of the class before a sentence asks: "Sole charge school, 14 kids, want a lesson on beaks". */
function fromItsAsking(sentence: string): string {
  const parts = sentence.split(/,\s+/)
  const at = parts.findIndex((part) => ASKS_LATER.test(part))
  const before = parts.slice(0, Math.max(0, at))
  return before.some((part) => OF_THE_CLASS.test(part))
    ? [...before.filter((part) => !OF_THE_CLASS.test(part)), ...parts.slice(at)].join(', ')
    : sentence
}

function withoutAsking(sentence: string): string {
  let words = cutAll(
    fromItsAsking(sentence)
      .replace(/\s+([,.])/g, '$1')
      .replace(/([,.]){2,}/g, '$1')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,.:;–-]+|[\s,.:;!?–-]+$/g, ''),
    [CLAUSE_BEFORE, GAME_FIRST],
  )
  for (let before = ''; before !== words; ) {
    before = words
    words = cutAll(words, [
      PART_AT_YEAR,
      WORKS_AT,
      ...LEVEL_COUNT_ASIDES,
      ...PAPER_ASIDES,
      ...SIZE_ASIDES,
      ...SESSION_ASIDES,
      ...CLASS_ASIDES,
      ...LOOSE_TIME_AND_CLASS,
      ...FORM_WORDS,
      ...ASKING_WORDS,
    ])
      .replace(/\s+/g, ' ')
      .trim()
  }
  const unit = cutAll(words, [UNIT_FIRST])
  const named = cutAll(unit === words ? words : cutAll(unit, [NEED_AFTER]), [AREA_FIRST])
  return withoutAsides(named).replace(/^(?:[\s,.:;–+&-]+|(?:and|or|plus|but|so)\s+)+|[\s,.:;!?–-]+$/g, '')
}

function readTopic(text: string): string {
  const sentence = askingSentence(writtenOut(withoutPlace(text)))
  const words = withoutAsking(sentence)
  // "the water cycle" keeps its article: it reads on in a sentence.
  const start = words.slice(0, 24).toLowerCase()
  const topic =
    start !== '' && ` ${sentence.toLowerCase()}`.includes(` the ${start}`) ? `the ${words}` : words
  if (topic.length <= MAX_TOPIC) return topic
  const cut = topic.slice(0, MAX_TOPIC - 1)
  return `${cut.replace(/[\s,;–-]+\S*$/, '') || cut}…`
}

/** The topic of a free request, without the words that only ask for a plan. */
export const topicWords = remembered(readTopic)

/** Gives one piece of writing its article, so that it reads on in a sentence: "a recount of our camp". */
export function withArticle(topic: string): string {
  return topic.replace(
    PIECE_OF_WRITING.pattern,
    (kind) => `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind.toLowerCase()}`,
  )
}
