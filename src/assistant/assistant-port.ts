import { summarizeLessonPlan } from '#backend/functions.ts'
import type { AssistantPort } from '#session/assistant-port.ts'

/**
 * Fetches a summary for a screen that waits for it [GEN-18]. If that fails the answer is a plain `ok: false` and the screen
 * uses the lesson plan itself [GEN-20]. The reason goes to the console only [GEN-22].
 */
export const assistant: AssistantPort = {
  async summarize(text) {
    const answer = await summarizeLessonPlan(text)
    if (answer.ok) return { ok: true, prompt: answer.value }
    console.info('Failed to generate summarized prompt', answer.failure.kind)
    return { ok: false }
  },
}
