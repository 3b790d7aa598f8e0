import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, wordProblem } from '../question-tools.ts'

type Range = readonly [low: number, high: number]
type Sizes = readonly [groups: Range, each: Range]

/** How many groups and how many in each, from support to extension, by the year of the class. */
const SIZES: Readonly<Record<number, readonly [Sizes, Sizes, Sizes]>> = {
  2: [
    [
      [2, 4],
      [2, 2],
    ],
    [
      [2, 6],
      [2, 5],
    ],
    [
      [3, 8],
      [3, 5],
    ],
  ],
  3: [
    [
      [2, 5],
      [2, 5],
    ],
    [
      [3, 9],
      [3, 5],
    ],
    [
      [4, 10],
      [4, 8],
    ],
  ],
  4: [
    [
      [2, 6],
      [2, 5],
    ],
    [
      [4, 10],
      [3, 9],
    ],
    [
      [11, 19],
      [3, 6],
    ],
  ],
  5: [
    [
      [3, 9],
      [3, 9],
    ],
    [
      [12, 24],
      [3, 9],
    ],
    [
      [21, 48],
      [6, 9],
    ],
  ],
  6: [
    [
      [11, 19],
      [3, 9],
    ],
    [
      [18, 48],
      [4, 9],
    ],
    [
      [21, 39],
      [11, 19],
    ],
  ],
  7: [
    [
      [12, 35],
      [4, 9],
    ],
    [
      [24, 65],
      [11, 19],
    ],
    [
      [32, 96],
      [21, 48],
    ],
  ],
}

/** The two numbers of a story; tables and digits that were named come first. */
function sizesOf(m: Making): [groups: number, each: number] {
  const [[fewest, most], [least, largest]] = (SIZES[Math.min(7, Math.max(2, m.year))] ?? SIZES[4] ?? [])[
    m.step
  ] ?? [
    [2, 9],
    [2, 9],
  ]
  const { tables, digitPair } = m.numbers ?? {}
  if (tables) return [m.random.int(byStep(m, 2, 3, 4), 10), m.random.pick(tables)]
  if (digitPair) {
    const [long, short] = [Math.max(...digitPair), Math.min(...digitPair)]
    const ofDigits = (digits: number) =>
      m.random.int(digits === 1 ? 3 : 10 ** (digits - 1) + 1, 10 ** digits - 1)
    return [ofDigits(long), ofDigits(short)]
  }
  return [m.random.int(fewest, most), m.random.int(least, largest)]
}

const n = formatNumber

/** True where division alone was asked for, so that a story of either kind is one of sharing. */
const isDivided = ({ numbers, random }: Making): boolean => {
  const asked = numbers?.operations
  if (asked === undefined) return random.chance(0.5)
  return asked.includes('divide') && (!asked.includes('multiply') || random.chance(0.5))
}

export const groupsOfStory: QuestionMaker = (m) => {
  const [groups, each] = sizesOf(m)
  const { theme } = m
  return wordProblem({
    prompt: `There are ${n(groups)} ${theme.groups} of ${theme.things} ${theme.place}. Each ${theme.group} has ${n(each)} ${theme.things}. How many ${theme.things} are there altogether?`,
    answer: groups * each,
    expr: `${groups}*${each}`,
    working: `${n(groups)} groups of ${n(each)}: ${n(groups)} × ${n(each)}`,
  })
}

export const sharingStory: QuestionMaker = (m) => {
  const [groups, each] = sizesOf(m)
  const { theme } = m
  return wordProblem({
    prompt: `${m.name} shares ${n(groups * each)} ${theme.things} equally between ${n(each)} ${theme.groups}. How many ${theme.things} go in each ${theme.group}?`,
    answer: groups,
    expr: `${groups * each}/${each}`,
    working: `${n(groups * each)} ÷ ${n(each)}; check: ${n(groups)} × ${n(each)} = ${n(groups * each)}`,
  })
}

export const arrayStory: QuestionMaker = (m) => {
  const [rows, each] = sizesOf(m)
  return wordProblem({
    prompt: `Chairs are set out ${m.theme.place} in ${n(rows)} equal rows. There are ${n(each)} chairs in each row. How many chairs are set out?`,
    answer: rows * each,
    expr: `${rows}*${each}`,
    working: `${n(rows)} rows of ${n(each)}: ${n(rows)} × ${n(each)}`,
  })
}

export const groupingStory: QuestionMaker = (m) => {
  const [groups, each] = sizesOf(m)
  const { theme } = m
  return wordProblem({
    prompt: `${m.name} has ${n(groups * each)} ${theme.things} and puts ${n(each)} in each ${theme.group}. How many ${theme.groups} does ${m.name} fill?`,
    answer: groups,
    expr: `${groups * each}/${each}`,
    working: `How many ${n(each)}s are in ${n(groups * each)}? ${n(groups * each)} ÷ ${n(each)}`,
  })
}

export const costStory: QuestionMaker = (m) => {
  const [families, dollars] = sizesOf(m)
  const total = families * dollars
  return isDivided(m)
    ? wordProblem({
        prompt: `${n(dollars)} families pay $${n(total)} altogether ${m.theme.place}. They all pay the same. How much does each family pay?`,
        answer: `$${n(families)}`,
        expr: `${total}/${dollars}`,
        working: `$${n(total)} ÷ ${n(dollars)}`,
      })
    : wordProblem({
        prompt: `${n(families)} families pay $${n(dollars)} each ${m.theme.place}. How much do they pay altogether?`,
        answer: `$${n(total)}`,
        expr: `${families}*${dollars}`,
        working: `${n(families)} × $${n(dollars)}`,
      })
}

export const timesAsMany: QuestionMaker = (m) => {
  const [count, drawn] = sizesOf(m)
  const times = m.numbers?.tables || m.numbers?.digitPair ? drawn : Math.min(drawn, 9)
  const { theme } = m
  return isDivided(m)
    ? wordProblem({
        prompt: `Room 7 has ${n(count * times)} ${theme.things} ${theme.place}. That is ${n(times)} times as many as Room 8. How many ${theme.things} does Room 8 have?`,
        answer: count,
        expr: `${count * times}/${times}`,
        working: `${n(count * times)} ÷ ${n(times)}`,
      })
    : wordProblem({
        prompt: `${m.name} counts ${n(count)} ${theme.things} ${theme.place}. A friend counts ${n(times)} times as many. How many ${theme.things} does the friend count?`,
        answer: count * times,
        expr: `${count}*${times}`,
        working: `${n(times)} times ${n(count)}: ${n(count)} × ${n(times)}`,
      })
}

export const rateStory: QuestionMaker = (m) => {
  const [minutes, each] = sizesOf(m)
  const { theme } = m
  return isDivided(m)
    ? wordProblem({
        prompt: `A team checks ${n(each)} ${theme.things} every minute. How many minutes does it take to check ${n(minutes * each)} ${theme.things}?`,
        answer: minutes,
        expr: `${minutes * each}/${each}`,
        working: `${n(minutes * each)} ÷ ${n(each)}`,
      })
    : wordProblem({
        prompt: `A team checks ${n(each)} ${theme.things} every minute. How many ${theme.things} does it check in ${n(minutes)} minutes?`,
        answer: minutes * each,
        expr: `${minutes}*${each}`,
        working: `${n(minutes)} × ${n(each)}`,
      })
}

const isOnlyOneOperation = ({ numbers }: Making) => numbers?.operations?.length === 1

/** Two steps: equal lots, and then more of them, or some on their own. */
export const twoLotsStory: QuestionMaker = (m) => {
  const [groups, each] = sizesOf(m)
  const { theme } = m
  if (isOnlyOneOperation(m)) {
    const classes = m.random.int(2, byStep(m, 2, 3, 5))
    return wordProblem({
      prompt: `Each of ${classes} classes fills ${n(groups)} ${theme.groups} ${theme.place}. Every ${theme.group} has ${n(each)} ${theme.things}. How many ${theme.things} is that for all the classes?`,
      answer: classes * groups * each,
      expr: `${classes}*${groups}*${each}`,
      working: `${n(groups)} × ${n(each)} = ${n(groups * each)} for one class, then × ${classes}`,
    })
  }
  const loose = m.random.int(2, byStep(m, 5, 9, 25))
  return wordProblem({
    prompt: `${m.name} has ${n(groups)} ${theme.groups} with ${n(each)} ${theme.things} in each, and ${loose} more ${theme.things} on a table. How many ${theme.things} is that altogether?`,
    answer: groups * each + loose,
    expr: `${groups}*${each}+${loose}`,
    working: `${n(groups)} × ${n(each)} = ${n(groups * each)}, then + ${loose}`,
  })
}

/** Two steps: some are used first, or each share is shared again. */
export const leftAfterStory: QuestionMaker = (m) => {
  const [groups, each] = sizesOf(m)
  const { theme } = m
  const used = m.random.int(2, Math.max(3, Math.min(groups * each - 2, byStep(m, 5, 15, 40))))
  return isDivided(m)
    ? wordProblem({
        prompt: `${m.name} has ${n(groups * each + used)} ${theme.things}. ${used} of them are damaged. The rest go into ${theme.groups}, ${n(each)} in each. How many ${theme.groups} are filled?`,
        answer: groups,
        expr: `(${groups * each + used}-${used})/${each}`,
        working: `${n(groups * each + used)} − ${used} = ${n(groups * each)}, then ÷ ${n(each)}`,
      })
    : wordProblem({
        prompt: `There are ${n(groups)} ${theme.groups} with ${n(each)} ${theme.things} in each ${theme.place}. ${used} of the ${theme.things} are used. How many ${theme.things} are left?`,
        answer: groups * each - used,
        expr: `${groups}*${each}-${used}`,
        working: `${n(groups)} × ${n(each)} = ${n(groups * each)}, then − ${used}`,
      })
}
