import { formatNumber } from './number.ts'
import { type Draft, draft, type Making, type Topic, valued } from './topic.ts'

const TABLES: number[][] = [
  [2],
  [2],
  [2, 5, 10],
  [2, 3, 4, 5, 8, 10],
  [3, 4, 6, 7, 8, 9],
  [6, 7, 8, 9, 11, 12],
  [6, 7, 8, 9, 12],
]

function factors({ random, reach }: Making): [number, number] {
  const table = random.pick(TABLES[Math.min(reach, 6)] ?? [2])
  return [random.int(2, reach <= 1 ? 4 : 10), table]
}

function product(making: Making): Draft {
  const { random, reach } = making
  const [a, b] = factors(making)
  if (reach <= 3) return valued(`${a} × ${b} =`, String(a * b), `${a}*${b}`, { space: 'blank' })
  const big = reach === 4 ? random.int(12, 49) : reach === 5 ? random.int(112, 999) : random.int(123, 999)
  const by = reach >= 6 ? random.int(12, 39) : b
  const [tens, ones] = [Math.floor(by / 10) * 10, by % 10]
  const working =
    reach >= 6 && ones > 0
      ? `${big} × ${tens} + ${big} × ${ones} = ${formatNumber(big * tens)} + ${formatNumber(big * ones)}`
      : `Split ${big} into its parts and multiply each by ${by}.`
  return valued(`${big} × ${by} =`, formatNumber(big * by), `${big}*${by}`, { space: 'box', working })
}

function quotient(making: Making): Draft {
  const { random, reach } = making
  const [a, b] = factors(making)
  const answer =
    reach >= 6
      ? random.int(112, 640)
      : reach === 5
        ? random.int(23, 240)
        : reach === 4
          ? random.int(11, 16)
          : a
  const whole = answer * b
  return valued(`${formatNumber(whole)} ÷ ${b} =`, formatNumber(answer), `${whole}/${b}`, {
    space: reach > 3 ? 'box' : 'blank',
    working: `${formatNumber(answer)} × ${b} = ${formatNumber(whole)}`,
  })
}

function remainder(making: Making): Draft {
  const { random, reach, theme } = making
  const [a, b] = factors(making)
  const extra = random.int(1, b - 1)
  const dividend = (reach >= 5 ? a * random.int(4, 11) : a) * b + extra
  return draft(
    `${formatNumber(dividend)} ${theme.things} are packed ${b} to a ${theme.group}. How many full ${theme.groups}, and how many left over?`,
    `${formatNumber(Math.floor(dividend / b))} remainder ${extra}`,
    { kind: 'remainder', dividend, divisor: b },
    {
      space: 'lines',
      working: `${formatNumber(dividend - extra)} ÷ ${b} = ${formatNumber((dividend - extra) / b)}, and ${extra} left over.`,
    },
  )
}

function groupsStory(making: Making): Draft {
  const [a, b] = factors(making)
  const { name, theme, reach } = making
  return valued(
    `${name} has ${a} ${theme.groups} ${theme.place}. Each ${theme.group} has ${b} ${theme.things}. How many ${theme.things} altogether?`,
    formatNumber(a * b),
    `${a}*${b}`,
    {
      space: 'lines',
      working: `${a} × ${b}`,
      ...(reach <= 3 ? { figure: { kind: 'array' as const, rows: a, columns: b } } : {}),
    },
  )
}

function shareStory(making: Making): Draft {
  const [a, b] = factors(making)
  const { name, theme } = making
  return valued(
    `${name} shares ${a * b} ${theme.things} equally between ${b} ${theme.groups}. How many go in each ${theme.group}?`,
    String(a),
    `${a * b}/${b}`,
    { space: 'lines', working: `${a * b} ÷ ${b}` },
  )
}

export const MULTIPLY_DIVIDE: Topic = {
  id: 'multiply-divide',
  title: 'multiplication and division',
  match:
    /multipl(y|ied|ying|ication)|divid(?!e a (region|quantity))|division|times.table|\d\s*[x×]\s*table|equal groups|arrays?\b|share a small collection|fact famil|remainder/i,
  years: [1, 8],
  teaching: {
    walt: 'multiply and divide by thinking of equal groups, and use known facts to find new ones',
    criteria: [
      'show a multiplication as equal groups or an array',
      'use a fact I know to work out one I do not',
      'check a division by multiplying back',
    ],
    prior: ['Skip count in the steps of this lesson.', 'Make equal groups and share fairly.'],
    materials: ['counters, 40 a pair', 'squared paper for arrays', 'mini whiteboards'],
    think: [
      'Ask: how many groups, and how many in each?',
      'Find a fact I already know that is close.',
      'Build up or split the number into easier parts.',
      'Check by doing the opposite.',
    ],
    hook: 'Show an array for five seconds, then hide it. How many, and how did you see it?',
    ask: 'What fact did you already know that helped?',
    misconceptions: [
      {
        what: 'Adds the two numbers and does not multiply.',
        why: 'Both numbers are seen as amounts.',
        move: 'Draw the groups: which number tells how many groups, and which how many in each?',
      },
      {
        what: 'Ignores what is left over, or writes it as part of the answer.',
        why: 'Expects division to come out even.',
        move: 'Act it out with counters and ask what should happen to the ones that do not fit.',
      },
    ],
    support:
      'Build every question with counters in rows. The story stays the same; the facts are friendlier.',
    extension: 'Write a division story in which the left-overs change the answer.',
    next: ['Practise the related division facts.', 'Use the same thinking with larger numbers.'],
    english: [
      ['factor', 'a number that is multiplied'],
      ['product', 'the answer when numbers are multiplied'],
      ['array', 'objects in equal rows and columns'],
    ],
    reo: ['whakarea', 'whakawehe', 'huinga'],
  },
  draft: (making) => {
    const kinds =
      making.reach >= 4
        ? [product, quotient, remainder, groupsStory, shareStory]
        : making.reach <= 1
          ? [groupsStory, shareStory]
          : [product, quotient, groupsStory, shareStory]
    return making.random.pick(kinds)(making)
  },
}
