import type { GeneratorType } from '../../contract.ts'
import { lastWish } from './changed-mind/changed-mind.ts'
import { NEW_LEAD } from './changes.data.ts'
import { clampStep, harderBy, minutesAfter } from './changes.ts'
import { isAboutPart, type LessonBefore, lessonAfter } from './follow-up.ts'
import { askedChange } from './follow-ups/asked-change.ts'
import { lessonChange } from './follow-ups/chosen-lesson.ts'
import { countedAnew } from './follow-ups/counted-anew.ts'
import type { FollowUp } from './follow-ups/follow-up.ts'
import { withOtherWords } from './follow-ups/other-topic.ts'
import { type ReadFollowUp, readFollowUp } from './follow-ups/read-follow-up.ts'
import { WHICH_WAY } from './goal-difference/goal-difference.data.ts'
import type { PlannerInput } from './input.ts'
import { minutesInFigures } from './lengths/minutes-in-figures.ts'
import { minutesIn } from './minutes.ts'
import { requestIn } from './pasted.ts'
import { changedNothing, requestOf } from './replies.ts'
import { GREETING_ONLY } from './talk.data.ts'
import { partsAndRest } from './wishes/class-parts/class-parts.ts'
import { fixTypos } from './words/spelling.ts'
import { cutAll } from './words/word-pattern.ts'
import { withoutYearOfSome } from './words/year-of-some.ts'
import { NOT_MADE } from './words-only/not-made.data.ts'
import { wordsOnly } from './words-only/words-only.ts'
import { yearBeyond, yearsIn } from './years.ts'
import { YES } from './yes.data.ts'

/** One message that changes the document, and the years named before it. */
interface ChangeMessage extends ReadFollowUp {
  yearsBefore: number[]
}

/** The chat so far: its last full request, and the changes asked for since. */
export interface ChatSoFar {
  /** The last full request, with typing errors corrected, and with what later messages put in place of its words. */
  base: string
  /** The same before any of these. */
  firstBase: string
  /** The same request as typed. Goals are read from it word for word. */
  asked: string
  /** Messages since then that change the document. */
  messages: ChangeMessage[]
  /** What these messages say to the readers of a request, oldest first. */
  changes: string[]
  /** Their wishes that change sections of the document, oldest first. */
  followUps: FollowUp[]
  /** The years named last. A class stays the same until another is named. */
  years: number[]
  minutes: number | null
  /** The step of difficulty before any change. */
  harder: number
  follows: LessonBefore | null
  /** The last document before this message. */
  shown: string
  /** Draft codes taken back together with the change that brought them. */
  undone: number
}

/** The messages that reach the planner of a long chat. */
const LONG_CHAT = 12

const EMPTY: ChatSoFar = {
  base: '',
  firstBase: '',
  asked: '',
  messages: [],
  changes: [],
  followUps: [],
  years: [],
  minutes: null,
  harder: 0,
  follows: null,
  shown: '',
  undone: 0,
}

/** The chat with these messages of change instead of those it has. */
function withMessages(chat: ChatSoFar, messages: ChangeMessage[]): ChatSoFar {
  const followUps = countedAnew(messages)
  return {
    ...chat,
    messages,
    changes: messages.flatMap(({ said }) => said),
    followUps,
    base: followUps.reduce(withOtherWords, chat.firstBase),
  }
}

/** The next lesson for the same class is one step up and asks other questions. */
function nextLesson(before: ChatSoFar, text: string, follows: LessonBefore, years: number[]): ChatSoFar {
  const known = before.base !== '' && before.shown.includes(follows.title ?? '')
  const harder = known ? clampStep(before.harder + harderBy(before.changes) + 1) : 1
  const minutes = before.minutes === null ? null : minutesAfter(before.changes, before.minutes)
  const base = known ? before.base : (follows.title ?? before.base)
  return {
    ...withMessages(before, []),
    base,
    firstBase: base,
    asked: known ? before.asked : text,
    years,
    minutes: minutesIn(text) ?? minutes,
    harder,
    follows: { ...follows, shown: `${before.follows?.shown ?? ''}\n${before.shown}` },
  }
}

/** Takes back the last change; more than one where a message takes back again. */
function takenBack(chat: ChatSoFar): ChatSoFar {
  const last = chat.messages.at(-1)
  if (!last) return chat
  return {
    ...withMessages(chat, chat.messages.slice(0, -1)),
    years: last.yearsBefore,
    undone: chat.undone + 1,
  }
}

const changedBy = (before: ChatSoFar, change: ReadFollowUp): ChatSoFar => ({
  ...withMessages(before, [...before.messages, { ...change, yearsBefore: before.years }]),
  undone: 0,
})

function withMessage(before: ChatSoFar, text: string, type: GeneratorType): ChatSoFar {
  const lesson = before.base === '' ? null : lessonChange(text)
  if (lesson) return changedBy(before, lesson)
  const said = minutesInFigures(before.base === '' ? lastWish(requestIn(text)) : requestIn(text))
  const words = before.base === '' ? said : withoutYearOfSome(said)
  const { ofClass } = partsAndRest(words)
  const named = yearBeyond(words) === null ? yearsIn(ofClass) : []
  const years = named.length > 0 || yearBeyond(words) !== null ? named : before.years
  const follows = lessonAfter(words, before.shown)
  if (follows) return nextLesson(before, text, follows, years)
  const change = before.base === '' ? null : askedChange(words, type)
  if (change?.followUps.some(({ kind }) => kind === 'undo')) return takenBack(before)
  if (change) return { ...changedBy(before, change), years }
  const base = fixTypos(cutAll(words, [NEW_LEAD]))
  return {
    ...EMPTY,
    base,
    firstBase: base,
    asked: before.base === '' ? lastWish(text) : text,
    years,
    minutes: minutesIn(base),
    shown: before.shown,
  }
}

/** True for a message that redid one section in place. */
const isOfOnePart = (text: string, type: GeneratorType) =>
  isAboutPart(text) && readFollowUp(text, type) === null

/** A request that was answered with a question stands: the next message answers the question. */
const wasAnsweredInWords = ({ shown }: ChatSoFar, reply = '') =>
  shown !== '' && changedNothing(reply) && !reply.includes(WHICH_WAY)

/**
 * A long chat reaches the planner without its beginning. Where its first message is a change, the document that came of it
 * stands for the request.
 */
function beginning({ history, generatorType }: PlannerInput): ChatSoFar {
  const [first, reply] = history
  if (first?.role !== 'user' || reply?.role !== 'assistant' || history.length < LONG_CHAT) return EMPTY
  const request = askedChange(requestIn(first.content), generatorType) && requestOf(reply.content)
  if (request === null) return EMPTY
  return { ...withMessage(EMPTY, request, generatorType), shown: reply.content }
}

/** True for a message that asks for nothing, and whose answer says what to ask for: nothing goes on from it. */
function askedForNothing(input: PlannerInput, content: string, reply = ''): boolean {
  if (!changedNothing(reply)) return false
  if (YES.pattern.test(content.trim()) || GREETING_ONLY.pattern.test(content.trim())) return true
  const only = wordsOnly({ ...input, content, history: [] })
  return only !== null && !NOT_MADE.some(({ pattern, goesOn }) => goesOn && pattern.test(content))
}

function readMessages(input: PlannerInput): ChatSoFar {
  const { history, generatorType } = input
  let chat = beginning(input)
  const from = chat === EMPTY ? 0 : 2
  for (const [at, { role, content: text }] of history.entries()) {
    if (at < from) continue
    const reply = history[at + 1]?.content
    if (role === 'assistant') chat = changedNothing(text) ? chat : { ...chat, shown: text }
    else if (
      !isOfOnePart(text, generatorType) &&
      !wasAnsweredInWords(chat, reply) &&
      !askedForNothing(input, text, reply)
    )
      chat = withMessage(chat, text, generatorType)
  }
  return chat
}

const histories = new WeakMap<
  PlannerInput['history'],
  { length: number; input: PlannerInput; chat: ChatSoFar }
>()

/**
 * The chat before its last message. A message that was answered in words changed nothing. The messages that could come
 * next are all tried on one history, so it is read once.
 */
export function readHistory(input: PlannerInput): ChatSoFar {
  const known = histories.get(input.history)
  const isSame =
    known?.length === input.history.length &&
    known.input.generatorType === input.generatorType &&
    known.input.context === input.context &&
    known.input.class === input.class
  if (known && isSame) return known.chat
  const chat = readMessages(input)
  histories.set(input.history, { length: input.history.length, input, chat })
  return chat
}

/** Reads every message of the chat in order, the new one last. */
export function readChat(input: PlannerInput): ChatSoFar {
  return withMessage(readHistory(input), input.content, input.generatorType)
}
