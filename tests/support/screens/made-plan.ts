import type { LessonPlan } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'

type Input = Parameters<typeof answerRequest>[0]

const ASKED: Omit<Input, 'content'> = {
  messageId: '33333333-3333-4333-8333-333333333301',
  generatorType: 'lessonPlan',
  context: null,
  history: [],
}

/** The plan that the planner makes of a request, as a reply's row holds it. */
export function madePlan(content: string, more: Partial<Input> = {}): LessonPlan {
  const reply = answerRequest({ ...ASKED, ...more, content })
  if (reply.format !== 'plan') throw new Error('the planner made no plan')
  return { format: 'plan', version: 1, outline: reply.outline, sections: reply.sections }
}
