import type { GeneratorType } from '../../../contract.ts'
import { asksForShorter, isChange } from '../changes.ts'
import { isOnlyPartMinutes, partMinutesIn } from '../lengths/part-minutes.ts'
import { bareLength, isLengthOnly } from '../lengths/whole-length.ts'
import { minutesIn } from '../minutes.ts'
import { guessSubject } from '../subject.ts'
import { NAMES_A_DOCUMENT } from '../talk.data.ts'
import { classNeedsIn } from '../wishes/class-needs.ts'
import { CHOICES, TRUE_FALSE } from '../wishes/sheet.data.ts'
import { remembered } from '../words/remembered.ts'
import { cutAll } from '../words/word-pattern.ts'
import { yearsIn } from '../years.ts'
import { CANNOT_WORDS } from './cannot.data.ts'
import { CLASS_WORDS } from './class.data.ts'
import { ADDED_WORDS, LAST_WORDS, PLAN_WORDS } from './edits/added.data.ts'
import { BESIDE_WORDS } from './edits/beside.data.ts'
import { SAYS_WHY, WHY_SAID } from './edits/clause-words.data.ts'
import { clausesOf, isOrder } from './edits/clauses.ts'
import { EDIT_WORDS, OWN_WORDS } from './edits/edit-words.data.ts'
import { OFTEN_ASKED } from './edits/often-asked.data.ts'
import { REMOVAL_WORDS } from './edits/removal-words.ts'
import type { FollowUp, FollowUpKind, FollowUpWords } from './follow-up.ts'
import { formIn } from './form.ts'
import { AROUND_FOLLOW_UP } from './openers.data.ts'
import { PART_WORDS } from './parts.data.ts'
import { QUESTION_WORDS } from './questions.data.ts'
import { REMARK_WORDS } from './remarks.data.ts'
import { STEP_WORDS } from './steps.data.ts'
import { THEME_WORDS } from './theme.data.ts'
import { WHOLE_WORDS } from './whole.data.ts'

/** What one message changes: wishes, and plain sentences for the readers of a request. */
export interface ReadFollowUp {
  followUps: FollowUp[]
  said: string[]
}

/** Read before the form that a message names: “add an exit ticket” changes a plan, and makes no page of tickets. */
const FIRST_WORDS: readonly FollowUpWords[] = [
  ...BESIDE_WORDS,
  ...ADDED_WORDS,
  ...OFTEN_ASKED,
  ...REMOVAL_WORDS,
  ...EDIT_WORDS,
]
const WORDS: readonly FollowUpWords[] = [
  ...WHOLE_WORDS,
  ...QUESTION_WORDS,
  ...REMARK_WORDS,
  ...STEP_WORDS,
  ...PART_WORDS,
  ...CLASS_WORDS,
  ...THEME_WORDS,
  ...CANNOT_WORDS,
]
const MAX_LENGTH = 240
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
const SOME = 3

function numberOf(said: string): number {
  const word = NUMBERS.indexOf(said.toLowerCase())
  if (word !== -1) return word
  const place = ORDINALS.indexOf(said.toLowerCase())
  if (place !== -1) return place + 1
  return /^an?$/i.test(said) ? 1 : Number.parseInt(said.replaceAll(',', ''), 10) || SOME
}

/** Fills a wish with what its pattern found. */
function filled(gives: FollowUp, groups: Record<string, string | undefined>): FollowUp {
  const { words, other, number } = groups
  const found = words ?? ('other' in gives ? undefined : other)
  return {
    ...gives,
    ...(found !== undefined && 'words' in gives ? { words: found.trim() } : {}),
    ...(other !== undefined && 'other' in gives ? { other: other.trim() } : {}),
    ...(number !== undefined && 'number' in gives ? { number: numberOf(number) } : {}),
  }
}

/** A wish about several questions is one wish for each. */
function wishesOf(gives: FollowUp, groups: Record<string, string | undefined>): FollowUp[] {
  const numbers = gives.kind === 'question' ? (groups.number?.match(/\d+/g) ?? []) : []
  return numbers.length > 1
    ? numbers.map((number) => filled(gives, { ...groups, number }))
    : [filled(gives, groups)]
}

/** The sentence that the readers of a request read for this wish. */
function saidFor(
  said: string,
  typed: string,
  { words = '', number }: Record<string, string | undefined>,
): string {
  if (said === 'as typed') return typed
  return said.replaceAll('~', words).replace('#', String(number === undefined ? '' : numberOf(number)))
}

/** The form alone does not say how its questions are put: as true or false, or with choices. */
function howPut(text: string): string[] {
  if (TRUE_FALSE.pattern.test(text)) return ['Make it true or false.']
  return CHOICES.pattern.test(text) ? [text] : []
}

const MAX_NEED = 90

/** True for words that only say what some pupils need: "one of them is blind". */
const tellsOfPupils = (text: string) =>
  text.length <= MAX_NEED &&
  classNeedsIn(text).length > 0 &&
  guessSubject(text) === null &&
  yearsIn(text).length === 0

function readWords(plain: string, all: readonly FollowUpWords[]): ReadFollowUp | null {
  for (const { gives, said, pattern } of all) {
    const match = pattern.exec(plain)
    if (!match) continue
    const groups = match.groups ?? {}
    return {
      followUps: gives.kind === 'read' ? [] : wishesOf(gives, groups),
      said: said === undefined ? [] : [saidFor(said, plain, groups)],
    }
  }
  return null
}

/** A number alone, which under a sheet counts its questions. */
const COUNT_ALONE = /^(?:only|just) (\d{1,2})(?: (?:is |are )?(?:enough|plenty))?$/i

function readPart(text: string, chat: GeneratorType): ReadFollowUp | null {
  const plain = cutAll(text.replace(/\s+/g, ' ').trim(), AROUND_FOLLOW_UP)
  if (isOnlyPartMinutes(plain))
    return {
      followUps: partMinutesIn(plain).map((one) => ({ kind: 'part-minutes' as const, ...one })),
      said: [],
    }
  const bare = chat === 'lessonPlan' ? bareLength(plain) : null
  if (bare !== null) return { followUps: [], said: [`Make it ${bare} minutes.`] }
  const count = chat === 'lessonPlan' ? undefined : COUNT_ALONE.exec(plain)?.[1]
  if (count !== undefined) return { followUps: [], said: [`Make it ${count} questions.`] }
  const first = readWords(plain, chat === 'lessonPlan' ? [...PLAN_WORDS, ...FIRST_WORDS] : FIRST_WORDS)
  if (first) return first
  const form = formIn(plain, chat)
  if (form) return { followUps: [form], said: howPut(plain) }
  const read = readWords(plain, WORDS)
  if (read) return read
  return tellsOfPupils(plain) && !isOrder(plain) ? { followUps: [], said: [plain] } : null
}

/** The length of the lesson as a part of a message says it: "shorten the intro, 40 min lesson". */
const lengthBeside = (part: string): ReadFollowUp | null =>
  minutesIn(part) !== null && isLengthOnly(part) ? { followUps: [], said: [part] } : null

/** A message without a reason that no order has in it: “no music sorry the speaker is broken”. */
const withoutWhy = (text: string): string =>
  SAYS_WHY.pattern.test(text) ? cutAll(text, [WHY_SAID]).trim() || text : text

/** One order of a message as the lists read it, without the words that only say why if need be. */
function readKnown(clause: string, chat: GeneratorType): ReadFollowUp | null {
  const said = [withoutWhy(clause), cutAll(clause, [WHY_SAID]).trim()]
  return said.reduce<ReadFollowUp | null>(
    (read, words) => read ?? (words === '' ? null : (readPart(words, chat) ?? lengthBeside(words))),
    null,
  )
}

/** The teacher's own words that an order adds. */
const readOwn = (clause: string): ReadFollowUp | null =>
  readWords(cutAll(clause.replace(/\s+/g, ' ').trim(), AROUND_FOLLOW_UP), [...OWN_WORDS, ...LAST_WORDS])

/** Says that something is to stay as it is, which asks for nothing. */
const STAYS = /^(?:(?:but|and|please) )*(?:keep|leave) (?:the|it|everything|all|my|that)\b(?!.*\bout$)/i

/** An order that is not known is kept, so that it is told. A remark asks for nothing. */
const unread = (clause: string): ReadFollowUp | null =>
  isOrder(clause) && !STAYS.test(clause) ? { followUps: [{ kind: 'unread', words: clause }], said: [] } : null

/** The minutes of a part are not those of the lesson: “add a 10 minute game”. */
const withoutMinutes = (clause: string) =>
  isLengthOnly(clause) ? clause : clause.replace(/\b\d{1,3}[ -]?min(?:ute)?s?\b ?/gi, '')

/** What is added for so many minutes leaves the lesson as long as it was: “add a 5 min partner share”. */
const isOtherChange = (clause: string) =>
  isChange(clause) &&
  (isLengthOnly(clause) ||
    !/^(?:add|include|put in|finish with|end with)\b.*\bmin/i.test(clause) ||
    /\bgames?\b/i.test(clause))

const readOrder = (clause: string, chat: GeneratorType): ReadFollowUp | null =>
  readKnown(clause, chat) ??
  (isOtherChange(clause) ? { followUps: [], said: [withoutMinutes(clause)] } : null) ??
  readOwn(clause) ??
  unread(clause)

/** The orders that a message is made of. */
export const ordersIn = (text: string, chat: GeneratorType): string[] =>
  clausesOf(text, (words) => readKnown(words, chat) !== null)

/** Words that only ever change a document: a new request does not begin with them. */
const CHANGES_ONLY =
  /^(?:please |pls |can you |could you )*(?:add|take|remove|drop|delete|get rid|leave|cut|skip|lose|ditch|swap|change|replace|switch|no|without|only|more|less|fewer|easier|harder|shorter|longer)\b/i

/** One order of a message, and how it is read; null for a remark. */
export interface Order {
  order: string
  read: ReadFollowUp | null
}

const asksForSome = ({ read }: Order) =>
  read !== null && (read.said.length > 0 || read.followUps.some(({ kind }) => kind !== 'unread'))

/** Reads the orders of a message one by one; none where it begins as a new request does, or where no order is known. */
function readOrders(text: string, chat: GeneratorType): Order[] {
  const clauses = ordersIn(text, chat)
  const [first = ''] = clauses
  const isNew = readKnown(first, chat) === null && !CHANGES_ONLY.test(first) && !isChange(first)
  if (isNew && (guessSubject(first) !== null || NAMES_A_DOCUMENT.pattern.test(first))) return []
  if (clauses.length === 1 && readKnown(first, chat) === null && isOtherChange(text)) return []
  const orders = clauses.map((order) => ({ order: withoutWhy(order), read: readOrder(order, chat) }))
  return orders.some(asksForSome) ? orders : []
}

/** Wishes that end in free words, so that another order may stand in them: “swap the dice for spinners and make it shorter”. */
const ENDS_IN_WORDS: readonly FollowUpKind[] = [
  'swap',
  'theme',
  'alike',
  'more-about',
  'reo-words',
  'without',
  'only-with',
  'fact',
  'line-out',
  'quieter',
]

/** A message that is read as one order; null where its last words are an order of their own. */
function readWhole(text: string, chat: GeneratorType): ReadFollowUp | null {
  const whole = readPart(withoutWhy(text), chat)
  if (!whole?.followUps.some(({ kind }) => ENDS_IN_WORDS.includes(kind))) return whole
  const orders = ordersIn(text, chat)
  const areAll = orders.every((order) => isOrder(order) || readKnown(order, chat) !== null)
  return orders.length > 1 && areAll && readKnown(orders[0] ?? '', chat) !== null ? null : whole
}

/** The orders of a message that has several; none for any other message. */
export function readSeveral(text: string, chat: GeneratorType): Order[] {
  if (text.length > MAX_LENGTH || readWhole(text, chat) !== null) return []
  const orders = readOrders(text, chat)
  return orders.length > 1 ? orders : []
}

/** “Cut it down” asks for nothing more where the message says how long the lesson is to be. */
const toLength = (said: readonly string[]): string[] => {
  const isNamed = said.some((words) => minutesIn(words) !== null)
  return said.filter((words) => !isNamed || minutesIn(words) !== null || !asksForShorter(words))
}

function readChanges(text: string, chat: GeneratorType): ReadFollowUp | null {
  if (text.length > MAX_LENGTH) return null
  const whole = readWhole(text, chat)
  if (whole) return whole
  const read = readOrders(text, chat).flatMap((one) => one.read ?? [])
  return read.length === 0
    ? null
    : { followUps: read.flatMap((one) => one.followUps), said: toLength(read.flatMap((one) => one.said)) }
}

const READERS: Record<GeneratorType, (text: string) => ReadFollowUp | null> = {
  lessonPlan: remembered((text) => readChanges(text, 'lessonPlan')),
  resourceGenerator: remembered((text) => readChanges(text, 'resourceGenerator')),
}

/** Reads a message as changes of the document before it; null where it asks for none that is known. */
export const readFollowUp = (text: string, chat: GeneratorType): ReadFollowUp | null => READERS[chat](text)
