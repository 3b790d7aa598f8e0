import { evaluate } from '../arithmetic.ts'
import { compare, isWhole, type Rational, roundTo, whole } from '../rational.ts'
import { type Found, type Reader, readers } from '../reader.ts'
import { inReo, inWords, numberInWords } from '../words.ts'

const STEPS: Record<string, string> = {
  'whole number': '1',
  dollar: '1',
  centimetre: '1',
  metre: '1',
  ten: '10',
  hundred: '100',
  thousand: '1000',
  tenth: '1/10',
  hundredth: '1/100',
  thousandth: '1/1000',
}

function nearest(value: Rational, place: string): Rational | null {
  const named = place.replace(/[.,].*$/, '').trim()
  const step = evaluate(STEPS[named] ?? place.replace(/\.$/, ''))
  return step && roundTo(value, step)
}

/** To ten cents. Five cents may go down or up: a bill that ends so is left alone. */
const cash = (value: Rational) =>
  isWhole(value) || Number((value.top * 100n) / value.bottom) % 10 !== 5
    ? roundTo(value, { top: 1n, bottom: 10n })
    : null

/** Both numbers rounded, then worked out; a number below the step stays as it is where `small` says so. */
function estimate(a: Rational, sign: string, b: Rational, step: Rational, small = false): Rational | null {
  const [left, right] = [a, b].map((one) => (small && compare(one, step) < 0 ? one : roundTo(one, step)))
  return left && right ? evaluate(`(${left.top}) ${sign} (${right.top})`) : null
}

const rounded = ({ value }: Found) => estimate(value(1), '+', value(2), value(3))

/** What a digit of a number is worth, where it stands there once. */
function worth({ text, number }: Found): Rational | null {
  const [plain, digit] = [text(1).replace(/,/g, ''), String(number(2))]
  const at = plain.indexOf(digit)
  if (at < 0 || plain.lastIndexOf(digit) !== at) return null
  const point = plain.includes('.') ? plain.indexOf('.') : plain.length
  return at < point
    ? evaluate(`${digit} × ${10 ** (point - at - 1)}`)
    : evaluate(`${digit} : ${10 ** (at - point)}`)
}

const figures = (words: string) => {
  const n = numberInWords(words)
  return n === null ? null : whole(n)
}
const aroundIt = (value: number, step: number) => {
  const low = Math.floor(value / step) * step
  return `${low} and ${low + step}`
}

export const PLACE_VALUE: readonly Reader[] = [
  ...readers('number words', {
    'Write # in words.': ({ number }) => inWords(number(1)),
    'Write # in te reo Māori@': ({ number }) => inReo(number(1)),
    'Write in figures: &': ({ text }) => figures(text(1)),
    'Write the numeral{:| for} &': ({ text }) => figures(text(1).replace(/\.$/, '')),
    'Which is greater, & or &? Write its numeral.': ({ text }) =>
      whole(Math.max(numberInWords(text(1)) ?? 0, numberInWords(text(2)) ?? 0)),
  }),
  ...readers('place value', {
    'In #, how much is the # worth?@': worth,
    'Write as {one number|a decimal}: &': ({ text }) => evaluate(text(1)),
    'Write # in expanded form.':
      ({ value }) =>
      (answer) => {
        const all = evaluate(answer)
        return answer.includes('+') && all !== null && compare(all, value(1)) === 0
      },
    'What number is # ten{s|} and # one{s|}?': '10 * $1 + $2',
    '# = # ten{s|} and ____ ones': '$1 - 10 * $2',
    '# is # and ____': '$1 - $2',
    'A number line starts at #. Its marks go up in #s. Which number is at mark # after the start?':
      '$1 + $2 * $3',
    'On a number line, which number is halfway between # and #?': '($1 + $2) : 2',
    'How many full groups of ten can you make from # @?': ({ number }) => whole(Math.floor(number(1) / 10)),
    'A collection makes # hundred{s|}, # ten{s|} and # one{s|}. How many is that?': '100 * $1 + 10 * $2 + $3',
    '@ has # full @ of ten @ and # loose. Write the numeral.': '10 * $1 + $2',
    '@ counts @ in tens. There {are|is} # ten{s|} and # more. How many @?': '10 * $1 + $2',
    'Between which two tens does # lie?': ({ number }) => aroundIt(number(1), 10),
    'Between which two hundreds does # lie?': ({ number }) => aroundIt(number(1), 100),
  }),
  ...readers('round', {
    'Round {$|}# to the nearest &': ({ value, text }) => nearest(value(1), text(2)),
    'Is # nearer to # or to #? Round it to the nearest &': ({ value, text }) => nearest(value(1), text(4)),
    '{A|There are} @ # @. Round this number to the nearest &': ({ value, text }) =>
      nearest(value(1), text(2)),
    'What is the smallest @ that becomes # when it is rounded to the nearest &?': ({ value, text }) => {
      const { top, bottom } = value(1)
      const step = STEPS[text(2)] ?? text(2).replace(/,/g, '')
      return evaluate(`((${top}) : (${bottom})) - (${step}) : 2`)
    },
    '# people come to a fair on Saturday and # on Sunday. About @? Round each number to the nearest # first.':
      rounded,
    '# cans are collected by one school and # by another. About @? Round each number to the nearest # first.':
      rounded,
    '# trees are planted in one year and # in the next. About @? Round each number to the nearest # first.':
      rounded,
    'A bill is $#. What is paid in cash, to the nearest ten cents?': ({ value }) => cash(value(1)),
    '@ to the nearest &. What is written for # @?': ({ value, text }) => nearest(value(2), text(1)),
    '$# is shared by # people. Round each share to two decimal places.': ({ text }) => {
      const share = evaluate(`${text(1)} : ${text(2)}`)
      return share && nearest(share, 'hundredth')
    },
  }),
  ...readers('estimate', {
    'Estimate # & # by rounding to the nearest # first.': ({ value, text }) =>
      estimate(value(1), text(2), value(3), value(4)),
    'Estimate # + # to the nearest whole number: @': ({ value }) =>
      estimate(value(1), '+', value(2), whole(1)),
    'Estimate # × # by rounding to tens first.': ({ value }) =>
      estimate(value(1), '×', value(2), whole(10), true),
    'About how much is $# and $# together?@': ({ value }) => estimate(value(1), '+', value(2), whole(1)),
    '@ must be less than & Work out that upper limit.': ({ text }) => evaluate(text(1).replace(/\.$/, '')),
  }),
]
