import type { TaskPage } from '../../../resource.ts'
import { capital } from '../../capital.ts'
import type { Lesson } from '../../prepare/lesson.ts'

/** True where the questions are generated on the topic that was asked for, which the title names already. */
const isOnTopic = ({ own, approach, request }: Lesson) =>
  approach.kind === 'topic' && approach.computed && own?.role === 'topic' && request.goals.length === 0

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
