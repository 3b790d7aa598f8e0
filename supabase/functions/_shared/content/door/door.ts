import { moderateRequest, type RuleId } from '../moderation.ts'
import { requestIn } from '../planner/read/pasted.ts'
import { ASKS_FOR_WORK } from '../planner/read/talk.data.ts'
import { DISCLOSURES } from './disclosure.data.ts'
import { DISINFORMATION } from './disinformation.data.ts'
import type { DoorKind } from './door-kind.ts'
import type { DoorRule } from './door-rule.ts'
import { ABOUT_MISTAKES, FALSE_FACTS } from './false-facts.data.ts'
import { falseSumIn } from './false-sum.ts'
import { HARMS } from './harm.data.ts'
import { HATES } from './hate.data.ts'
import { HINTS } from './hints.data.ts'
import { LANGUAGES } from './languages.data.ts'
import { LOSSES } from './loss.data.ts'
import { namedPupilIn } from './named-pupil.ts'
import { plainText } from './plain-text.ts'
import { PUPIL_RECORDS } from './pupil-records.data.ts'
import { SMALL_TALK } from './small-talk.data.ts'
import { THREATS } from './threat.data.ts'
import { DOOR_WORDS, type DoorWords, NOT_COUNTED } from './words.data.ts'

/** A closed door: nothing is made, and these are the words in its place. */
export interface Closed extends DoorWords {
  kind: DoorKind
}

interface Said {
  role: 'user' | 'assistant'
  content: string
}

/** A message and what was said before it, oldest first. */
export interface AtTheDoor {
  content: string
  history: readonly Said[]
  /** True where a language model writes, which can do some things that our own planner cannot. */
  byModel?: boolean
}

/** Disclosures come first: whatever else a message asks, they are answered with care. */
const RULES: readonly DoorRule[] = [
  ...DISCLOSURES,
  ...HINTS,
  ...THREATS,
  ...HARMS,
  ...HATES,
  ...DISINFORMATION,
  ...PUPIL_RECORDS,
  ...LOSSES,
  ...LANGUAGES,
  ...SMALL_TALK,
]

/** The kinds for the rules that a reply is held to as well. */
const MODERATED: Partial<Record<RuleId, DoorKind>> = {
  'pupil-data': 'pupil-record',
  'self-harm': 'self-harm-method',
  weapons: 'weapons-and-drugs',
  sexual: 'sexual-content-about-children',
  hate: 'hate',
}

/** A short message is read whole, with what it quotes: a teacher may quote a pupil's own words. */
const MAX_READ_WHOLE = 800

const closedBy = (kind: DoorKind, before = ''): Closed => {
  const { words, chatName } = DOOR_WORDS[kind]
  return { kind, chatName, words: `${before}${words}\n\n${NOT_COUNTED}` }
}

/** The request that the words about a false fact offer to meet; null for any other message. */
export function rightInstead(content: string): string | null {
  const text = requestIn(content)
  if (readMessage(content)?.kind !== 'false-fact') return null
  const sum = falseSumIn(text)
  if (sum) return text.replace(sum.whole, `${sum.sum} = ${sum.right}`)
  const fact = FALSE_FACTS.find(({ pattern }) => pattern.test(plainText(text)))
  return fact ? (fact.ask ?? fact.right) : null
}

function falseFactIn(text: string, plain: string): Closed | null {
  const sum = falseSumIn(text)
  if (sum) return closedBy('false-fact', `${sum.sum} is ${sum.right}, not ${sum.given}. `)
  if (ABOUT_MISTAKES.test(plain)) return null
  const fact = FALSE_FACTS.find(({ pattern }) => pattern.test(plain))
  if (!fact) return null
  const closed = closedBy('false-fact', `${fact.right} `)
  if (fact.ask === undefined) return closed
  const offer = `I can make a lesson on the evidence: ask me for “${fact.ask}”, with the year.`
  return { ...closed, words: `${fact.right} ${offer}\n\n${NOT_COUNTED}` }
}

function readMessage(content: string, byModel = false): Closed | null {
  const asked = requestIn(content)
  const own = plainText(asked)
  const whole = content.length <= MAX_READ_WHOLE ? plainText(content) : own
  // A message that is nothing but an order to the program is judged as it stands.
  const plain = own === '' ? whole : own
  const rule = RULES.find(({ kind, pattern, unless, modelCan }) => {
    const text = kind === 'disclosure' ? whole : plain
    return !(byModel && modelCan) && pattern.test(text) && !unless?.test(text)
  })
  if (rule) return closedBy(rule.kind)
  const named = namedPupilIn(asked)
  if (named) return closedBy(named)
  const blocked = moderateRequest(asked).find(({ outcome }) => outcome === 'block')
  const kind = blocked && MODERATED[blocked.rule]
  const isLesson = RULES.some((one) => one.kind === kind && one.unless?.test(plain))
  return kind && !isLesson ? closedBy(kind) : falseFactIn(asked, plain)
}

/** Reads a message before anything is made from it. Null when the door is open. */
export function readDoor({ content, history, byModel }: AtTheDoor): Closed | null {
  const closed = readMessage(content, byModel)
  if (closed && closed.kind !== 'small-talk') return closed
  const before = history.findLast(({ role }) => role === 'user')
  if (!before || readMessage(before.content)?.kind !== 'disclosure') return closed
  // "Thanks" or "What do I do now?" after a disclosure still speaks of it; a request for work does not.
  return ASKS_FOR_WORK.pattern.test(content) ? null : closedBy('disclosure')
}

/** The chat without the messages that were closed at the door and the answers to them, so that nothing is made from them later. */
export function openHistory<T extends Said>(history: readonly T[], byModel = false): T[] {
  let closed = false
  return history.filter(({ role, content }) => {
    if (role === 'user') closed = readMessage(content, byModel) !== null
    return !closed
  })
}
