import type { Phase, PlanSection } from '../../../../lesson-plan.ts'
import type { Lesson } from '../../../prepare/lesson.ts'
import { scarceIn } from '../../../read/limits/scarce.ts'
import { SHARED_THINGS } from '../shares/shares.data.ts'

const single = (thing: string): string => thing.replace(/(?<=\p{L}{2}[^s])s$/u, '')

const says = (thing: string) => {
  const word = new RegExp(`(?<!\\p{L})${single(thing)}(?:e?s|ing|d)?(?!\\p{L})`, 'iu')
  return (text: string) => word.test(text)
}

const isShared = (thing: string): boolean =>
  SHARED_THINGS.some((match) => new RegExp(`^(?:${match}|scissors)$`, 'iu').test(thing))

/** What helps where there is little of something: a tool is handed on, and what is used up is kept for the last piece. */
const lineFor = (thing: string): string =>
  isShared(thing)
    ? `You have few ${thing}: put them in the middle of each table and hand them on, and let those who wait plan or check.`
    : `You have ${/[^s]s$/.test(thing) ? 'few' : 'little'} ${thing}: hand out a small share to each table and keep the rest back. Students plan and try out with a pencil first, and use the ${thing} for the last piece only.`

const linesOf = ({ teacher, pupils }: Phase): string[] => [...teacher, ...pupils]

/** Says in the first step of work that uses something how the class gets by with little of it. */
export function withScarceThings(sections: readonly PlanSection[], { request }: Lesson): PlanSection[] {
  const scarce = scarceIn(request.asked)
  if (scarce.length === 0) return [...sections]
  const items = sections.flatMap((section) => (section.id === 'resources' ? section.items : []))
  const isListed = (thing: string) => items.some(says(thing))
  return sections.map((section) => {
    if (section.id !== 'phases') return section
    const steps = [...section.steps]
    for (const thing of scarce) {
      const uses = ({ kind, ...step }: Phase) =>
        (kind === 'we-do' || kind === 'you-do') && linesOf({ kind, ...step }).some(says(thing))
      const first = steps.findIndex(uses)
      const at = first < 0 && isListed(thing) ? steps.findIndex(({ kind }) => kind === 'you-do') : first
      const step = steps[at]
      if (step) steps[at] = { ...step, teacher: [lineFor(thing), ...step.teacher] }
    }
    return { ...section, steps }
  })
}
