import type { Level, Space, Task } from '../../task.ts'
import type { Question, ReadingText, Sort } from './reading-text.ts'

const ASKS: readonly [RegExp, Sort][] = [
  [/infer|implied|clues|motive|not stated/i, 'infer'],
  [/summar|main idea|retell|key (?:details|events)/i, 'main'],
  [/word choice|language|figurative|structure|organised|purpose|bias|point of view|argument|mood/i, 'craft'],
  [/new words?|vocabulary|meaning of/i, 'word'],
  [/learnt from|connect|respond/i, 'view'],
]

/** Which question of a sort, counted from nought, in reading order of difficulty. */
type Choice = readonly [sort: Sort, nth: number]
const LEVEL: Record<Level, readonly Choice[]> = {
  support: [
    ['find', 0],
    ['find', 1],
    ['word', 0],
    ['infer', 0],
  ],
  core: [
    ['find', 2],
    ['infer', 1],
    ['word', 0],
    ['main', 0],
    ['view', 0],
  ],
  extension: [
    ['infer', 1],
    ['infer', 2],
    ['craft', 0],
    ['view', 0],
  ],
}
const TEST: readonly Choice[] = [
  ['find', 2],
  ['word', 0],
  ['infer', 0],
  ['infer', 1],
  ['main', 0],
  ['view', 0],
]

function questionsOf(text: ReadingText, choices: readonly Choice[], focus: string): Question[] {
  const asked = ASKS.find(([pattern]) => pattern.test(focus))?.[1]
  const extra: Choice | null = asked === undefined ? null : [asked, 0]
  const less = choices.findIndex(([sort]) => sort === (choices.length > 4 ? 'word' : 'craft'))
  const kept = extra && extra[0] !== choices[less]?.[0] ? choices.filter((_, at) => at !== less) : choices
  // A view comes last: by then the text is known.
  const all = extra ? [...kept.slice(0, -1), extra, ...kept.slice(-1)] : choices
  const found = all.flatMap(([sort, nth]) => {
    const ofSort = text.questions.filter(([one]) => one === sort)
    const question = ofSort[nth] ?? ofSort.at(-1)
    return question ? [question] : []
  })
  return [...new Set(found)]
}

const ROOM: Record<Sort, Space> = {
  find: 'line',
  word: 'line',
  infer: 'lines',
  main: 'lines',
  craft: 'lines',
  view: 'lines',
}

function spaceFor(sort: Sort, young: boolean): Space {
  if (!young) return ROOM[sort]
  return sort === 'main' ? 'draw' : 'line'
}

function asTask(question: Question, level: Level, id: string, young: boolean): Task {
  const [sort, prompt, answer, paragraph, words] = question
  const where = `Paragraph ${paragraph}: “${words}”.`
  const plain = sort === 'find' || sort === 'word'
  const guide = answer.replace(/[.\s]+$/, '')
  return {
    id,
    level,
    prompt: level === 'support' ? `${prompt} Look in paragraph ${paragraph}.` : prompt,
    figure: null,
    space: spaceFor(sort, young),
    answer: plain ? `${answer} ${where}` : `Look for: ${guide}. ${where}`,
    working: null,
    check: null,
  }
}

/** Questions on a text for one level; what the goal asks for is always among them. */
export function textTasks(text: ReadingText, level: Level, focus: string, year: number): Task[] {
  return questionsOf(text, LEVEL[level], focus).map((question, index) =>
    asTask(question, level, `${level}-q${index + 1}`, year <= 2),
  )
}

/** All sorts of questions, for one pupil alone. */
export function textAssessment(text: ReadingText, focus: string, year: number): Task[] {
  return questionsOf(text, TEST, focus).map((question, index) =>
    asTask(question, 'core', `a${index + 1}`, year <= 2),
  )
}
