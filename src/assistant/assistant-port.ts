import { summarizeLessonPlan } from '#backend/functions.ts'
import type { AssistantPort } from '#session/assistant-port.ts'

/**
 * What a screen asks for at once [GEN-18]. A summary that cannot be had is a plain "no": the screen then uses the lesson plan itself
 * [GEN-20]; the reason is only of use to whoever reads the console [GEN-22].
 */
export const assistant: AssistantPort = {
  async summarize(text) {
    const answer = await summarizeLessonPlan(text)
    if (answer.ok) return { ok: true, prompt: answer.value }
    console.info('Failed to generate summarized prompt', answer.failure.kind)
    return { ok: false }
  },
}
