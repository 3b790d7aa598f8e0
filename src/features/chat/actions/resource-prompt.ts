import { MAX_PROMPT_CHARS } from '#domain/product.ts'

/** A lesson plan leaves its prompt for the resource chat under this key [GEN-23] [CHAT-106]. */
const RESOURCE_PROMPT_KEY = 'resourceGeneratorPrompt'
export const AUTO_SUBMIT_MS = 500

const TEMPLATE =
  'Create a classroom resource for this lesson plan. Keep its curriculum goal, its year group and its context.\n\n'

/** The built-in prompt for when there is no summary; it always holds the lesson plan's text [GEN-20]. */
export function promptFromPlan(planText: string): string {
  return `${TEMPLATE}${planText.slice(0, MAX_PROMPT_CHARS - TEMPLATE.length)}`
}

/** Returns false when the browser does not let us store it. */
export function leaveResourcePrompt(prompt: string): boolean {
  try {
    localStorage.setItem(RESOURCE_PROMPT_KEY, prompt)
    return true
  } catch {
    return false
  }
}

/** Reads the prompt and removes its key, so that it is loaded only once [CHAT-107]. */
export function takeResourcePrompt(): string | undefined {
  try {
    const prompt = localStorage.getItem(RESOURCE_PROMPT_KEY)
    if (prompt !== null) localStorage.removeItem(RESOURCE_PROMPT_KEY)
    return prompt?.trim() ? prompt : undefined
  } catch {
    return undefined
  }
}

export function hasResourcePrompt(): boolean {
  try {
    return Boolean(localStorage.getItem(RESOURCE_PROMPT_KEY)?.trim())
  } catch {
    return false
  }
}
