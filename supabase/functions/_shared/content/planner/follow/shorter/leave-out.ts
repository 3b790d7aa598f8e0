import type { Phase } from '../../../lesson-plan.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { splitMinutes } from '../../write/split-minutes.ts'
import { quoted } from '../changed/lines.ts'
import { type Sections, withSteps } from '../plan-parts.ts'

/** A step that keeps so much of its time keeps all of its work. */
const KEEPS_ALL = 0.75
/** So many of the questions that students work through stay at least. */
const LEAST = 2

/** Begins the questions on paper that come after work with things in the hand. */
const THEN_ON_PAPER = /\bon paper\.?$/
/** Work that the lesson goes on without: what is only for those who are done, and what looks again at work that is made. */
const CAN_GO =
  /^(?:If you finish|When you have done|Circle|Underline|Swap|Compare|Count out loud|Tell a partner|Read (?:it|yours|your \p{L}+) (?:aloud )?to|Colour|Decorate)\b/u
/** One more thing that the class does with the teacher: the first of these stays. */
const TOGETHER =
  /^(?:Together|Everyone at the same time|Pairs? practi[cs]e|All (?:test|try|do)|Build (?:one|another)|Do (?:one|another))\b/

const isNumbered = (line: string) => /^\d+\. /.test(line)
const numberOf = (line: string) => Number(/^\d+/.exec(line)?.[0] ?? 0)

/** The questions at the end that do not fit: those on paper where there is work with things before them. */
function questionsOut(lines: readonly string[], share: number): string[] {
  const numbered = lines.filter(isNumbered)
  const lead = numbered.findIndex((line) => THEN_ON_PAPER.test(line))
  return numbered.slice(lead > 0 ? lead : Math.max(LEAST, Math.round(numbered.length * share)))
}

/** What is done together once more: all but the first. */
const againOut = (lines: readonly string[]): string[] => lines.filter((line) => TOGETHER.test(line)).slice(1)

/** The lines that do not fit into what is left of the time of a step. */
function tooMuch({ kind, teacher, pupils }: Phase, share: number): string[] {
  if (kind === 'we-do') return againOut(teacher)
  if (kind !== 'you-do') return []
  const out = questionsOut(pupils, share)
  return out.length > 0 ? out : pupils.filter((line) => CAN_GO.test(line))
}

const places = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `number ${numbers[0]}` : `numbers ${numbers[0]} to ${numbers.at(-1)}`

/** The lines as a teacher finds them in the step: by their numbers, or by their first words. */
function namedIn(lines: readonly string[]): string {
  if (lines.every(isNumbered)) return places(lines.map(numberOf))
  const [first = '', ...more] = lines.map((line) => quoted(line))
  return more.length === 0 ? first : `${[first, ...more.slice(0, -1)].join(', ')} and ${more.at(-1)}`
}

/** The part of its time that each kind of step keeps in the shorter lesson. */
function sharesOf({ minutes, minutesBefore }: Lesson['request']): (step: Phase) => number {
  const [now, before] = [splitMinutes(minutes), splitMinutes(minutesBefore)]
  const of = (all: ReturnType<typeof splitMinutes>, kind: Phase['kind']) =>
    all.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.minutes, 0)
  return ({ kind }) => (of(before, kind) === 0 ? 1 : of(now, kind) / of(before, kind))
}

const LESS_TIME = 'There is less time here now.'
const STOP = 'Stop the work when the time is up; those who need longer finish it another day.'

function lineFor(step: Phase, share: number): string | null {
  const out = tooMuch(step, share)
  if (out.length === 0) return step.kind === 'you-do' ? `${LESS_TIME} ${STOP}` : null
  // What students make is one piece of work: without its last lines it is not done, so only its time is cut.
  const stops = step.kind === 'you-do' && !out.every(isNumbered) ? ` ${STOP}` : ''
  return `${LESS_TIME} Leave out ${namedIn(out)}.${stops}`
}

/**
 * The plan of a lesson that was made shorter, with what to leave out in each step that lost a good part of its time. The
 * example of the teacher and the exit ticket stay whole, and so does what students make: the lesson would not teach or
 * show anything without them.
 */
export function withLeftOut(sections: Sections, { request }: Lesson): Sections {
  if (request.minutes >= request.minutesBefore) return sections
  const share = sharesOf(request)
  return withSteps(sections, (step) => {
    const line = share(step) < KEEPS_ALL ? lineFor(step, share(step)) : null
    return line === null ? step : { ...step, teacher: [line, ...step.teacher] }
  })
}
