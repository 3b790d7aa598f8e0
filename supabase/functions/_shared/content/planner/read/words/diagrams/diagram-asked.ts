import { ASKS_TO_LABEL, DIAGRAM_WORDS, type DiagramName } from './diagram-words.data.ts'

/** Other work on the same words, and diagrams of another kind. */
const OTHER_WORK =
  /\b(?:quiz|test|game|bingo|lesson|cross ?word|word ?(?:search|find)|venn|fishbone|life ?cycle|parts of speech|food (?:web|chain)|reading|passage|ray diagram|text|diary|report)\b/i

/** The drawing with parts to name that a request asks for, or null. */
export function diagramAsked(text: string): DiagramName | null {
  if (!ASKS_TO_LABEL.pattern.test(text) || OTHER_WORK.test(text)) return null
  return DIAGRAM_WORDS.find(({ pattern }) => pattern.test(text))?.name ?? null
}
