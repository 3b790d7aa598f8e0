import type { WordPattern } from './word-pattern.ts'

/** A sheet that a request names by what it is, and that has a maker of its own in `forms/`. */
export type NamedSheet =
  | 'cloze'
  | 'matching'
  | 'graphic organiser'
  | 'investigation sheet'
  | 'number of the day'
  | 'spelling sheet'
  | 'handwriting sheet'
  | 'writing prompts'
  | 'dictation'
  | 'colour by answer'
  | 'sequencing cards'
  | 'script'

/** The words that ask for a named sheet; the first that fits is made. */
export const SHEET_WORDS: readonly (WordPattern & { sheet: NamedSheet })[] = [
  {
    sheet: 'cloze',
    pattern:
      /\bcloze\b|\bfill[- ](?:in[- ])?(?:the )?(?:gaps?|blanks?|missing words?)\b|\bgap[- ]?fill\b|\b(?:missing|gapped) words? (?:sheet|passage|activity|text)\b/i,
    matches: ['a cloze on the water cycle', 'fill in the blanks', 'gap fill', 'fill the gaps'],
    misses: ['mind the gap', 'missing numbers', 'close the door'],
  },
  {
    sheet: 'matching',
    pattern:
      /\bmatch(?:ing|es)?\b[^.]*\b(?:meanings?|definitions?|words?|kupu|terms?|idioms?|vocab(?:ulary)?)\b|\b(?:words?|kupu|idioms?|terms?|vocab(?:ulary)?|meanings?|definitions?)\b[^.]*\bmatch(?:ing)?\b/i,
    matches: ['idioms, match to meaning', 'match the words with their definitions', 'kupu matching activity'],
    misses: ['a cricket match', 'match fractions and decimals', 'matching games'],
  },
  {
    sheet: 'colour by answer',
    pattern:
      /\bcolou?r(?:ing)?(?:[- ]in)?[- ]by[- ](?:the[- ])?(?:numbers?|codes?|answers?|sums?|facts?|sight[- ]?words?|words?|sounds?|parts of speech|word class(?:es)?)\b(?: (?:work ?sheets?|sheets?|pages?|pictures?|activit(?:y|ies)))?|\bcolou?r the (?:right )?answers?\b|\b(?:maths? )?mystery (?:pictures?|pixel art)\b|\bmaths? (?:mosaics?|pixel art)\b|\bpixel art (?=(?:maths?|times|multipl\w*|add\w*|subtract\w*|division)\b)/i,
    matches: [
      'colour by number addition to 10',
      'color-by-code',
      'mystery picture times tables 6 7 8',
      'a maths mosaic',
      'colouring by numbers sheet',
      'colour in by answer',
    ],
    misses: [
      'the colour wheel',
      'colour mixing',
      'a mystery story',
      'Roman mosaics',
      'pixel art in digital technology',
    ],
  },
  {
    sheet: 'sequencing cards',
    pattern:
      /\b(?<!number )(?:sequenc(?:e|ing)|ordering)[ -](?:cards?|strips?|sheets?|(?<=ing[ -])(?:work ?sheets?|activit(?:y|ies)|pictures?|puzzles?))\b|(?<=\blife[ -]?cycle )(?:cards?|strips?)\b|\b(?:order|sequence|sequencing|ordering) (?:the )?(?:events?|steps|stages)(?: (?:cards?|work ?sheets?|activity|sheet))?\b|\b(?:put|sort) (?:the )?(?:steps|stages|events) (?:in|into) (?:the )?(?:right |correct )?order\b|\bcut[ -]?(?:out )?(?:and|&|n)[ -]?(?:paste|stick|glue)\b(?: (?:work ?sheets?|sheets?|activit(?:y|ies)))?/i,
    matches: [
      'sequencing cards life cycle of a monarch butterfly',
      'life cycle cards',
      'cut and paste',
      'order the events cards',
      'sequence the steps',
      'put the steps in order',
      'sequencing activity on making bread',
    ],
    misses: [
      'number sequences',
      'a number sequence sheet',
      'ordering numbers',
      'ordering fractions cards',
      'a dance sequence',
      'cut paper',
    ],
  },
  {
    sheet: 'script',
    pattern:
      /\b(?<!(?:writ\w*|features of|about|structure of) (?:an? |our |their |your )?(?:own )?)(?:reader(?:[’']?s[’']?)? theat(?:re|er)(?: (?:plays?|scripts?))?|(?:short |class |drama |school |assembly |kids |funny )*(?:play|drama|skit)[- ]?scripts?|plays?[- ]?scripts?|(?:short |class |assembly |funny )*scripts?(?= (?:about|on|for|with)\b)|script(?= (?:maui|māui)\b)|(?:short|funny|class|assembly) (?:plays?|skits?)(?= (?:about|on|for|with)\b))(?!\p{L}| (?:writing|features?|frames?|templates?|planners?|rubric|checklist|lesson))/iu,
    matches: [
      'readers theatre script maui and the sun',
      'short play script on bullying',
      'reader’s theatre about a lost dog',
      'a playscript for six parts',
      'a script about the new kid',
      'a short play about recycling',
    ],
    misses: [
      'writing a play script',
      'features of a play script',
      'play script writing frame',
      'a description',
      'javascript',
      'play with words',
    ],
  },
]

/** The sheet that a request names, or null. */
export const sheetIn = (text: string): NamedSheet | null =>
  SHEET_WORDS.find(({ pattern }) => pattern.test(text))?.sheet ?? null

/** A request without the words that name its sheet, which say nothing about the topic. */
export const withoutSheet = (text: string): string =>
  SHEET_WORDS.filter(({ sheet }) => sheet !== 'matching').reduce(
    (left, { pattern }) => left.replace(pattern, ' '),
    text,
  )

/** A request without the words of a sheet of colours, whose code and colours are no topic. */
export const withoutColouring = (text: string): string =>
  SHEET_WORDS.filter(({ sheet }) => sheet === 'colour by answer').reduce(
    (left, { pattern }) => left.replace(pattern, ' '),
    text,
  )
