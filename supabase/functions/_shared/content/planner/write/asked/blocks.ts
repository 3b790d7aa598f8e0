import type { Lesson } from '../../prepare/lesson.ts'
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

/** What happens in the second block and those after it, where several were asked for. The steps are those of block 1. */
export function laterBlocks(lesson: Lesson): string[] {
  const { blocks, minutes } = lesson.request
  if (blocks < 2) return []
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
