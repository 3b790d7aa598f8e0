import { READING_ROOM, taskHeight, textHeight } from '../../../html/page-fit.ts'
import type { Kit } from '../../../kit.ts'
import type { PrintedText } from '../../../printed-text.ts'
import type { TaskPage } from '../../../resource.ts'
import type { Task } from '../../../task.ts'
import { areAkin, topicStems } from '../../read/words/stem.ts'

/** The areas whose questions are about matter that pupils met in the lesson. In the languages such a box would give the answers away. */
const AREAS = new Set([
  'Science',
  'Social sciences',
  'Health and physical education',
  'The arts',
  'Technology',
])

const TITLE = 'Words and facts to use'
/** From this year on pupils can read the facts, which are written for their teacher. */
const READS_FACTS = 3
const MAX_FACTS = 5
const MAX_WORDS = 6
const maxLetters = (fromYear: number) => (fromYear === READS_FACTS ? 120 : 190)
/** A fact of how pupils learn, or of what a teacher does, is none for pupils. */
const FOR_TEACHERS =
  /\b(?:child|children|beginners?|students?|pupils?|learners?|teachers?|teaching|classroom|class(?:es)?|lessons?|new entrants?)\b/i

/** Letters that a word has to have before a fact that shares it with a question is about it. */
const MIN_SHARED = 5
/** A box with less than this says too little. */
const MIN_WORDS = 3

/** The words of the questions of all levels and of their answers, so that each page of a sheet prints the same. */
const stemsAsked = ({ practice: { support, core, extension } }: Kit): string[] =>
  topicStems([...support, ...core, ...extension].map(({ prompt, answer }) => `${prompt} ${answer}`).join(' '))

const says = (asked: readonly string[], text: string, letters: number) =>
  topicStems(text)
    .filter((stem) => stem.length >= letters)
    .some((stem) => asked.some((other) => areAkin(stem, other)))

/** How much of a fact an open question has to say before the fact would answer it. */
const GIVES_AWAY = 0.6

/** True for a fact that would answer what pupils are to explain in their own words. */
function givesAway({ practice: { support, core, extension } }: Kit, text: string): boolean {
  const stems = topicStems(text).filter((stem) => stem.length > 3)
  return [...support, ...core, ...extension]
    .filter(({ answer }) => answer.startsWith('Look for:'))
    .some(({ prompt, answer }) => {
      const said = topicStems(`${prompt} ${answer}`)
      const shared = stems.filter((stem) => said.some((other) => areAkin(stem, other)))
      return shared.length >= GIVES_AWAY * stems.length
    })
}

/** The facts that the questions are about, in the order in which they were written. */
function factsFor(kit: Kit, asked: readonly string[]): string[] {
  if (kit.years[0] < READS_FACTS) return []
  return kit.facts
    .filter(({ sure, text }) => sure === 'certain' && text.length <= maxLetters(kit.years[0]))
    .map(({ text }) => text)
    .filter((text) => !FOR_TEACHERS.test(text) && says(asked, text, MIN_SHARED) && !givesAway(kit, text))
    .slice(0, MAX_FACTS)
}

/** The words that the questions use, with their meanings. */
const wordsFor = ({ vocabulary }: Kit, asked: readonly string[]): string[] =>
  vocabulary.english
    .filter(([term]) => says(asked, term, 3))
    .slice(0, MAX_WORDS)
    .map(([term, meaning]) => `${term}: ${meaning}`)

/** A line for each word for the youngest, else all in one. */
const linesOf = ({ years }: Kit, words: readonly string[]): string[] =>
  years[0] < READS_FACTS || words.length === 0 ? [...words] : [`${words.join('; ')}.`]

/** Answers get one line each where the page is full, as beside a text. */
const fits = (box: PrintedText, tasks: readonly Task[]) =>
  tasks.reduce(
    (sum, task) => sum + taskHeight(task.space === 'lines' ? { ...task, space: 'line' } : task),
    textHeight(box),
  ) <= READING_ROOM

/**
 * What a worksheet prints above the questions of a lesson that has neither text nor handout: the words that the questions use and the facts
 * they are about, as many as leave room for every question. Null where there are none.
 */
export function wordsToUse(kit: Kit, { tasks }: TaskPage): PrintedText | null {
  if (!AREAS.has(kit.area) || kit.text !== null) return null
  const asked = stemsAsked(kit)
  const [words, facts] = [wordsFor(kit, asked), factsFor(kit, asked)]
  for (let count = facts.length; words.length + count >= MIN_WORDS; count--) {
    const box = { title: TITLE, paragraphs: [...linesOf(kit, words), ...facts.slice(0, count)] }
    if (fits(box, tasks)) return box
    if (count === 0) return null
  }
  return null
}
