import { formatNumber } from '../../maths/number.ts'
import { type AnsweredBox, rowsOf, type SheetRow } from './sheet-row.ts'

/** Asks for a sheet to use again with any number. */
export const asksForBlank = (text: string): boolean =>
  /\b(?:templates?|blank|re-?usable|any number|every ?day)\b/i.test(text)

const YOUNG = 2
const STEPS = [1, 10, 100, 1000]

const box = (heading: string, answer: string, help?: string): AnsweredBox => ({
  heading,
  answer,
  ...(help === undefined ? {} : { help }),
})

const stepBoxes = (steps: readonly number[], way: 'more' | 'less'): SheetRow => ({
  height: 'low',
  boxes: steps.map((step) =>
    box(
      `${formatNumber(step)} ${way}`,
      `The number ${way === 'more' ? 'plus' : 'take away'} ${formatNumber(step)}.`,
    ),
  ),
})

function youngRows(largest: number): SheetRow[] {
  const steps = largest <= 20 ? [1, 2] : [1, 10]
  return [
    ...rowsOf(
      [
        box('In words', 'Its name, spelt as on your wall.'),
        box('Odd or even?', 'Even where it ends in 0, 2, 4, 6 or 8.'),
        box('The number before', 'One less.'),
        box('The number after', 'One more.'),
      ],
      2,
    ),
    stepBoxes(steps, 'more'),
    stepBoxes(steps, 'less'),
    ...rowsOf(
      [
        box('Tens and ones', 'The first digit of two is the tens.', '____ tens and ____ ones'),
        box('Two ways to make it', 'Any two sums that make the number.', '____ + ____  and  ____ + ____'),
      ],
      2,
    ),
    {
      height: 'high',
      boxes: [box('Draw so many things, in groups that are easy to count', 'Groups of ten or five.')],
    },
  ]
}

function olderRows(largest: number, year: number): SheetRow[] {
  const steps = STEPS.filter((step) => step * 10 <= largest)
  const roundTo = STEPS.filter((step) => step >= 10 && step * 10 <= largest)
  const single = [
    box('Odd or even?', 'Even where it ends in 0, 2, 4, 6 or 8.'),
    box('Double', 'The number plus itself.'),
    box('Half', 'Of an odd number it ends in a half.'),
    ...(year >= 4 ? [box('10 times as much', 'Every digit moves one place to the left.')] : []),
    ...roundTo.map((to) =>
      box(
        `Nearest ${formatNumber(to)}`,
        `The multiple of ${formatNumber(to)} that is closest; halfway goes up.`,
      ),
    ),
  ]
  return [
    { height: 'low', boxes: [box('In words', 'Its name, with the thousands said first.')] },
    { height: 'low', boxes: [box('In expanded form', 'What each digit is worth, added up.')] },
    ...rowsOf(single, single.length % 4 === 0 ? 4 : 3),
    stepBoxes(steps, 'more'),
    stepBoxes(steps, 'less'),
    {
      height: 'low',
      boxes: [
        box(
          'Split it in three ways',
          'Any three sums that make the number.',
          '______ + ______,  or ______ + ______,  or ______ + ______',
        ),
      ],
    },
  ]
}

/** The boxes for a number that is not known yet; the answers say what is right for every number. */
export const blankRows = (largest: number, year: number): SheetRow[] =>
  year <= YOUNG || largest <= 20 ? youngRows(largest) : olderRows(largest, year)
