import type { PhaseKind } from '../lesson-plan.ts'
import type { Task } from '../task.ts'
import { describe } from './describe.ts'
import type { Lesson } from './lesson.ts'
import type { LessonParts, Step } from './phases.ts'

/** Enough for a group of three or four to have more than one turn each. */
const CARDS = 10

/** More questions of the lesson, so that there are enough cards to play with. */
export function gameCards({ request }: Lesson, more: (count: number) => Task[]): Task[] {
  return request.games === 0 ? [] : more(request.minutes < 30 ? 4 : CARDS - 6)
}

const played = ({ approach, request }: Lesson, { practice }: LessonParts) =>
  request.games === 0 ? null : practice.length < 3 ? 'slips' : approach.kind === 'topic' ? 'cards' : 'text'

const twice = ({ request }: Lesson) => request.games % 2 === 0

/** Where the answers of the cards stand in the plan's own list. */
function keyOf({ approach }: Lesson, { example, together, practice }: LessonParts): string {
  const before = together.length + (approach.kind === 'topic' && example ? 1 : 0)
  return `${before + 1} to ${before + practice.length}`
}

/** What has to lie on the table. */
export function gameMaterials(lesson: Lesson, parts: LessonParts): string[] {
  const game = played(lesson, parts)
  if (game === null) return []
  if (game === 'slips')
    return ['for the game: six blank slips a pupil, pencils, and three heading cards a group']
  const swap = twice(lesson) ? ', and four blank cards a pair' : ''
  return [
    `for the game: one set of cards a group, with one question on each (questions 1 to ${parts.practice.length} of the game)${swap}`,
    `for the game: one key a group in an envelope, copied from answers ${keyOf(lesson, parts)} of this plan`,
  ]
}

function cardRules(lesson: Lesson, parts: LessonParts): string[] {
  const { practice } = parts
  const reads = lesson.request.year <= 2 ? ' Read the cards aloud for those who do not read yet.' : ''
  const key = `The key is answers ${keyOf(lesson, parts)} of this plan, in the order of the cards.`
  if (twice(lesson))
    return [
      `Game: Make it and swap, in pairs. Each pair works out two of the cards (questions 1 to ${practice.length}).${reads} ${key}`,
      'Game: Then each pair makes two cards like them, one easy and one hard, and writes the answers and how they know on the back.',
      'Game: Swap with another pair, work out theirs, then turn over. Do you differ? Both pairs explain until they agree, and mend the card.',
      'Game: A card that both pairs agree on is a point for both.',
    ]
  return [
    `Game: Prove it, in groups of three or four. The cards (questions 1 to ${practice.length}) lie face down.${reads}`,
    'Game: One player turns a card, answers, and shows how with materials or on a whiteboard. The others work it out too.',
    `Game: Then look in the key. ${key} Right and shown: keep the card. If not, the group mends it together and puts it under the pile.`,
    'Game: It ends when the pile is empty or the time is up. Groups count their cards together, and try to beat that next time.',
  ]
}

function textRules(lesson: Lesson, parts: LessonParts): string[] {
  return [
    `Game: Find the line, in groups of three or four. The cards (questions 1 to ${parts.practice.length}) lie face down beside the text.`,
    'Game: One player reads a card aloud. Everyone looks in the text without talking, and covers the line with a finger. On “three, two, one” all show.',
    'Game: The same line: a point for the group. Different lines: each reads theirs aloud, and the group agrees on one, or on two that both fit.',
    `Game: Answer the card in words, then look in the key: answers ${keyOf(lesson, parts)} of this plan, in the order of the cards.`,
  ]
}

const firstWork = (step: Step) => step.pupils.slice(0, -1).map((line) => line.replace(/^\d+\. /, ''))

function slipGame(lesson: Lesson, step: Step): Step {
  const { approach } = lesson
  if (approach.kind === 'topic') return step
  const [one, two, three] = approach.frame.lens.columns.map((column) => `“${column}”`)
  const rules = twice(lesson)
    ? [
        'Game: One is wrong, in groups of three or four. Each pupil thinks of three short statements about today’s work: two that fit what the group found, and one that does not.',
        'Game: The group finds the one that does not fit, and says what shows it. A reason that all accept is a point for the group.',
      ]
    : [
        `Game: Which heading, in groups of three or four. Lay out three heading cards: ${one}, ${two} and ${three}.`,
        'Game: A slip that all agree on, with a reason, is a point for the group. Slips they cannot agree on go to one side, and are talked about last.',
      ]
  const turns = twice(lesson)
    ? [
        'Write or draw your three statements on slips, one on each, and mix them.',
        'Read your slips to the group in turn. The others talk, then point to the one that does not fit, and say why.',
        'Mend each wrong one together, and put one statement in the table.',
      ]
    : [
        'Write or draw something from your work for each heading on a slip of its own. Leave the heading off.',
        'Mix the slips of the group. Turn one over in turn, say which heading it belongs to, and why.',
        'The others agree, or give a reason for another heading. Put one slip of each kind in the table.',
      ]
  const pupils = [...firstWork(step), ...turns].map((line, index) => `${index + 1}. ${line}`)
  return { ...step, teacher: [...rules, ...step.teacher], pupils }
}

/** The lesson's own questions on cards, or a game with slips where there are none; the minutes stay as they are. */
export function withGame(
  lesson: Lesson,
  parts: LessonParts,
  texts: Record<PhaseKind, Step>,
  kind: 'you-do' | 'we-do',
): Record<PhaseKind, Step> {
  const game = played(lesson, parts)
  if (game === null) return texts
  const step = texts[kind]
  if (game === 'slips') return { ...texts, [kind]: slipGame(lesson, step) }
  const rules = game === 'cards' ? cardRules(lesson, parts) : textRules(lesson, parts)
  const teacher = step.teacher.map((line) => line.replace(/^Pupils choose where to start\. /, ''))
  const pupils = parts.practice.map((task, index) => `${index + 1}. ${describe(task)}`)
  return { ...texts, [kind]: { ...step, teacher: [...rules, ...teacher], pupils } }
}
