import type { PhaseKind, PhasesSection } from '../../../lesson-plan.ts'
import { NAMED_PARTS } from '../../read/follow-ups/edits/section-names.data.ts'
import { type Sections, withSection } from '../plan-parts.ts'
import { timed } from '../step-changes.ts'

const REO_LINE = /\b(?:te reo|kupu|karakia|waiata)\b/i

/** The lesson without one of its steps. The longest of the others gets its minutes, so that the lesson stays as long. */
function withoutStep(now: PhasesSection, kind: PhaseKind): PhasesSection {
  const out = now.steps.filter((step) => step.kind === kind)
  const left = now.steps.filter((step) => step.kind !== kind)
  if (out.length === 0 || left.length === 0) return now
  const free = out.reduce((sum, { minutes }) => sum + minutes, 0)
  const longest = left.reduce((most, step) => (step.minutes > most.minutes ? step : most))
  const steps = left.map((step) => (step === longest ? { ...step, minutes: step.minutes + free } : step))
  return { ...now, steps: timed(steps) }
}

/** The exit ticket goes with its step, with the section that sorts it, and with its answer. */
function withoutExit(sections: Sections): Sections {
  const ticket = sections.find((section) => section.id === 'assessment')?.exitTicket
  const without = withSection(sections, 'phases', (now) => withoutStep(now, 'exit'))
  const unanswered = withSection(without, 'answers', (now) => {
    const tasks = now.tasks.filter(({ id, prompt }) => id !== ticket?.id && prompt !== ticket?.prompt)
    return tasks.length === now.tasks.length || tasks.length === 0 ? now : { ...now, tasks }
  })
  return unanswered.filter(({ id }) => id !== 'assessment')
}

/** The plan with no words in te reo Māori among its key words. */
const withoutReo = (sections: Sections): Sections =>
  withSection(sections, 'vocabulary', (now) => {
    const words = now.words.filter(({ lang }) => lang !== 'mi')
    const note = now.note !== null && REO_LINE.test(now.note) ? null : now.note
    return words.length === now.words.length && note === now.note ? now : { ...now, words, note }
  }).filter((section) => section.id !== 'vocabulary' || section.words.length > 0)

/** The plan without the part that is named; the same plan where it has none of that name. */
export function withoutPart(sections: Sections, words: string): Sections {
  const is = NAMED_PARTS.find(({ name }) => name.test(words.trim()))?.is
  if (is === undefined) return sections
  if ('reo' in is) return withoutReo(sections)
  if ('section' in is) return sections.filter(({ id }) => id !== is.section)
  return is.step === 'exit'
    ? withoutExit(sections)
    : withSection(sections, 'phases', (now) => withoutStep(now, is.step))
}
