import type { Block } from '#content/blocks.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { resourceHtml } from '#content/render-html.ts'
import type { ResourceSection, TaskPage, TeacherPage } from '#content/resource.ts'

/** A resource as the planner makes it for one message, taken apart for a test. */
export function made(content: string, messageId = 'forms-1') {
  const answer = answerRequest({
    messageId,
    content,
    generatorType: 'resourceGenerator',
    context: null,
    history: [],
  })
  if (answer.format !== 'resource')
    throw new Error(`no resource: ${answer.format === 'note' ? answer.markdown : ''}`)
  const { sections } = answer
  const pages = sections.filter((section): section is TaskPage => section.id.startsWith('tasks-'))
  const key = sections.find((section): section is TeacherPage => section.id === 'key')
  const header = sections.find(({ id }) => id === 'header') as Extract<ResourceSection, { id: 'header' }>
  return { answer, sections, pages, key, header, html: resourceHtml({ sections }) }
}

/** The words of a note that comes back in place of a document. */
export function noteFor(content: string): string {
  const answer = answerRequest({
    messageId: 'forms-2',
    content,
    generatorType: 'resourceGenerator',
    context: null,
    history: [],
  })
  if (answer.format !== 'note') throw new Error(`a ${answer.format} came back`)
  return answer.markdown
}

/** The first block of one kind. */
export function blockOf<K extends Block['kind']>(blocks: readonly Block[] | undefined, kind: K) {
  const found = (blocks ?? []).find((block): block is Extract<Block, { kind: K }> => block.kind === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}
