import type { WordPattern } from '../read/words/word-pattern.ts'

/** Something that a request is about, which no nearby topic stands in for: a sheet on area is no sheet on L shapes. */
export interface CorePart extends WordPattern {
  /** As one teacher says it to another. */
  name: string
  /** Found in what is printed where the part was done. */
  served: RegExp
  /** How often, where one mention is not yet the work itself. */
  least?: number
}

export const CORE_PARTS: readonly CorePart[] = [
  {
    name: 'L shapes',
    pattern: /\bL[- ]?shape[sd]?\b|\b(?:composite|compound) (?:shapes?|areas?|figures?)\b/i,
    served: /\bL[- ]shape|\bcomposite\b|\bcompound shape|\bmade (?:up )?(?:of|from) (?:two )?rectangles/i,
    matches: ['area incl L shapes', 'compound shapes year 7'],
    misses: ['all shapes', 'compound words'],
  },
  {
    name: 'lines to measure with a ruler',
    pattern: /\blines? to measure\b|\bmeasur\w* (?:(?:these|the|some|straight) )?lines\b/i,
    served: /\bmeasure (?:this|each|the|every) line|\blength of (?:this|each|the) line/i,
    matches: ['ruler worksheet lines to measure', 'measuring lines in cm'],
    misses: ['number line', 'measure the line-up'],
  },
  {
    name: 'living and non-living things',
    pattern: /\bliving (?:and|n|or|vs\.?|versus|&) (?:non[- ]?|not )living\b/i,
    served: /\bnon[- ]?living\b|\bnot (?:a )?living\b|\bnever (?:been )?alive\b/i,
    least: 3,
    matches: ['living and non living sort', 'living or non-living'],
    misses: ['living and growing'],
  },
  {
    name: 'roll and cover',
    pattern: /\broll (?:and|n|&|\+) cover\b/i,
    served: /\broll and cover\b|\bcover (?:the|that|its) (?:number|answer|square)/i,
    matches: ['roll n cover game'],
    misses: ['roll over'],
  },
  {
    name: 'colours in te reo Māori',
    pattern: /\bcolou?rs?\b.*\bte reo\b|\bte reo\b.*\bcolou?rs?\b|\bng[āa] tae\b/i,
    served: /(?<!\p{L})(?:whero|kākāriki|kōwhai|kikorangi|pango)(?!\p{L})/iu,
    matches: ['te reo numbers and colours', 'ngā tae'],
    misses: ['te reo numbers', 'colour mixing'],
  },
  {
    name: 'numbers in te reo Māori',
    pattern: /\bnumbers?\b.*\bte reo\b|\bte reo\b.*\bnumbers?\b|\bng[āa] (?:tau|nama)\b/i,
    served: /(?<!\p{L})(?:tahi|rua|toru|whitu|waru)(?!\p{L})/iu,
    matches: ['te reo numbers and colours'],
    misses: ['te reo colours'],
  },
  {
    name: 'funny awards',
    pattern: /\bfunny\b.*\b(?:awards?|certificates?)\b|\b(?:awards?|certificates?)\b.*\bfunny\b/i,
    served: /\baward for\b|\bcaptain of\b|\bthe golden\b/i,
    matches: ['certificates funny but kind awards'],
    misses: ['funny poems', 'award for trying'],
  },
  {
    name: 'arrays',
    pattern: /\barrays?\b/i,
    served: /\barrays?\b|\brows? of\b/i,
    matches: ['multiplication with arrays'],
    misses: ['an arrangement'],
  },
  {
    name: 'number lines',
    pattern: /\bnumber ?lines?\b/i,
    served: /\bnumber line/i,
    matches: ['addition on a number line'],
    misses: ['lines of numbers'],
  },
  {
    name: 'tens frames',
    pattern: /\btens? ?frames?\b/i,
    served: /\btens? frame/i,
    matches: ['ten frames to 10'],
    misses: ['picture frames'],
  },
  {
    name: 'bar models',
    pattern: /\bbar models?\b/i,
    served: /\bbar model|\bdraw (?:a|the) bar\b/i,
    matches: ['bar models for fractions'],
    misses: ['bar graph', 'a model'],
  },
]

/** A day or season in which questions were to be set, as it is named to the teacher. */
export const OCCASIONS_SET: readonly (WordPattern & { name: string })[] = [
  {
    name: 'Black Friday',
    pattern: /\bblack friday\b/i,
    matches: ['percentages, black friday sales'],
    misses: ['good friday'],
  },
  {
    name: 'Christmas',
    pattern: /\b(?:xmas|christmas)\b/i,
    matches: ['xmas shopping'],
    misses: ['a Christian name'],
  },
  {
    name: 'Halloween',
    pattern: /\bhallow?e[’']?en\b/i,
    matches: ['halloween maths'],
    misses: ['hallowed'],
  },
  {
    name: 'Easter',
    pattern: /\beaster\b/i,
    matches: ['easter egg problems'],
    misses: ['eastern'],
  },
  {
    name: 'Diwali',
    pattern: /\bdiwali\b/i,
    matches: ['diwali patterns'],
    misses: ['dial'],
  },
  {
    name: 'the Olympics',
    pattern: /\bolympics?\b/i,
    matches: ['olympics data'],
    misses: ['limpets'],
  },
  {
    name: 'the World Cup',
    pattern: /\bworld cup\b/i,
    matches: ['rugby world cup graphs'],
    misses: ['world map'],
  },
]

/** Questions with prices are about shopping, whether or not they say the word. */
export const SHOPPING = /\bshop(?:s|ping)?\b|\bsales?\b|\bprices?\b|\bsupermarkets?\b|\bbuying\b/i
export const PRICE = /\$\d/
