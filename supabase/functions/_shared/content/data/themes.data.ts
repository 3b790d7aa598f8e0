/**
 * A setting for word problems, from the project's own list of NZ contexts (version 2026-11-21). The things counted in
 * it are never food.
 */
export interface Theme {
  id: string
  /** Requests with these words get this setting. */
  match: RegExp
  title: string
  place: string
  /** The plural of the things that are counted. */
  things: string
  one: string
  /** The container the things come in. */
  group: string
  groups: string
}

export const THEMES: readonly Theme[] = [
  {
    id: 'garden',
    match: /m[āa]ra kai|garden|plant|seedling|kūmara/i,
    title: 'In the māra kai',
    place: 'in the school māra kai',
    things: 'seedlings',
    one: 'seedling',
    group: 'tray',
    groups: 'trays',
  },
  {
    id: 'netball',
    match: /netball|basketball|football|rugby|\bsports?\b|athletics|cricket|hockey/i,
    title: 'Sports day',
    place: 'for sports day',
    things: 'bibs',
    one: 'bib',
    group: 'bag',
    groups: 'bags',
  },
  {
    id: 'beach',
    match: /beach|moana|\bsea(?:side|shore|shells?)?\b|ocean|\bshells?\b|coast|rocky shore/i,
    title: 'At the beach',
    place: 'at the beach',
    things: 'shells',
    one: 'shell',
    group: 'bucket',
    groups: 'buckets',
  },
  {
    id: 'library',
    match: /library|book/i,
    title: 'In the library',
    place: 'in the library',
    things: 'books',
    one: 'book',
    group: 'shelf',
    groups: 'shelves',
  },
  {
    id: 'kapa-haka',
    match: /kapa haka|\bpoi\b|polyfest|performance/i,
    title: 'Kapa haka practice',
    place: 'at kapa haka practice',
    things: 'poi',
    one: 'poi',
    group: 'box',
    groups: 'boxes',
  },
  {
    id: 'gala',
    match: /\bgala\b|(?:school|spring|book|country) fair\b|\bstalls?\b|raffle|fundrais/i,
    title: 'The school gala',
    place: 'for the school gala',
    things: 'tickets',
    one: 'ticket',
    group: 'book',
    groups: 'books',
  },
  {
    id: 'bush',
    match: /bush|forest|native tree|tree planting|ngahere|leaf|leaves/i,
    title: 'Planting day',
    place: 'on planting day',
    things: 'young trees',
    one: 'young tree',
    group: 'row',
    groups: 'rows',
  },
  {
    id: 'art',
    match: /\b(?:arts?|crafts?)\b|paint|\bbeads?\b/i,
    title: 'In the art corner',
    place: 'in the art corner',
    things: 'beads',
    one: 'bead',
    group: 'jar',
    groups: 'jars',
  },
  {
    id: 'camp',
    match: /\bcamp\b|tramp(ing)?|\bhut\b/i,
    title: 'School camp',
    place: 'at school camp',
    things: 'tent pegs',
    one: 'tent peg',
    group: 'bag',
    groups: 'bags',
  },
  {
    id: 'pool',
    match: /\bpool\b|swim/i,
    title: 'At the pool',
    place: 'at the pool',
    things: 'kickboards',
    one: 'kickboard',
    group: 'rack',
    groups: 'racks',
  },
  {
    id: 'cleanup',
    match: /rubbish|recycl|clean-?up|litter/i,
    title: 'Beach clean-up',
    place: 'at the beach clean-up',
    things: 'bottles',
    one: 'bottle',
    group: 'crate',
    groups: 'crates',
  },
  {
    id: 'bikes',
    match: /\bbikes?\b|scooter|\bwheels day\b/i,
    title: 'Bike day',
    place: 'for bike day',
    things: 'helmets',
    one: 'helmet',
    group: 'shelf',
    groups: 'shelves',
  },
  {
    id: 'birds',
    match: /\bbirds?\b|kererū|tūī|nest/i,
    title: 'Bird count',
    place: 'for the bird count',
    things: 'nest boxes',
    one: 'nest box',
    group: 'trailer',
    groups: 'trailers',
  },
  {
    id: 'band',
    match: /\bband\b|ukulele|\bdrums?\b|music/i,
    title: 'Band practice',
    place: 'at band practice',
    things: 'drumsticks',
    one: 'drumstick',
    group: 'case',
    groups: 'cases',
  },
  {
    id: 'ferry',
    match: /\bferry\b|\bbus\b|class trip|museum/i,
    title: 'The class trip',
    place: 'on the class trip',
    things: 'postcards',
    one: 'postcard',
    group: 'packet',
    groups: 'packets',
  },
  {
    id: 'kites',
    match: /\bkites?\b|Matariki/i,
    title: 'Kite day',
    place: 'for Matariki kite day',
    things: 'kites',
    one: 'kite',
    group: 'box',
    groups: 'boxes',
  },
]
