import type { Term } from '../../../blocks.ts'
import type { Task } from '../../../task.ts'
import type { Random } from '../../random.ts'
import { meanTheSame } from './same-meaning.ts'
import { distinctTerms } from './word-questions.ts'

/** A statement about one word with its own meaning, or with that of another word that certainly means something else. */
function claim(
  term: Term,
  others: readonly Term[],
  isTrue: boolean,
  random: Random,
): Omit<Task, 'id'> | null {
  const wrong = random.shuffle(others.filter((other) => other !== term && !meanTheSame(term, other)))[0]
  if (!wrong) return null
  const { meaning } = isTrue ? term : wrong
  return {
    level: 'core',
    prompt: `True or false? “${term.term}” means “${meaning}”.`,
    figure: null,
    space: 'blank',
    answer: String(isTrue),
    working: isTrue ? null : `“${term.term}” means “${term.meaning}”.`,
    check: null,
  }
}

/** Statements on the words of a topic, half of them true: each word once, then each once more the other way. */
export function wordClaims(terms: readonly Term[], count: number, random: Random): Task[] {
  const known = distinctTerms(terms)
  const first = random.shuffle(known.map((_, at) => at % 2 === 0))
  const both = [true, false].flatMap((once) =>
    known.map((term, at) => ({ term, isTrue: once === (first[at] ?? true) })),
  )
  return both
    .flatMap(({ term, isTrue }) => claim(term, known, isTrue, random) ?? [])
    .slice(0, count)
    .map((made, at) => ({ id: `q${at + 1}`, ...made }))
}
