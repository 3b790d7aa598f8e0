import type { TaskPage } from '../../../resource.ts'
import { capital } from '../../capital.ts'
import type { Lesson } from '../../prepare/lesson.ts'

/**
 * Names the teacher's own topic at the top of pupils' pages that work on a chosen goal with anything. Questions of ours
 * and lessons of the bank have a title that says what they are about: another topic above them would be a false label.
 */
export function withTopicNamed({ own, approach }: Lesson, pages: readonly TaskPage[]): TaskPage[] {
  if (own === null || approach.kind === 'topic' || approach.text !== null) return [...pages]
  const [topic = ''] = own.about.split(/[,;:]/)
  return pages.map((page) =>
    page.instructions.toLowerCase().includes(topic.toLowerCase())
      ? page
      : { ...page, instructions: `${capital(topic)}. ${page.instructions}` },
  )
}
