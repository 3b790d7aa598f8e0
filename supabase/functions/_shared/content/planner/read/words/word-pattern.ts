/** A pattern for a teacher's words, with the examples that a test holds it to. */
export interface WordPattern {
  pattern: RegExp
  /** Texts in which the pattern finds something. */
  matches: readonly string[]
  /** Texts that come close, in which it must find nothing. */
  misses: readonly string[]
}

/** A pattern whose findings are cut out of a text. */
export interface Cut {
  pattern: RegExp
  /** Replaces what was found. */
  leaves: '' | ' '
  /** Texts before and after the cut. */
  examples: readonly (readonly [before: string, after: string])[]
  /** Texts that come close and must stay as they are. */
  keeps: readonly string[]
}

/** Applies every cut in order. */
export function cutAll(text: string, cuts: readonly Cut[]): string {
  return cuts.reduce((left, { pattern, leaves }) => left.replace(pattern, leaves), text)
}
