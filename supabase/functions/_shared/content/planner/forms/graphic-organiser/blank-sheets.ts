import type { BlankSheetName } from '../../read/words/blank-sheet-words.data.ts'
import type { Organiser, OrganiserPart } from './organiser.ts'

const counting = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const empty = (count: number) => counting(count).map(() => '')

/** A board of cells, printed as they are. */
const board = (rows: readonly (readonly string[])[]): OrganiserPart => ({ kind: 'board', rows })

/** Rows of boxes with these headings above them. */
const columns = (headings: readonly string[], rows: number, height: 'low' | 'middle'): OrganiserPart[] => [
  { kind: 'boxes', height: 'low', rows: [headings.map((heading) => [heading] as const)] },
  { kind: 'boxes', height, rows: counting(rows).map(() => headings.map(() => [''] as const)) },
]

const HUNDREDS = counting(10).map((row) => counting(10).map((at) => String((row - 1) * 10 + at)))
const TIMES = [
  ['×', ...counting(12).map(String)],
  ...counting(12).map((factor) => [String(factor), ...empty(12)]),
]
const WALL = [1, 2, 3, 4, 5, 6, 8, 10].map(
  (parts): OrganiserPart => ({
    kind: 'boxes',
    height: 'low',
    rows: [counting(parts).map(() => [parts === 1 ? '1 whole' : `1/${parts}`] as const)],
  }),
)

const sheet = (
  form: string,
  instructions: string,
  parts: readonly OrganiserPart[],
  use: readonly string[],
  look: string,
): Organiser => ({ form, compares: 0, instructions, forYoung: instructions, parts, use, look })

/** Sheets for use again and again: charts of mathematics, paper to write on, logs and planners. */
export const BLANK_SHEETS: Readonly<Record<BlankSheetName, Organiser>> = {
  'hundreds chart': sheet(
    'Hundreds chart',
    'The numbers from 1 to 100.',
    [board(HUNDREDS)],
    [
      'Cover some numbers with counters: which are hidden, and how do you know?',
      'Colour the multiples of a number and look at the pattern before you say the rule.',
      'Start anywhere: what is ten more, ten less, one more, one less?',
    ],
    'Moves of ten made down the column, without counting by ones.',
  ),
  'multiplication grid': sheet(
    'Multiplication grid',
    'Fill in each product: the number at the left times the number at the top.',
    [board(TIMES)],
    [
      'Fill in the facts that are known first (1, 2, 5 and 10). Turn each round: 3 × 7 is also 7 × 3.',
      'Colour what is left. These few are the facts to practise.',
      'The square numbers run down the diagonal from 1 to 144.',
    ],
    'Known facts used for new ones: 6 × 7 is 5 × 7 and one more 7.',
  ),
  'place value chart': sheet(
    'Place value chart',
    'Write one digit in each column.',
    columns(
      ['Millions', 'Hundred thousands', 'Ten thousands', 'Thousands', 'Hundreds', 'Tens', 'Ones'],
      8,
      'low',
    ),
    [
      'Cover the columns that your class does not use yet.',
      'Say a number, write it, and say what each digit is worth. Include numbers with a zero in the middle.',
      'Make it ten times as large: each digit moves one column to the left.',
    ],
    'A zero that holds an empty place, and the number read aloud rightly.',
  ),
  'decimal place value chart': sheet(
    'Decimal place value chart',
    'Write one digit in each column. The decimal point stands between ones and tenths.',
    columns(['Hundreds', 'Tens', 'Ones', '.', 'Tenths', 'Hundredths', 'Thousandths'], 8, 'low'),
    [
      'Write 0.4 and 0.40 under each other: which is more, and why neither?',
      'Multiply and divide by 10: the digits move, the point stays.',
    ],
    'Digits under their names, and decimals compared place by place and not by their length.',
  ),
  'fraction wall': sheet(
    'Fraction wall',
    'Each row is one whole. Compare the parts.',
    WALL,
    [
      'Cut the rows into strips, or lay a ruler down the page to find fractions that are equal.',
      'Ask for three different ways to make one half.',
    ],
    'Equal fractions named in pairs, such as 1/2 and 4/8, and the size of the parts seen to shrink as their number grows.',
  ),
  'ten frames': sheet(
    'Ten frames',
    'Put one counter in each box. Fill the top row first.',
    counting(5).map(() => board([empty(5), empty(5)])),
    [
      'Show a frame for two seconds. How many did you see, and how did you see them?',
      'How many more to make ten? Use two frames for numbers from 11 to 20.',
    ],
    'Numbers seen as five and some more, or as ten with some missing.',
  ),
  'squared paper': sheet(
    'Squared paper',
    'Use a sharp pencil and a ruler.',
    [board(counting(16).map(() => empty(14)))],
    [
      'Use it for arrays, areas, graphs, plans and patterns. One square can stand for any unit: agree on it first.',
    ],
    'Axes and sides drawn on the lines, with a label and the unit.',
  ),
  'lined paper': sheet(
    'Writing page',
    'Draw first. Then write on the lines.',
    [
      { kind: 'boxes', height: 'tall', rows: [[['']]] },
      { kind: 'boxes', height: 'low', rows: counting(8).map(() => [[''] as const]) },
    ],
    [
      'Talk about the drawing before the writing: it is the plan. Fold the picture box back for a page with lines only.',
    ],
    'Writing that says something the picture does not.',
  ),
  'reading log': sheet(
    'Reading log',
    'Write a line each time you read.',
    columns(['Date', 'Title and author', 'Pages or minutes', 'What I thought', 'Signed'], 12, 'low'),
    [
      'Read the “What I thought” column with the child now and then: it tells more than the number of pages.',
      'Any reading counts: comics, recipes, game guides, a story read aloud at home in any language.',
    ],
    'Thoughts that say why, and a mix of kinds of text over the term.',
  ),
  'book report': sheet(
    'Book report',
    'Tell someone who has not read it what the book is like. Do not give the ending away.',
    [
      { kind: 'boxes', height: 'low', rows: [[['Title'], ['Author and illustrator']]] },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [['What kind of book it is'], ['Who or what it is about']],
          [['What happens', 'Only the beginning and the problem'], ['Where and when']],
          [
            ['The part that I remember best', 'because …'],
            ['Words or a sentence that I liked', 'Copy it, with the page'],
          ],
        ],
      },
      {
        kind: 'boxes',
        height: 'middle',
        rows: [
          [['What I think of it', 'Two reasons from the book']],
          [['Who should read it, and who may not like it']],
        ],
      },
    ],
    [
      'Model the last two boxes with a book that everyone knows: an opinion needs something from the text.',
      'For non-fiction, read “what happens” as “what it explains”.',
    ],
    'An opinion with two reasons that can be found in the book.',
  ),
  'research planner': sheet(
    'Research planner',
    'Plan before you look things up. Write notes in your own words, with where you found them.',
    [
      {
        kind: 'boxes',
        height: 'middle',
        rows: [[['My big question', 'One that cannot be answered by a single word']]],
      },
      ...columns(
        ['Smaller questions', 'What I found out, in notes', 'Where: title or site, page, date'],
        5,
        'middle',
      ),
      { kind: 'boxes', height: 'low', rows: [[['What surprised me'], ['What I still do not know']]] },
    ],
    [
      'Spend a lesson on the questions alone: sort them into those that a fact answers and those that need thinking.',
      'Show notes of five words for a paragraph of fifty. Books are shut while the sentences are written.',
      'Two sources that agree make a fact safer. Ask who wrote it and when.',
    ],
    'Notes in the child’s own words, each with its source, and an answer to the big question.',
  ),
}
