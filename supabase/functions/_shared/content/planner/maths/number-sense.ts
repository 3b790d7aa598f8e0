import { formatNumber, hcf } from './number.ts'
import { type Draft, draft, type Making, type Topic, valued } from './topic.ts'

function parity({ random, reach }: Making): Draft {
  const value = random.int(2, reach <= 1 ? 20 : reach === 2 ? 120 : 999)
  return draft(
    `Is ${value} odd or even?`,
    value % 2 === 0 ? 'even' : 'odd',
    { kind: 'parity', of: value },
    { space: 'blank', working: `Look at the ones digit: ${value % 10}.` },
  )
}

export const ODD_EVEN: Topic = {
  id: 'odd-even',
  title: 'odd and even numbers',
  match: /\bodd\b|\beven\b/i,
  years: [1, 3],
  teaching: {
    walt: 'tell whether a number is odd or even, and explain how we can see it',
    criteria: [
      'put objects in pairs and see whether one is left over',
      'use the ones digit to decide',
      'explain why the ones digit is enough',
    ],
    prior: ['Count in twos.', 'Share a small group fairly between two.'],
    materials: ['counters', 'number cards', 'mini whiteboards'],
    think: [
      'Put the counters in pairs.',
      'Is one left over? Then it is odd.',
      'Look at the ones digit: 0, 2, 4, 6, 8 pair up with nothing left.',
    ],
    hook: 'Everyone finds a partner. Is anyone left over? Try again with one person more.',
    ask: 'Why does only the ones digit matter?',
    misconceptions: [
      {
        what: 'Says 50 is odd because 5 is.',
        why: 'Looks at the first digit.',
        move: 'Bundle into tens: every ten pairs up, so only the ones are left to check.',
      },
      {
        what: 'Says nought is neither.',
        why: 'There is nothing to pair.',
        move: 'Count back in twos: 6, 4, 2, 0.',
      },
    ],
    support: 'Use counters in pairs for every number.',
    extension: 'Add two odd numbers, two even numbers and one of each. What always happens, and why?',
    next: ['Use odd and even to check addition.', 'Count in twos from an odd number.'],
    english: [
      ['even', 'makes pairs with none left over'],
      ['odd', 'makes pairs with one left over'],
    ],
    reo: ['taukehe', 'tau'],
  },
  draft: parity,
}

const THEORY: ((making: Making) => Draft)[] = [
  ({ random }) => {
    const of = random.pick([12, 16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 48, 54, 60, 72])
    const list = Array.from({ length: of }, (_, n) => n + 1).filter((n) => of % n === 0)
    return draft(
      `List all the factors of ${of}.`,
      list.join(', '),
      { kind: 'factors', of },
      { space: 'line', working: 'Look for pairs that multiply to make it.' },
    )
  },
  ({ random }) => {
    const base = random.int(2, 12)
    return valued(`Work out ${base}².`, formatNumber(base * base), `${base}^2`, {
      space: 'blank',
      working: `${base} × ${base}`,
    })
  },
  ({ random }) => {
    const base = random.int(2, 5)
    return valued(`Work out ${base}³.`, formatNumber(base ** 3), `${base}^3`, {
      space: 'blank',
      working: `${base} × ${base} × ${base}`,
    })
  },
]
const LATER: ((making: Making) => Draft)[] = [
  ({ random }) => {
    const [a, b] = [random.int(2, 9) * 6, random.int(2, 9) * 4]
    return draft(
      `Find the highest common factor of ${a} and ${b}.`,
      String(hcf(a, b)),
      { kind: 'hcf', of: [a, b] },
      { space: 'lines' },
    )
  },
  ({ random }) => {
    const [a, b] = [random.int(2, 5), random.int(6, 9)]
    return draft(
      `Find the least common multiple of ${a} and ${b}.`,
      String((a * b) / hcf(a, b)),
      { kind: 'lcm', of: [a, b] },
      { space: 'lines' },
    )
  },
  ({ random }) => {
    const of = random.pick([29, 37, 41, 43, 47, 53, 59, 51, 57, 63, 69, 77, 87, 91])
    const prime = ![2, 3, 5, 7].some((n) => of % n === 0)
    return draft(
      `Is ${of} prime? Say how you know.`,
      prime ? 'prime' : 'not prime',
      { kind: 'prime', of },
      { space: 'line', working: 'Try dividing by 2, 3, 5 and 7.' },
    )
  },
]

export const NUMBER_THEORY: Topic = {
  id: 'factors',
  title: 'factors, multiples and powers',
  match:
    /(?<!scale )factor|prime|\bHCF|\bLCM|square (numbers|roots)|squares up to|cube (numbers|roots)|exponent|divisibility|powers? of ten/i,
  years: [5, 8],
  teaching: {
    walt: 'find factors and multiples, and use them to describe numbers',
    criteria: [
      'find every factor by working in pairs',
      'explain what makes a number prime, square or cube',
      'use factors or multiples to solve a problem',
    ],
    prior: ['Know the times tables to 10 × 10.', 'Divide and say whether there is a remainder.'],
    materials: ['squared paper', 'counters', 'a hundreds board a pair'],
    think: [
      'Begin with 1 and the number itself.',
      'Try 2, then 3, then 4, keeping the pairs together.',
      'Stop when the pairs meet.',
    ],
    hook: 'Make every rectangle you can from 24 counters, then from 23. What do you notice?',
    ask: 'How do you know you have found them all?',
    misconceptions: [
      {
        what: 'Mixes up factors and multiples.',
        why: 'Both come from times tables.',
        move: 'Say it in a sentence: factors go into a number, multiples come out of it.',
      },
      {
        what: 'Reads 5² as 5 × 2.',
        why: 'The small 2 looks like a number to multiply by.',
        move: 'Draw the square: five rows of five.',
      },
    ],
    support: 'Build rectangles on squared paper and read the factors from the sides.',
    extension: 'Find a number under 100 with more factors than 48, and prove it.',
    next: ['Use common factors to simplify fractions.', 'Look for patterns in square numbers.'],
    english: [
      ['factor', 'a number that divides another exactly'],
      ['multiple', 'a number made by multiplying'],
      ['prime', 'having exactly two factors'],
    ],
    reo: ['whakarea', 'whakawehe', 'tauoti'],
  },
  draft: (making) => making.random.pick(making.reach >= 7 ? [...THEORY, ...LATER] : THEORY)(making),
}

export const ORDER_OF_OPERATIONS: Topic = {
  id: 'order-of-operations',
  title: 'the order of operations',
  match: /order of operations|evaluate expressions|value of an expression/i,
  years: [6, 8],
  teaching: {
    walt: 'work out calculations with more than one operation in the agreed order',
    criteria: [
      'do brackets first',
      'do multiplication and division before addition and subtraction',
      'explain why the order changes the answer',
    ],
    prior: ['Use all four operations.', 'Read brackets as “do this first”.'],
    materials: ['mini whiteboards', 'digit cards', 'a calculator that follows the order of operations'],
    think: [
      'Underline anything in brackets: that comes first.',
      'Then multiply and divide, from left to right.',
      'Then add and subtract, from left to right.',
    ],
    hook: 'Write 3 + 4 × 5. Half the class works from left to right, half multiplies first. Why do we need an agreement?',
    ask: 'Where would brackets change the answer?',
    misconceptions: [
      {
        what: 'Always works from left to right.',
        why: 'We read that way.',
        move: 'Put it in a story: 3 children and 4 vans of 5 children.',
      },
      {
        what: 'Always adds before subtracting.',
        why: 'Remembers a word list as a strict order.',
        move: 'Show that adding and subtracting go in order from the left.',
      },
    ],
    support: 'Use questions with two operations and underline the part to do first.',
    extension: 'Use four 4s and any operations to make each number from 0 to 10.',
    next: ['Use powers in expressions.', 'Write an expression for a word problem.'],
    english: [
      ['expression', 'numbers and operations without an equals sign'],
      ['brackets', 'signs that show what to do first'],
    ],
    reo: ['raupapa', 'otinga'],
  },
  draft: ({ random, level }) => {
    const [a, b, c, d] = [random.int(2, 12), random.int(2, 9), random.int(2, 9), random.int(2, 9)]
    if (level === 'support')
      return valued(`${a} + ${b} × ${c} =`, formatNumber(a + b * c), `${a}+${b}*${c}`, {
        space: 'box',
        working: `${b} × ${c} = ${b * c}, then ${a} + ${b * c}`,
      })
    if (random.chance(0.5))
      return valued(`(${a} + ${b}) × ${c} − ${d} =`, formatNumber((a + b) * c - d), `(${a}+${b})*${c}-${d}`, {
        space: 'box',
        working: `${a + b} × ${c} = ${(a + b) * c}, then − ${d}`,
      })
    return valued(`${a} × ${b} + ${c * d} ÷ ${c} =`, formatNumber(a * b + d), `${a}*${b}+${c * d}/${c}`, {
      space: 'box',
      working: `${a * b} + ${d}`,
    })
  },
}

export const INTEGERS: Topic = {
  id: 'integers',
  title: 'positive and negative numbers',
  match: /negative|integer|past zero|through zero|additive inverse/i,
  years: [5, 8],
  teaching: {
    walt: 'use numbers below zero, and add and subtract with them',
    criteria: [
      'place positive and negative numbers on a number line',
      'say which of two temperatures is colder',
      'move along the line to add or subtract',
    ],
    prior: ['Use a number line in both directions.', 'Know that a temperature can be below zero.'],
    materials: ['a number line from −20 to 20 on the floor or wall', 'mini whiteboards'],
    think: [
      'Find the first number on the line.',
      'Adding moves up, taking away moves down.',
      'Count the jumps and check the sign of where we land.',
    ],
    hook: 'It is 4 degrees at Tekapo at dinner time and 9 degrees colder by morning. Stand on the line to show it.',
    ask: 'Which is colder, −3 or −8? How do you know?',
    misconceptions: [
      {
        what: 'Says −8 is more than −3.',
        why: 'Compares the figures without the sign.',
        move: 'Stand on the number line: which is further up?',
      },
      {
        what: 'Counts zero as a jump when crossing it.',
        why: 'Zero is a place on the line.',
        move: 'Count the gaps, not the marks.',
      },
    ],
    support: 'Use the floor line and walk every jump.',
    extension: 'Find three pairs of numbers whose total is −5, with one pair both negative.',
    next: [
      'Use negative numbers in money (owing) and temperature problems.',
      'Add and subtract without the line.',
    ],
    english: [
      ['negative', 'less than zero'],
      ['integer', 'a whole number, zero or a negative whole number'],
    ],
    reo: ['tau', 'pāmahana', 'tauoti'],
  },
  draft: ({ random, reach }) => {
    const start = random.int(-9, 9)
    const move = random.int(3, 14)
    const up = random.chance(0.5)
    const end = up ? start + move : start - move
    const expr = up ? `${start}+${move}` : `${start}-${move}`
    if (reach <= 6 || random.chance(0.5))
      return valued(
        `The temperature is ${formatNumber(start)} °C. It ${up ? 'rises' : 'falls'} by ${move} degrees. What is it now?`,
        `${formatNumber(end)} °C`,
        expr,
        { space: 'line', working: `Start at ${formatNumber(start)} and move ${move} ${up ? 'up' : 'down'}.` },
      )
    return valued(`${formatNumber(start)} ${up ? '+' : '−'} ${move} =`, formatNumber(end), expr, {
      space: 'blank',
    })
  },
}
