import type { Kit } from '../../../kit.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { mathsBlocks } from '../week/maths-week.ts'
import { LATER_BLOCKS, LATER_BY_AREA, QUESTIONS_LATER } from './blocks.data.ts'

/** A block of fewer minutes has no exit ticket. */
const SHORT = 20

function laterWork({ approach, own }: Lesson): { middle: string; last: string } {
  if (approach.kind === 'topic') return LATER_BY_AREA[approach.topic.kit?.area ?? ''] ?? QUESTIONS_LATER
  const work = LATER_BLOCKS.find(({ lens }) => lens.test(approach.frame.lens.id))
  if (!work) throw new Error('the last entry of LATER_BLOCKS fits every kind of work')
  const topic = own?.about ?? 'our question'
  const said = (line: string) => line.replaceAll('{topic}', () => topic)
  return { middle: said(work.middle), last: said(work.last) }
}

/** The minutes of the four parts of a later lesson: a tenth each to begin and to end, a quarter together, and the rest for work. */
function partsOf(minutes: number): { start: number; together: number; work: number; end: number } {
  const start = Math.max(3, Math.round(minutes / 8))
  const together = Math.max(4, Math.round(minutes / 4))
  return { start, together, work: minutes - 2 * start - together, end: start }
}

/** The outline of a later lesson on a lesson of the bank: what its exit tickets say, what comes next, and questions that were not asked before. */
function outlineOf(kit: Kit, block: number, { blocks, minutes }: Lesson['request']): string[] {
  const { start, together, work, end } = partsOf(minutes)
  const name = `Lesson ${block} of ${blocks}`
  const [, nearly, lost] = kit.lookFors
  const sorted = [nearly, lost].flatMap((one) => (one ? [`${one.see}: ${one.next}`] : []))
  const next = kit.next[(block - 2) % kit.next.length] ?? kit.extension
  const further = kit.practice.extension
  const first = ((block - 2) * 2) % further.length
  const questions = further.slice(first, first + 2).map(({ prompt }) => `“${prompt}”`)
  const { middle, last } = LATER_BY_AREA[kit.area] ?? QUESTIONS_LATER
  return [
    `${name} (${minutes} minutes): ${next}`,
    `${name}, start (${start} minutes): read out two exit tickets without names. ${sorted.join(' ')}`,
    `${name}, together (${together} minutes): model the first part of it and do one part as a class, with the words ${kit.vocabulary.english
      .slice(0, 3)
      .map(([term]) => term)
      .join(', ')} on the board.`,
    `${name}, on their own (${work} minutes): ${block === blocks ? last : middle}. Ready for more: ${questions.join(' ')}`,
    `${name}, end (${end} minutes): students say which of these they can do now: ${kit.criteria.join('; ')}.`,
  ]
}

/** What happens in the second block and those after it, where several were asked for. The steps are those of block 1. */
export function laterBlocks(lesson: Lesson): string[] {
  const { blocks, minutes } = lesson.request
  if (blocks < 2) return []
  const kit = lesson.approach.kind === 'topic' ? lesson.approach.topic.kit : undefined
  if (kit && minutes >= SHORT)
    return Array.from({ length: blocks - 1 }, (_, at) => outlineOf(kit, at + 2, lesson.request)).flat()
  const { approach } = lesson
  if (approach.kind === 'topic' && approach.computed && minutes >= SHORT) return mathsBlocks(lesson, approach)
  const { middle, last } = laterWork(lesson)
  return Array.from({ length: blocks - 1 }, (_, at) => {
    const block = at + 2
    const start =
      minutes < SHORT
        ? `begin with what was hard in block ${block - 1}`
        : `begin with two exit tickets of block ${block - 1}`
    return `Block ${block} of ${blocks} (${minutes} minutes): ${start}; ${block === blocks ? last : middle}.`
  })
}
