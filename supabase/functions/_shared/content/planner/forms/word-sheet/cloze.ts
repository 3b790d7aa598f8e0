import type { Term } from '../../../blocks.ts'
import type { Kit } from '../../../kit.ts'
import type { Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { distinctTerms } from '../quiz/word-questions.ts'
import { WORDS_SOURCE } from '../words/ask-words.data.ts'
import { wordsFor } from '../words/words-for.ts'

const USUAL = 8
const MIN = 4
const GAP = '________'

interface Gap {
  prompt: string
  answer: string
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The sentence with a gap where it says the word, or null where it does not say it exactly once. */
function withGap(sentence: string, word: string): Gap | null {
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}-])${escaped(word)}(?![\\p{L}\\p{M}-])`, 'giu')
  const found = sentence.match(pattern) ?? []
  const [answer] = found
  return answer === undefined || found.length !== 1
    ? null
    : { prompt: sentence.replace(pattern, GAP), answer: answer.toLowerCase() }
}

/** Lists the sentences that a kit states: its idea, and those of its facts that need no checking. */
const statedIn = ({ idea, facts }: Kit): string[] =>
  [idea, ...facts.filter(({ sure }) => sure !== 'check').map(({ text }) => text)]
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.length <= 160)

const meant = ({ term, meaning }: Term): Gap => ({ prompt: `${GAP} means: ${meaning}.`, answer: term })

/** A gap for each word: in a sentence of the lesson where one says it, else before its meaning. */
function gapsFor(terms: readonly Term[], kit: Kit | undefined): Gap[] {
  const stated = kit ? statedIn(kit) : []
  const used = new Set<string>()
  return terms.map((term) => {
    for (const sentence of stated) {
      const gap = used.has(sentence) ? null : withGap(sentence, term.term)
      if (gap === null) continue
      used.add(sentence)
      return { ...gap, answer: term.term }
    }
    return meant(term)
  })
}

const taskOf = ({ prompt, answer }: Gap, at: number): Task => ({
  id: `gap-${at + 1}`,
  level: 'core',
  prompt,
  figure: null,
  space: 'none',
  answer,
  working: null,
  check: null,
})

/** Sentences with a gap each and the words to choose from; null where too few words of the topic are known. */
export function cloze(lesson: Lesson): MadeForm | null {
  const { approach, random, request } = lesson
  const { count, more = 0 } = request.understood
  const wanted = (count ?? USUAL) + more
  const known = wordsFor(lesson)
  const terms = distinctTerms(known.terms).slice(0, wanted)
  if (terms.length < MIN) return null
  const gaps = gapsFor(terms, approach.kind === 'topic' ? approach.topic.kit : undefined)
  const tasks = gaps.map(taskOf)
  return {
    form: 'Cloze',
    hasMore: true,
    ...known.about,
    source: WORDS_SOURCE,
    pages: [
      formPage(
        'Write the missing word in each sentence. Use each word of the box once.',
        [{ kind: 'words', words: random.shuffle(terms.map(({ term }) => term)) }],
        tasks,
      ),
    ],
    key: [],
    notDone: [
      ...(terms.length < wanted && (count !== null || more > 0)
        ? [`You asked for ${wanted} gaps; ${terms.length} words are known for this topic.`]
        : []),
      ...known.wider,
    ],
    note: `It has ${tasks.length} gaps and a box of words. The key is on the teacher page.`,
  }
}
