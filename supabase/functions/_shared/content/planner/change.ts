/** How one part of a document is to be different. */
export const CHANGES = ['again', 'easier', 'harder', 'shorter', 'longer'] as const
export type Change = (typeof CHANGES)[number]

const WORDS: [Change, RegExp][] = [
  ['shorter', /\b(?:short(?:er|en)|brief(?:er|ly)?|less|fewer|cut (?:it|this) (?:down|back)|poto)\b/i],
  [
    'longer',
    /\b(?:more detail(?:s|ed)?|in detail|longer|expand|elaborate|more (?:questions|tasks|steps|ideas))\b/i,
  ],
  ['easier', /\b(?:easier|simpler|simplify|more support|māmā)\b/iu],
  ['harder', /\b(?:harder|trickier|challeng(?:e|ing)|more difficult|extend|uaua)\b/i],
]

/** What a message asks of the part it names; "again" where it only says to redo it. */
export function changeIn(text: string): Change {
  return WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'again'
}
