import { formatNumber, formatScaled, plainScaled } from './number.ts'
import { type Draft, draft, type Making, type Topic } from './topic.ts'

function whole({ random, reach }: Making): Draft {
  const powers = [1, 1, 1, 2, 3, 5, 6, 6, 6, 6][reach] ?? 6
  const to = 10 ** random.int(1, powers)
  const value = random.int(to, to * 9) + random.int(1, to - 1)
  const rounded = Math.floor(value / to + 0.5) * to
  const below = Math.floor(value / to) * to
  return draft(
    `Round ${formatNumber(value)} to the nearest ${formatNumber(to)}.`,
    formatNumber(rounded),
    { kind: 'round', value: String(value), to: String(to) },
    {
      space: 'blank',
      working: `It lies between ${formatNumber(below)} and ${formatNumber(below + to)}; halfway is ${formatNumber(below + to / 2)}.`,
    },
  )
}

function decimal({ random, reach }: Making): Draft {
  const places = reach >= 6 ? 2 : 1
  const value = random.int(11, 999)
  const toPlaces = places === 2 && random.chance(0.5) ? 1 : 0
  const step = 10 ** (places - toPlaces)
  const rounded = Math.floor(value / step + 0.5)
  return draft(
    `Round ${formatScaled(value, places)} to the nearest ${toPlaces === 1 ? 'tenth' : 'whole number'}.`,
    toPlaces === 1 ? formatScaled(rounded, 1) : formatNumber(rounded),
    { kind: 'round', value: plainScaled(value, places), to: toPlaces === 1 ? '0.1' : '1' },
    { space: 'blank' },
  )
}

export const ROUNDING: Topic = {
  id: 'rounding',
  title: 'rounding and estimating',
  match: /\bround(?!ing rule)|estimat(?!e and then|e a measurement)|reasonable|benchmark/i,
  years: [2, 8],
  teaching: {
    walt: 'round numbers and use rounding to estimate',
    criteria: [
      'find the two round numbers that a number lies between',
      'decide which is closer, and say what happens at halfway',
      'use a rounded number to tell whether an answer is sensible',
    ],
    prior: ['Count in tens and hundreds.', 'Place numbers on a number line.'],
    materials: [
      'an empty number line a pair',
      'mini whiteboards',
      'a few real numbers from the school (roll, prices, distances)',
    ],
    think: [
      'Name the place we are rounding to.',
      'Mark the round numbers on each side on a number line.',
      'Mark halfway. Which side is our number on? At halfway we go up.',
    ],
    hook: 'Read out three numbers from real life. Which would you say exactly, and which would you say “about”?',
    ask: 'When is “about” good enough, and when is it not?',
    misconceptions: [
      {
        what: 'Always rounds down by dropping digits.',
        why: 'Cutting off digits looks like rounding.',
        move: 'Put the number on a line and measure the distance to each side.',
      },
      {
        what: 'Rounds in steps (2,348 to 2,350 to 2,400).',
        why: 'Rounds the digits one after another.',
        move: 'Go back to the number itself: which hundred is it nearer?',
      },
    ],
    support: 'Use a number line with the two round numbers already marked.',
    extension: 'Find the smallest and the largest whole number that round to the same number.',
    next: ['Estimate before every calculation this week.', 'Round in money and measurement.'],
    english: [
      ['round', 'to change a number to a nearby one that is easier to use'],
      ['estimate', 'a sensible answer found without working it out exactly'],
    ],
    reo: ['whakatau tata', 'tau', 'otinga'],
  },
  draft: (making) =>
    making.year >= 4 && making.reach >= 4 && making.random.chance(0.35) ? decimal(making) : whole(making),
}
