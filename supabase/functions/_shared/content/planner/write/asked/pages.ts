import type { TaskPage } from '../../../resource.ts'
import { capital } from '../../capital.ts'
import type { Lesson } from '../../prepare/lesson.ts'

/** Names the teacher's own topic at the top of pupils' pages whose questions come from somewhere else. */
export function withTopicNamed({ own, approach }: Lesson, pages: readonly TaskPage[]): TaskPage[] {
  if (own === null || (approach.kind === 'frame' && approach.text !== null)) return [...pages]
  const said = own.about.toLowerCase()
  return pages.map((page) =>
    page.instructions.toLowerCase().includes(said)
      ? page
      : { ...page, instructions: `${capital(own.about)}. ${page.instructions}` },
  )
}
