import { formatFraction, formatNumber, formatScaled, hcf, plainScaled } from './number.ts'
import { type Draft, draft, type Making, type Topic, valued } from './topic.ts'

function places(reach: number): number {
  return reach <= 4 ? 1 : reach <= 5 ? 2 : 3
}

function sums({ random, reach }: Making): Draft {
  const p = places(reach)
  const [a, b] = [random.int(11, 10 ** (p + 1) * 2), random.int(11, 10 ** (p + 1) * 2)]
  const minus = random.chance(0.5)
  const [first, second] = minus ? [a + b, b] : [a, b]
  return valued(
    `${formatScaled(first, p)} ${minus ? '−' : '+'} ${formatScaled(second, p)} =`,
    formatScaled(minus ? a : a + b, p),
    `${plainScaled(first, p)}${minus ? '-' : '+'}${plainScaled(second, p)}`,
    {
      space: 'box',
      working: 'Line up the decimal points, then work in columns.',
    },
  )
}

function order({ random, reach }: Making): Draft {
  const p = places(reach)
  const values = new Set<number>()
  while (values.size < 4) values.add(random.int(1, 10 ** p * (p === 1 ? 3 : 1)))
  const shown = [...values]
  return draft(
    `Order these from smallest to largest: ${shown.map((v) => formatScaled(v, p)).join('   ')}`,
    [...shown]
      .sort((a, b) => a - b)
      .map((v) => formatScaled(v, p))
      .join(' < '),
    { kind: 'order', values: shown.map((v) => plainScaled(v, p)) },
    { space: 'line', working: 'Compare the whole numbers, then tenths, then hundredths.' },
  )
}

function asFraction({ random, reach }: Making): Draft {
  const p = Math.min(places(reach), 2)
  const value = random.int(1, 10 ** p - 1)
  return random.chance(0.5)
    ? valued(
        `Write ${formatScaled(value, p)} as a fraction.`,
        formatFraction(value, 10 ** p),
        plainScaled(value, p),
        { space: 'blank', working: `${value}/${10 ** p}${hcf(value, 10 ** p) > 1 ? ', then simplify' : ''}` },
      )
    : valued(`Write ${value}/${10 ** p} as a decimal.`, formatScaled(value, p), `${value}/${10 ** p}`, {
        space: 'blank',
      })
}

function powers({ random, reach }: Making): Draft {
  const by = random.pick(reach <= 5 ? [10, 100] : [10, 100, 1000])
  const value = random.int(2, 99)
  if (random.chance(0.5) || reach <= 4)
    return valued(`${value} ÷ ${formatNumber(by)} =`, formatScaled(value, Math.log10(by)), `${value}/${by}`, {
      space: 'blank',
      working: `Each digit moves ${Math.log10(by)} ${by === 10 ? 'place' : 'places'} to the right.`,
    })
  return valued(
    `${formatScaled(value, 1)} × ${formatNumber(by)} =`,
    formatNumber((value * by) / 10),
    `${plainScaled(value, 1)}*${by}`,
    {
      space: 'blank',
      working: `Each digit moves ${Math.log10(by)} ${by === 10 ? 'place' : 'places'} to the left.`,
    },
  )
}

export const DECIMALS: Topic = {
  id: 'decimals',
  title: 'decimals',
  match:
    /decimal|tenths|hundredths|thousandths|powers of ten and explain|by 10 and 100 and explain the place value/i,
  years: [4, 8],
  teaching: {
    walt: 'read, compare and calculate with decimals',
    criteria: [
      'say what each digit after the decimal point is worth',
      'compare decimals one place at a time',
      'line up the places when I add or subtract',
    ],
    prior: ['Use place value to thousands.', 'Know that one tenth is one of ten equal parts.'],
    materials: [
      'place value chart with a decimal point',
      'tenths and hundredths grids or decimal pipes',
      'mini whiteboards',
    ],
    think: [
      'Find the decimal point: ones on the left, tenths on the right.',
      'Write the numbers so that the places line up.',
      'Estimate with whole numbers to see whether the answer is sensible.',
    ],
    hook: 'Which is longer, a 0.4 m ribbon or a 0.35 m ribbon? Pairs decide, then measure.',
    ask: 'Does a decimal with more digits have to be bigger?',
    misconceptions: [
      {
        what: 'Says 0.35 is more than 0.4.',
        why: 'Reads 35 and 4 as whole numbers.',
        move: 'Shade both on a hundredths grid, or write 0.40.',
      },
      {
        what: 'Lines up the last digits when adding.',
        why: 'That works with whole numbers.',
        move: 'Use a chart with the decimal point marked.',
      },
    ],
    support: 'Build each number on a tenths grid; one decimal place only.',
    extension: 'Find a decimal between 0.3 and 0.4, then one between those two. How long can you go on?',
    next: ['Use decimals in money and measurement.', 'Link decimals, fractions and percentages.'],
    english: [
      ['tenth', 'one of ten equal parts, 0.1'],
      ['hundredth', 'one of a hundred equal parts, 0.01'],
      ['decimal point', 'the dot between ones and tenths'],
    ],
    reo: ['tau ā-ira', 'uara tū', 'mati'],
  },
  draft: (making) =>
    making.random.pick([sums, sums, order, asFraction, ...(making.reach >= 5 ? [powers] : [])])(making),
}

const EASY = [10, 25, 50]
const MORE = [5, 10, 15, 20, 25, 30, 40, 50, 60, 75]

function percentOf({ random, reach, theme }: Making): Draft {
  const rate = random.pick(reach <= 5 ? EASY : MORE)
  const whole = random.int(2, 12) * 20
  const part = (rate * whole) / 100
  return valued(
    random.chance(0.5)
      ? `Find ${rate}% of ${whole}.`
      : `${rate}% of ${whole} ${theme.things} are new. How many are new?`,
    formatNumber(part),
    `${rate}/100*${whole}`,
    {
      space: 'lines',
      working: `10% is ${whole / 10}, so ${rate}% is ${formatNumber(part)}.`,
    },
  )
}

function percentFrom({ random }: Making): Draft {
  const rate = random.pick(MORE)
  return random.chance(0.5)
    ? valued(`Write ${rate}% as a fraction in its simplest form.`, formatFraction(rate, 100), `${rate}/100`, {
        space: 'blank',
        working: `${rate}/100`,
      })
    : valued(`Write ${rate}% as a decimal.`, formatScaled(rate, 2), `${rate}/100`, { space: 'blank' })
}

function percentChange({ random }: Making): Draft {
  const rate = random.pick([5, 10, 20, 25, 50])
  const whole = random.int(2, 20) * 20
  const up = random.chance(0.5)
  const change = (rate * whole) / 100
  return valued(
    `${up ? 'Increase' : 'Decrease'} ${whole} by ${rate}%.`,
    formatNumber(up ? whole + change : whole - change),
    `${whole}${up ? '+' : '-'}${rate}/100*${whole}`,
    { space: 'lines', working: `${rate}% of ${whole} is ${change}.` },
  )
}

export const PERCENTAGES: Topic = {
  id: 'percentages',
  title: 'percentages',
  match: /percent|\d+%/i,
  years: [5, 8],
  teaching: {
    walt: 'work with percentages as parts of a hundred',
    criteria: [
      'write a percentage as a fraction and as a decimal',
      'find 10% and use it to find other percentages',
      'say whether an answer is sensible by comparing with 50%',
    ],
    prior: ['Find a half, a quarter and a tenth of an amount.', 'Write tenths and hundredths as decimals.'],
    materials: [
      'hundred grids',
      'a double bar marked 0% to 100%',
      'real adverts or packets with percentages',
    ],
    think: [
      '100% is the whole: write the amount under it.',
      'Find 10% by dividing by ten.',
      'Build the percentage I need from 50%, 25%, 10% and 5%.',
    ],
    hook: 'Collect percentages from a cereal packet and a shop advert. What is the whole each time?',
    ask: 'Percent of what?',
    misconceptions: [
      {
        what: 'Treats 5% as 0.5.',
        why: 'Puts the figure straight after the point.',
        move: 'Shade 5 squares of a hundred grid.',
      },
      {
        what: 'Divides by 20 to find 20%.',
        why: 'Dividing by 10 works for 10%.',
        move: 'Use the double bar: 20% is two tens.',
      },
    ],
    support: 'Use a bar cut in ten parts; 10% and 50% first.',
    extension: 'Show why 30% of 50 equals 50% of 30, and find another such pair.',
    next: ['Work out discounts and increases.', 'Compare two offers by percentage.'],
    english: [
      ['per cent', 'out of every hundred'],
      ['discount', 'an amount taken off a price'],
    ],
    reo: ['ōrau', 'hautau', 'tau ā-ira'],
  },
  draft: (making) =>
    making.random.pick(
      making.reach >= 8 ? [percentOf, percentFrom, percentChange] : [percentOf, percentOf, percentFrom],
    )(making),
}

export const RATIO: Topic = {
  id: 'ratio',
  title: 'ratio and proportion',
  match: /\bratio|proportion problems|grow together/i,
  years: [7, 8],
  teaching: {
    walt: 'share and scale amounts in a given ratio',
    criteria: [
      'say how many equal shares there are',
      'find one share and use it to find each part',
      'check that the parts make the whole',
    ],
    prior: ['Multiply and divide with two-digit numbers.', 'Find a fraction of an amount.'],
    materials: ['two colours of counters', 'squared paper for bars', 'mini whiteboards'],
    think: [
      'Add the numbers in the ratio: that is how many shares.',
      'Divide the whole by it to find one share.',
      'Multiply to find each part, then add to check.',
    ],
    hook: 'Mix “one part blue to three parts yellow” with counters. How many of each in 20? In 40?',
    ask: 'What fraction of the whole is each part?',
    misconceptions: [
      {
        what: 'Reads 1 : 3 as one third.',
        why: 'Compares part to part as if to the whole.',
        move: 'Draw all four shares in a bar.',
      },
      {
        what: 'Adds the same amount to both parts.',
        why: 'Thinks of difference and not of multiplying.',
        move: 'Make the mix twice with counters and compare.',
      },
    ],
    support: 'Draw a bar with the shares already marked.',
    extension: 'Change the amount of one part only and find the new ratio in its simplest form.',
    next: ['Use ratio in recipes and maps.', 'Compare two ratios.'],
    english: [
      ['ratio', 'how amounts compare, such as 2 : 3'],
      ['share', 'one of the equal parts'],
    ],
    reo: ['hautau', 'huinga'],
  },
  draft: ({ random, theme, name }) => {
    const [a, b] = [random.int(1, 4), random.int(2, 5)]
    const share = random.int(3, 12)
    const whole = (a + b) * share
    return valued(
      `${name} puts ${whole} ${theme.things} in two ${theme.groups} in the ratio ${a} : ${b}. How many go in the second ${theme.group}?`,
      String(b * share),
      `${whole}/(${a}+${b})*${b}`,
      { space: 'lines', working: `${a + b} shares; one share is ${whole} ÷ ${a + b} = ${share}.` },
    )
  },
}
