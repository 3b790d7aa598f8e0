import type { WordPattern } from '../../read/words/word-pattern.ts'

/** The usual things to bring to an occasion, for the teacher to change. */
export interface GearList extends WordPattern {
  items: readonly string[]
}

/** Asks for a list of things to bring. */
export const GEAR_ASKED: WordPattern = {
  pattern:
    /(?:\s*(?:,|and|with|plus|incl(?:uding)?|an?|the)\s*)*\b(?:(?:gear|kit|packing|clothing|equipment|what[- ]to[- ](?:bring|pack|take)|things[- ]to[- ]bring)[- ]?lists?|list of (?:gear|clothing|(?:what|things) to (?:bring|pack|take))|what to (?:bring|pack|take)|things to bring|(?:gear|kit|packing)(?= (?:and|&) (?:permission|consent))|(?:gear|kit)$)\b/i,
  matches: [
    'gear list',
    ', what to bring list',
    'with a packing list',
    'what to bring',
    'camp gear and permission',
  ],
  misses: ['bring a raincoat', 'a list of dates', 'sports gear and boots'],
}

/** The first that fits is printed. */
export const GEAR_LISTS: readonly GearList[] = [
  {
    pattern: /\bcamps?\b|\bovernight\b|\bnoho\b/i,
    matches: ['school camp', 'noho marae'],
    misses: ['campaign'],
    items: [
      'sleeping bag and pillow',
      'warm jersey or fleece, and a change of clothes for each day',
      'raincoat',
      'sturdy shoes, and a second pair that may get wet',
      'underwear, socks and pyjamas',
      'hat and sunscreen',
      'togs and towel',
      'toothbrush, toothpaste, soap',
      'named drink bottle',
      'torch',
      'plastic bag for wet clothes',
      'named medicine, given to the teacher with instructions',
    ],
  },
  {
    pattern: /\bbeach\b/i,
    matches: ['beach trip'],
    misses: ['beaches'],
    items: [
      'togs and towel',
      'hat and sunscreen',
      'packed lunch and morning tea',
      'drink bottle',
      'warm top, and dry clothes to change into',
      'shoes that may get sandy',
      'plastic bag for wet things',
    ],
  },
  {
    pattern: /\bswim\w*|\bpools?\b/i,
    matches: ['swimming', 'the pool'],
    misses: ['carpool'],
    items: [
      'togs',
      'towel',
      'goggles, if your child wears them',
      'plastic bag for wet things',
      'warm top for afterwards',
      'hat and sunscreen',
      'drink bottle',
    ],
  },
  {
    pattern: /\btrips?\b|\bvisits?\b|\bexcursions?\b|\bhike\b|\bwalk\b|\bzoo\b|\bmuseum\b/i,
    matches: ['a class trip', 'a visit to the marae', 'museum'],
    misses: ['stripes'],
    items: [
      'packed lunch and morning tea',
      'drink bottle',
      'raincoat or warm jersey',
      'hat and sunscreen',
      'comfortable walking shoes',
      'a small backpack to carry it all',
    ],
  },
  {
    pattern: /\bsports? days?\b|\bcross[- ]country\b|\bathletics\b|\btournaments?\b/i,
    matches: ['sports day', 'cross country'],
    misses: ['sportsmanship'],
    items: [
      'sports clothes and running shoes',
      'hat and sunscreen',
      'drink bottle',
      'packed lunch and a snack',
      'warm top for afterwards',
    ],
  },
]

/** One thing that families are often asked to send. */
export const GEAR_WORDS: WordPattern = {
  pattern:
    /^(?:a |an |some |their |your |own |named |packed |sun |warm |old |plastic |wet |running |sports |drink |water |gold |library )*(?:togs|towels?|goggles|hats?|sunhats?|water|drinks?|bottles?|sunscreen|lunch(?:es)?|snacks?|raincoats?|jackets?|coats?|jerseys?|jumpers?|shoes|sandals|socks|gumboots|bags?|coins?|books?|clothes|torch|pillow|pyjamas|pencils?|shirts?|t-?shirts?|devices?|chromebooks?|headphones|morning tea)$/i,
  matches: ['togs', 'a sun hat', 'packed lunch', 'water bottle', 'gold coin'],
  misses: ['named', 'lunch is free', 'no nuts'],
}

/** Above a list that nobody checked for this occasion. */
export const USUAL_LIST = 'What to bring (the usual things; change to suit before you send it):'
