import type { TaskPage } from '../../../resource.ts'
import { capital } from '../../capital.ts'
import { isNamed } from '../../prepare/choose-kit.ts'
import type { Lesson } from '../../prepare/lesson.ts'

/** True where the questions are generated on the topic that was asked for, which the title names already. */
function isOnTopic({ own, approach, request }: Lesson): boolean {
  const isComputed = approach.kind === 'topic' && approach.computed && !approach.topic.kit
  return isComputed && own?.role === 'topic' && request.goals.length === 0
}

/**
 * Names the teacher's own topic at the top of pupils' pages that come from somewhere else. A lesson that the request asks for
 * has a title that says what it is about.
 */
export function withTopicNamed(lesson: Lesson, pages: readonly TaskPage[]): TaskPage[] {
  const { own, approach, request } = lesson
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const hasText = approach.kind === 'frame' && approach.text !== null
  if (own === null || isOnTopic(lesson) || hasText || (kit && isNamed(kit, request))) return [...pages]
  const [topic = ''] = own.about.split(/[,;:]/)
  return pages.map((page) =>
    page.instructions.toLowerCase().includes(topic.toLowerCase())
      ? page
      : { ...page, instructions: `${capital(topic)}. ${page.instructions}` },
  )
}
