import type { Term } from '../../../blocks.ts'
import type { Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { meanTheSame } from '../quiz/same-meaning.ts'
import { distinctTerms } from '../quiz/word-questions.ts'
import { WORDS_SOURCE } from '../words/ask-words.data.ts'
import { wordsFor } from '../words/words-for.ts'
import { matchingPairs } from './matching-pairs.ts'

const USUAL = 8
/** As many as there are letters to choose from on one page. */
const MAX = 20
const MIN = 4

const letterAt = (at: number) => String.fromCharCode(65 + at)

/** Words of which no two mean nearly the same, so that each has one meaning in the list. */
function apart(terms: readonly Term[]): Term[] {
  const kept: Term[] = []
  for (const term of terms) if (!kept.some((one) => meanTheSame(one, term))) kept.push(term)
  return kept
}

function tasksFor(terms: readonly Term[], mixed: readonly Term[]): Task[] {
  return terms.map((term, at) => ({
    id: `match-${at + 1}`,
    level: 'core',
    prompt: term.term,
    figure: null,
    space: 'blank',
    answer: `${letterAt(mixed.indexOf(term))}: ${term.meaning}`,
    working: null,
    check: null,
  }))
}

/** Pairs of a list that was named, else words with their meanings; null where too few are known. */
export const matching = (lesson: Lesson): MadeForm | null => matchingPairs(lesson) ?? matchingWords(lesson)

/** Words to match with their meanings, which stand in another order with a letter each. */
function matchingWords(lesson: Lesson): MadeForm | null {
  const { count, more = 0 } = lesson.request.understood
  const wanted = (count ?? USUAL) + more
  const known = wordsFor(lesson)
  const terms = apart(distinctTerms(known.terms)).slice(0, Math.min(wanted, MAX))
  if (terms.length < MIN) return null
  const { title } = known.about
  const mixed = lesson.random.shuffle(terms)
  const meanings = mixed.map(({ meaning }, at) => [letterAt(at), meaning])
  return {
    form: 'Matching activity',
    hasMore: true,
    ...known.about,
    source: WORDS_SOURCE,
    pages: [
      formPage(
        `${title === undefined ? '' : `${title}. `}Each one below has its meaning in the table. Write the letter of the meaning beside it.`,
        [{ kind: 'table', head: ['Letter', 'Meaning'], rows: meanings }],
        tasksFor(terms, mixed),
      ),
    ],
    key: [],
    notDone: [
      ...(terms.length < wanted && (count !== null || more > 0)
        ? [
            `You asked for ${wanted} to match; ${terms.length} with meanings of their own are known for this topic.`,
          ]
        : []),
      ...known.wider,
    ],
    note: `It has ${terms.length} to match with their meanings. The key is on the teacher page.`,
  }
}
