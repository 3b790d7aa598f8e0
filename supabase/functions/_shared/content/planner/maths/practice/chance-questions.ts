import { formatFraction, formatScaled } from '../number.ts'
import { draft, type Making } from '../topic.ts'
import { ask, by, type Make, open, several, story } from './kit.ts'

const EVENTS: [string, string][] = [
  ['The sun will rise tomorrow', 'certain'],
  ['A coin shows heads', 'even chance'],
  ['You roll a 7 with an ordinary die', 'impossible'],
  ['You roll a 1 with an ordinary die', 'unlikely'],
  ['You roll less than 6 with an ordinary die', 'likely'],
  ['It rains somewhere in New Zealand this month', 'likely'],
  ['Saturday follows Friday', 'certain'],
  ['A spinner with 1 red part of 8 stops on red', 'unlikely'],
]

export const words: Make = (m) => {
  const [what, word] = m.random.pick(EVENTS)
  return open(`Impossible, unlikely, even chance, likely or certain? ${what}.`, word, { space: 'blank' })
}

function bag(m: Making) {
  const colours = ['red', 'blue', 'yellow', 'green'].slice(0, by(m, 2, 3, 4))
  const counts = colours.map(() => m.random.int(1, by(m, 4, 5, 6)))
  const all = counts.reduce((a, b) => a + b, 0)
  const list = colours.map((c, at) => `${counts[at]} ${c}`)
  return {
    colours,
    counts,
    all,
    text: `A bag holds ${list.slice(0, -1).join(', ')} and ${list.at(-1)} counters.`,
  }
}

export const onZeroOne: Make = (m) => {
  const { counts, all, text } = bag(m)
  return ask(
    `${text} Where on a line from 0 to 1 does “draw red” belong? Write a fraction.`,
    formatFraction(counts[0] ?? 1, all),
    `${counts[0]}/${all}`,
    `${counts[0]} of ${all} counters.`,
    { figure: { kind: 'number-line', from: 0, to: 1, step: 1 / all, marks: [] } },
  )
}

export const probability: Make = (m) => {
  const { colours, counts, all, text } = bag(m)
  const at = m.random.int(0, colours.length - 1)
  return ask(
    `${text} One is drawn without looking. What is the probability of ${colours[at]}?`,
    formatFraction(counts[at] ?? 1, all),
    `${counts[at]}/${all}`,
    `${counts[at]} of ${all} counters.`,
    { space: 'line' },
  )
}

export const complement: Make = (m) => {
  const { colours, counts, all, text } = bag(m)
  return ask(
    `${text} What is the probability that one drawn is not ${colours[0]}?`,
    formatFraction(all - (counts[0] ?? 1), all),
    `1-${counts[0]}/${all}`,
    `1 − ${formatFraction(counts[0] ?? 1, all)}`,
    { space: 'line' },
  )
}

export const addToOne: Make = (m) => {
  const [a, b] = [m.random.int(1, 5), m.random.int(1, 4)]
  return ask(
    `A spinner has three colours. The probabilities of red and blue are ${formatScaled(a, 1)} and ${formatScaled(b, 1)}. What is the probability of green?`,
    a + b === 10 ? '0' : formatScaled(10 - a - b, 1),
    `1-${a}/10-${b}/10`,
    'All of them add to one.',
    { space: 'line' },
  )
}

export const moreLikely: Make = (m) => {
  const { colours, counts } = bag(m)
  const best = Math.max(...counts)
  if (counts.filter((c) => c === best).length > 1) counts[0] = best + 1
  const list = colours.map((c, at) => `${counts[at]} ${c}`)
  const fair = `A bag holds ${list.slice(0, -1).join(', ')} and ${list.at(-1)} counters.`
  return draft(
    `${fair} Which colour is most likely?`,
    colours[counts.indexOf(Math.max(...counts))] ?? '',
    { kind: 'most', labels: colours, values: counts, which: 'most' },
    { space: 'blank' },
  )
}

export const LISTS: [string, string[][]][] = [
  ['toss a coin', [['heads', 'tails']]],
  ['roll an ordinary die', [['1', '2', '3', '4', '5', '6']]],
  ['spin a spinner with red, blue and green', [['red', 'blue', 'green']]],
  ['choose a vowel', [['a', 'e', 'i', 'o', 'u']]],
  ['draw one of the cards 5, 6, 7, 8', [['5', '6', '7', '8']]],
]

export const PAIRS: [string, string[][]][] = [
  [
    'toss a coin twice',
    [
      ['H', 'T'],
      ['H', 'T'],
    ],
  ],
  [
    'toss a coin and spin a spinner with A, B, C',
    [
      ['H', 'T'],
      ['A', 'B', 'C'],
    ],
  ],
  [
    'choose a hat (red, blue) and a scarf (white, black, green)',
    [
      ['red', 'blue'],
      ['white', 'black', 'green'],
    ],
  ],
  [
    'choose bread (roll, wrap) and a filling (egg, cheese, salad)',
    [
      ['roll', 'wrap'],
      ['egg', 'cheese', 'salad'],
    ],
  ],
]

export const listAll =
  (list: [string, string[][]][]): Make =>
  (m) => {
    const [what, of] = m.random.pick(list)
    const all = of.reduce<string[]>(
      (done, next) => (done.length === 0 ? next : done.flatMap((a) => next.map((b) => `${a} ${b}`))),
      [],
    )
    return draft(
      `List all the outcomes when you ${what}.`,
      all.join(', '),
      { kind: 'combinations', of },
      {
        space: 'lines',
        working:
          of.length > 1 ? 'Keep the first the same until all of the second are used.' : 'Name each one once.',
      },
    )
  }

export const countAll: Make = (m) => {
  const [a, b] = [m.random.int(2, by(m, 3, 4, 6)), m.random.int(2, by(m, 3, 5, 6))]
  return ask(
    `There are ${a} tops and ${b} pairs of shorts. How many different outfits are there?`,
    a * b,
    `${a}*${b}`,
    `${a} × ${b}`,
  )
}

export const combined: Make = (m) => {
  const total = m.random.int(2, 12)
  const ways = Array.from({ length: 6 }, (_, n) => total - n - 1).filter((n) => n >= 1 && n <= 6).length
  return ask(
    `Two ordinary dice are rolled. What is the probability that they add to ${total}? List the outcomes.`,
    formatFraction(ways, 36),
    `${ways}/36`,
    `${ways} of 36 outcomes.`,
    { space: 'lines' },
  )
}

export const twoWay: Make = (m) => {
  const n = several(m, 4, 3, by(m, 9, 15, 30)) as [number, number, number, number]
  const all = n.reduce((a, b) => a + b, 0)
  return ask(
    'One pupil is chosen at random. What is the probability that this pupil is in Year 8 and plays a sport?',
    formatFraction(n[2], all),
    `${n[2]}/(${n.join('+')})`,
    `${n[2]} of ${all} pupils.`,
    {
      figure: {
        kind: 'table',
        head: ['', 'Sport', 'No sport'],
        rows: [
          ['Year 7', String(n[0]), String(n[1])],
          ['Year 8', String(n[2]), String(n[3])],
        ],
      },
      space: 'line',
    },
  )
}

export const fairGame: Make = (m) => {
  const limit = m.random.int(2, 5)
  return draft(
    `In a game with an ordinary die, you win with ${limit} or less and your partner wins with more. Is it fair? Write yes or no.`,
    limit === 3 ? 'yes' : 'no',
    { kind: 'truth-word', left: String(limit), right: `6-${limit}` },
    { space: 'lines', working: `${limit} ways to win against ${6 - limit}.` },
  )
}

export const expected: Make = (m) => {
  const [rolls, of] = m.random.pick<[number, number]>([
    [m.random.int(2, 10) * 6, 6],
    [m.random.int(5, 30) * 2, 2],
    [m.random.int(3, 12) * 4, 4],
  ])
  return story(
    `A fair spinner with ${of} equal parts is spun ${rolls} times. How often do you expect one certain part?`,
    rolls / of,
    `${rolls}/${of}`,
    `1/${of} of ${rolls}; the real result will vary.`,
  )
}

export const experiment: Make = (m) =>
  open(
    `${m.random.pick(['Toss a coin 20 times', 'Roll a die 30 times', 'Draw a counter 20 times and put it back each time'])}. Write what you expect, then record what happens. Why are they not exactly the same?`,
    'Expected and real results side by side; chance makes small numbers of trials vary, and many trials come closer.',
    { space: 'long' },
  )

export const relative: Make = (m) => {
  const trials = m.random.pick([20, 50, 100])
  const hits = m.random.int(Math.floor(trials * 0.35), Math.floor(trials * 0.65))
  return ask(
    `In ${trials} tosses a coin showed heads ${hits} times. What fraction is that?`,
    formatFraction(hits, trials),
    `${hits}/${trials}`,
    'The theoretical probability is 1/2; compare them.',
    { space: 'line' },
  )
}
