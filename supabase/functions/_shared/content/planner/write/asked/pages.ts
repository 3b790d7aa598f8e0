import type { TaskPage } from '../../../resource.ts'
import { capital } from '../../capital.ts'
import { isNamed } from '../../prepare/choose-kit.ts'
import type { Lesson } from '../../prepare/lesson.ts'

/** True where the questions are generated or were written on the topic that was asked for, which the title names already. */
function isOnTopic({ own, approach, request }: Lesson): boolean {
  if (approach.kind !== 'topic') return false
  const { kit } = approach.topic
  if (kit) return isNamed(kit, request)
  return approach.computed && own?.role === 'topic' && request.goals.length === 0
}

/** Names the teacher's own topic at the top of pupils' pages whose questions come from somewhere else. */
export function withTopicNamed(lesson: Lesson, pages: readonly TaskPage[]): TaskPage[] {
  const { own, approach } = lesson
  if (own === null || isOnTopic(lesson) || (approach.kind === 'frame' && approach.text !== null))
    return [...pages]
  const said = own.about.toLowerCase()
  return pages.map((page) =>
    page.instructions.toLowerCase().includes(said)
      ? page
      : { ...page, instructions: `${capital(own.about)}. ${page.instructions}` },
  )
}
