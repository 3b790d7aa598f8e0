import type { QuestionMaker } from './maths-topic.ts'

const DRAWS = 60

/** Only those questions of a maker that ask about one of its things: of dice and coins the dice. */
export const asksAbout =
  (thing: RegExp, make: QuestionMaker): QuestionMaker =>
  (m) => {
    for (let draws = 0; draws < DRAWS; draws++) {
      const made = make(m)
      if (thing.test(made.prompt)) return made
    }
    throw new Error(`no question asks about ${thing}`)
  }
