import type { KitMaterial } from '../../../kit.ts'
import type { Phase, PlanSection } from '../../../lesson-plan.ts'
import { capital } from '../../capital.ts'
import { materialLine } from '../../kits/kit-topic.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { type RuledOut, ruledOutIn } from '../../read/ruled-out/ruled-out.ts'

const NO_THING =
  /^(?:each|pair|pairs|group|groups|student|students|class|child|children|things?|card|paper|table|board|set|sets|without|voice)$/i

/** The things that an item names, by the last word of each part: “a drum, a triangle or bell” is drum, triangle and bell. */
export function thingsOf(item: string): string[] {
  const [named = ''] = item.split(/\s+(?:for|between|per|with|of)\s+|\(|: /)
  return named
    .split(/,|\s+(?:and|or)\s+/)
    .flatMap((part) => part.trim().match(/\p{L}+$/u)?.[0] ?? [])
    .filter((word) => word.length > 2 && !NO_THING.test(word))
    .map((word) => word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, ''))
}

interface Barred {
  rule: RuledOut
  material: KitMaterial | null
  isNamedIn: (line: string) => boolean
}

const namedBy = (things: readonly string[]) => (line: string) =>
  things.some((thing) => new RegExp(`(?<!\\p{L})${thing}(?:e?s)?(?!\\p{L})`, 'iu').test(line))

/** What the lesson uses and the request rules out. */
function barredIn({ approach, request }: Lesson): Barred[] {
  const materials = approach.kind === 'topic' ? (approach.topic.kit?.materials ?? []) : []
  return ruledOutIn(request.asked, request.understood.needs).flatMap((rule): Barred[] => {
    // What may not be outside is told by the needs of the day.
    if (rule.isInStep !== undefined) return []
    const held = materials.filter(({ item }) => rule.isIn(item))
    return held.map((material) => ({ rule, material, isNamedIn: namedBy(thingsOf(material.item)) }))
  })
}

const saidOf = ({ name }: RuledOut) =>
  /^anything /.test(name) ? `You ruled out ${name}` : `You have no ${name}`

/** Tells in each step that uses a thing what to do without it. */
function stepWith(step: Phase, barred: readonly Barred[]): Phase {
  const text = [...step.teacher, ...step.pupils].join('\n')
  const lines = barred.flatMap(({ rule, material, isNamedIn }) => {
    if (material === null || !isNamedIn(text)) return []
    const { item, without } = material
    return without === null
      ? [
          `${saidOf(rule)}: this step still uses ${item}. Do it by showing and talking, or leave that part out.`,
        ]
      : [`${saidOf(rule)}. In this step: ${capital(without)}`]
  })
  return { ...step, teacher: [...new Set(lines), ...step.teacher] }
}

/** Takes what the request rules out off the list, and says in each step that needs it what to use instead. */
export function withRulesKept(sections: readonly PlanSection[], lesson: Lesson): PlanSection[] {
  const barred = barredIn(lesson)
  if (barred.length === 0) return [...sections]
  const lineOf = (item: string) => barred.find(({ material }) => material && materialLine(material) === item)
  return sections.map((section) => {
    if (section.id === 'phases')
      return { ...section, steps: section.steps.map((step) => stepWith(step, barred)) }
    if (section.id !== 'resources') return section
    return {
      ...section,
      items: section.items.flatMap((item) => {
        const found = lineOf(item)?.material
        if (!found) return [item]
        return found.without === null ? [] : [`in place of ${found.item}: ${found.without}`]
      }),
    }
  })
}
