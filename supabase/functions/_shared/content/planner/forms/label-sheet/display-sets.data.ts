import type { WordPattern } from '../../read/words/word-pattern.ts'

/** A list of the lexicon as a request for labels names it. */
export interface DisplaySet extends WordPattern {
  /** The id of the list. */
  list: string
  heading: string
  /** Words of the list that are on no label, because the set is narrower than the list. */
  without?: readonly string[]
}

export const DISPLAY_SETS: readonly DisplaySet[] = [
  {
    list: 'colours',
    heading: 'Ngā tae · Colours',
    pattern: /\bcolou?rs?\b/i,
    matches: ['colours'],
    misses: ['colouring'],
  },
  {
    list: 'days',
    heading: 'Ngā rā o te wiki · Days of the week',
    pattern: /\bdays?\b/i,
    matches: ['days of week', 'days'],
    misses: ['daily'],
    without: ['inanahi', 'āpōpō', 'i tēnei rā', 'wiki'],
  },
  {
    list: 'numbers',
    heading: 'Ngā tau · Numbers',
    pattern: /\bnumbers?\b|\b[01] ?(?:-|–|to) ?\d+/i,
    matches: ['numbers 1-10', '1 to 20'],
    misses: ['numeracy'],
    without: ['kore'],
  },
  {
    list: 'months',
    heading: 'Ngā marama · Months',
    pattern: /\bmonths?\b/i,
    matches: ['months of the year'],
    misses: ['monthly'],
  },
  {
    list: 'weather',
    heading: 'Te huarere · Weather',
    pattern: /\bweather\b/i,
    matches: ['weather'],
    misses: ['whether'],
  },
  {
    list: 'classroom-things',
    heading: 'Things in the classroom',
    pattern:
      /\b(?:(?:classroom|room|class) (?:things|objects|items|areas|equipment|furniture)|things (?:in|around) (?:the |our |my )?(?:class)?room|labels for (?:the|our|my) (?:class)?room)\b/i,
    matches: ['classroom objects', 'things in our room', 'labels for the classroom'],
    misses: ['classroom display labels'],
  },
  {
    list: 'feelings',
    heading: 'Feelings',
    pattern: /\b(?:feelings?|emotions?)\b/i,
    matches: ['feelings'],
    misses: ['feel'],
  },
  {
    list: 'family',
    heading: 'Te whānau · Family',
    pattern: /\b(?:family|wh[āa]nau)\b/iu,
    matches: ['family'],
    misses: ['familiar'],
  },
  {
    list: 'body',
    heading: 'Te tinana · The body',
    pattern: /\bbody(?: parts)?\b|\bparts of the body\b/i,
    matches: ['body parts'],
    misses: ['nobody'],
  },
  {
    list: 'animals',
    heading: 'Animals',
    pattern: /\banimals?\b/i,
    matches: ['animals'],
    misses: ['animation'],
  },
  {
    list: 'birds',
    heading: 'Ngā manu · Birds',
    pattern: /\bbirds?\b/i,
    matches: ['birds'],
    misses: ['birdie'],
  },
  {
    list: 'kai',
    heading: 'Kai · Food',
    pattern: /\b(?:food|kai|fruit)\b/i,
    matches: ['food'],
    misses: ['kaiako'],
  },
  {
    list: 'greetings',
    heading: 'Greetings',
    pattern: /\bgreetings?\b/i,
    matches: ['greetings'],
    misses: ['meet'],
  },
  {
    list: 'clothes',
    heading: 'Clothes',
    pattern: /\b(?:clothes|clothing)\b/i,
    matches: ['clothes'],
    misses: ['cloth'],
  },
  {
    list: 'commands',
    heading: 'What we say in class',
    pattern: /\b(?:commands|instructions)\b/i,
    matches: ['classroom commands'],
    misses: ['commando'],
  },
]

/** The list for the numbers after ten, and the words of it that continue to twenty. */
export const AFTER_TEN = { list: 'large-numbers', last: 'rua tekau' } as const
