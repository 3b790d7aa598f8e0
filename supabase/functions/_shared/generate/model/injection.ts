/**
 * Sentences that talk to a model about its own rules. A teacher's wishes ("show it with pizzas instead", "act as a
 * shopkeeper") are none: what they ask for has to be written.
 */
const RULES = '(?:instructions?|rules?|prompts?|guidelines)'
const ORDER = new RegExp(
  `\\b(?:ignore|disregard|forget|override|bypass)\\b[^.!?\\n]{0,40}(?:\\b(?:previous|prior|above|earlier|preceding|system|your)\\b[^.!?\\n]{0,20}\\b${RULES}|\\b${RULES}\\b[^.!?\\n]{0,12}\\babove)\\b|\\b(?:system|developer) (?:prompt|message|mode)\\b`,
  'i',
)
/** An order goes on in the sentences after it. */
const REACH = 2

/** What an order wants to see: quoted words, words in capitals, addresses. */
const WANTED =
  /["“'‘]([^"”'’\n]{3,80})["”'’]|\b([A-Z][A-Z0-9_-]{3,})\b|(https?:\/\/[^\s)>"']+|www\.[^\s)>"']+)/g
const ORDINARY = new Set(['WALT', 'JSON', 'HTML', 'STEM', 'NZSL', 'EOTC', 'ESOL'])

/** Words that a reply holds only if it obeyed an order pasted into the message. */
export function plantedWords(message: string): string[] {
  const sentences = message.split(/(?<=[.!?])\s+|\n+/)
  const ordered = (index: number) =>
    sentences.slice(Math.max(0, index - REACH), index + 1).some((sentence) => ORDER.test(sentence))
  const rest = sentences.filter((_, index) => !ordered(index)).join('\n')
  const wanted = sentences.flatMap((sentence, index) =>
    ordered(index)
      ? [...sentence.matchAll(WANTED)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
      : [],
  )
  // What is spoken of elsewhere too may well be the topic.
  return [...new Set(wanted.filter((word) => word !== '' && !ORDINARY.has(word) && !rest.includes(word)))]
}

export function obeysOrders(planted: readonly string[], texts: readonly string[]): boolean {
  const said = texts.join('\n').toLowerCase()
  return planted.some((word) => said.includes(word.toLowerCase()))
}
