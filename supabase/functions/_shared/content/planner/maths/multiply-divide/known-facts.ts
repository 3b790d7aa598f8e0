import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, missingNumber, shortAnswer } from '../question-tools.ts'

/** The tables of the year: the ones known first for support, the harder ones last. */
function tablesOfYear({ numbers, year, step }: Making): readonly number[] {
  if (numbers?.tables) return numbers.tables
  if (year <= 3)
    return (
      [
        [2, 5, 10],
        [2, 3, 4, 5, 10],
        [3, 4, 6, 8],
      ][step] ?? [2, 5, 10]
    )
  if (year === 4)
    return (
      [
        [2, 5, 10],
        [3, 4, 5, 6],
        [6, 7, 8, 9],
      ][step] ?? [2, 5, 10]
    )
  return (
    [
      [3, 4, 5, 10],
      [6, 7, 8, 9],
      [7, 8, 9, 11, 12],
    ][step] ?? [6, 7, 8, 9]
  )
}

/** How many groups, and how many in each: never one group, and at most ten of them. */
function factOf(m: Making): [groups: number, each: number] {
  return [m.random.int(byStep(m, 2, 3, 4), 10), m.random.pick(tablesOfYear(m))]
}

export const factTimes: QuestionMaker = (m) => {
  const [groups, each] = factOf(m)
  return shortAnswer({ prompt: `${groups} × ${each} =`, answer: groups * each, expr: `${groups}*${each}` })
}

export const factDivided: QuestionMaker = (m) => {
  const [groups, each] = factOf(m)
  return shortAnswer({
    prompt: `${groups * each} ÷ ${each} =`,
    answer: groups,
    expr: `${groups * each}/${each}`,
    working: `${groups} × ${each} = ${groups * each}`,
  })
}

export const factMissing: QuestionMaker = (m) => {
  const [groups, each] = factOf(m)
  return missingNumber({
    shown: `□ × ${each} = ${groups * each}`,
    answer: groups,
    left: `x*${each}`,
    right: String(groups * each),
    working: `${groups * each} ÷ ${each}`,
  })
}

/** Facts that are one step away from one that is known earlier. */
const NEAR: readonly { groups: number; from: number; how: string }[] = [
  { groups: 3, from: 2, how: 'one group more' },
  { groups: 4, from: 2, how: 'double it' },
  { groups: 6, from: 5, how: 'one group more' },
  { groups: 8, from: 4, how: 'double it' },
  { groups: 9, from: 10, how: 'one group less' },
]

export const builtFact: QuestionMaker = (m) => {
  const { groups, from, how } = m.random.pick(byStep(m, NEAR.slice(0, 3), NEAR, NEAR.slice(2)))
  const each = m.random.pick(tablesOfYear(m))
  return shortAnswer({
    prompt: `You know ${from} × ${each} = ${from * each}. Use it to work out ${groups} × ${each} = ____`,
    answer: groups * each,
    expr: `${groups}*${each}`,
    working: `${from} × ${each} = ${from * each}, then ${how}.`,
    space: 'none',
  })
}
