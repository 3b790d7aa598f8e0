/** Settings for word problems, from the project's own list of NZ contexts (version 2026-11-21). Counted things are never food. */
export interface Theme {
  id: string
  /** A request that names one of these gets this setting. */
  match: RegExp
  title: string
  place: string
  /** Plural of what is counted. */
  things: string
  one: string
  /** What the things come in. */
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
]
