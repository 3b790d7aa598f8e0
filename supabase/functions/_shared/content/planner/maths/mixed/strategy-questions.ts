import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, wordProblem } from '../question-tools.ts'

/** Two numbers known by their total and their difference: guess and check, or a bar drawing. */
export const totalAndDifference: QuestionMaker = (m) => {
  const small = m.random.int(2, byStep(m, 8, 20, 45))
  const more = m.random.int(1, byStep(m, 5, 9, 18))
  const total = small * 2 + more
  return wordProblem({
    prompt: `${m.name} has ${total} cards in two boxes. One box has ${more} more than the other. How many are in the box with fewer?`,
    answer: small,
    expr: `(${total}-${more})/2`,
    working: `Take the ${more} away: ${total} − ${more} = ${total - more}. Half of that is ${small}.`,
  })
}

/** Everyone meets everyone once: a drawing with fewer people shows the pattern. */
export const handshakes: QuestionMaker = (m) => {
  const people = m.random.int(4, byStep(m, 5, 7, 12))
  return wordProblem({
    prompt: `${people} players each shake hands once with every other player. How many handshakes are there?`,
    answer: (people * (people - 1)) / 2,
    expr: `${people}*${people - 1}/2`,
    working: `The first shakes ${people - 1} hands, the next ${people - 2} new ones, and so on down to 1. Add them.`,
  })
}

/** A climb with a slip each night: the last day has no slip. */
export const snail: QuestionMaker = (m) => {
  const slip = m.random.int(1, byStep(m, 1, 2, 3))
  const climb = slip + m.random.int(1, byStep(m, 2, 3, 4))
  const days = m.random.int(3, byStep(m, 4, 6, 9))
  const height = (climb - slip) * (days - 1) + climb
  return wordProblem({
    prompt: `A snail is at the foot of a wall ${height} m high. Each day it climbs ${climb} m. Each night it slips back ${slip} m. On which day does it reach the top?`,
    answer: days,
    expr: `(${height}-${climb})/(${climb}-${slip})+1`,
    working: `After each day and night it is ${climb - slip} m higher. After ${days - 1} it is at ${(climb - slip) * (days - 1)} m, and the next day it climbs the last ${climb} m.`,
  })
}

/** Shares that are known as so many times one another. */
export const timesAsMany: QuestionMaker = (m) => {
  const times = m.random.int(2, byStep(m, 2, 3, 5))
  const small = m.random.int(2, byStep(m, 6, 12, 25))
  const total = small * (times + 1)
  return wordProblem({
    prompt: `${m.name} and a friend pick ${total} feijoas together. ${m.name} picks ${times === 2 ? 'twice' : `${times} times`} as many as the friend. How many does the friend pick?`,
    answer: small,
    expr: `${total}/(${times}+1)`,
    working: `Draw one part for the friend and ${times} parts for ${m.name}: ${times + 1} equal parts. ${total} ÷ ${times + 1} = ${small}.`,
  })
}

/** Fewer cuts than pieces: the drawing shows it. */
export const cuts: QuestionMaker = (m) => {
  const [pieces, minutes] = [m.random.int(3, byStep(m, 5, 8, 15)), m.random.int(2, byStep(m, 3, 5, 9))]
  return wordProblem({
    prompt: `A plank is sawn into ${pieces} pieces. Each cut takes ${minutes} minutes. How many minutes does all the cutting take?`,
    answer: (pieces - 1) * minutes,
    expr: `(${pieces}-1)*${minutes}`,
    working: `${pieces} pieces need ${pieces - 1} cuts: ${pieces - 1} × ${minutes}.`,
  })
}

/** Tables pushed together: seats are lost where they touch. */
export const tablesInRow: QuestionMaker = (m) => {
  const tables = m.random.int(2, byStep(m, 4, 9, 20))
  return wordProblem({
    prompt: `One square table seats 4 people, one on each side. ${tables} tables are pushed together in a straight row. How many people can sit round the row?`,
    answer: 2 * tables + 2,
    expr: `2*${tables}+2`,
    working: `Each table has 2 seats, one on each long side, and there is 1 at each end: 2 × ${tables} + 2.`,
  })
}
