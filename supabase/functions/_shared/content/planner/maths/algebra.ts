import { formatNumber } from './number.ts'
import { type Draft, draft, type Making, type Topic, valued } from './topic.ts'

const SHAPES = ['circle', 'square', 'triangle', 'star']

function repeating({ random, reach }: Making): Draft {
  const core = random.shuffle(SHAPES).slice(0, reach <= 1 ? 2 : 3)
  const shown = [...core, ...core, ...core.slice(0, random.int(0, core.length - 1))]
  const next = core[shown.length % core.length] ?? ''
  return draft(
    `What comes next? ${shown.join(', ')}, ____`,
    next,
    { kind: 'repeat', terms: shown },
    { space: 'none', working: `The part that repeats is ${core.join(', ')}.` },
  )
}

function growing(making: Making): Draft {
  const { random, reach, level } = making
  const step = random.int(2, reach <= 3 ? 5 : 12)
  const first = random.int(1, 20)
  const times = reach >= 4 && level !== 'support' && random.chance(0.3)
  const terms = [0, 1, 2, 3].map((n) => (times ? first * 2 ** n : first + step * n))
  const next = times ? first * 16 : first + step * 4
  const after = times ? first * 32 : first + step * 5
  return draft(
    `Write the next two numbers: ${terms.map(formatNumber).join(', ')}, ____ , ____`,
    `${formatNumber(next)}, ${formatNumber(after)}`,
    { kind: 'sequence', terms, next: 2 },
    {
      space: 'line',
      working: times ? 'Each number is double the one before.' : `Each number is ${step} more.`,
    },
  )
}

function ruleTerm({ random, reach }: Making): Draft {
  const [a, b] = [random.int(2, 9), random.int(1, 9)]
  const n = random.int(reach >= 6 ? 10 : 5, reach >= 6 ? 30 : 10)
  return valued(
    `The rule of a pattern is “multiply the position by ${a}, then add ${b}”. What number is in position ${n}?`,
    formatNumber(a * n + b),
    `${a}*${n}+${b}`,
    { space: 'lines', working: `${n} × ${a} + ${b}` },
  )
}

export const PATTERNS: Topic = {
  id: 'patterns',
  title: 'patterns and rules',
  match: /pattern|nth term|table of values|rule given|rule in words/i,
  years: [1, 8],
  teaching: {
    walt: 'continue patterns and describe the rule that makes them',
    criteria: [
      'find the part that repeats or the step between numbers',
      'use the rule to say what comes next',
      'explain the rule so that someone else can use it',
    ],
    prior: ['Copy a pattern that someone else has made.', 'Count in equal steps.'],
    materials: ['coloured counters or blocks', 'matchsticks or ice-block sticks', 'mini whiteboards'],
    think: [
      'Look at one step: what changed?',
      'Look at the next step: is it the same change?',
      'Say the rule, then test it on the whole pattern.',
    ],
    hook: 'Clap and tap a pattern. The class joins in when they can predict it.',
    ask: 'How could you know a later part without making all the parts before it?',
    misconceptions: [
      {
        what: 'Carries on from the last thing only.',
        why: 'Does not look for the part that repeats.',
        move: 'Circle the first repeat, then check the others against it.',
      },
      {
        what: 'Describes the first step and applies it to the rest.',
        why: 'One step looks like a rule.',
        move: 'Test the rule on two more steps before using it.',
      },
    ],
    support: 'Build each pattern with blocks and say it aloud.',
    extension: 'Make a pattern with a rule of two steps for a partner to find.',
    next: ['Record patterns in a table.', 'Write the rule with a letter for the position.'],
    english: [
      ['rule', 'what you do each time to get the next part'],
      ['position', 'where something stands in a pattern'],
    ],
    reo: ['tauira', 'raupapa'],
  },
  draft: (making) =>
    making.random.pick(
      making.reach <= 2
        ? [repeating]
        : making.reach <= 4
          ? [growing, growing, repeating]
          : [growing, ruleTerm],
    )(making),
}

function missing(making: Making): Draft {
  const { random, reach } = making
  const top = [5, 9, 18, 400, 3000, 9000][Math.min(reach, 5)] ?? 9000
  const [a, b] = [random.int(1, top), random.int(1, top)]
  const box = '□'
  if (reach >= 3 && random.chance(0.4)) {
    const [x, y] = [random.int(2, 10), random.int(2, 10)]
    return draft(
      `Find the missing number: ${x} × ${box} = ${x * y}`,
      String(y),
      { kind: 'equation', left: `${x}*x`, right: `${x * y}`, unknown: 'x' },
      { space: 'blank', working: `${x * y} ÷ ${x}` },
    )
  }
  return random.chance(0.5)
    ? draft(
        `Find the missing number: ${formatNumber(a)} + ${box} = ${formatNumber(a + b)}`,
        formatNumber(b),
        { kind: 'equation', left: `${a}+x`, right: String(a + b), unknown: 'x' },
        { space: 'blank', working: `${formatNumber(a + b)} − ${formatNumber(a)}` },
      )
    : draft(
        `Find the missing number: ${formatNumber(a + b)} − ${box} = ${formatNumber(a)}`,
        formatNumber(b),
        { kind: 'equation', left: `${a + b}-x`, right: String(a), unknown: 'x' },
        { space: 'blank', working: `${formatNumber(a + b)} − ${formatNumber(a)}` },
      )
}

function truth(making: Making): Draft {
  const { random, reach } = making
  const top = reach <= 2 ? 10 : reach <= 3 ? 50 : 300
  const [a, b] = [random.int(2, top), random.int(2, top)]
  const c = random.int(1, a + b - 1)
  const d = a + b - c + (random.chance(0.5) ? 0 : random.pick([1, 10]))
  return draft(
    `True or false? ${a} + ${b} = ${c} + ${d}`,
    a + b === c + d ? 'true' : 'false',
    { kind: 'truth', left: `${a}+${b}`, relation: '=', right: `${c}+${d}` },
    { space: 'blank', working: `Left: ${a + b}. Right: ${c + d}.` },
  )
}

function linear({ random, reach, level }: Making): Draft {
  const [a, b] = [random.int(2, 9), random.int(1, 20)]
  const x = reach >= 8 && level !== 'support' ? random.int(-9, 12) : random.int(2, 12)
  if (reach <= 6)
    return draft(
      `Find x: x + ${b} = ${x + b}`,
      formatNumber(x),
      { kind: 'equation', left: `x+${b}`, right: String(x + b), unknown: 'x' },
      { space: 'lines', working: `Take ${b} from both sides.` },
    )
  return draft(
    `Solve: ${a}x + ${b} = ${formatNumber(a * x + b)}`,
    formatNumber(x),
    { kind: 'equation', left: `${a}*x+${b}`, right: String(a * x + b), unknown: 'x' },
    { space: 'lines', working: `Take ${b} from both sides: ${a}x = ${formatNumber(a * x)}. Divide by ${a}.` },
  )
}

function substitute({ random }: Making): Draft {
  const [a, b, x] = [random.int(2, 9), random.int(1, 12), random.int(2, 11)]
  return valued(`When n = ${x}, what is ${a}n + ${b}?`, String(a * x + b), `${a}*${x}+${b}`, {
    space: 'blank',
    working: `${a} × ${x} + ${b}`,
  })
}

export const EQUATIONS: Topic = {
  id: 'equations',
  title: 'equations and unknown numbers',
  match:
    /equation|equals sign|number sentence|missing number|true or false|unknown|algebraic|like terms|formula|open sentence|expressions?\b|inequalit|substitut|balanced|symbols <|≤/i,
  years: [1, 8],
  teaching: {
    walt: 'find unknown numbers by keeping both sides equal',
    criteria: [
      'explain that the equals sign means “the same as”',
      'find the unknown by working backwards or by balancing',
      'check by putting my answer back in',
    ],
    prior: ['Use addition and subtraction as opposites.', 'Use multiplication and division as opposites.'],
    materials: ['a balance or a drawing of one', 'counters and paper bags', 'mini whiteboards'],
    think: [
      'Read both sides: what must be the same?',
      'Ask what was done to the unknown.',
      'Undo it, doing the same to both sides.',
      'Put the answer back in to check.',
    ],
    hook: 'Hide counters in a bag and balance it against counters on the other side. How many are in the bag?',
    ask: 'How do you know without opening the bag?',
    misconceptions: [
      {
        what: 'Reads = as “the answer comes next”.',
        why: 'Most sums are written with the answer on the right.',
        move: 'Write 12 = 7 + 5 and 8 + 4 = 6 + 6, and ask whether they are allowed.',
      },
      {
        what: 'Does the operation in place of its opposite.',
        why: 'Copies the sign that is shown.',
        move: 'Tell it as a story and act it backwards.',
      },
    ],
    support: 'Use a balance or bar drawing for each question, with smaller numbers.',
    extension: 'Write an equation whose answer is 7, using two operations, for a partner to solve.',
    next: ['Write an equation from a word problem.', 'Solve with the unknown on either side.'],
    english: [
      ['equation', 'a statement that two amounts are the same'],
      ['unknown', 'a number we do not know yet'],
    ],
    reo: ['whārite', 'ōrite', 'tau'],
  },
  draft: (making) =>
    making.random.pick(
      making.year >= 7
        ? [linear, linear, substitute]
        : making.reach >= 6
          ? [missing, linear, truth]
          : [missing, missing, truth],
    )(making),
}
