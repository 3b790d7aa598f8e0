import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatFraction, formatScaled } from '../number.ts'
import { byStep, differentNumbers, openQuestion, shortAnswer, wordProblem } from '../question-tools.ts'
import { EVENTS } from './examples.data.ts'

export const likelihoodWord: QuestionMaker = (m) => {
  const [what, word] = m.random.pick(EVENTS)
  return openQuestion(`Impossible, unlikely, even chance, likely or certain? ${what}.`, word, {
    space: 'blank',
  })
}

function bag(m: Making) {
  const colours = ['red', 'blue', 'yellow', 'green'].slice(0, byStep(m, 2, 3, 4))
  const counts = colours.map(() => m.random.int(1, byStep(m, 4, 5, 6)))
  const all = counts.reduce((a, b) => a + b, 0)
  const list = colours.map((c, at) => `${counts[at]} ${c}`)
  return {
    colours,
    counts,
    all,
    text: `A bag holds ${list.slice(0, -1).join(', ')} and ${list.at(-1)} counters.`,
  }
}

export const onZeroOne: QuestionMaker = (m) => {
  const { counts, all, text } = bag(m)
  return shortAnswer({
    prompt: `${text} Where on a line from 0 to 1 does “draw red” belong? Write a fraction.`,
    answer: formatFraction(counts[0] ?? 1, all),
    expr: `${counts[0]}/${all}`,
    working: `${counts[0]} of ${all} counters.`,
    aloud: [
      `There are ${counts.join(' + ')} = ${all} counters, so I think of the line in ${all} equal parts.`,
      `${counts[0]} of them are red: I count ${counts[0]} of ${all} parts from 0.`,
      `As a fraction that is ${formatFraction(counts[0] ?? 1, all)}. No red at all would be 0, only red would be 1.`,
    ],
    figure: { kind: 'number-line', from: 0, to: 1, step: 1 / all, marks: [] },
  })
}

export const probability: QuestionMaker = (m) => {
  const { colours, counts, all, text } = bag(m)
  const at = m.random.int(0, colours.length - 1)
  return shortAnswer({
    prompt: `${text} One is drawn without looking. What is the probability of ${colours[at]}?`,
    answer: formatFraction(counts[at] ?? 1, all),
    expr: `${counts[at]}/${all}`,
    working: `${counts[at]} of ${all} counters.`,
    aloud: [
      `How many counters are in the bag? ${counts.join(' + ')} = ${all}. All of them are equally likely.`,
      `How many are ${colours[at]}? ${counts[at]}.`,
      `So the probability is ${counts[at]} out of ${all}, which is ${formatFraction(counts[at] ?? 1, all)}.`,
    ],
    space: 'line',
  })
}

export const complement: QuestionMaker = (m) => {
  const { colours, counts, all, text } = bag(m)
  return shortAnswer({
    prompt: `${text} What is the probability that one drawn is not ${colours[0]}?`,
    answer: formatFraction(all - (counts[0] ?? 1), all),
    expr: `1-${counts[0]}/${all}`,
    working: `1 − ${formatFraction(counts[0] ?? 1, all)}`,
    aloud: [
      `Of ${all} counters ${counts[0]} are ${colours[0]}, so ${colours[0]} has ${formatFraction(counts[0] ?? 1, all)}.`,
      `It is ${colours[0]} or it is not: together that makes 1. So I take this away from 1.`,
      `I check by counting the others: ${all} − ${counts[0]} = ${all - (counts[0] ?? 1)} of ${all}, which is ${formatFraction(all - (counts[0] ?? 1), all)}.`,
    ],
    space: 'line',
  })
}

export const addToOne: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(1, 5), m.random.int(1, 4)]
  return shortAnswer({
    prompt: `A spinner has three colours. The probabilities of red and blue are ${formatScaled(a, 1)} and ${formatScaled(b, 1)}. What is the probability of green?`,
    answer: a + b === 10 ? '0' : formatScaled(10 - a - b, 1),
    expr: `1-${a}/10-${b}/10`,
    working: `All of them add to one: 1 − ${formatScaled(a, 1)} − ${formatScaled(b, 1)}`,
    aloud: [
      'One of the three colours must come, so all three together make 1.',
      `Red and blue together: ${formatScaled(a, 1)} + ${formatScaled(b, 1)} = ${formatScaled(a + b, 1)}.`,
      `What is left to 1 is green: ${a + b === 10 ? '0' : formatScaled(10 - a - b, 1)}.`,
    ],
    space: 'line',
  })
}

export const moreLikely: QuestionMaker = (m) => {
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

export const listAll =
  (list: readonly [string, string[][]][]): QuestionMaker =>
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

export const countAll: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(2, byStep(m, 3, 4, 6)), m.random.int(2, byStep(m, 3, 5, 6))]
  return shortAnswer({
    prompt: `There are ${a} tops and ${b} pairs of shorts. How many different outfits are there?`,
    answer: a * b,
    expr: `${a}*${b}`,
    working: `${a} × ${b}`,
    aloud: [
      `With the first top I can wear each of the ${b} pairs of shorts: ${b} outfits.`,
      `The same is true for each of the ${a} tops: ${a} × ${b} = ${a * b}.`,
    ],
  })
}

export const combined: QuestionMaker = (m) => {
  const total = m.random.int(2, 12)
  const ways = Array.from({ length: 6 }, (_, n) => total - n - 1).filter((n) => n >= 1 && n <= 6).length
  return shortAnswer({
    prompt: `Two ordinary dice are rolled. What is the probability that they add to ${total}? List the outcomes.`,
    answer: formatFraction(ways, 36),
    expr: `${ways}/36`,
    working: `${ways} of 36 outcomes.`,
    aloud: [
      'Each of the 6 numbers of the first die goes with 6 of the second: 6 × 6 = 36 outcomes, all equally likely.',
      `I list the pairs that add to ${total}, one for each number of the first die that fits: ${ways}.`,
      `So it is ${ways} out of 36: ${formatFraction(ways, 36)}.`,
    ],
    space: 'lines',
  })
}

export const twoWay: QuestionMaker = (m) => {
  const n = differentNumbers(m, 4, 3, byStep(m, 9, 15, 30)) as [number, number, number, number]
  const all = n.reduce((a, b) => a + b, 0)
  return shortAnswer({
    prompt:
      'One student is chosen at random. What is the probability that this student is in Year 8 and plays a sport?',
    answer: formatFraction(n[2], all),
    expr: `${n[2]}/(${n.join('+')})`,
    working: `${n[2]} of ${all} students.`,
    aloud: [
      `One of all students is chosen, so the whole is everybody: ${n.join(' + ')} = ${all}.`,
      `I go along the row Year 8 to the column Sport: ${n[2]}.`,
      `So the probability is ${n[2]} out of ${all}: ${formatFraction(n[2], all)}.`,
    ],
    figure: {
      kind: 'table',
      head: ['', 'Sport', 'No sport'],
      rows: [
        ['Year 7', String(n[0]), String(n[1])],
        ['Year 8', String(n[2]), String(n[3])],
      ],
    },
    space: 'line',
  })
}

export const fairGame: QuestionMaker = (m) => {
  const limit = m.random.int(2, 5)
  return draft(
    `In a game with an ordinary die, you win with ${limit} or less and your partner wins with more. Is it fair? Write yes or no.`,
    limit === 3 ? 'yes' : 'no',
    { kind: 'truth-word', left: String(limit), right: `6-${limit}` },
    {
      space: 'lines',
      working: `${limit} ways to win against ${6 - limit}.`,
      aloud: [
        'A die has six numbers, and all of them are equally likely.',
        `I win with ${limit} of them. My partner wins with the other ${6 - limit}.`,
        limit === 3
          ? 'Both have the same number of ways, so it is fair.'
          : 'The numbers differ, so it is not fair.',
      ],
    },
  )
}

export const expected: QuestionMaker = (m) => {
  const [rolls, of] = m.random.pick<[number, number]>([
    [m.random.int(2, 10) * 6, 6],
    [m.random.int(5, 30) * 2, 2],
    [m.random.int(3, 12) * 4, 4],
  ])
  return wordProblem({
    prompt: `A fair spinner with ${of} equal parts is spun ${rolls} times. How often do you expect one certain part?`,
    answer: rolls / of,
    expr: `${rolls}/${of}`,
    working: `1/${of} of ${rolls}; the real result will vary.`,
    aloud: [
      `There are ${of} equal parts, so each should come once in ${of} spins.`,
      `In ${rolls} spins that is ${rolls} ÷ ${of} = ${rolls / of} times.`,
      'That is what I expect. What happens may be a little more or less.',
    ],
  })
}

export const experiment: QuestionMaker = (m) =>
  openQuestion(
    `${m.random.pick(['Toss a coin 20 times', 'Roll a die 30 times', 'Draw a counter 20 times and put it back each time'])}. Write what you expect, then record what happens. Why are they not exactly the same?`,
    'Expected and real results side by side; chance makes small numbers of trials vary, and many trials come closer.',
    { space: 'long' },
  )

export const headsAsFraction: QuestionMaker = (m) => {
  const trials = m.random.pick([20, 50, 100])
  const hits = m.random.int(Math.floor(trials * 0.35), Math.floor(trials * 0.65))
  return shortAnswer({
    prompt: `In ${trials} tosses a coin showed heads ${hits} times. What fraction is that?`,
    answer: formatFraction(hits, trials),
    expr: `${hits}/${trials}`,
    working: 'The theoretical probability is 1/2; compare them.',
    space: 'line',
  })
}
