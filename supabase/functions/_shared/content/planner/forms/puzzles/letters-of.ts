/** The letters of a word as a puzzle shows them: capitals with their macrons, no spaces, hyphens or apostrophes. */
export function lettersOf(word: string): string {
  return word
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^\p{L}]/gu, '')
}

/** How many letters an answer has, word by word: "5" or "5, 6". */
export function lengthsOf(word: string): string {
  return word
    .split(/[\s-]+/)
    .map((part) => [...lettersOf(part)].length)
    .filter((count) => count > 0)
    .join(', ')
}
