import type { WordPattern } from './word-pattern.ts'

export type BlankSheetName =
  | 'hundreds chart'
  | 'multiplication grid'
  | 'place value chart'
  | 'decimal place value chart'
  | 'fraction wall'
  | 'ten frames'
  | 'squared paper'
  | 'lined paper'
  | 'reading log'
  | 'book report'
  | 'research planner'

/** What a sheet for use again and again is called. Most count only where they are all that a message asks for. */
export const BLANK_SHEET_WORDS: readonly (WordPattern & { name: BlankSheetName; alone?: true })[] = [
  {
    name: 'hundreds chart',
    alone: true,
    pattern: /(?:hundreds?|100s?|number) (?:chart|square|grid|board)s?/i,
    matches: ['hundreds chart', 'a 100 square', 'number grid'],
    misses: ['hundreds of birds', 'bar chart'],
  },
  {
    name: 'multiplication grid',
    alone: true,
    pattern: /(?:multiplication|times?[- ]?tables?) (?:grid|square|chart)s?/i,
    matches: ['multiplication grid', 'times table square', 'times tables chart'],
    misses: ['multiplication facts', 'grid method'],
  },
  {
    name: 'decimal place value chart',
    alone: true,
    pattern:
      /decimals? place value (?:chart|grid|table|house)s?|place value (?:chart|grid|table|house)s? (?:with|for|to) (?:decimals?|tenths|hundredths|thousandths)/i,
    matches: [
      'decimal place value chart',
      'place value chart with decimals',
      'place value grid to thousandths',
    ],
    misses: ['decimal place value', 'place value chart'],
  },
  {
    name: 'place value chart',
    alone: true,
    pattern: /place value (?:chart|grid|table|house)s?/i,
    matches: ['place value chart', 'a place value house'],
    misses: ['place value', 'place value mat'],
  },
  {
    name: 'fraction wall',
    alone: true,
    pattern: /fractions? (?:wall|strip|bar)s?/i,
    matches: ['fraction wall', 'fraction strips'],
    misses: ['fractions', 'wall displays'],
  },
  {
    name: 'ten frames',
    alone: true,
    pattern: /(?:10s?|tens?)[- ]?frames?(?! (?:maths? )?(?:work ?sheets?|questions?|practice|activit))/i,
    matches: ['ten frames', 'tens frame', '10 frame'],
    misses: ['tent frames', 'a frame', 'tens frame worksheet'],
  },
  {
    name: 'squared paper',
    alone: true,
    pattern: /(?:graph|grid|squared|square|maths) paper/i,
    matches: ['graph paper', 'squared paper'],
    misses: ['paper planes', 'a graph'],
  },
  {
    name: 'lined paper',
    alone: true,
    pattern:
      /(?:lined|ruled)(?: writing)? (?:paper|page|sheet)s?(?: with (?:a )?(?:picture|drawing) (?:box|space))?/i,
    matches: ['lined paper', 'lined writing paper with picture box', 'ruled pages'],
    misses: ['writing paper', 'line graphs'],
  },
  {
    name: 'reading log',
    pattern: /(?:home )?reading (?:logs?|record sheets?|diary pages?)/i,
    matches: ['reading log', 'a home reading log', 'reading record sheet'],
    misses: ['reading', 'a moon log'],
  },
  {
    name: 'book report',
    pattern: /book (?:reports?|reviews?) (?:templates?|sheets?|forms?|pages?|organi[sz]ers?)/i,
    matches: ['book report template', 'a book review sheet'],
    misses: ['write a book report', 'book review lesson'],
  },
  {
    name: 'research planner',
    pattern:
      /(?:research|inquiry|project)(?: project)? (?:planners?|planning (?:sheet|template|page)s?|note ?(?:taking|making) (?:sheet|template|page)s?|templates?|organi[sz]ers?)/i,
    matches: ['research planner', 'inquiry planning sheet', 'project template', 'research note taking sheet'],
    misses: ['research', 'a science project', 'project on bees'],
  },
]
