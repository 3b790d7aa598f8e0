import { draft, type Making } from '../../topic.ts'
import { asksAbout } from '../asks-about.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatFraction } from '../number.ts'
import { byStep, openQuestion, shortAnswer } from '../question-tools.ts'
import { COIN_EVENTS, DIE_EVENTS, ON_A_DIE, SPINNER_EVENTS } from './examples.data.ts'
import { expectedOnDie, moreThanExpected } from './experiment-questions.ts'

const likelihoodOf =
  (events: readonly (readonly [what: string, word: string])[]): QuestionMaker =>
  (m) => {
    const [what, word] = m.random.pick(events)
    return openQuestion(`Impossible, unlikely, even chance, likely or certain? ${what}.`, word, {
      space: 'blank',
    })
  }

export const dieWord = likelihoodOf(DIE_EVENTS)
export const coinWord = likelihoodOf(COIN_EVENTS)
export const spinnerWord = likelihoodOf(SPINNER_EVENTS)

export const facesOfDie: QuestionMaker = (m) => {
  const { what, faces, expr } = m.random.pick(ON_A_DIE)
  return shortAnswer({
    prompt: `An ordinary die is rolled. How many of its six numbers are ${what}?`,
    answer: faces.length,
    expr,
    working: `${faces.join(', ')}.`,
  })
}

export const dieChance: QuestionMaker = (m) => {
  const { one, faces } = m.random.pick(ON_A_DIE)
  return shortAnswer({
    prompt: `An ordinary die is rolled once. What is the probability of ${one}?`,
    answer: formatFraction(faces.length, 6),
    expr: `${faces.length}/6`,
    working: `${faces.length} of 6 numbers: ${faces.join(', ')}.`,
    space: 'line',
  })
}

export const dieExpected = asksAbout(/die/, expectedOnDie)
export const dieMore = asksAbout(/die/, moreThanExpected)
export const coinExpected = asksAbout(/coin/, expectedOnDie)
export const coinMore = asksAbout(/coin/, moreThanExpected)

/** A spinner of equal parts in two to four colours, one of which has more parts than any other. */
function spinner(m: Making) {
  const colours = m.random.shuffle(['red', 'blue', 'green', 'yellow']).slice(0, byStep(m, 2, 3, 4))
  const most = byStep(m, 3, 4, 5)
  const parts = colours.map((_, at) => (at === 0 ? most : m.random.int(1, most - 1)))
  const shown = m.random.shuffle(colours.map((colour, at) => ({ colour, parts: parts[at] ?? 1 })))
  const all = parts.reduce((a, b) => a + b, 0)
  const list = shown.map(({ colour, parts: of }) => `${of} ${colour}`)
  return {
    shown,
    all,
    text: `A spinner has ${all} equal parts: ${list.slice(0, -1).join(', ')} and ${list.at(-1)}.`,
  }
}

export const spinnerMost: QuestionMaker = (m) => {
  const { shown, text } = spinner(m)
  const values = shown.map(({ parts }) => parts)
  const labels = shown.map(({ colour }) => colour)
  return draft(
    `${text} Which colour is most likely?`,
    labels[values.indexOf(Math.max(...values))] ?? '',
    { kind: 'most', labels, values, which: 'most' },
    { space: 'blank' },
  )
}

export const spinnerChance: QuestionMaker = (m) => {
  const { shown, all, text } = spinner(m)
  const { colour, parts } = m.random.pick(shown)
  return shortAnswer({
    prompt: `${text} What is the probability of ${colour}?`,
    answer: formatFraction(parts, all),
    expr: `${parts}/${all}`,
    working: `${parts} of ${all} equal parts.`,
    space: 'line',
  })
}
