import type { TaskPage } from '../../../resource.ts'
import { capital } from '../../capital.ts'
import { isNamed } from '../../prepare/choose-kit.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { saysTopic } from '../../read/words/stem.ts'

/** True where the questions are generated on the topic that was asked for, which the title names already. */
function isOnTopic({ own, approach, request }: Lesson): boolean {
  const isComputed = approach.kind === 'topic' && approach.computed && !approach.topic.kit
  return isComputed && own?.role === 'topic' && request.goals.length === 0
}

/** True where a page says every word of the topic. */
function says({ tasks, text }: TaskPage, topic: string): boolean {
  const printed = [...(text?.paragraphs ?? []), ...tasks.map(({ prompt }) => prompt)].join(' ')
  return saysTopic(printed, topic)
}

/** Names the teacher's own topic at the top of pupils' pages that come from somewhere else, or do not say it. */
export function withTopicNamed(lesson: Lesson, pages: readonly TaskPage[]): TaskPage[] {
  const { own, approach, request } = lesson
  if (own === null || isOnTopic(lesson) || (approach.kind === 'frame' && approach.text !== null))
    return [...pages]
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const isAskedKit = kit !== undefined && isNamed(kit, request)
  const [topic = ''] = own.about.split(/[,;:]/)
  return pages.map((page) =>
    page.instructions.toLowerCase().includes(topic.toLowerCase()) || (isAskedKit && says(page, topic))
      ? page
      : { ...page, instructions: `${capital(topic)}. ${page.instructions}` },
  )
}
