import type { Phase, PhasesSection } from '../../lesson-plan.ts'
import type { TimedPart } from '../read/follow-ups/follow-up.ts'
import { type Sections, withSection, withStepLines, withSteps } from './plan-parts.ts'

/** The steps with their places in time worked out again from their minutes. */
export function timed(steps: readonly Phase[]): Phase[] {
  let from = 0
  return steps.map((step) => {
    const next = { ...step, from, to: from + step.minutes }
    from = next.to
    return next
  })
}

const LEAST = 2
const isGame = ({ teacher }: Phase) => teacher.some((line) => line.startsWith('Game: '))

/** Moves minutes between one step and the longest of the others; the lesson stays as long as it was. */
function withTime(now: PhasesSection, find: (step: Phase) => boolean, longer: boolean): PhasesSection {
  const at = now.steps.findIndex(find)
  const step = now.steps[at]
  if (!step) return now
  const others = now.steps.filter((one) => one !== step)
  const other = longer
    ? others.reduce<Phase | undefined>(
        (most, one) => (one.minutes > (most?.minutes ?? 0) ? one : most),
        undefined,
      )
    : (others.find(({ kind }) => kind === 'we-do') ??
      others.find(({ kind }) => kind === 'you-do') ??
      others[0])
  if (!other) return now
  const moved = Math.min(
    Math.max(1, Math.round(step.minutes * (longer ? 0.5 : 0.4))),
    // One step never loses more than half of its time to another.
    longer ? Math.min(Math.floor(other.minutes / 2), other.minutes - LEAST) : step.minutes - LEAST,
  )
  if (moved < 1) return now
  const change = (one: Phase) =>
    one === step
      ? { ...one, minutes: one.minutes + (longer ? moved : -moved) }
      : one === other
        ? { ...one, minutes: one.minutes + (longer ? -moved : moved) }
        : one
  return { ...now, steps: timed(now.steps.map(change)) }
}

/** Gives one step more or less time. The other steps make up for it. */
export function withStepTime(sections: Sections, part: TimedPart, change: 'shorter' | 'longer'): Sections {
  return withSection(sections, 'phases', (now) =>
    withTime(now, part === 'game' ? isGame : ({ kind }) => kind === part, change === 'longer'),
  )
}

/** The steps with so many minutes for one of them. The longest of the others make up for it; null where they cannot. */
export function withMinutes(now: PhasesSection, at: number, minutes: number): PhasesSection | null {
  const lasts = now.steps.map((step, index) => (index === at ? minutes : step.minutes))
  const over = () => lasts.reduce((sum, one) => sum + one, 0) - now.minutes
  while (over() !== 0) {
    const others = lasts.map((one, index) => (index === at ? 0 : one))
    const longest = others.indexOf(Math.max(...others))
    if (longest === -1 || longest === at || (over() > 0 && (lasts[longest] ?? 0) <= LEAST)) return null
    lasts[longest] = (lasts[longest] ?? 0) - Math.sign(over())
  }
  return { ...now, steps: timed(now.steps.map((step, index) => ({ ...step, minutes: lasts[index] ?? 0 }))) }
}

/** Gives one part of the lesson the minutes that were named for it. The lesson stays as long as it was. */
export function withPartMinutes(sections: Sections, part: TimedPart, minutes: number): Sections {
  return withSection(sections, 'phases', (now) => {
    const at = now.steps.findIndex((step) => (part === 'game' ? isGame(step) : step.kind === part))
    return (at === -1 || minutes < LEAST ? null : withMinutes(now, at, minutes)) ?? now
  })
}

const MODELLING = [
  'Show a second example from start to finish without a word. Students say afterwards what you did at each step.',
  'Show one with a mistake in it. Students stop you when they see it.',
]

/** More showing and less talking: the modelling gets time of the share, and two more things to show. */
export function withMoreModelling(sections: Sections): Sections {
  const longer = withStepTime(sections, 'share', 'shorter')
  const kind = 'i-do'
  const given = withSection(longer, 'phases', (now) =>
    longer === sections ? withTime(now, (step) => step.kind === kind, true) : now,
  )
  return withStepLines(given, ['i-do', 'we-do'], { teacher: MODELLING })
}

const TRY_FIRST = 'Students try first. Do not help yet: note what they do, and use it when you show how.'

/** Pupils work before the teacher shows: the main work comes directly after the start. */
export function workFirst(sections: Sections): Sections {
  const moved = withSection(sections, 'phases', (now) => {
    const at = now.steps.findIndex(({ kind }) => kind === 'you-do')
    const to = now.steps.findIndex(({ kind }) => kind === 'i-do')
    const work = now.steps[at]
    if (!work || to === -1 || at < to) return now
    const others = now.steps.filter((_, index) => index !== at)
    return { ...now, steps: timed([...others.slice(0, to), work, ...others.slice(to)]) }
  })
  return moved.some((section, at) => section !== sections[at])
    ? withStepLines(moved, ['you-do'], { teacher: [TRY_FIRST], first: true })
    : sections
}

const NUMBER_WORDS: Record<string, string> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
}

/** How pupils work together in the steps where they work: "groups of three". */
export function inGroups(sections: Sections, words: string): Sections {
  const size = words
    .replace(/\d/g, (digit) => NUMBER_WORDS[digit] ?? digit)
    .replace(/^(?:threes|trios)$/i, 'groups of three')
    .replace(/^fours$/i, 'groups of four')
    .replace(/^partners?$/i, 'pairs')
    .toLowerCase()
  const alone = size === 'alone'
  const line = alone
    ? 'Work on your own. Ask a partner only when you are stuck.'
    : `Work in ${size}. Everyone has a job, and everyone can explain what the group did.`
  const way = alone ? 'alone' : `in ${size}`
  return withSteps(sections, (step) =>
    step.kind !== 'you-do' && step.kind !== 'we-do'
      ? step
      : {
          ...step,
          pupils: [
            line,
            ...step.pupils
              .filter((one) => one !== line)
              .map((one) =>
                one.replace(/\bin (?:pairs|groups(?: of \w+(?: or \w+)?)?|your groups?)\b/gi, way),
              ),
          ],
        },
  )
}

const READ_ALOUD =
  'Read everything aloud, and let students answer by talking, drawing, pointing or moving. Nobody has to read alone.'

/** A lesson for pupils who do not read yet. */
export function readAloud(sections: Sections): Sections {
  const told = withStepLines(sections, ['hook', 'i-do', 'we-do'], { teacher: [READ_ALOUD], first: true })
  return withSteps(told, (step) => ({
    ...step,
    pupils: step.pupils.map((line) =>
      line.replace(/\b(R|r)ead\b(?! aloud)/g, (_, letter) => (letter === 'R' ? 'Listen to' : 'listen to')),
    ),
  }))
}
