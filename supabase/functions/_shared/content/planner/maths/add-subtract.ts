import { formatNumber } from './number.ts'
import { type Draft, type Making, type Topic, valued } from './topic.ts'

const TOP = [5, 10, 50, 400, 4000, 40_000, 400_000, 900_000, 900_000, 900_000]

function two({ random, reach }: Making): [number, number] {
  const top = TOP[reach] ?? 900_000
  if (reach <= 1) return [random.int(1, top), random.int(1, top)]
  if (reach === 2)
    return random.chance(0.5)
      ? [random.int(11, 80), random.int(2, 9)]
      : [random.int(11, 69), 10 * random.int(1, 3)]
  return [random.int(Math.floor(top / 8), top), random.int(Math.floor(top / 8), top)]
}

function sum(making: Making): Draft {
  const [a, b] = two(making)
  return valued(`${formatNumber(a)} + ${formatNumber(b)} =`, formatNumber(a + b), `${a}+${b}`, {
    space: making.reach > 2 ? 'box' : 'blank',
  })
}

function difference(making: Making): Draft {
  const [a, b] = two(making)
  const total = a + b
  return valued(`${formatNumber(total)} − ${formatNumber(b)} =`, formatNumber(a), `${total}-${b}`, {
    space: making.reach > 2 ? 'box' : 'blank',
    working: `Check by adding: ${formatNumber(a)} + ${formatNumber(b)} = ${formatNumber(total)}.`,
  })
}

function joinStory(making: Making): Draft {
  const [a, b] = two(making)
  const { name, theme } = making
  return valued(
    `${name} counts ${formatNumber(a)} ${a === 1 ? theme.one : theme.things} ${theme.place}, then ${formatNumber(b)} more. How many ${theme.things} altogether?`,
    formatNumber(a + b),
    `${a}+${b}`,
    { space: 'lines', working: `${formatNumber(a)} + ${formatNumber(b)}` },
  )
}

function takeStory(making: Making): Draft {
  const [a, b] = two(making)
  const { name, theme } = making
  return valued(
    `There are ${formatNumber(a + b)} ${theme.things} ${theme.place}. ${name} takes ${formatNumber(b)} of them away. How many are left?`,
    formatNumber(a),
    `${a + b}-${b}`,
    { space: 'lines', working: `${formatNumber(a + b)} − ${formatNumber(b)}` },
  )
}

function twoSteps(making: Making): Draft {
  const [a, b] = two(making)
  const [c] = two(making)
  const { name, theme } = making
  const gone = Math.min(c, a + b - 1)
  return valued(
    `${name}’s class has ${formatNumber(a)} ${a === 1 ? theme.one : theme.things} and is given ${formatNumber(b)} more. It gives away ${formatNumber(gone)}. How many are there now?`,
    formatNumber(a + b - gone),
    `${a}+${b}-${gone}`,
    { space: 'lines', working: `${formatNumber(a)} + ${formatNumber(b)} − ${formatNumber(gone)}` },
  )
}

export const ADD_SUBTRACT: Topic = {
  id: 'add-subtract',
  title: 'addition and subtraction',
  match:
    /\badd(?!itive|ing the areas)|addition|subtract|altogether|take some|how many are left|difference between|make 100|word problems? that (need|mix)|multi-step|number story|doubles?\b|halving|split a set|facts/i,
  years: [1, 8],
  teaching: {
    walt: 'add and subtract, and choose a strategy that suits the numbers',
    criteria: [
      'show the numbers with materials, a number line or in columns',
      'add or subtract and explain each step',
      'check my answer with the opposite operation',
    ],
    prior: [
      'Know the basic facts of earlier years.',
      'Break a number into its parts (tens and ones, hundreds, tens and ones).',
    ],
    materials: ['counters or place value materials', 'an empty number line', 'mini whiteboards'],
    think: [
      'Look at the numbers first: is there an easy way?',
      'Estimate: about how big will the answer be?',
      'Work in parts, keeping tens with tens and ones with ones.',
      'Check with the opposite operation.',
    ],
    hook: 'Show one calculation. Pairs find two different ways to work it out and say which they like better.',
    ask: 'Which strategy suits these numbers, and why?',
    misconceptions: [
      {
        what: 'Takes the smaller digit from the larger in each column.',
        why: 'Subtraction is thought to work either way round.',
        move: 'Build the first number with materials and actually take the second away.',
      },
      {
        what: 'Forgets a ten that was made or used.',
        why: 'Works on one column at a time.',
        move: 'Estimate first, then ask whether the answer is near the estimate.',
      },
    ],
    support:
      'Use materials or a number line for every question; the numbers are smaller, the task is the same.',
    extension: 'Write a story for a calculation, with one number that is not needed, for a partner to solve.',
    next: [
      'Use the strategy with larger numbers or with money.',
      'Mix addition and subtraction in one problem.',
    ],
    english: [
      ['total', 'how many altogether'],
      ['difference', 'how many more one number is than another'],
    ],
    reo: ['tāpiri', 'tango', 'tapeke'],
  },
  draft: (making) => {
    const stories = making.level === 'extension' ? [twoSteps, takeStory, joinStory] : [joinStory, takeStory]
    return making.random.pick(making.random.chance(0.45) ? stories : [sum, difference])(making)
  },
}
