import type { KitMaterial } from '../../kit.ts'
import { capital } from '../capital.ts'
import { materialLine } from '../kits/kit-topic.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { holdsThing } from './change-text.ts'
import { type Sections, withSection, withStepLines } from './plan-parts.ts'

/** The material of the lesson's kit that is, or holds, a thing, where the kit says what to do without it. */
function materialWith({ approach }: Lesson, thing: string): (KitMaterial & { without: string }) | null {
  const materials = approach.kind === 'topic' ? (approach.topic.kit?.materials ?? []) : []
  for (const { item, without } of materials)
    if (without !== null && holdsThing(item, thing)) return { item, without }
  return null
}

/**
 * The plan for a class without a thing, as its kit says how: the list gives the way, and the teacher reads it before the
 * steps. Null where the kit says nothing of the thing.
 */
export function taughtWithout(sections: Sections, lesson: Lesson, thing: string): Sections | null {
  const material = materialWith(lesson, thing)
  if (material === null) return null
  const line = materialLine(material)
  const listed = withSection(sections, 'resources', (now) => ({
    ...now,
    items: now.items.map((item) =>
      item === line ? `in place of ${material.item}: ${material.without}` : item,
    ),
  }))
  return withStepLines(listed, ['hook', 'i-do', 'we-do'], {
    teacher: [`You have no ${thing}. Where the steps use it: ${capital(material.without)}`],
    first: true,
  })
}
