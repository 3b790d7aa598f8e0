import type { Level, Space, Task } from '../../task.ts'
import type { Question, QuestionKind, ReadingText } from './reading-text.ts'

/** The kind of question that a goal asks for by name. */
const ASKED_FOR: readonly [RegExp, QuestionKind][] = [
  [/infer|implied|clues|motive|not stated/i, 'infer'],
  [/summar|main idea|retell|key (?:details|events)/i, 'main'],
  [/word choice|language|figurative|structure|organised|purpose|bias|point of view|argument|mood/i, 'craft'],
  [/new words?|vocabulary|meaning of/i, 'word'],
  [/learnt from|connect|respond/i, 'view'],
]

/** A question of one kind, counted from 0 for the easiest. */
type Choice = readonly [kind: QuestionKind, nth: number]
const LEVEL_CHOICES: Record<Level, readonly Choice[]> = {
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
const TEST_CHOICES: readonly Choice[] = [
  ['find', 2],
  ['word', 0],
  ['infer', 0],
  ['infer', 1],
  ['main', 0],
  ['view', 0],
]

/**
 * Puts the question that the goal asks for in place of one it does not need. A view comes last: by then the text is
 * known.
 */
function withAskedFor(choices: readonly Choice[], focus: string): readonly Choice[] {
  const asked = ASKED_FOR.find(([pattern]) => pattern.test(focus))?.[1]
  if (asked === undefined) return choices
  const spare = choices.findIndex(([kind]) => kind === (choices.length > 4 ? 'word' : 'craft'))
  const kept = asked === choices[spare]?.[0] ? choices : choices.filter((_, at) => at !== spare)
  return [...kept.slice(0, -1), [asked, 0], ...kept.slice(-1)]
}

function questionsOf(text: ReadingText, choices: readonly Choice[], focus: string): Question[] {
  const found = withAskedFor(choices, focus).flatMap(([kind, nth]) => {
    const ofKind = text.questions.filter((question) => question.kind === kind)
    const question = ofKind[nth] ?? ofKind.at(-1)
    return question ? [question] : []
  })
  return [...new Set(found)]
}

/** Pupils who are learning to write answer in fewer words, or draw. */
const DRAWS_UNTIL = 2

function spaceFor(kind: QuestionKind, isYoung: boolean): Space {
  if (isYoung) return kind === 'main' ? 'draw' : 'line'
  return kind === 'find' || kind === 'word' ? 'line' : 'lines'
}

function asTask(question: Question, level: Level, id: string, year: number): Task {
  const { kind, prompt, answer, paragraph, quote } = question
  const where = `Paragraph ${paragraph}: “${quote}”.`
  const hasOneAnswer = kind === 'find' || kind === 'word'
  const guide = answer.replace(/[.\s]+$/, '')
  return {
    id,
    level,
    prompt: level === 'support' ? `${prompt} Look in paragraph ${paragraph}.` : prompt,
    figure: null,
    space: spaceFor(kind, year <= DRAWS_UNTIL),
    answer: hasOneAnswer ? `${answer} ${where}` : `Look for: ${guide}. ${where}`,
    working: null,
    check: null,
  }
}

interface TextTasksWanted {
  level: Level
  /** The words of the goal or topic. */
  focus: string
  year: number
}

/** Questions on a text for one level. A question of the kind the goal asks for is always among them. */
export function textTasks(text: ReadingText, { level, focus, year }: TextTasksWanted): Task[] {
  return questionsOf(text, LEVEL_CHOICES[level], focus).map((question, index) =>
    asTask(question, level, `${level}-q${index + 1}`, year),
  )
}

/** Questions of every kind, for one pupil alone. */
export function textAssessment(text: ReadingText, focus: string, year: number): Task[] {
  return questionsOf(text, TEST_CHOICES, focus).map((question, index) =>
    asTask(question, 'core', `a${index + 1}`, year),
  )
}

/** The kinds of question of a sheet, in the order in which they are taken; the rest of the text's own follow. */
const SHEET_CHOICES: readonly Choice[] = [
  ['find', 0],
  ['find', 1],
  ['word', 0],
  ['infer', 0],
  ['infer', 1],
  ['main', 0],
  ['find', 2],
  ['view', 0],
  ['craft', 0],
  ['infer', 2],
]

/** So many questions of different kinds on a text, in the order of its paragraphs, for one page. */
export function sheetQuestions(text: ReadingText, count: number, year: number): Task[] {
  const first = questionsOf(text, SHEET_CHOICES, '')
  const all = [...new Set([...first, ...text.questions])].slice(0, count)
  const views = all.filter(({ kind }) => kind === 'view' || kind === 'main')
  const others = all.filter((question) => !views.includes(question)).sort((a, b) => a.paragraph - b.paragraph)
  return [...others, ...views].map((question, at) => asTask(question, 'core', `q${at + 1}`, year))
}
