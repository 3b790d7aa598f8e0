import { evaluate } from '../arithmetic.ts'
import { compare, isWhole, over, rational, toNumber, whole } from '../rational.ts'
import { type Found, type Reader, readers } from '../reader.ts'
import { fractionInWords, partsNamed } from '../words.ts'

const bar = ({ figure }: Found) =>
  figure?.kind === 'bar' ? over(whole(figure.shaded), whole(figure.parts)) : null
/** Right in value, and printed with no smaller numbers to be had. */
const simplest =
  (sum: string) =>
  ({ text }: Found) => {
    const value = evaluate(sum.replace('$1', text(1)))
    return (answer: string) => {
      const given = evaluate(answer)
      if (!value || !given || compare(value, given) !== 0) return false
      const [, top, bottom] = /(\d+)\/(\d+)$/.exec(answer) ?? []
      return top === undefined || rational(BigInt(top), BigInt(bottom ?? 1))?.bottom === BigInt(bottom ?? 1)
    }
  }
const mixed =
  ({ prompt, value }: Found) =>
  (answer: string) => {
    const given = evaluate(answer)
    const form = prompt.includes('mixed') ? /^\d+( \d+\/\d+)?$/ : /^\d+\/\d+$|^\d+$/
    return given !== null && compare(given, value(1)) === 0 && form.test(answer)
  }

export const FRACTIONS: readonly Reader[] = [
  ...readers('fraction of', {
    'Find ~ of #.': '$1 * $2',
    '{Find|What is} # of #{.|?| Write a mixed number.|. Write a mixed number.}': '$1 * $2',
    '@ has # @. ~ of them go{es|} in @. How many is that?': '$1 * $2',
    '# @ are ~ of @ set. How many are in the whole set?': '$1 : $2',
  }),
  ...readers('name a fraction', {
    'What fraction of the bar is shaded? Write it in numbers.': bar,
    'What fraction of the bar is shaded? Write it in words.': (found) => (answer) => {
      const [given, is] = [fractionInWords(answer), bar(found)]
      return given !== null && is !== null && compare(given, is) === 0
    },
    '# of the bar is shaded. What fraction is not shaded?': '1 - $1',
    'What fraction does the arrow show?': ({ figure }) =>
      figure?.kind === 'number-line'
        ? (answer) => {
            const given = evaluate(answer)
            return given !== null && Math.abs(toNumber(given) - (figure.marks[0] ?? 0)) < 1e-6
          }
        : null,
    '@ is cut into &. How many equal parts are there?': ({ text }) => {
      const parts = partsNamed(text(1))
      return parts === null ? null : whole(parts)
    },
    '@ is cut into pieces of # cm and # cm. Are the pieces &? Write true or false.': ({ number, text }) =>
      String(number(1) === number(2) && text(3) === 'halves'),
    'Count in &: &… How many more steps to one whole?': ({ text }) => {
      const parts = partsNamed(text(1))
      const counted = text(2)
        .split(',')
        .filter((term) => /\d/.test(term)).length
      return parts === null ? null : whole(parts - counted)
    },
  }),
  ...readers('decimals and fractions', {
    'The whole bar is one. What decimal is shaded?': bar,
  }),
  ...readers('equivalent', {
    'Fill in the missing number: # = ____ /#': '$1 * $2',
    'Fill in the missing number: & = #/ ____': ({ text, value }) => {
      const all = evaluate(text(1))
      return all && over(value(2), all)
    },
  }),
  ...readers('simplify', {
    'Write # in its simplest form.': simplest('$1'),
  }),
  ...readers('decimals and fractions', {
    'Write # as {a decimal|tenths|hundredths}.': '$1',
    'Write #% as a decimal.': '$1 : 100',
    'Write #% as a fraction in its simplest form.': simplest('$1 : 100'),
    'Write # as a fraction in its simplest form.': simplest('$1'),
    'Write # as a fraction{| of 100}.': '$1',
    'Write # as a percentage.':
      ({ value }) =>
      (answer) => {
        const given = /^(.+)%$/.exec(answer)
        const is = given && evaluate(`(${given[1]}) : 100`)
        return is !== null && compare(is, value(1)) === 0
      },
  }),
  ...readers('mixed numbers', {
    'Write # as {an improper fraction|a mixed number}.': mixed,
    'Write # as a whole number.': ({ value }) => (isWhole(value(1)) ? value(1) : null),
  }),
  ...readers('percent of', {
    '{Find|What is|Work out} #% of $#{.|?}': '$1 * $2 : 100',
    '{Find|What is|Work out} #% of #{.|?}': '$1 * $2 : 100',
    'Work out #% of # by swapping: find @': '$1 * $2 : 100',
    '# is #% of a number. What is the number?': '$1 : $2 * 100',
    '#% of # @ are @. How many are @?': '$1 * $2 : 100',
    '@ pays a #% deposit on @ that costs $#. How much is the deposit?': '$1 * $2 : 100',
    '$# is in the bank for one year at #% interest a year. How much interest is earned?': '$1 * $2 : 100',
  }),
  ...readers('percent change', {
    '@ costs $#. There is #% off. What is the new price?': '$1 * (100 - $2) : 100',
    '@ costs $#. How much is saved at #% off?': '$1 * $2 : 100',
    'How much GST at #% is added to a price of $#?': '$1 * $2 : 100',
    '@ costs $# before GST. What is the price with #% GST?': '$1 * (100 + $2) : 100',
    'A price of $# has #% GST in it. What was the price before GST?': '$1 : (100 + $2) * 100',
    'Increase # by #%.': '$1 * (100 + $2) : 100',
    'Decrease # by #%.': '$1 * (100 - $2) : 100',
  }),
  ...readers('ratio', {
    '@ are split into # and #. Write the ratio in its simplest form.': ({ value }) => {
      const share = over(value(1), value(2))
      return share && [`${share.top} : ${share.bottom}`, `${share.top}:${share.bottom}`]
    },
    '@ puts # @ in two @ in the ratio # : #. How many go in the second @?': '$1 : ($2 + $3) * $3',
    '@ puts # @ in two @ in the ratio # : #. How many go in the first @?': '$1 : ($2 + $3) * $2',
  }),
]
