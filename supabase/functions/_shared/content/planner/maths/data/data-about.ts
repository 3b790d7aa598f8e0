import type { HandsOn, Making } from '../../topic.ts'
import { COUNTED_DATA, DATA_ABOUT } from './data-about.data.ts'

/** What a request says that the class collects data about, or null. */
export const dataAbout = (asked: string): string | null =>
  DATA_ABOUT.pattern
    .exec(asked)?.[1]
    ?.trim()
    .replace(/^favs?(?= )/i, 'favourite') ?? null

/** Numbers to count that the request names, else the usual ones. */
export const countedFor = ({ said = '' }: Making) =>
  COUNTED_DATA.find(({ named }) => named.test(said)) ?? COUNTED_DATA[0]

const ANY_QUESTION = /\bchoose a question(?: about your class)?([^.,]*)(?:, such as[^.]*)?\./

/** Work in which a class asks a question of its own comes first where the request says about what. */
export const askingFirst = (works: readonly HandsOn[]): HandsOn[] => {
  const asks = ({ steps }: HandsOn) => steps.some((step) => ANY_QUESTION.test(step))
  return [...works.filter(asks), ...works.filter((work) => !asks(work))]
}

/** The class asks about what was named, and no longer about what it likes. */
export const askingAbout = (work: HandsOn, about: string): HandsOn => ({
  ...work,
  steps: work.steps.map((step) =>
    step.replace(ANY_QUESTION, (_, rest: string) => `choose a question about ${about}${rest}.`),
  ),
})
