import type { Term } from '../../../blocks.ts'
import type { Task } from '../../../task.ts'
import type { Random } from '../../random.ts'
import { meanTheSame } from './same-meaning.ts'

/** A question about one word, with words or meanings of the same list as options; null where too few are certainly wrong. */
function question(
  term: Term,
  others: readonly Term[],
  asksWord: boolean,
  options: number,
  random: Random,
): Omit<Task, 'id'> | null {
  const shown = ({ term: word, meaning }: Term) => (asksWord ? word : meaning)
  const right = shown(term)
  const certain = others.filter((other) => other !== term && !meanTheSame(term, other))
  const wrong = random.shuffle([...new Set(certain.map(shown))]).slice(0, options - 1)
  if (wrong.length < options - 1) return null
  const isReo = term.lang === 'mi'
  return {
    level: 'core',
    prompt: asksWord
      ? `Which ${isReo ? 'kupu' : 'word'} means “${term.meaning}”?`
      : `What does “${term.term}” mean?`,
    figure: null,
    space: 'none',
    choices: random.shuffle([right, ...wrong]),
    answer: right,
    working: null,
    check: null,
  }
}

/** Words with a meaning that no other word of the list shares, so that one option alone is right. */
export const distinctTerms = (terms: readonly Term[]) =>
  terms.filter(
    ({ term, meaning }, at) =>
      meaning !== '' &&
      !meaning.toLowerCase().includes(term.toLowerCase()) &&
      terms.findIndex((one) => one.meaning === meaning) === at,
  )

/** Questions with choices on the words of a topic: in turn for a word and for a meaning, then each the other way round. */
export function wordQuestions(
  terms: readonly Term[],
  count: number,
  options: number,
  random: Random,
): Task[] {
  const known = distinctTerms(terms)
  if (known.length < options) return []
  const both = [
    ...known.map((term, at) => ({ term, asksWord: at % 2 === 0 })),
    ...known.map((term, at) => ({ term, asksWord: at % 2 === 1 })),
  ]
  return both
    .flatMap(({ term, asksWord }) => question(term, known, asksWord, options, random) ?? [])
    .slice(0, count)
    .map((made, at) => ({ id: `q${at + 1}`, ...made }))
}
