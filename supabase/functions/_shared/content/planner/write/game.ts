import { describeTask } from '../../describe-task.ts'
import type { Framed } from '../frames/framed.ts'
import type { Lesson } from '../prepare/lesson.ts'
import type { LessonParts } from '../prepare/lesson-parts.ts'
import { numbered, type Step, type Steps } from './step.ts'

const MIN_CARDS = 3

/** The game that suits the lesson: with cards of its questions, with cards on a text, with slips pupils write, or in rounds that are scored. */
function gameOf(
  { approach, request }: Lesson,
  { practice }: LessonParts,
): 'cards' | 'text' | 'slips' | 'rounds' | null {
  if (request.games === 0) return null
  if (practice.length < MIN_CARDS) return approach.kind === 'topic' ? 'rounds' : 'slips'
  return approach.kind === 'topic' ? 'cards' : 'text'
}

/** Each game has a second form, for a class that asked for another game. */
const isSecondForm = ({ request }: Lesson) => request.games % 2 === 0

/** The numbers of the cards' answers in the plan's own list. */
function keyNumbers({ approach }: Lesson, { example, together, practice }: LessonParts): string {
  const before = together.length + (approach.kind === 'topic' && example ? 1 : 0)
  return `${before + 1} to ${before + practice.length}`
}

/** The materials a game needs. */
export function gameMaterials(lesson: Lesson, parts: LessonParts): string[] {
  const game = gameOf(lesson, parts)
  if (game === null) return []
  if (game === 'rounds') return ['for the game: a place for each team to keep its score']
  if (game === 'slips')
    return ['for the game: six blank slips for each student, pencils, and three heading cards for each group']
  const swap = isSecondForm(lesson) ? ', and four blank cards for each pair' : ''
  return [
    `for the game: one set of cards for each group, with one question on each (questions 1 to ${parts.practice.length} of the game)${swap}`,
    `for the game: one key for each group in an envelope, copied from answers ${keyNumbers(lesson, parts)} of this plan`,
  ]
}

function cardRules(lesson: Lesson, parts: LessonParts): string[] {
  const { practice } = parts
  const reads = lesson.request.year <= 2 ? ' Read the cards aloud to students who do not read yet.' : ''
  const key = `The key is answers ${keyNumbers(lesson, parts)} of this plan, in the order of the cards.`
  if (isSecondForm(lesson))
    return [
      `Game: Make it and swap, in pairs. Each pair works out two of the cards (questions 1 to ${practice.length}).${reads} ${key}`,
      'Game: Then each pair makes two cards like them, one easy and one hard, and writes the answers and how they know on the back.',
      'Game: Swap with another pair, work out theirs, then turn over. Do you differ? Both pairs explain until they agree, and fix the card.',
      'Game: A card that both pairs agree on is a point for both.',
    ]
  return [
    `Game: Prove it, in groups of three or four. The cards (questions 1 to ${practice.length}) lie face down.${reads}`,
    'Game: One player turns a card, answers, and shows how with materials or on a whiteboard. The others work it out too.',
    `Game: Then look in the key. ${key} Right and shown: keep the card. If not, the group fixes it together and puts it under the pile.`,
    'Game: It ends when the pile is empty or the time is up. Groups count their cards together, and try to beat that next time.',
  ]
}

function textRules(lesson: Lesson, parts: LessonParts): string[] {
  return [
    `Game: Find the line, in groups of three or four. The cards (questions 1 to ${parts.practice.length}) lie face down beside the text.`,
    'Game: One player reads a card aloud. Everyone looks in the text without talking, and covers the line with a finger. On “three, two, one” all show.',
    'Game: The same line: a point for the group. Different lines: each reads theirs aloud, and the group agrees on one, or on two that both fit.',
    `Game: Answer the card in words, then look in the key: answers ${keyNumbers(lesson, parts)} of this plan, in the order of the cards.`,
  ]
}

/** Rules for the teacher and turns for the pupils of a game with slips. */
function slipGame({ lens }: Framed, secondForm: boolean): { rules: string[]; turns: string[] } {
  if (secondForm)
    return {
      rules: [
        'Game: One is wrong, in groups of three or four. Each student thinks of three short statements about today’s work: two that fit what the group found, and one that does not.',
        'Game: The group finds the one that does not fit, and says what shows it. A reason that all accept is a point for the group.',
      ],
      turns: [
        'Write or draw your three statements on slips, one on each, and mix them.',
        'Read your slips to the group in turn. The others talk, then point to the one that does not fit, and say why.',
        'Fix each wrong one together, and put one statement in the table.',
      ],
    }
  const [one, two, three] = lens.columns.map((column) => `“${column}”`)
  return {
    rules: [
      `Game: Which heading, in groups of three or four. Lay out three heading cards: ${one}, ${two} and ${three}.`,
      'Game: A slip that all agree on, with a reason, is a point for the group. Slips they cannot agree on go to one side, and are talked about last.',
    ],
    turns: [
      'Write or draw something from your work for each heading on a slip of its own. Leave the heading off.',
      'Mix the slips of the group. Turn one over in turn, say which heading it belongs to, and why.',
      'The others agree, or give a reason for another heading. Put one slip of each kind in the table.',
    ],
  }
}

/** A game with what students do in the lesson, where it has too few questions for cards. */
function withRounds({ approach }: Lesson, step: Step): Step {
  if (approach.kind !== 'topic') return step
  const look = approach.topic.teaching.criteria[0] ?? 'do it as it was shown'
  return {
    ...step,
    teacher: [
      'Game: Beat our score, in teams of three or four. A round lasts two minutes: the team does the work of this step, in turns.',
      `Game: A turn scores a point when the others in the team agree that it shows this: ${look}. Nobody is out, and everyone has a turn before anyone has two.`,
      'Game: After each round the team says one thing to change, and tries to beat its own score. Stop after three rounds, and ask which change helped most.',
      ...step.teacher,
    ],
    pupils: [
      ...step.pupils,
      'Game: take turns, say what you saw in each turn, and count your team’s points together.',
    ],
  }
}

/** The game comes after the work itself, in place of the line that fills in the table. */
function withSlips(lesson: Lesson, step: Step): Step {
  if (lesson.approach.kind === 'topic') return step
  const { rules, turns } = slipGame(lesson.approach.frame, isSecondForm(lesson))
  const work = step.pupils.slice(0, -1).map((line) => line.replace(/^\d+\. /, ''))
  return { ...step, teacher: [...rules, ...step.teacher], pupils: numbered([...work, ...turns]) }
}

/** Puts the game into one step: the lesson's own questions on cards, or slips where there are none. Minutes stay. */
export function withGame(lesson: Lesson, parts: LessonParts, steps: Steps, kind: 'you-do' | 'we-do'): Steps {
  const game = gameOf(lesson, parts)
  if (game === null) return steps
  const step = steps[kind]
  if (game === 'rounds') return { ...steps, [kind]: withRounds(lesson, step) }
  if (game === 'slips') return { ...steps, [kind]: withSlips(lesson, step) }
  const rules = game === 'cards' ? cardRules(lesson, parts) : textRules(lesson, parts)
  const teacher = step.teacher.map((line) => line.replace(/^Students choose where to start\. /, ''))
  const pupils = numbered(parts.practice.map(describeTask))
  return { ...steps, [kind]: { ...step, teacher: [...rules, ...teacher], pupils } }
}
