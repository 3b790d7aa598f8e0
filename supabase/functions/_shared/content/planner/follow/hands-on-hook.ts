import { holdsThing } from './change-text.ts'
import { firstStep, type Sections, withSteps } from './plan-parts.ts'

/** Things that nobody explores with the hands, and lists that are for the teacher. */
const NO_THING =
  /whiteboard|\bpens?\b|pencil|marker|\bbooks?\b|paper|worksheet|slips|cards? (?:for|with)|copies|chart|text\b|screen|device|laptop|projector|for the (?:teacher|reliever|game)|glue|scissors|\bboard\b/i

const plain = (item: string) =>
  item
    .replace(/\. Without it: .*$/, '')
    .replace(/ (?:for )?(?:each|a|per|every) (?:pair|group|student|child|two pairs)\b.*$/i, '')
    .replace(/,? each$/i, '')
    .trim()

/** The first thing of the list that students can handle; null where the lesson has none. */
export function thingToHandle(sections: Sections): string | null {
  const items = sections.flatMap((section) => (section.id === 'resources' ? section.items : []))
  const found = items.find((item) => !NO_THING.test(item))
  return found === undefined ? null : plain(found)
}

/** A start with the lesson's own things in the students' hands; the same plan where it has none. */
export function handsOnHook(sections: Sections): Sections {
  const thing = thingToHandle(sections)
  const kind = firstStep(sections, ['hook', 'i-do', 'we-do'])
  if (thing === null) return sections
  return withSteps(sections, (step, at) => {
    if (step.kind !== kind || at > 0) return step
    const uses = [...step.teacher, ...step.pupils].some((line) =>
      holdsThing(line, thing.split(' ').at(-1) ?? thing),
    )
    return {
      ...step,
      teacher: [
        `Hands on first: put out ${thing}. Two minutes without a word from you: students hold it, try it out and find one thing to show.`,
        'Ask: what did you find? What else could we find out with it today? Write up two answers, and come back to them at the end.',
        ...(uses ? step.teacher.slice(0, 2) : step.teacher.slice(0, 1)),
      ],
      pupils: ['Hold it, try it out, and show a partner one thing that you found.', ...step.pupils],
    }
  })
}
