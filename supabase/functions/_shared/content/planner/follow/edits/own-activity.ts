import type { PhaseKind } from '../../../lesson-plan.ts'
import { capital } from '../../capital.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { firstStep, type Sections, withSection, withStepLines } from '../plan-parts.ts'
import { timed, withMinutes } from '../step-changes.ts'
import { KNOWN_ACTIVITIES } from './own-activity.data.ts'
import { type Material, ownMaterial } from './own-material.ts'

const MINUTES = /\b(\d{1,2})[ -]?min(?:ute)?s?\b ?/i
const AT_END =
  /(?: (?:at|towards|near) the end| to (?:finish|end)(?: (?:with|on))?| before the exit ticket)$/i
const AT_START = /(?: (?:at|in) the (?:start|beginning)| to (?:start|begin)(?: with)?)$/i
const EMPTY_WORDS =
  /^(?:an?|the|some|in|quick|short|little|bit of(?: an?)?) |(?: (?:bit|part|section|activity|time))+$/gi

const END: readonly PhaseKind[] = ['share', 'exit', 'you-do', 'we-do']
const START: readonly PhaseKind[] = ['hook', 'i-do', 'we-do']
const MIDDLE: readonly PhaseKind[] = ['you-do', 'we-do']

const PLACES: Readonly<Record<Material['place'], readonly PhaseKind[]>> = {
  start: START,
  middle: MIDDLE,
  end: END,
}

/** Where it goes: as the teacher says, else where such a thing usually belongs. */
function placeOf(words: string, usual: Material['place']): readonly PhaseKind[] {
  if (AT_START.test(words)) return START
  return AT_END.test(words) ? END : PLACES[usual]
}

/** The name of the activity without its minutes and its place. */
export function activityName(words: string): string {
  let name = words.replace(AT_END, '').replace(AT_START, '').replace(MINUTES, '').trim()
  for (let before = ''; before !== name; ) {
    before = name
    name = name.replace(EMPTY_WORDS, '').trim()
  }
  return name
}

/** A step of its own before the exit ticket, or at the end. */
function asStep(
  sections: Sections,
  name: string,
  minutes: number,
  lines: { teacher: string[]; pupils: string[] },
) {
  return withSection(sections, 'phases', (now) => {
    const at = now.steps.findIndex(({ kind }) => kind === 'exit')
    const place = at === -1 ? now.steps.length : at
    const step = { kind: 'share' as const, name, minutes: 0, from: 0, to: 0, ...lines }
    const steps = timed([...now.steps.slice(0, place), step, ...now.steps.slice(place)])
    return withMinutes({ ...now, steps }, place, minutes) ?? now
  })
}

/** How it runs: from the lesson's own material, as such things usually run, or left to the teacher, who is told so. */
function linesOf(name: string, sections: Sections, lesson: Lesson): Material {
  const known = KNOWN_ACTIVITIES.find(({ match }) => match.test(name))
  if (known) return { teacher: [...known.teacher], pupils: [...known.pupils], place: 'middle' }
  return (
    ownMaterial(name, sections, lesson) ?? {
      teacher: [`${capital(name)}: you asked for this here, and how it runs is for you to fill in.`],
      pupils: [],
      place: 'middle',
    }
  )
}

/** What the teacher wants to have in the lesson, in their own words, at the place and with the minutes that they named. */
export function withOwnActivity(sections: Sections, words: string, lesson: Lesson): Sections {
  const name = activityName(words)
  const minutes = Number(MINUTES.exec(words)?.[1] ?? 0)
  const { place: usual, ...lines } = linesOf(name, sections, lesson)
  const place = placeOf(words, usual)
  if (minutes > 1 && place === END) return asStep(sections, capital(name), minutes, lines)
  const kind = firstStep(sections, place)
  return kind === null ? sections : withStepLines(sections, [kind], { ...lines, first: place === START })
}
