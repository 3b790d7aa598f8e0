import { capital } from '../capital.ts'
import { holdsThing } from './change-text.ts'
import { type Sections, withSection, withStepLines } from './plan-parts.ts'

/** A material of a kit as the plan lists it, with what to do without it. */
const WITH_WAY = /^(.*?)\. Without it: (.*)$/s

/** The way without a thing that the lesson's own list of materials gives, or null. */
export function wayWithout(sections: Sections, thing: string): string | null {
  const items = sections.find((section) => section.id === 'resources')?.items ?? []
  for (const item of items) {
    const [, material = '', way = ''] = WITH_WAY.exec(item) ?? []
    if (way !== '' && holdsThing(material, thing)) return way
  }
  return null
}

/** The plan for a class without a thing, as its lesson says how: the list gives the way, and the teacher reads it first. */
export function taughtWithout(sections: Sections, thing: string, way: string): Sections {
  const listed = withSection(sections, 'resources', (now) => ({
    ...now,
    items: now.items.map((item) => {
      const [, material = ''] = WITH_WAY.exec(item) ?? []
      return material !== '' && holdsThing(material, thing) ? `in place of ${material}: ${way}` : item
    }),
  }))
  return withStepLines(listed, ['hook', 'i-do', 'we-do'], {
    teacher: [`You have no ${thing}. Where the steps use it: ${capital(way)}`],
    first: true,
  })
}

const SAID_NONE =
  /\b(?:no|without(?: any)?|(?:don[’']?t|do not|haven[’']?t|have not) (?:have|got)(?: any)?)\s+(\p{L}{3,})(?=\s*(?:$|[,.;!]|but|just|only|so|and|we|at|or))/giu

/** The plan for a request that rules out a material of its kit: "simple circuits, no bulbs". */
export function withoutRefused(sections: Sections, request: string): Sections {
  return [...request.matchAll(SAID_NONE)].reduce<Sections>((now, [, thing = '']) => {
    const way = wayWithout(now, thing)
    return way === null ? now : taughtWithout(now, thing.toLowerCase(), way)
  }, sections)
}
