/** Sentences that talk to the model instead of to a class. */
const ORDER =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]*\b(?:rules?|instructions?|prompts?|above|previous|guidelines)\b|\b(?:you are now|act as|pretend to be|from now on)\b|\b(?:print|reveal|show|repeat|output|reply|respond|answer) (?:only |with |just )*[^.!?\n]*\b(?:system|developer|hidden|only|exactly|instead)\b|\b(?:system|developer) (?:prompt|message|mode)\b/i

/** What an order wants to see: quoted words, words in capitals, addresses. */
const WANTED =
  /["“'‘]([^"”'’\n]{3,80})["”'’]|\b([A-Z][A-Z0-9_-]{3,})\b|(https?:\/\/[^\s)>"']+|www\.[^\s)>"']+)/g
const ORDINARY = new Set(['WALT', 'JSON', 'HTML', 'STEM', 'NZSL', 'EOTC', 'ESOL'])

/** Words that a reply holds only if it obeyed an order pasted into the message. */
export function plantedWords(message: string): string[] {
  const sentences = message.match(/[^.!?\n]+[.!?\n]*/g) ?? []
  const wanted = sentences.flatMap((sentence, index) => {
    const before = sentences[index - 1] ?? ''
    if (!ORDER.test(sentence) && !ORDER.test(before)) return []
    return [...sentence.matchAll(WANTED)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
  })
  return [...new Set(wanted.filter((word) => word !== '' && !ORDINARY.has(word)))]
}

export function obeysOrders(planted: readonly string[], texts: readonly string[]): boolean {
  const said = texts.join('\n').toLowerCase()
  return planted.some((word) => said.includes(word.toLowerCase()))
}
