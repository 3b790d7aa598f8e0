/** Counts syllables by groups of vowels: good enough to compare texts, not to teach from. */
function syllables(word: string): number {
  const groups = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/e$/, '')
    .match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 1)
}

interface ReadingLevel {
  /** The average number of words in a sentence. */
  sentence: number
  /** The share of words with three syllables or more. */
  long: number
}

export function readingLevel(texts: readonly string[]): ReadingLevel {
  const sentences = texts
    .flatMap((text) => text.split(/[.!?:]+(?:\s|$)/))
    .filter((part) => /\p{L}{2}/u.test(part))
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{M}’'-]+/gu) ?? [])
  if (words.length === 0) return { sentence: 0, long: 0 }
  return {
    sentence: words.length / sentences.length,
    long: words.filter((word) => syllables(word) >= 3).length / words.length,
  }
}

/**
 * The highest reading level we print for pupils of a year. It was set from our own pages, not from a published norm.
 */
export function readingLimit(year: number): ReadingLevel {
  return { sentence: 9 + Math.max(1, year) * 1.6, long: 0.16 + Math.max(1, year) * 0.02 }
}
