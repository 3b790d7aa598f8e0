import type { Lesson } from '../prepare/lesson.ts'
import type { Addition } from '../read/follow-ups/follow-up.ts'
import { waysOf } from '../write/change-section.ts'
import { ADDITIONS } from './additions.data.ts'
import { type Sections, withMaterials, withStepLines } from './plan-parts.ts'
import { topicName } from './topic-name.ts'

/** Adds something to one step of the lesson. Its minutes stay as they are. */
export function withAddition(sections: Sections, what: Addition, lesson: Lesson): Sections {
  const { steps, teacher, pupils, first, materials } = ADDITIONS[what]
  const fill = (lines: readonly string[]) =>
    lines.map((line) => line.replaceAll('~', topicName(lesson)).replaceAll('^', waysOf(lesson).extension))
  const added = withStepLines(sections, steps, { teacher: fill(teacher), pupils: fill(pupils), first })
  return withMaterials(added, materials)
}
