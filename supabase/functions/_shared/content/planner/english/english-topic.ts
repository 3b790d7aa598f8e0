import type { Space } from '../../task.ts'
import { type Draft, draft, type Making, type Teaching, type Topic } from '../topic.ts'

/** A question with its one right answer. */
export type Question = readonly [prompt: string, answer: string]

interface TopicFacts {
  id: string
  title: string
  /** The words of goals and requests that this topic serves. */
  match: RegExp
  years: readonly [from: number, to: number]
  /** The skill of the curriculum that the topic practises. */
  skill: 'sentences' | 'words'
  /** Printed before each question; empty where every question says what to do. */
  ask: string
  space: Space
  teaching: Teaching
}

/** A topic with its questions from the easiest to the hardest, or with words whose sounds are the question: "s-u-n". */
export type EnglishTopic = TopicFacts & ({ questions: readonly Question[] } | { sounds: readonly string[] })

/** The question "s – u – n" with the answer "sun". */
const soundedOut = (word: string): Question => [word.split('-').join(' – '), word.replaceAll('-', '')]

export const questionsOf = (topic: EnglishTopic): readonly Question[] =>
  'questions' in topic ? topic.questions : topic.sounds.map(soundedOut)

/** Draws one question. Support draws from the easier half of the list, extension from the harder half. */
function drawQuestion(
  questions: readonly Question[],
  { ask, space }: EnglishTopic,
  { random, level }: Making,
): Draft {
  const half = Math.ceil(questions.length / 2)
  const pools = {
    support: questions.slice(0, half + 1),
    core: questions,
    extension: questions.slice(half - 2),
  }
  const [prompt, answer] = random.pick(pools[level])
  return draft(ask ? `${ask} ${prompt}` : prompt, answer, null, { space })
}

/** Turns the data of a topic into a topic that lessons are made from. */
export function topicOf(data: EnglishTopic): Topic {
  const { id, title, match, years, teaching } = data
  const questions = questionsOf(data)
  return {
    id,
    title,
    match,
    years: [...years],
    teaching,
    draft: (making) => drawQuestion(questions, data, making),
  }
}
