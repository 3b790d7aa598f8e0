import type { Topic } from '../topic.ts'
import type { Lesson } from './lesson.ts'
import { type Modelled, makeModelled } from './make-tasks.ts'

/** Lessons from this many minutes on have time to model two questions. */
const TIME_FOR_TWO = 40
const LAST_TURN = 4

/** The words of a think-aloud without its numbers: two questions with the same words are solved in the same way. */
const wayOf = ({ aloud = [] }: Modelled) => aloud.join(' ').replace(/\d[\d,.]*/g, '#')

/** A second question to model where the topic has one that is solved in another way, such as the other of two formulas. */
export function secondExample(
  lesson: Lesson,
  topic: Topic,
  first: Modelled | null,
  used: Set<string>,
): Modelled | null {
  if (!first?.aloud || topic.activity || lesson.request.minutes < TIME_FOR_TWO) return null
  for (let before = 1; before <= LAST_TURN; before++) {
    const seen = new Set(used)
    const wanted = { topic, level: 'core' as const, count: 1, used: seen, prefix: 'example-two-', before }
    const [other] = makeModelled(lesson, wanted)
    if (other?.aloud && wayOf(other) !== wayOf(first)) return other
  }
  return null
}
