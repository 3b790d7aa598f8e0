/**
 * Finds prompt injection: sentences that tell a model to break its own rules. A teacher's wishes ("show it with pizzas
 * instead", "act as a shopkeeper") are not such sentences and have to be followed.
 */
const RULES = '(?:instructions?|rules?|prompts?|guidelines)'
const ORDER = new RegExp(
  `\\b(?:ignore|disregard|forget|override|bypass)\\b[^.!?\\n]{0,40}(?:\\b(?:previous|prior|above|earlier|preceding|system|your)\\b[^.!?\\n]{0,20}\\b${RULES}|\\b${RULES}\\b[^.!?\\n]{0,12}\\babove)\\b|\\b(?:system|developer) (?:prompt|message|mode)\\b`,
  'i',
)
/** The number of following sentences that still belong to an instruction. */
const REACH = 2

/** The phrases that an instruction asks for: quoted text, words in capitals, addresses. */
const WANTED =
  /["“'‘]([^"”'’\n]{3,80})["”'’]|\b([A-Z][A-Z0-9_-]{3,})\b|(https?:\/\/[^\s)>"']+|www\.[^\s)>"']+)/g
const ORDINARY = new Set(['WALT', 'JSON', 'HTML', 'STEM', 'NZSL', 'EOTC', 'ESOL'])

/** The phrases that a reply contains only if it obeyed an instruction pasted into the message. */
export function injectedPhrases(message: string): string[] {
  const sentences = message.split(/(?<=[.!?])\s+|\n+/)
  const ordered = (index: number) =>
    sentences.slice(Math.max(0, index - REACH), index + 1).some((sentence) => ORDER.test(sentence))
  const rest = sentences.filter((_, index) => !ordered(index)).join('\n')
  const wanted = sentences.flatMap((sentence, index) =>
    ordered(index)
      ? [...sentence.matchAll(WANTED)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
      : [],
  )
  // A phrase that also occurs elsewhere in the message may be its topic.
  return [...new Set(wanted.filter((word) => word !== '' && !ORDINARY.has(word) && !rest.includes(word)))]
}

export function obeysInjection(injected: readonly string[], texts: readonly string[]): boolean {
  const said = texts.join('\n').toLowerCase()
  return injected.some((word) => said.includes(word.toLowerCase()))
}
