import { listInWords } from '../../list-in-words.ts'
import { thingsNotUsed } from '../../write/fitted/shares/shares.ts'
import type { Written } from '../not-done.ts'

/** Things that a teacher counted, such as chromebooks, of which a lesson has nothing. */
export function thingsToldUnused({ lesson, sections }: Written): string[] {
  if (lesson.request.understood.want !== 'lesson plan') return []
  const plan = sections.flatMap((section) =>
    section.id === 'resources' || section.id === 'phases' ? [section] : [],
  )
  const unused = thingsNotUsed(plan, lesson).map((thing) =>
    thing.replace(/^pair of | for each group$/g, '').replace(/(?<!s)$/, 's'),
  )
  return unused.length === 0
    ? []
    : [`You named ${listInWords(unused)}: this lesson does not use them, so you need not put them out.`]
}
