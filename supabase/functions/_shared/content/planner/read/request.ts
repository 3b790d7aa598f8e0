import type { ResourceKind } from '../../contract.ts'
import type { FoundKit } from '../../kit.ts'
import type { PlanGoal } from '../../lesson-plan.ts'
import type { Understood } from '../../understood.ts'
import { draftCode } from '../random.ts'
import { CLASS_NAME, TERM_AND_WEEK } from './changes.data.ts'
import {
  asksForOtherQuestions,
  asksForShorter,
  clampStep,
  gamesIn,
  harderBy,
  minutesAfter,
} from './changes.ts'
import { type ChatSoFar, readChat } from './chat.ts'
import { yearOfNumbers } from './class/year-of-numbers.ts'
import { areaCorrected } from './corrections/corrections.ts'
import { goalsInLessonOrder, type LessonBefore } from './follow-up.ts'
import type { FollowUp } from './follow-ups/follow-up.ts'
import { withFollowUps } from './follow-ups/with-follow-ups.ts'
import { type GoalDifference, goalDecision, goalDifference } from './goal-difference/goal-difference.ts'
import { goalsInText, toPlanGoals } from './goals.ts'
import type { PlannerInput } from './input.ts'
import { LIMIT_ASIDES } from './limits/limit-words.data.ts'
import { blocksIn } from './minutes.ts'
import { SEVERAL_LESSONS, SPELLING_BESIDES } from './more-than-one/more-than-one.data.ts'
import { type SeriesAsked, seriesAsked, withoutSeries } from './more-than-one/series-asked.ts'
import { firstOf, severalIn } from './more-than-one/several.ts'
import { readUnderstood } from './read-understood.ts'
import { draftCodeIn } from './replies.ts'
import { withoutRefused } from './ruled-out/ruled-out.ts'
import { guessSubject } from './subject.ts'
import { CHALLENGES_BESIDES } from './wishes/challenges/challenges.data.ts'
import { classPartsIn, partsAndRest } from './wishes/class-parts/class-parts.ts'
import { asOneKind } from './wishes/question-kinds.ts'
import { kindOf, wantIn } from './wishes/want.ts'
import { NUMBER_TALK } from './words/number-talk.data.ts'
import { asOneTest } from './words/tests/two-tests.ts'
import { cutAll } from './words/word-pattern.ts'
import { yearBeyond, yearLabel, yearsIn } from './years.ts'

/** The teacher's request, once the whole chat has been read. */
export interface LessonRequest {
  /** The words that name the topic. */
  topic: string
  /** The whole of the last full request. */
  asked: string
  /** Counts what was asked for besides what is made. */
  others: number
  goals: PlanGoal[]
  /** Counts the chosen goals that are no longer in our list. */
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
  /** The length of the lesson, 5 to 180. */
  minutes: number
  /** The length before any follow-up, 5 to 180. */
  minutesBefore: number
  /** The length that was asked for, which may lie outside 5 to 180. */
  minutesAsked: number
  /** How many lessons of this length were asked for; the first is written whole. */
  blocks: number
  /** How they were asked for, where it was as a unit, a week or a number of lessons. */
  series: SeriesAsked | null
  kind: ResourceKind
  /** Everything the teacher asked for, as it is shown back. */
  understood: Understood
  /** How the request and the chosen goals differ. */
  goalDifference: GoalDifference | null
  /** What the teacher decided about that. A goal that was left out is not among `goals`. */
  goalDecision: 'follow' | 'leave' | null
  /** The step of difficulty, −2 to 2: below 0 is easier, above 0 is harder. */
  harder: number
  /** True when a shorter lesson was asked for without naming a time. */
  shorter: boolean
  /** Counts how often a game was asked for; each time brings another game. */
  games: number
  /** Wishes for changes of single sections, oldest first. */
  followUps: readonly FollowUp[]
  /** The lesson this one goes on from. */
  follows: LessonBefore | null
  draftCode: string
  /** The title of the lesson that the teacher chose. */
  lesson: string | null
  /** What the bank of lessons has for it, the best first. */
  kits: readonly FoundKit[]
  /** The nearest that the bank has, which is not what was asked for. */
  near: readonly FoundKit[]
  /** What the bank has for each thing of a request that names several. */
  ofHalves: readonly FoundKit[]
}

const MIN_MINUTES = 5
const MAX_MINUTES = 180
const MINUTES_OF_TALK = 15

const withinLimits = (minutes: number) => Math.max(MIN_MINUTES, Math.min(MAX_MINUTES, minutes))

/** The code in our own last reply, unless other questions were asked for. */
function codeFor(input: PlannerInput, chat: ChatSoFar): string {
  if (input.draftCode !== undefined) return input.draftCode
  const codes = input.history.flatMap(({ role, content }) =>
    role === 'assistant' ? (draftCodeIn(content) ?? []) : [],
  )
  const shown = chat.undone > 0 ? (codes.at(-2 * chat.undone) ?? codes[0]) : codes.at(-1)
  const known = hasChanged(chat) ? shown : draftCodeIn(input.content)
  const asksForOthers = chat.undone === 0 && chat.messages.at(-1)?.said.some(asksForOtherQuestions)
  return known == null || asksForOthers ? draftCode(input.messageId) : known
}

/** True where the last message changes the document before it. */
const hasChanged = ({ messages, undone }: ChatSoFar) => messages.length > 0 || undone > 0

function goalsFor(input: PlannerInput, chat: ChatSoFar): PlanGoal[] {
  const { asked, follows } = chat
  const chosen = toPlanGoals(input.context)
  if (chosen.length > 0) return chosen
  const carried = goalsInText(input.content)
  if (carried.length > 0 || (!hasChanged(chat) && follows === null)) return carried
  const wanted = goalsInText(asked)
  if (wanted.length > 0) return wanted
  return goalsInText(chat.shown)
}

/** A class of three years is named by its first and its last. */
const ends = (years: readonly number[]) => [...new Set([...years.slice(0, 1), ...years.slice(-1)])]

type Place = Pick<LessonRequest, 'subject' | 'yearGroup' | 'year' | 'yearKnown' | 'strand' | 'skill'> & {
  /** The year is the class's own, because none was named. */
  yearOfClass: boolean
}

/** The year, learning area, strand and skill: from the first goal, else as chosen, else from the teacher's words; the year else from the class. */
function placeOf(
  { context, class: facts }: PlannerInput,
  { base, changes, years }: ChatSoFar,
  first: PlanGoal | undefined,
  typed: string,
): Place {
  const named = first?.year ?? context?.year_group ?? yearLabel(years)
  const ofClass = named === null && yearBeyond(base) === null ? yearLabel(ends(facts?.years ?? [])) : null
  const yearGroup = named ?? ofClass
  return {
    subject:
      first?.subject ??
      areaCorrected(changes) ??
      context?.subject ??
      guessSubject(withoutRefused(base)) ??
      guessSubject(base) ??
      guessSubject(typed),
    yearGroup,
    year:
      yearsIn(yearGroup ?? '')[0] ?? years[0] ?? yearOfNumbers(base) ?? (yearBeyond(base) === null ? 4 : 8),
    yearKnown: yearGroup !== null,
    yearOfClass: ofClass !== null,
    strand: first?.strand ?? context?.strand ?? null,
    skill: first?.skill ?? context?.skill ?? null,
  }
}

/** The length of the lesson, and how many blocks of it were asked for. */
function timeOf({ base, changes, minutes }: ChatSoFar, { year }: Place, asked: string) {
  const usual = NUMBER_TALK.pattern.test(base) ? MINUTES_OF_TALK : year <= 3 ? 45 : 50
  const minutesAsked = minutesAfter(changes, minutes ?? usual)
  const series = [asked, ...changes].map(seriesAsked).findLast((one) => one !== null) ?? null
  return {
    minutesAsked,
    minutes: withinLimits(minutesAsked),
    minutesBefore: withinLimits(minutes ?? usual),
    series,
    blocks: series?.lessons ?? [asked, ...changes].map(blocksIn).findLast((count) => count > 1) ?? 1,
  }
}

const placeUnderstood = ({ subject, yearGroup, yearKnown, yearOfClass, year }: Place) => ({
  yearOfClass,
  area: subject,
  years: yearGroup === null ? [] : yearsIn(yearGroup),
  ...(yearKnown ? {} : { yearAssumed: year }),
})

const timeUnderstood = (chat: ChatSoFar, { minutes, blocks }: ReturnType<typeof timeOf>) => ({
  minutes,
  minutesNamed: chat.minutes !== null,
  blocks,
})

/** The request without a goal that the teacher left out: its year stays, and nothing else. */
function withoutGoalLeftOut(input: PlannerInput, chat: ChatSoFar) {
  const decision = goalDecision(chat.changes)
  if (decision !== 'leave') return { input, chat, decision }
  const years = chat.years.length > 0 ? chat.years : yearsIn(input.context?.year_group ?? '')
  return { input: { ...input, context: null }, chat: { ...chat, years }, decision }
}

const classIn = (all: string) => ({
  className: CLASS_NAME.pattern.exec(all)?.[0] ?? null,
  when: TERM_AND_WEEK.pattern.exec(all)?.[0] ?? null,
})

/** A topic of another learning area is the setting of a goal that is followed. */
const settingFor = (differs: GoalDifference | null, decision: LessonRequest['goalDecision']) =>
  decision === 'follow' || differs?.otherArea ? (differs?.topic ?? null) : null

const isMeant = ({ named, serves }: FoundKit) => named || serves

/** What the bank has, before a follow-up has chosen one of its lessons. */
const kitsIn = ({ kits = [], ofHalves = [] }: PlannerInput) => ({
  lesson: null,
  ofHalves,
  kits: kits.filter(isMeant),
  near: kits.filter((kit) => !isMeant(kit)),
})

/** The chat without what it says of parts of the class, so that nothing of theirs is taken for the whole class. */
function chatOfClass(chat: ChatSoFar): ChatSoFar {
  return {
    ...chat,
    base: classPartsIn(chat.base).ofClass,
    changes: chat.changes.map((text) => partsAndRest(text).ofClass),
  }
}

/** The chat with the first of what was asked for, and what belongs to the whole request beside it. */
function readFirst(given: PlannerInput) {
  const typed = readChat(given)
  const whole = chatOfClass(typed)
  const others = Math.max(0, severalIn(whole.base).length - 1)
  const one = asOneTest(asOneKind(firstOf(whole.base)))
  const isPlan = given.generatorType === 'lessonPlan'
  const base = cutAll(isPlan ? withoutSeries(one) : one, [
    SEVERAL_LESSONS,
    SPELLING_BESIDES,
    CHALLENGES_BESIDES,
    ...(wantIn(one) === 'letter' ? [] : LIMIT_ASIDES),
  ])
    .replace(/ {2,}/g, ' ')
    .trim()
  const first = withoutGoalLeftOut(given, { ...whole, base: base === '' ? whole.base : base })
  return {
    ...first,
    beside: { asked: whole.base, others, ...kitsIn(given) },
    typed: [typed.base, ...typed.changes],
  }
}

/** Reads the chat: the last full request, and every change asked for since. */
export function readRequest(given: PlannerInput): LessonRequest {
  const { input, chat, decision, beside, typed } = readFirst(given)
  const { base, changes, follows, shown } = chat
  const goals = goalsInLessonOrder(goalsFor(input, chat), { follows, shown, changed: hasChanged(chat) })
  const differs = goalDifference(base, goals)
  const place = placeOf(input, chat, goals[0], typed[0] ?? '')
  const time = timeOf(chat, place, beside.asked)
  const { generatorType, class: facts } = input
  const understood = readUnderstood({
    ...{ chat: generatorType, base, asked: chat.asked, changes, typed, facts },
    ...placeUnderstood(place),
    ...timeUnderstood(chat, time),
    isSeries: time.series !== null,
    setting: settingFor(differs, decision),
  })
  const request: LessonRequest = {
    ...place,
    topic: base,
    ...beside,
    goals,
    missingGoals: input.context?.goals.filter(({ missing }) => missing).length ?? 0,
    yearsNamed: chat.years,
    ...classIn([base, ...changes].join('\n')),
    ...time,
    kind: kindOf(understood.want),
    understood,
    goalDifference: differs,
    goalDecision: decision,
    harder: clampStep(chat.harder + harderBy(changes)),
    shorter: changes.some(asksForShorter),
    games: gamesIn([base, ...changes]),
    follows,
    followUps: chat.followUps,
    draftCode: codeFor(input, chat),
  }
  return withFollowUps(request, chat.followUps, input.generatorType)
}
