/** Lower case without macrons and accents, so "mara" finds "māra". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Every word of the query stands somewhere in the text. */
export function matchesAllWords(text: string, query: string): boolean {
  const folded = foldText(text)
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
