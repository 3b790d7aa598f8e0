import { resetCurriculumChoice } from '#session/curriculum-choice.ts'

let scope: string | undefined

/**
 * Chosen goals belong to one chat: another chat or another page type begins without them [CURR-21] [CURR-22].
 * A new chat that gets its address by its first send is still the same chat.
 */
export function enterCurriculumScope(
  generatorType: string,
  sessionId: string | undefined,
  begunHere: boolean,
): void {
  const next = `${generatorType}:${sessionId ?? 'new'}`
  if (scope !== undefined && scope !== next && !begunHere) resetCurriculumChoice()
  scope = next
}
