import type { PlanSection } from '#content/lesson-plan.ts'
import { type Answer, answerRequest } from '#content/planner/answer-request.ts'
import type { PlannerInput } from '#content/planner/read/input.ts'
import { planMarkdown } from '#content/render-markdown.ts'
import type { ResourceSection } from '#content/resource.ts'
import { NOT_COUNTED } from '../../../supabase/functions/_shared/content/door/words.data.ts'

type Chat = PlannerInput['generatorType']

export const replyOf = (answer: Answer): string => {
  if (answer.format === 'note') return `${answer.markdown}\n\n${NOT_COUNTED}`
  return answer.format === 'resource' ? answer.note : planMarkdown({ sections: answer.sections })
}

/** Says the messages one after the other, and gives every answer. */
export function talk(generatorType: Chat, ...messages: string[]): Answer[] {
  const history: PlannerInput['history'] = []
  return messages.map((content, at) => {
    const answer = answerRequest({
      messageId: `m${at} ${content}`,
      generatorType,
      content,
      context: null,
      history: history.slice(-12),
    })
    history.push({ role: 'user', content }, { role: 'assistant', content: replyOf(answer) })
    return answer
  })
}

export const sectionsOf = (answer: Answer | undefined): readonly (PlanSection | ResourceSection)[] =>
  answer === undefined || answer.format === 'note' ? [] : answer.sections

/** The ids of the sections that differ between two documents, without what is told about the draft. */
export function changedIds(before: Answer | undefined, after: Answer | undefined): string[] {
  const was = new Map<string, string>(
    sectionsOf(before).map((section) => [section.id, JSON.stringify(section)]),
  )
  return sectionsOf(after)
    .filter((section) => section.id !== 'about' && was.get(section.id) !== JSON.stringify(section))
    .map(({ id }) => id)
}

export const wordsOf = (answer: Answer | undefined): string => JSON.stringify(sectionsOf(answer))
