/**
 * Topic words that teachers type in a hurry. Words one letter away from another real word (addition, angles) are left
 * out.
 */
export const TOPIC_WORDS: readonly string[] = [
  'fraction',
  'fractions',
  'multiplication',
  'multiplying',
  'division',
  'subtraction',
  'subtracting',
  'decimal',
  'decimals',
  'percentage',
  'percentages',
  'probability',
  'measurement',
  'geometry',
  'statistics',
  'symmetry',
  'perimeter',
  'algebra',
  'equations',
  'apostrophe',
  'apostrophes',
  'punctuation',
]

/** Real words that look like a slip in one of the topic words. */
export const REAL_WORDS: readonly string[] = ['friction', 'faction', 'factions', 'equation']
