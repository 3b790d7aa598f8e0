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
  'photosynthesis',
  'electricity',
  'volcanoes',
  'earthquakes',
  'dinosaurs',
  'persuasive',
  'comprehension',
  'vocabulary',
  'adjectives',
  'friendship',
  'gymnastics',
  'athletics',
  'democracy',
  'government',
  'environment',
  'ecosystems',
  'homophones',
  'paragraphs',
]

/** Short forms of everyday words, and slips in them, as they are typed in a hurry. */
export const SHORT_FORMS: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/\b(?:smth|smthg|smthng|somthing|sumthing|somethin|someting)\b/gi, 'something'],
  [/\b(?:tmrw|tmr|tmrrw|tmorrow|tomorow|tommorow|tommorrow|tomoz|2moro)\b/gi, 'tomorrow'],
  [/\b(?:wksht|wrksht|worksheat|workseet|worksheeet)\b/gi, 'worksheet'],
  [/\b(?:lessn|leson|lesosn)\b/gi, 'lesson'],
  [/\b(?:abt|abuot)\b/gi, 'about'],
  [/\b(?:teh)\b/g, 'the'],
]

/** Real words that look like a slip in one of the topic words. */
export const REAL_WORDS: readonly string[] = [
  'friction',
  'faction',
  'factions',
  'equation',
  'adjective',
  'ecosystem',
  'homophone',
  'paragraph',
]
