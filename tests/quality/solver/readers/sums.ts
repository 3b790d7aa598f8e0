import type { Kind } from '../../data/request.ts'
import { evaluate } from '../arithmetic.ts'
import { isWhole, toNumber, whole } from '../rational.ts'
import { type Expected, type Found, type Reader, readers } from '../reader.ts'

const FRACTION = /\d\/\d/

/** A sum of a kind: its signs are those of `signs` and no others. */
const bare = (kind: Kind, signs: string, fractions: boolean): Reader => ({
  kind,
  says: '{Work out mentally: |Work out |What is |Use @: |Bridge @: |In columns: |}& ={|?| ____}',
  gives: ({ text }) => {
    const used = new Set(
      text(1)
        .replace(/(^|\()−/g, '$1')
        .match(/[+−×÷]/g) ?? [],
    )
    const fits =
      used.size > 0 &&
      [...used].every((sign) => signs.includes(sign)) &&
      (used.size === 1 || signs.length > 1)
    return fits && FRACTION.test(text(1)) === fractions && !/□|___/.test(text(1)) ? evaluate(text(1)) : null
  },
})

function quotient({ number }: Found, whole1 = 1, part = 2): Expected {
  const [all, by] = [number(whole1), number(part)]
  if (by === 0) return null
  return (answer: string) => {
    const [full = '', left = '0'] = answer.replace(/,/g, '').split(/ (?:remainder|r) /)
    return Number(full) === Math.floor(all / by) && Number(left) === all % by
  }
}

export const SUMS: readonly Reader[] = [
  bare('add', '+', false),
  bare('subtract', '−', false),
  bare('multiply', '×', false),
  ...readers('remainder', {
    '{Use @: |}# ÷ # =': (found) => (/remainder|r /.test(found.answer) ? quotient(found) : null),
  }),
  bare('divide', '÷', false),
  ...readers('divide', {
    '# ÷ # = (as a decimal)': '$1 : $2',
    '# ÷ # = (as a mixed number)': '$1 : $2',
  }),
  bare('add fractions', '+', true),
  bare('subtract fractions', '−', true),
  bare('multiply fractions', '×', true),
  bare('divide fractions', '÷', true),
  bare('operations', '+−×÷', false),
  bare('add fractions', '+−×÷', true),
  ...readers('add', {
    '@ counts # @, then # more. How many @ altogether?': '$1 + $2',
    '@ has # @ and is given # more. How many @ is that?': '$1 + $2',
    'A class needs # @ and has #. How many more does it need?': '$1 - $2',
    '@ gives away # @ and has # left. How many were there at first?': '$1 + $2',
    'There are # @ and # more come. How many {are there|@ are there} {now|altogether}?': '$1 + $2',
  }),
  ...readers('subtract', {
    'There are # @. @ takes # of them away. How many are left?': '$1 - $2',
    '@ has # @. A friend has #. How many more has @?': '$1 - $2',
  }),
  ...readers('operations', {
    '@ has # @ and is given # more. It gives away #. How many are there now?': '$1 + $2 - $3',
  }),
  ...readers('multiply', {
    '@ has # @. Each @ has # @. How many @ altogether?': '$1 * $2',
    '# @, each with # @. How many @ altogether?': '$1 * $2',
    'There are # rows with # dots in each row.@ How many dots are there?': '$1 * $2',
    'Draw an array of # rows of #. How many are there altogether?': '$1 * $2',
  }),
  ...readers('divide', {
    '{@ shares|Share} # @ {equally|fairly} between # @. How many {go in each|does each|does each one|go to each}@?':
      '$1 : $2',
    '@ shares # @ equally between # @. How many @ go in each @?': '$1 : $2',
    '@ has # @ and puts # in each @. How many @ does @ fill?': '$1 : $2',
    'Share # @ equally between # @. How long is each piece?@': '$1 : $2',
  }),
  ...readers('operations', {
    '@ fills # @ with # @ each and has # left. How many @ are there?': '$1 * $2 + $3',
  }),
  ...readers('operations', {
    'A school buys # packets of # pencils and shares all of them equally between # classes. How many pencils does each class get?':
      '$1 * $2 : $3',
    'There are # animals in a paddock, sheep and hens. They have # legs altogether. How many are sheep?':
      '($2 - 2 * $1) : 2',
    'A straight fence is # m long. It has a post at each end and one every # m. How many posts are there?':
      '$1 : $2 + 1',
    'I think of a number, multiply it by # and add #. The answer is #. What is my number?': '($3 - $2) : $1',
  }),
  ...readers('operations', {
    '@ raises $#. It spends $# on travel and $# on food. How much is left?': '$1 - $2 - $3',
  }),
  ...readers('remainder', {
    '# @ are packed # to a @. How many full @, and how many left over?': (found) => quotient(found),
    'How many full bundles of five are in a tally of #, and how many single marks?': ({ number }) =>
      `${Math.floor(number(1) / 5)} remainder ${number(1) % 5}`,
    '# @ go on a trip. Each @ seats #. How many @ are needed?': ({ number }) =>
      whole(Math.ceil(number(1) / number(2))),
  }),
  ...readers('place value', {
    'A tally has # bundle{s|} of five and # single mark{s|}. How many is that?': '5 * $1 + $2',
  }),
  ...readers('multiply', {
    '@ thinks & = #. Which multiplication checks it? # × # = ____': '$3 * $4',
    'There are # equal rows of #. Write a × sentence with its answer.':
      ({ number }) =>
      (answer) =>
        sentenceIs(answer, [number(1), number(2)], '×'),
  }),
  ...readers('divide', {
    '# @ are shared into # equal @. Write a ÷ sentence with its answer.':
      ({ number }) =>
      (answer) =>
        sentenceIs(answer, [number(1), number(2)], '÷'),
  }),
  ...readers('outcomes', {
    'There are # @ and # @. How many different @ are there?': '$1 * $2',
  }),
  ...readers('add', {
    'Split # @ into two parts in every way you can. Write the pairs.':
      ({ number }) =>
      (answer) =>
        splitsAre(answer, number(1)),
  }),
  ...readers('rate', {
    'A bus travels # km in # hours at a steady speed. How far does it travel in one hour?': '$1 : $2',
    '@ cost{s|} $# a kilogram. What do # kg cost?': '$1 * $2',
    'A hose fills # L a minute. How many minutes does it take to fill # L?': '$2 : $1',
    '# @ hold # @. How many @ do # @ hold?': '$2 : $1 * $3',
    '@ for # people needs # @. How many @ for # people?': '$2 : $1 * $3',
  }),
]

function sentenceIs(answer: string, [a, b]: [number, number], sign: string): boolean {
  const [left = '', right = ''] = answer.split(' = ')
  const [value, stated] = [evaluate(left), evaluate(right)]
  if (!value || !stated || !left.includes(sign) || toNumber(value) !== toNumber(stated)) return false
  return [a, b].every((one) => left.split(sign).some((part) => Number(part.replace(/,/g, '')) === one))
}

function splitsAre(answer: string, of: number): boolean {
  const pairs = answer.split(', ').map((pair) => pair.split(' + ').map(Number))
  const fits = pairs.every(([a = Number.NaN, b = Number.NaN]) => a + b === of)
  const all = new Set(pairs.map(([a]) => a))
  return fits && all.size >= of - 1 && isWhole(whole(of))
}
