import type { Phase, PlanSection } from '../../../lesson-plan.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { NAMED_THINGS, TOPIC_MATERIALS } from './materials.data.ts'

const THINGS = NAMED_THINGS.trim()
  .split(/[|\n]/)
  .map((thing) => thing.trim())
  .sort((a, b) => b.length - a.length)
const NAMES_THING = THINGS.map((thing) => new RegExp(`(?<![\\p{L}-])${thing}(?:s|es)?(?![\\p{L}-])`, 'iu'))
const IS_THING = THINGS.map(
  (thing) => [thing, new RegExp(`^(?:\\p{L}+\\s)?${thing}(?:s|es)?$|^${thing}(?:s|es)?\\s`, 'iu')] as const,
)
const MAX_NAMED = 5

/** What a teacher says is there or is to be used: the words after "with", "using" or "we have". */
const SAID_TO_BE_USED = /\b(?:with|w\/?|using|use|have|got|has)\s+([^.;!?\n]{3,120})/giu
const NOT_USED = /\b(?:no|without|not|don[’']?t|dont)\s+(?:\p{L}+\s+){0,2}$/iu

/** The things that a request names for the lesson, in the teacher's order: "a torch and a globe" gives torch and globe. */
export function thingsNamed(text: string): string[] {
  const said = [...text.matchAll(SAID_TO_BE_USED)].map(([, rest = '']) => rest).join(' , ')
  const found: { at: number; thing: string }[] = []
  let left = said
  for (const names of NAMES_THING) {
    const match = names.exec(left)
    if (!match || NOT_USED.test(left.slice(0, match.index))) continue
    found.push({ at: match.index, thing: match[0].toLowerCase() })
    left =
      left.slice(0, match.index) + ' '.repeat(match[0].length) + left.slice(match.index + match[0].length)
  }
  return found
    .sort((a, b) => a.at - b.at)
    .slice(0, MAX_NAMED)
    .map(({ thing }) => thing)
}

/** The things that a request rules out: "no rulers". */
export function thingsRefused(text: string): string[] {
  const said = [
    ...text.matchAll(/\b(?:no|without(?: any)?|don[’']?t have(?: any)?)\s+(\p{L}+(?:\s+\p{L}+)?)/giu),
  ]
  return IS_THING.flatMap(([thing, is]) => (said.some(([, words = '']) => is.test(words)) ? [thing] : []))
}

/** Things for a topic, from the teacher's words first and then from the goal. */
function thingsFor({ approach, request }: Lesson): readonly string[] {
  const { subject, goals, understood } = request
  if (approach.kind === 'topic' || subject === null) return []
  const texts = [`${understood.topic} ${understood.theme ?? ''}`, ...goals.map(({ wording }) => wording)]
  for (const text of texts) {
    const fit = TOPIC_MATERIALS.find(({ area, topic }) => area.test(subject) && topic.test(text))
    if (fit) return fit.items
  }
  return []
}

/** True for an item that says the same as one of the new ones, or only that something has to be chosen. */
const isReplaced = (item: string) =>
  /^(?:simple materials|the materials, instruments|equipment for|something that gives|objects to push|materials or ingredients|tools, and a place)/.test(
    item,
  )

/** "a, b and c". */
const listed = (things: readonly string[]) =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`

function stepsWith(steps: readonly Phase[], named: readonly string[], ours: readonly string[]): Phase[] {
  const put = `Put out beforehand: ${[...named, ...ours].join('; ')}.`
  const use = `Show the first example with the ${listed(named)}, and let students try it.`
  const shown = Math.max(
    0,
    steps.findIndex(({ kind }) => kind === 'we-do' || kind === 'i-do'),
  )
  return steps.map((step, at) => ({
    ...step,
    teacher: [
      ...(at === 0 ? [put] : []),
      ...step.teacher,
      ...(at === shown && named.length > 0 ? [use] : []),
    ],
  }))
}

/** True for a thing that the hands-on work of the lesson uses already. */
function isInHand({ approach }: Lesson, thing: string): boolean {
  const activity = approach.kind === 'topic' ? approach.topic.activity : undefined
  const name = thing === 'dice' ? 'die' : thing.replace(/s$/, '')
  return activity?.materials.join(' ').toLowerCase().includes(name) === true
}

/** Puts the things that were named, and those that the topic needs, into the resources and into the first step. */
export function withMaterials(sections: readonly PlanSection[], lesson: Lesson): PlanSection[] {
  // A lesson of the bank has materials of its own; what it does not use is told to the teacher instead.
  const isOfBank = lesson.approach.kind === 'topic' && lesson.approach.topic.kit !== undefined
  const named = isOfBank ? [] : thingsNamed(lesson.request.topic).filter((thing) => !isInHand(lesson, thing))
  const known = thingsFor(lesson)
  if (named.length + known.length === 0) return [...sections]
  const ours = known.filter((item) => !named.some((thing) => item.includes(thing)))
  const listedBefore = sections
    .flatMap((section) => (section.id === 'resources' ? section.items : []))
    .join('\n')
  const news = named.filter((thing) => !listedBefore.includes(thing.replace(/s$/, '')))
  const items = [...(news.length > 0 ? [`as you named: ${listed(news)}`] : []), ...ours]
  return sections.map((section) => {
    if (section.id === 'phases') return { ...section, steps: stepsWith(section.steps, named, ours) }
    if (section.id !== 'resources') return section
    const kept = known.length > 0 ? section.items.filter((item) => !isReplaced(item)) : section.items
    return { ...section, items: [...items, ...kept] }
  })
}
