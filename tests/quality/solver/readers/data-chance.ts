import { evaluate } from '../arithmetic.ts'
import { over, type Rational, whole } from '../rational.ts'
import { type Expected, type Found, type Reader, readers } from '../reader.ts'
import { sumOf } from '../words.ts'

const figures = (text: string) =>
  (text.match(/−?\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replace('−', '-').replace(/,/g, '')))
const exact = (value: number) => evaluate(String(value).replace('-', '−'))

function average({ text }: Found): Expected {
  const values = figures(text(2)).sort((a, b) => a - b)
  const at = (place: number) => values[place] ?? 0
  const middle = values.length / 2
  if (text(1) === 'mean') return evaluate(`(${values.join(' + ').replace(/-/g, '−')}) : ${values.length}`)
  if (text(1) === 'range') return exact(at(values.length - 1) - at(0))
  if (text(1) === 'median')
    return Number.isInteger(middle)
      ? evaluate(`(${at(middle - 1)} + ${at(middle)}) : 2`)
      : exact(at(Math.floor(middle)))
  const counts = new Map(values.map((one) => [one, values.filter((other) => other === one).length]))
  const most = Math.max(...counts.values())
  const modes = [...counts].filter(([, n]) => n === most).map(([one]) => one)
  return modes.length === 1 ? exact(modes[0] ?? 0) : null
}
/** Names and numbers of a bar graph, or of a table with one column of numbers. */
function rows({ figure }: Found): [string, number][] | null {
  if (figure?.kind === 'bars') return figure.bars.map(([label, value]) => [label, value])
  return figure?.kind === 'table' && figure.head.length === 2
    ? figure.rows.map(([label = '', value = '']) => [label, countOf(value, figure.head[1] ?? '')])
    : null
}
/** A number, or the dots of a picture graph, each worth what its key says. */
function countOf(cell: string, head: string): number {
  const key = /each ● is (\d+)/.exec(head)?.[1]
  return key === undefined ? Number(cell) : (cell.match(/●/g) ?? []).length * Number(key)
}
const valueIn = (found: Found, name: string) =>
  rows(found)?.find(([label]) => label === name)?.[1] ?? Number.NaN
const counted = (n: number) => (Number.isInteger(n) ? whole(n) : null)
const which = (way: 1 | -1) => (found: Found) => {
  const all = rows(found)
  if (!all) return null
  const best = [...all].sort((a, b) => way * (b[1] - a[1]))[0]
  return best ? all.filter(([, value]) => value === best[1]).map(([label]) => label) : null
}
const total = (found: Found) => {
  const all = rows(found)
  return all && sumOf(all.map(([, value]) => whole(value)))
}
function bag(text: string): Map<string, number> {
  return new Map([...text.matchAll(/(\d+) (\w+)/g)].map(([, n, colour = '']) => [colour, Number(n)]))
}
const drawn = (text: string, colour: string, other: boolean): Rational | null => {
  const counts = bag(text)
  const all = [...counts.values()].reduce((a, b) => a + b, 0)
  const these = counts.get(colour)
  return these === undefined ? null : over(whole(other ? all - these : these), whole(all))
}
const likeliest = ({ text }: Found) => {
  const counts = [...bag(text(1))].sort((a, b) => b[1] - a[1])
  return counts[0] && counts[0][1] !== counts[1]?.[1] ? counts[0][0] : null
}
function twoDice(wanted: number): Rational | null {
  const ways = Array.from({ length: 36 }, (_, at) => (at % 6) + Math.floor(at / 6) + 2).filter(
    (sum) => sum === wanted,
  ).length
  return over(whole(ways), whole(36))
}
/** How many of the numbers of a die are as the words say: “even”, “a number less than 3”. */
function onDie(words: string): number {
  const [, way, n] = /(greater than|less than|not) (\d)/.exec(words) ?? []
  return [1, 2, 3, 4, 5, 6].filter((face) =>
    way === 'greater than'
      ? face > Number(n)
      : way === 'less than'
        ? face < Number(n)
        : way === 'not'
          ? face !== Number(n)
          : face % 2 === (/even/.test(words) ? 0 : 1),
  ).length
}
/** Sets of outcomes: a coin, a die, a spinner, or a choice of each of two lists. */
function outcomes(text: string): string[] | null {
  const lists = [...text.matchAll(/\(([^)]+)\)/g)].map(([, inside = '']) => inside.split(', '))
  const named = (words: string): string[] | null =>
    /toss a coin$/.test(words)
      ? ['heads', 'tails']
      : /ordinary die/.test(words)
        ? ['1', '2', '3', '4', '5', '6']
        : (/(?:spinner with|cards) (.+)$/.exec(words)?.[1]?.split(/, | and /) ?? null)
  if (lists.length === 2) return (lists[0] ?? []).flatMap((a) => (lists[1] ?? []).map((b) => `${a} ${b}`))
  if (/a vowel$/.test(text)) return ['a', 'e', 'i', 'o', 'u']
  if (/coin twice/.test(text)) return ['H H', 'H T', 'T H', 'T T']
  const [, left, right] = /^(toss a coin) and (spin a spinner with .+)$/.exec(text) ?? []
  if (left !== undefined)
    return (named(right ?? '') ?? []).length > 0
      ? ['H', 'T'].flatMap((a) => (named(right ?? '') ?? []).map((b) => `${a} ${b}`))
      : null
  return named(text)
}
const sameSet = (wanted: readonly string[]) => (answer: string) =>
  answer.split(', ').sort().join() === [...wanted].sort().join()

export const DATA_CHANCE: readonly Reader[] = [
  ...readers('average', {
    'Find the {|}& of &.': (found) =>
      /^(?:mean|median|mode|range)$/.test(found.text(1)) ? average(found) : null,
  }),
  ...readers('graph', {
    '@: &. How many homes have #?': ({ text, number }) =>
      whole(figures(text(1)).filter((one) => one === number(2)).length),
    '@: &. How many are in the interval #–#?': ({ text, number }) =>
      whole(figures(text(1)).filter((one) => one >= number(2) && one <= number(3)).length),
    'How many for “&”?': (found) => counted(valueIn(found, found.text(1))),
    'How many more for “&” than for “&”?': (found) =>
      counted(valueIn(found, found.text(1)) - valueIn(found, found.text(2))),
    'How many were counted altogether?': total,
    'Which has the most?': which(1),
    'Which has the fewest?': which(-1),
    'In a picture graph one picture stands for #. A row has # pictures. How many is that?': '$1 * $2',
    'By how many degrees did it change from & to &?': ({ figure, text }) => {
      const on = (day: string) =>
        figure?.kind === 'table' ? Number(figure.rows[0]?.[figure.head.indexOf(day)]) : Number.NaN
      return counted(Math.abs(on(text(2)) - on(text(1))))
    },
    'How many in both year groups come by “&”?': ({ figure, text }) => {
      const row = figure?.kind === 'table' ? figure.rows.find(([label]) => label === text(1)) : undefined
      return row ? sumOf(row.slice(1).map((cell) => whole(Number(cell)))) : null
    },
    'How many {stars|fish|apples|leaves|balls|hearts}?': ({ figure }) =>
      figure?.kind === 'dots' ? whole(figure.places.length) : null,
    'How many dots?@': ({ figure }) => (figure?.kind === 'dots' ? whole(figure.places.length) : null),
    'Look for two seconds, then cover the dots. How many did you see?': ({ figure }) =>
      figure?.kind === 'dots' ? whole(figure.places.length) : null,
  }),
  ...readers('chance', {
    'One pupil is chosen at random. What is the probability that this pupil is in & and plays a sport?': ({
      figure,
      text,
    }) => {
      if (figure?.kind !== 'table') return null
      const all = figure.rows.flatMap((row) => row.slice(1).map(Number)).reduce((a, b) => a + b, 0)
      const these = figure.rows.find(([label]) => label === text(1))?.[1]
      return these === undefined ? null : over(whole(Number(these)), whole(all))
    },
    'A bag holds & counters. Which colour is most likely?': likeliest,
    'A bag holds & counters. One is drawn without looking. What is the probability of &?': ({ text }) =>
      drawn(text(1), text(2), false),
    'A bag holds & counters. What is the probability that one drawn is not &?': ({ text }) =>
      drawn(text(1), text(2), true),
    'A bag holds & counters. Where on a line from 0 to 1 does “draw &” belong? Write a fraction.': ({
      text,
    }) => drawn(text(1), text(2), false),
    'A spinner has # equal parts: &. Which colour is most likely?': ({ text }) => {
      const counts = [...bag(text(2))].sort((a, b) => b[1] - a[1])
      return counts[0] && counts[0][1] !== counts[1]?.[1] ? counts[0][0] : null
    },
    'A spinner has # equal parts: &. What is the probability of &?': ({ text, number }) =>
      [...bag(text(2)).values()].reduce((a, b) => a + b, 0) === number(1)
        ? drawn(text(2), text(3), false)
        : null,
    'An ordinary die is rolled. How many of its six numbers are &?': ({ text }) => counted(onDie(text(1))),
    'An ordinary die is rolled once. What is the probability of &?': ({ text }) =>
      over(whole(onDie(text(1))), whole(6)),
    'A fair spinner with # equal parts is spun # times. How often do you expect one certain part?': '$2 : $1',
    'In # tosses a coin showed heads # times. What fraction is that?': '$2 : $1',
    'Two ordinary dice are rolled. What is the probability that they add to #? List the outcomes.': ({
      number,
    }) => twoDice(number(1)),
    'A spinner has three colours. The probabilities of @ and @ are # and #. What is the probability of @?':
      '1 - $1 - $2',
    'In a game with an ordinary die, you win with # or less and your partner wins with more. Is it fair? Write yes or no.':
      ({ number }) => (number(1) === 3 ? 'yes' : 'no'),
  }),
  ...readers('outcomes', {
    'List all the outcomes when you &.': ({ text }) => {
      const all = outcomes(text(1))
      return all && sameSet(all)
    },
  }),
]
