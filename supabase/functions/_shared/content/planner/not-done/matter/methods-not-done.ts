import { matterWords } from '../../kits/matter-words.ts'
import { methodsIn } from '../../kits/methods.ts'
import { listInWords } from '../../list-in-words.ts'
import { withoutNotes } from '../../read/conditions/request-parts.ts'
import { taughtTexts } from '../conditions-not-met.ts'
import type { Written } from '../not-done.ts'

/** Something that the class was to make or to act in a lesson of the bank, and whose steps have nothing of it: a poster, a game, role play. */
export function methodsNotDone({ lesson, sections }: Written): string[] {
  const { approach, request } = lesson
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  if (!kit || request.goals.length > 0 || request.understood.want !== 'lesson plan') return []
  const printed = taughtTexts(sections).join('\n')
  const missing = methodsIn(withoutNotes(request.asked, matterWords(request))).flatMap(({ name, served }) =>
    name === undefined || served.test(printed) ? [] : name,
  )
  if (missing.length === 0) return []
  return [
    `You asked for ${listInWords(missing)}, and the steps of “${kit.title}” do not have that: add it in the work time, or ask for it in other words.`,
  ]
}
