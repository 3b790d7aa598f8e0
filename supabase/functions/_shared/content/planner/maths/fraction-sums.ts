import { bottomFor } from './fractions.ts'
import { formatFraction, formatNumber, hcf } from './number.ts'
import { type Draft, type Making, type Topic, valued } from './topic.ts'

function addFractions(making: Making): Draft {
  const { random, reach } = making
  const b = bottomFor(making)
  const d = reach <= 4 ? b : reach <= 6 ? b * random.int(1, 2) : random.pick([2, 3, 4, 5, 6, 8])
  let [a, c] = [random.int(1, b - 1), random.int(1, d - 1)]
  const plus = random.chance(0.6)
  if (!plus && a * d < c * b) [a, c] = [b - 1 || 1, 1]
  const minus = !plus && a * d >= c * b
  const top = minus ? a * d - c * b : a * d + c * b
  const sign = minus ? '−' : '+'
  const same = (b * d) / hcf(b, d)
  return valued(
    `${a}/${b} ${sign} ${c}/${d} =`,
    top === 0 ? '0' : formatFraction(top, b * d),
    `${a}/${b}${minus ? '-' : '+'}${c}/${d}`,
    {
      space: 'box',
      working:
        b === d
          ? `Same denominator: ${a} ${sign} ${c} = ${minus ? a - c : a + c} parts of ${b}.`
          : `Use ${same} as the denominator: ${(a * same) / b}/${same} ${sign} ${(c * same) / d}/${same}.`,
    },
  )
}

function timesFractions({ random, reach }: Making): Draft {
  const [a, b] = [random.int(1, 4), random.int(5, 8)]
  if (reach <= 7) {
    const by = random.int(2, 6)
    return valued(`${a}/${b} ÷ ${by} =`, formatFraction(a, b * by), `${a}/${b}/${by}`, {
      space: 'box',
      working: `Each of the ${by} shares is ${a}/${b * by}.`,
    })
  }
  const [c, d] = [random.int(1, 3), random.int(4, 6)]
  return valued(`${a}/${b} × ${c}/${d} =`, formatFraction(a * c, b * d), `(${a}/${b})*(${c}/${d})`, {
    space: 'box',
    working: `${a} × ${c} over ${b} × ${d} is ${formatNumber(a * c)}/${formatNumber(b * d)}.`,
  })
}

export const FRACTION_SUMS: Topic = {
  id: 'fraction-sums',
  title: 'calculating with fractions',
  match: /(add|subtract|multiply|divide)[^.]*\bfractions?\b|unit fraction and explain|\d\/\d\s*[+×÷]\s*\d/i,
  years: [4, 8],
  teaching: {
    walt: 'calculate with fractions and give the answer in its simplest form',
    criteria: [
      'make the parts the same size before adding or taking away',
      'show the calculation on a bar or number line',
      'simplify my answer and check that it is sensible',
    ],
    prior: ['Find equivalent fractions.', 'Write improper fractions as mixed numbers.'],
    materials: ['fraction tiles or paper strips', 'mini whiteboards', 'squared paper'],
    think: [
      'Are the parts the same size? If not, rename them.',
      'Now add or take away the parts; the size of the parts stays.',
      'Simplify, and compare with a half or one whole to check.',
    ],
    hook: 'One half of a strip and one quarter of a strip: how much is that? Show it before you work it out.',
    ask: 'Why do we not add the bottom numbers?',
    misconceptions: [
      {
        what: 'Adds tops and bottoms: 1/2 + 1/4 = 2/6.',
        why: 'Treats the fraction as two whole numbers.',
        move: 'Show it with strips: can the answer be less than the half we began with?',
      },
      {
        what: 'Leaves the answer unsimplified.',
        why: 'The calculation feels finished.',
        move: 'Ask whether another name uses smaller numbers.',
      },
    ],
    support: 'Lay out fraction tiles for each question; denominators match first.',
    extension: 'Find three different pairs of fractions whose total is exactly 1 1/4.',
    next: ['Use fractions in measurement problems.', 'Meet fractions with less friendly denominators.'],
    english: [
      ['denominator', 'the bottom number: the size of the parts'],
      ['simplify', 'to use the smallest numbers for the same fraction'],
    ],
    reo: ['hautau', 'tauraro', 'tāpiri'],
  },
  draft: (making) =>
    making.year >= 7 && making.random.chance(0.4) ? timesFractions(making) : addFractions(making),
}
