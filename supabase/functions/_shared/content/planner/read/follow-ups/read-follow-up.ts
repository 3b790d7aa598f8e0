import type { GeneratorType } from '../../../contract.ts'
import { isOnlyPartMinutes, partMinutesIn } from '../lengths/part-minutes.ts'
import { bareLength, isLengthOnly } from '../lengths/whole-length.ts'
import { minutesIn } from '../minutes.ts'
import { guessSubject } from '../subject.ts'
import { classNeedsIn } from '../wishes/class-needs.ts'
import { CHOICES, TRUE_FALSE } from '../wishes/sheet.data.ts'
import { cutAll } from '../words/word-pattern.ts'
import { yearsIn } from '../years.ts'
import { CANNOT_WORDS } from './cannot.data.ts'
import { CLASS_WORDS } from './class.data.ts'
import type { FollowUp, FollowUpWords } from './follow-up.ts'
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
  return /^an?$/i.test(said) ? 1 : Number.parseInt(said, 10) || SOME
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

function readPart(text: string, chat: GeneratorType): ReadFollowUp | null {
  const plain = cutAll(text.replace(/\s+/g, ' ').trim(), AROUND_FOLLOW_UP)
  if (isOnlyPartMinutes(plain))
    return {
      followUps: partMinutesIn(plain).map((one) => ({ kind: 'part-minutes' as const, ...one })),
      said: [],
    }
  const bare = chat === 'lessonPlan' ? bareLength(plain) : null
  if (bare !== null) return { followUps: [], said: [`Make it ${bare} minutes.`] }
  const form = formIn(plain, chat)
  if (form) return { followUps: [form], said: howPut(plain) }
  for (const { gives, said, pattern } of WORDS) {
    const match = pattern.exec(plain)
    if (!match) continue
    const groups = match.groups ?? {}
    return {
      followUps: gives.kind === 'read' ? [] : wishesOf(gives, groups),
      said: said === undefined ? [] : [saidFor(said, plain, groups)],
    }
  }
  return tellsOfPupils(plain) ? { followUps: [], said: [plain] } : null
}

const SENTENCES = /(?<=[^\s.])[.!?;\n]+(?:\s+|$)/
const CLAUSES = /,\s+|\s+and\s+|\s+[–-]\s+/

/** The length of the lesson as a part of a message says it: "shorten the intro, 40 min lesson". */
const lengthBeside = (part: string): ReadFollowUp | null =>
  minutesIn(part) !== null && isLengthOnly(part) ? { followUps: [], said: [part] } : null

/** Reads the parts of a message one by one; null where none of them asks for a change. */
function readParts(text: string, between: RegExp, chat: GeneratorType): ReadFollowUp | null {
  const parts = text.split(between).filter((part) => part.trim() !== '')
  if (parts.length < 2) return null
  const read = parts
    .map((part) => readFollowUp(part, chat) ?? lengthBeside(part))
    .filter((one) => one !== null)
  const firstAsks = readPart(parts[0] ?? '', chat) !== null
  if (!firstAsks && guessSubject(text) !== null) return null
  const asked = read.filter(({ followUps }) => !followUps.some(({ kind }) => kind === 'cannot'))
  const kept = asked.length > 0 ? asked : read
  return kept.length === 0
    ? null
    : { followUps: kept.flatMap((one) => one.followUps), said: kept.flatMap((one) => one.said) }
}

/** Reads a message as changes of the document before it; null where it asks for none that is known. */
export function readFollowUp(text: string, chat: GeneratorType): ReadFollowUp | null {
  if (text.length > MAX_LENGTH) return null
  return readPart(text, chat) ?? readParts(text, SENTENCES, chat) ?? readParts(text, CLAUSES, chat)
}
