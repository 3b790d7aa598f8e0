import type { PlanGoal } from '../lesson-plan.ts'
import type { ResourceKind } from '../resource.ts'
import { gamesIn, inLessonOrder, isAboutPart, lessonAfter, type NextLesson } from './follow-up.ts'
import { goalsInText, toPlanGoals } from './goals.ts'
import type { PlannerInput } from './input.ts'
import { requestIn } from './pasted.ts'
import { draftCode } from './random.ts'
import { fixSlips } from './spelling.ts'
import { guessSubject } from './subject.ts'

/** What the teacher asked for, once the whole chat has been read. */
export interface LessonRequest {
  /** The words that name the topic. */
  topic: string
  goals: PlanGoal[]
  /** Goals that were chosen but are no longer in our list. */
  missingGoals: number
  subject: string | null
  yearGroup: string | null
  /** 1 to 8; Year 0–1 counts as 1. */
  year: number
  yearKnown: boolean
  /** Years in the teacher's own words, whatever the goal says. */
  yearsNamed: number[]
  strand: string | null
  skill: string | null
  className: string | null
  when: string | null
  minutes: number
  /** Named, but longer or shorter than a lesson we plan. */
  minutesAsked: number
  kind: ResourceKind
  /** −1 easier, +1 harder, as asked later in the chat. */
  harder: number
  /** Asked to be shorter, by word and not by a time. */
  shorter: boolean
  /** How often a game was asked for: another time, another game. */
  games: number
  /** The lesson this one goes on from. */
  follows: NextLesson | null
  draftCode: string
}

const WORD_NUMBERS: Record<string, number> = {
  a: 60,
  an: 60,
  one: 60,
  two: 120,
  'one and a half': 90,
  'half an': 30,
}

/** Minutes asked for in a text, or null. */
export function minutesIn(text: string): number | null {
  const both = /\b(\d)\s*(?:hours?|hrs?)(?:\s*(?:and|,))?\s*(\d{1,2})\s*-?\s*min(?:ute)?s?\b/i.exec(text)
  if (both) return Number(both[1]) * 60 + Number(both[2])
  const minutes = /(\d{1,3})\s*-?\s*(?:min(?:ute)?s?|meneti)\b/i.exec(text)
  if (minutes) return Number(minutes[1])
  if (/\b(an|1|one) hour and a half\b/i.test(text)) return 90
  const hours = /\b(\d(?:\.5)?)\s*-?\s*(?:hours?|hrs?|h[aā]ora)\b/iu.exec(text)
  if (hours) return Math.round(Number(hours[1]) * 60)
  if (/\b(?:kotahi h[aā]ora|h[aā]ora kotahi)\b/iu.test(text)) return 60
  const words = /\b(half an|one and a half|an?|one|two) hours?\b/i.exec(text)
  return words ? (WORD_NUMBERS[words[1]?.toLowerCase() ?? ''] ?? null) : null
}

const YEAR_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const YEAR_WORD = new RegExp(`\\byears?[ -](${YEAR_WORDS.join('|')})s?\\b(?! olds?\\b)`, 'gi')

/** Year groups named in a text: "Year 5s", "Y3/4", "Tau 5", "new entrants". */
export function yearsIn(text: string): number[] {
  const found: number[] = []
  for (const match of text.matchAll(
    /\b(?:years?|yrs?|y|tau)\.?\s*(\d)\s*s?(?:\s*(?:\/|-|–|and|&|to)\s*(?:(?:years?|yrs?|y)\.?\s*)?(\d))?(?!\d)/gi,
  )) {
    found.push(Number(match[1]), ...(match[2] === undefined ? [] : [Number(match[2])]))
  }
  for (const [, word = ''] of text.matchAll(YEAR_WORD)) found.push(YEAR_WORDS.indexOf(word.toLowerCase()) + 1)
  if (found.length === 0 && /new entrants?|\bNE class|five[- ]year[- ]olds/i.test(text)) found.push(1)
  return [...new Set(found.map((year) => Math.max(1, year)))].filter((year) => year <= 8)
}

/** A year named that is past primary school: "Year 9" to "Year 13". */
export function yearBeyond(text: string): string | null {
  return /\b(?:years?|yrs?|y|tau)\.?\s*(9|1[0-3])(?!\d)/i.exec(text)?.[1] ?? null
}

function yearLabel(years: number[]): string | null {
  const [first, second] = years
  if (first === undefined) return null
  const name = (year: number) => (year === 1 ? '0-1' : String(year))
  return second === undefined ? `Year ${name(first)}` : `Years ${name(first)} and ${name(second)}`
}

function kindIn(text: string): ResourceKind | null {
  if (/\b(assessment|test|quiz|exit ticket|check-?point)\b/i.test(text)) return 'assessment'
  if (/\b(activity|activities|game|task cards?|station|centre|hands-on task)\b/i.test(text)) return 'activity'
  return /\bworksheets?\b/i.test(text) ? 'worksheet' : null
}

const CHANGE =
  /\b(shorter|longer|easier|harder|simpler|trickier|more (challenging|difficult|support)|less|instead|again|another (one|version)|change|make (it|this|them)|different (numbers|questions)|new numbers|fewer|extend it|only \d+|cut it|redo|turn it into|add (?:an?|some|another)\b[^.]{0,30}\bgames?|as an? (activity|game|worksheet|assessment|quiz))\b/i

/** A message that changes what was made before, and does not ask for something new. */
export function isChange(text: string): boolean {
  const onlyTime = minutesIn(text) !== null && text.trim().length <= 40 && !guessSubject(text)
  return (
    text.length <= 240 &&
    (CHANGE.test(text) || onlyTime) &&
    !/\b(new|another) (lesson|plan|topic)\b/i.test(text)
  )
}

interface Asked {
  /** The last full request, slips of the finger put right. */
  base: string
  /** The same as typed: goals are read from it, word for word. */
  asked: string
  changes: string[]
  /** Years named last in this chat: a class stays the same until another is named. */
  years: number[]
  minutes: number | null
  /** How much harder it was to begin with. */
  harder: number
  follows: NextLesson | null
  /** The last document before this message. */
  shown: string
}

const NOTHING: Asked = {
  base: '',
  asked: '',
  changes: [],
  years: [],
  minutes: null,
  harder: 0,
  follows: null,
  shown: '',
}

/** A class is planned for in one chat, lesson after lesson: the next one is one step up, and asks other questions. */
function nextAfter(before: Asked, text: string, follows: NextLesson, years: number[]): Asked {
  const known = before.base !== '' && before.shown.includes(follows.title ?? '')
  const harder = known ? clamp(before.harder + harderBy(before.changes) + 1) : 1
  const minutes = before.minutes === null ? null : afterChanges(before.minutes, before.changes)
  return {
    ...before,
    base: known ? before.base : (follows.title ?? before.base),
    asked: known ? before.asked : text,
    changes: [],
    years,
    minutes: minutesIn(text) ?? minutes,
    harder,
    follows: { ...follows, shown: `${before.follows?.shown ?? ''}\n${before.shown}` },
  }
}

function withMessage(before: Asked, text: string): Asked {
  const words = requestIn(text)
  const named = yearBeyond(words) === null ? yearsIn(words) : []
  const years = named.length > 0 || yearBeyond(words) !== null ? named : before.years
  const follows = lessonAfter(words, before.shown)
  if (follows) return nextAfter(before, text, follows, years)
  if (before.base !== '' && isChange(text)) return { ...before, changes: [...before.changes, text], years }
  const base = fixSlips(words)
  return { ...NOTHING, base, asked: text, years, minutes: minutesIn(base), shown: before.shown }
}

function askedIn({ history, content }: PlannerInput): Asked {
  let asked = NOTHING
  for (const { role, content: text } of history)
    if (role === 'assistant') asked = { ...asked, shown: text }
    else if (!isAboutPart(text)) asked = withMessage(asked, text)
  return withMessage(asked, content)
}

const clamp = (harder: number) => Math.max(-2, Math.min(2, harder))
const SHORTER = /\bshorter|cut it|less time\b/i

/** Never longer than it was, and never under five minutes. */
const cutDown = (minutes: number) =>
  Math.min(minutes, Math.max(minutes > 20 ? 15 : 5, Math.round((minutes * 0.6) / 5) * 5))

function afterChanges(start: number, changes: string[]): number {
  return changes.reduce((minutes, text) => {
    const named = minutesIn(text)
    if (named !== null) return named
    if (SHORTER.test(text)) return cutDown(minutes)
    return /\blonger|more time\b/i.test(text) ? Math.round((minutes * 1.5) / 5) * 5 : minutes
  }, start)
}

function harderBy(changes: string[]): number {
  const steps = changes.map((text) =>
    /\beasier|simpler|more support\b/i.test(text)
      ? -1
      : /\bharder|trickier|challenging|difficult|extend\b/i.test(text)
        ? 1
        : 0,
  )
  return clamp(steps.reduce<number>((sum, step) => sum + step, 0))
}

/** The code in our own last reply, unless new numbers were asked for. */
function codeFor(input: PlannerInput, changes: string[]): string {
  const last = input.history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const known = /Draft code ([0-9A-F]{4}-[0-9A-F]{4})/.exec(changes.length > 0 ? last : input.content)?.[1]
  const renew = /different|another|new (numbers|questions)|again|redo/i.test(changes.at(-1) ?? '')
  return known !== undefined && !renew ? known : draftCode(input.messageId)
}

function goalsFor(input: PlannerInput, { asked, changes, follows }: Asked): PlanGoal[] {
  const chosen = toPlanGoals(input.context)
  if (chosen.length > 0) return chosen
  const carried = goalsInText(input.content)
  if (carried.length > 0 || (changes.length === 0 && follows === null)) return carried
  const wanted = goalsInText(asked)
  if (wanted.length > 0) return wanted
  return goalsInText(input.history.findLast(({ role }) => role === 'assistant')?.content ?? '')
}

/** Reads the chat: the last full request, and every change asked for since. */
export function readRequest(input: PlannerInput): LessonRequest {
  const asked = askedIn(input)
  const { base, changes, years: named, follows } = asked
  const all = [base, ...changes].join('\n')
  const goals = inLessonOrder(goalsFor(input, asked), follows, asked.shown, changes.length > 0)
  const first = goals[0]
  const yearGroup = first?.year ?? input.context?.year_group ?? yearLabel(named)
  const year = yearsIn(yearGroup ?? '')[0] ?? named[0] ?? (yearBeyond(base) === null ? 4 : 8)
  const minutes = asked.minutes ?? (year <= 3 ? 45 : 50)
  const wanted = afterChanges(minutes, changes)
  return {
    topic: base,
    goals,
    missingGoals: input.context?.goals.filter(({ missing }) => missing).length ?? 0,
    subject: first?.subject ?? input.context?.subject ?? guessSubject(base),
    yearGroup,
    year,
    yearKnown: yearGroup !== null,
    yearsNamed: named,
    strand: first?.strand ?? input.context?.strand ?? null,
    skill: first?.skill ?? input.context?.skill ?? null,
    className: /\b(?:Room|Rm|Rūma)\s*\w{1,8}\b/i.exec(all)?.[0] ?? null,
    when: /\bTerm\s*[1-4](?:,?\s*Week\s*\d{1,2})?\b/i.exec(all)?.[0] ?? null,
    minutes: Math.max(5, Math.min(180, wanted)),
    minutesAsked: wanted,
    kind: kindIn(changes.findLast((text) => kindIn(text)) ?? base) ?? 'worksheet',
    harder: clamp(asked.harder + harderBy(changes)),
    shorter: changes.some((text) => SHORTER.test(text)),
    games: gamesIn([base, ...changes]),
    follows,
    draftCode: codeFor(input, changes),
  }
}
