import type { Term } from '../../../blocks.ts'
import type { Kit, KitQuestion } from '../../../kit.ts'
import { LEVELS, type Task } from '../../../task.ts'
import { draftOf } from '../../kits/kit-topic.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { DIAGRAM_WORDS } from '../../read/words/diagrams/diagram-words.data.ts'
import { DIAGRAMS } from '../label-sheet/diagrams/all-diagrams.ts'
import { labelTask } from '../label-sheet/label-task.ts'
import { numbered } from '../label-sheet/with-labels.ts'
import { wordsFor } from '../words/words-for.ts'
import { factClaims } from './fact-claims.ts'
import { kitClaims } from './kit-claims.ts'
import { kitQuestions } from './kit-questions.ts'

const LONGEST = 60
const OLDER = 4

/** An answer that can be right or wrong in a few words, to a question that stands by itself. */
const isShort = ({ prompt, answer, space, figure }: KitQuestion) =>
  answer.length <= LONGEST &&
  !/^(?:look for|answers? )/i.test(answer) &&
  !/^(?:draw|read|point|sort|act|make|find|look)\b/i.test(prompt) &&
  space !== 'draw' &&
  space !== 'box' &&
  figure === undefined

/** Questions to answer in a few words, from easy to hard. A kit whose questions speak of a text or of cards has none that stand alone. */
function shortQuestions(kit: Kit, without: ReadonlySet<string>): Task[] {
  if (kit.text !== null || kit.handout !== undefined) return []
  return LEVELS.flatMap((level) =>
    kit.practice[level]
      .filter((question) => isShort(question) && !without.has(question.answer.toLowerCase()))
      .map((question, at) => ({
        id: `${level}-${at}`,
        level: 'core' as const,
        ...draftOf(question),
        space: 'line' as const,
      })),
  )
}

/** Asks for the word that a meaning tells. */
const wordQuestion = ({ term, meaning }: Term): Task => ({
  id: term,
  level: 'core',
  prompt: `Write the word that means: ${meaning}.`,
  figure: null,
  space: 'line',
  answer: term,
  working: null,
  check: null,
})

/** The words of the topic that no other question has as its answer. */
const wordsAsked = (lesson: Lesson, without: ReadonlySet<string>): Task[] =>
  wordsFor(lesson)
    .terms.filter(({ term, meaning }) => meaning !== '' && !without.has(term.toLowerCase()))
    .map(wordQuestion)

/** A drawing to label, where we have one of the topic. */
function drawingFor(kit: Kit, { request }: Lesson): Task[] {
  const named = DIAGRAM_WORDS.find(({ pattern }) => pattern.test(request.topic))
  const diagram = named && DIAGRAMS[named.name]
  if (diagram === undefined || diagram.area !== kit.area || kit.area !== 'Science') return []
  const parts = numbered(diagram, request.year >= OLDER)
  const words = parts.map(({ name }) => name).sort((one, other) => one.localeCompare(other))
  const task = labelTask(diagram, parts)
  return [{ ...task, prompt: `Write each word on its line: ${words.join(', ')}.` }]
}

/**
 * Questions of several kinds on one lesson of the bank: with choices, true or false, in a few words, and a drawing to
 * label. Each choice of the kit is asked once.
 */
export function mixedQuestions(kit: Kit, count: number, lesson: Lesson): Task[] {
  const { random, request } = lesson
  const drawing = drawingFor(kit, lesson).slice(0, count > 4 ? 1 : 0)
  const left = count - drawing.length
  const choices = kitQuestions(kit, Math.min(4, Math.ceil(left * 0.4)), 3, random)
  const others = { ...kit, choices: kit.choices.slice(choices.length) }
  const wanted = Math.max(2, Math.round(left * 0.2))
  const plain = [
    ...kitClaims(others, wanted, request.draftCode, 'plain'),
    ...factClaims(kit, wanted, request.draftCode),
  ].slice(0, wanted)
  const claims = [...plain, ...kitClaims(others, wanted - plain.length, request.draftCode, 'repeated')]
  const answers = new Set(choices.map(({ answer }) => answer.toLowerCase()))
  const short = [...shortQuestions(kit, answers), ...wordsAsked(lesson, answers)].slice(
    0,
    left - choices.length - claims.length,
  )
  return [...choices, ...claims, ...short, ...drawing].map((task, at) => ({ ...task, id: `q${at + 1}` }))
}
