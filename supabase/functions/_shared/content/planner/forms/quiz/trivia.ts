import type { Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { Random } from '../../random.ts'
import { FOR_FUN } from '../../read/words/fun-quiz.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { spreadLetters } from './spread-letters.ts'
import {
  ABOUT_AOTEAROA,
  ABOUT_CHRISTMAS,
  ABOUT_THE_WORLD,
  GENERAL_WORDS,
  type Trivia,
} from './trivia.data.ts'
import { KEY_BY_LETTER, keyByLetter } from './with-choices.ts'
import { wordQuestions } from './word-questions.ts'

const USUAL = 15
const OPTIONS = 3
const CHRISTMAS = /\b(?:christmas|xmas|kirihimete)\b/i
const AOTEAROA = /\b(?:nz|new zealand|aotearoa|kiwi(?:ana)?)\b/i
const A_QUIZ = /\bquiz(?:z?es)?\b|\btrivia\b/i
/** A quiz on words where no topic is named. */
const ON_WORDS =
  /^\s*(?:please |make |me |an? |the |quick |fun |general )*(?:vocab(?:ulary)?|word meanings?) (?:quiz|test)(?:z?es)?\b(?:[ ,]*(?:for|my|class|y(?:ea)?r?s? ?\d(?: ?[-–/&] ?\d)?|please|pls|\d+ ?(?:questions?|words?|qs?)|with|multiple[ -]choice))*[.!]?\s*$/i

function setFor(text: string): { title: string; from: readonly Trivia[] } | null {
  if (CHRISTMAS.test(text) && A_QUIZ.test(text)) return { title: 'Christmas quiz', from: ABOUT_CHRISTMAS }
  if (!FOR_FUN.test(text)) return null
  return AOTEAROA.test(text)
    ? { title: 'New Zealand quiz', from: ABOUT_AOTEAROA }
    : { title: 'Quiz for fun', from: [...ABOUT_AOTEAROA, ...ABOUT_THE_WORLD] }
}

const asTask = ([, prompt, answer, ...wrong]: Trivia, at: number, random: Random): Task => ({
  id: `q${at + 1}`,
  level: 'core',
  prompt,
  figure: null,
  space: 'none',
  choices: random.shuffle([answer, ...wrong]),
  answer,
  working: null,
  check: null,
})

/** Questions that suit the year: the hardest of them first chosen, then mixed. */
function drawn(from: readonly Trivia[], year: number, count: number, random: Random): Task[] {
  const fit = random.shuffle(from.filter(([first]) => first <= year))
  const near = [...fit].sort((one, other) => Number(other[0] >= year - 2) - Number(one[0] >= year - 2))
  return random.shuffle(near.slice(0, count)).map((one, at) => asTask(one, at, random))
}

const page = (title: string, tasks: Task[], notDone: string[], source: string): MadeForm => ({
  form: 'Quiz',
  title,
  isOwn: true,
  ofArea: true,
  hasMore: true,
  pages: [
    formPage('Read each question and all of its choices. Ring the letter of the right one.', [], tasks),
  ],
  key: [
    { kind: 'heading', text: KEY_BY_LETTER },
    { kind: 'paragraph', text: `${keyByLetter(tasks)}.` },
    {
      kind: 'paragraph',
      text: 'For teams: read each question twice, give twenty seconds, and let teams hold up A, B or C. After each, ask who can say something more about it.',
    },
  ],
  source,
  notDone,
  note: `It has ${tasks.length} questions with ${OPTIONS} choices each. The key by letter is on the teacher page.`,
})

/** A quiz for fun, or one on words that turn up everywhere; null for a quiz on a topic. */
export function trivia({ request, random }: Lesson): MadeForm | null {
  const { topic, year, understood, draftCode } = request
  const { count, more = 0 } = understood
  const wanted = (count ?? USUAL) + more
  if (ON_WORDS.test(topic)) {
    const list = GENERAL_WORDS.find(({ lastYear }) => year <= lastYear)?.terms ?? []
    const terms = random.shuffle(list).map(([term, meaning]) => ({ term, meaning, lang: 'en' as const }))
    const tasks = spreadLetters(wordQuestions(terms, wanted, OPTIONS, random), draftCode)
    return page('Words worth knowing', tasks, [], 'The words and their meanings were written for Mahere.')
  }
  const set = setFor(topic)
  if (set === null) return null
  const tasks = spreadLetters(drawn(set.from, Math.max(1, year), wanted, random), draftCode)
  const missed = count !== null && tasks.length < count
  return page(
    set.title,
    tasks,
    missed ? [`You asked for ${count} questions; ${tasks.length} are written for this year.`] : [],
    'The questions and answers were written for Mahere.',
  )
}
