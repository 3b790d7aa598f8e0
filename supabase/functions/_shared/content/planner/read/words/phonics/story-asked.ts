import { ASKS_FOR_STORY, STORY_SOUNDS } from './story-words.data.ts'

/** A lesson or other work on such a story. */
const OTHER_WORK = /\b(?:lesson|unit|spelling|dictation|writing|rhym\w+|bingo|game|sort)\b/i

/** The sounds of the decodable story that a request asks for, or null. */
export function storyAsked(text: string): string | null {
  if (!ASKS_FOR_STORY.pattern.test(text) || OTHER_WORK.test(text)) return null
  return STORY_SOUNDS.find(({ pattern }) => pattern.test(text))?.stage ?? null
}
