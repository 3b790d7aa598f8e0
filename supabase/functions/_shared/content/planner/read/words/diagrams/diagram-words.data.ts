import type { WordPattern } from '../word-pattern.ts'

/** A thing of which we have a drawing with parts to name. */
export type DiagramName =
  | 'flower'
  | 'plant'
  | 'tree'
  | 'insect'
  | 'fish'
  | 'water cycle'
  | 'circuit'
  | 'body'
  | 'volcano'
  | 'book'
  | 'letter'

/** The words that name the thing; the first that fits is drawn. */
export const DIAGRAM_WORDS: readonly (WordPattern & { name: DiagramName })[] = [
  {
    name: 'water cycle',
    pattern: /\bwater cycles?\b/i,
    matches: ['water cycle diagram to label'],
    misses: ['life cycle', 'water'],
  },
  {
    name: 'volcano',
    pattern: /\bvolcano(?:es|s)?\b/i,
    matches: ['label a volcano', 'volcanoes diagram'],
    misses: ['volcanic rock'],
  },
  {
    name: 'circuit',
    pattern: /\b(?:electric(?:al)?|simple|electricity)? ?circuits?\b/i,
    matches: ['label a simple circuit', 'circuit diagram'],
    misses: ['electric eel'],
  },
  {
    name: 'insect',
    pattern: /\b(?:insects?|bugs?|bees?|ants?|beetles?|minibeasts?)\b/i,
    matches: ['parts of an insect', 'label the bee'],
    misses: ['spider', 'antler'],
  },
  {
    name: 'fish',
    pattern: /\bfish\b/i,
    matches: ['parts of a fish'],
    misses: ['fishing', 'starfish'],
  },
  {
    name: 'tree',
    pattern: /\btrees?\b(?! (?:diagrams?|maps?|charts?|kangaroo))/i,
    matches: ['label a tree'],
    misses: ['tree diagram', 'street'],
  },
  {
    name: 'plant',
    pattern: /\bplants?\b/i,
    matches: ['label and match parts of a plant', 'plants diagram'],
    misses: ['planting', 'power plantation'],
  },
  {
    name: 'flower',
    pattern: /\bflowers?\b/i,
    matches: ['parts of a flower', 'flower diagram'],
    misses: ['flour', 'cauliflower'],
  },
  {
    name: 'body',
    pattern:
      /\b(?:(?:human |my |our |the )?body(?: parts)?|parts of (?:me|my body))\b(?! (?:paragraph|of (?:a |the )?(?:letter|text|report)|percussion))/i,
    matches: ['body parts label', 'parts of the body', 'label my body'],
    misses: ['everybody', 'body paragraph'],
  },
  {
    name: 'letter',
    pattern: /\b(?:friendly |formal |personal )?letters?\b(?! (?:[a-z]\b|sounds?|names?|formation))/i,
    matches: ['parts of a letter', 'label a friendly letter'],
    misses: ['letter s', 'letter sounds'],
  },
  {
    name: 'book',
    pattern: /\bbooks?\b/i,
    matches: ['parts of a book'],
    misses: ['booking', 'notebook'],
  },
]

/** The words that ask for a drawing with parts to name. */
export const ASKS_TO_LABEL: WordPattern = {
  pattern:
    /\blabel(?:l?ing|l?ed|s)?\b(?! (?:the )?(?:axes|axis|graph|map|angles?|number line))|\b(?:blank|labelled|unlabelled|cut ?away|cross[- ]section)? ?diagrams?\b|\b(?:parts|structure) of (?:an? |the |our |my )?/i,
  matches: [
    'label the plant',
    'labelling a flower',
    'diagram of a volcano',
    'parts of an insect',
    'body parts label',
  ],
  misses: ['label the axes', 'a plant', 'take part'],
}
