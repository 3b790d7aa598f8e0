import type { GeneratorType } from '#content/contract.ts'

export const GENERATOR_TITLES: Record<GeneratorType, string> = {
  lessonPlan: 'Lesson Plan Generator',
  resourceGenerator: 'Resource Generator',
}

/** The address of a chat: each generator has its own [CHAT-01] [CHAT-02]. */
export function chatAddress(generatorType: GeneratorType, sessionId: string) {
  const to = generatorType === 'lessonPlan' ? '/lesson-plan/chat/$sessionId' : '/resource/chat/$sessionId'
  return { to, params: { sessionId } } as const
}

export function newChatAddress(generatorType: GeneratorType) {
  return { to: generatorType === 'lessonPlan' ? '/lesson-plan' : '/resource' } as const
}
