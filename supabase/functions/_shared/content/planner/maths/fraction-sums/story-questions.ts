import type { QuestionMaker } from '../maths-topic.ts'
import { FRACTION_STORIES } from './stories.data.ts'

const SUM = /^((?:\d+ )?\d+\/\d+) ([+−]) ((?:\d+ )?\d+\/\d+) =$/

/** The same sum of fractions in a story. */
export const fractionStory =
  (make: QuestionMaker): QuestionMaker =>
  (m) => {
    const made = make(m)
    const [, a, sign = '', b] = SUM.exec(made.prompt) ?? []
    if (a === undefined || b === undefined) return made
    const { tell, unit } = m.random.pick(FRACTION_STORIES[sign] ?? [])
    return {
      ...made,
      prompt: tell.replaceAll('{a}', a).replaceAll('{b}', b).replaceAll('{name}', m.name),
      answer: `${made.answer} ${unit}`,
      space: 'lines',
      working: `${a} ${sign} ${b}. ${made.working ?? ''}`.trim(),
    }
  }

/** A sum of fractions as it stands and in stories. */
export const withStories = (make: QuestionMaker): readonly [QuestionMaker, ...QuestionMaker[]] => [
  make,
  fractionStory(make),
  make,
]
