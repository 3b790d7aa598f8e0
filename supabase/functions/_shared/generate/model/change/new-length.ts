import { type PlanSection, planSection } from '../../../content/lesson-plan.ts'
import { withPartMinutes } from '../../../content/planner/follow/step-changes.ts'
import { asksForShorter } from '../../../content/planner/read/changes.ts'
import { changedLength, lengthChange } from '../../../content/planner/read/lengths/length-change.ts'
import { namesPart, partMinutesIn } from '../../../content/planner/read/lengths/part-minutes.ts'
import {
  bareLength,
  isLengthOnly,
  saysAllWeHave,
} from '../../../content/planner/read/lengths/whole-length.ts'
import { minutesIn } from '../../../content/planner/read/minutes.ts'
import { requestIn } from '../../../content/planner/read/pasted.ts'
import type { ReadByModel } from '../reading/understood-wire.ts'
import type { Target } from './document-parts.ts'

/** The length that a lesson is to have, or null where it stays; `told` is what the teacher is told where it stays after all. */
export interface NewLength {
  minutes: number | null
  told: string[]
}

const STAYS: NewLength = { minutes: null, told: [] }
const LEAST = 5
const MOST = 180

const OF_LENGTH = /\b(?:min(?:ute)?s?|hours?|hrs?|shorter|longer|shorten|lengthen|length)\b/i

const staysAt = (now: number): NewLength => ({
  minutes: null,
  told: [`The lesson stays at ${now} minutes. To change its length, say for example “make it 40 minutes”.`],
})

/** The length that the teacher's words name; null where they name none. */
function lengthNamed(text: string, now: number): { minutes: number; isSure: boolean } | null {
  const change = lengthChange(text)
  if (change !== null) return { minutes: changedLength(now, change), isSure: true }
  const bare = bareLength(text)
  if (bare !== null) return { minutes: bare, isSure: true }
  const minutes = minutesIn(text)
  return minutes === null ? null : { minutes, isSure: saysAllWeHave(text) }
}

/**
 * A new length of the lesson, where the teacher's words plainly name it, or name it and the model reads the same. Where one of
 * them reads another length, the teacher is told that it stays.
 */
export function newLength(content: string, target: Target, model: ReadByModel | null): NewLength {
  const now = target.kind === 'plan' ? planSection(target.doc, 'header')?.minutes : undefined
  if (now === undefined) return STAYS
  const text = requestIn(content)
  const read = model?.minutes ?? null
  const named = lengthNamed(text, now)
  if (named === null) {
    if (read === null || read === now || namesPart(text) || partMinutesIn(text).length > 0) return STAYS
    if (asksForShorter(text) && read < now) return { minutes: read, told: [] }
    return OF_LENGTH.test(text) ? staysAt(now) : STAYS
  }
  if (named.minutes === now) return STAYS
  if (named.minutes < LEAST || named.minutes > MOST)
    return {
      minutes: null,
      told: [`Mahere plans lessons of ${LEAST} to ${MOST} minutes, so this stays at ${now}.`],
    }
  if (named.isSure || read === named.minutes || (read === null && isLengthOnly(text)))
    return { minutes: named.minutes, told: [] }
  return read === null ? STAYS : staysAt(now)
}

/** The steps with the minutes that the teacher named for parts of the lesson, whatever a model wrote. */
export function withNamedMinutes(section: PlanSection, content: string): PlanSection {
  if (section.id !== 'phases') return section
  const named = partMinutesIn(requestIn(content))
  const [timed = section] = named.reduce<readonly PlanSection[]>(
    (sections, { part, minutes }) => withPartMinutes(sections, part, minutes),
    [section],
  )
  return timed
}
