import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, openQuestion } from '../question-tools.ts'
import { framesOf, framesWith } from './frames.ts'

/** One frame in the first years; two for extension there, and in Year 2 or where numbers to twenty are asked for. */
const hasTwo = ({ year, step, numbers }: Making) =>
  (numbers?.upTo ?? 0) > 10 || (numbers?.upTo === undefined && (year >= 2 ? step > 0 : step === 2))

const countFor = (m: Making): number => {
  const most = Math.min(20, m.numbers?.upTo ?? 20)
  return hasTwo(m)
    ? m.random.int(11, Math.max(12, most - 1))
    : m.random.int(byStep(m, 1, 3, 5), Math.min(10, most))
}

/** How many counters there are, seen as five or ten and some more. */
export const howManyOnFrames: QuestionMaker = (m) => {
  const count = countFor(m)
  return draft(
    'How many counters?',
    String(count),
    { kind: 'value', expr: String(count) },
    { figure: framesOf(count), space: 'blank' },
  )
}

/** How many more fill the frame. */
export const howManyMore: QuestionMaker = (m) => {
  const two = hasTwo(m)
  const count = two ? m.random.int(11, 19) : m.random.int(byStep(m, 5, 2, 1), 9)
  const total = two ? 20 : 10
  return draft(
    `How many more counters make ${total}?`,
    String(total - count),
    { kind: 'value', expr: `${total}-${count}` },
    {
      figure: framesOf(count),
      space: 'blank',
      working: total - count === 1 ? '1 box is empty.' : `${total - count} boxes are empty.`,
    },
  )
}

/** A number is shown with counters on an empty frame. */
export const showOnFrames: QuestionMaker = (m) => {
  const count = countFor(m)
  return openQuestion(
    `Draw counters to show ${count}.`,
    count <= 10 ? `${count} counters; the top row is filled first.` : `a full frame and ${count - 10} more.`,
    { figure: framesWith(count <= 10 ? [0] : [0, 0]), space: 'none' },
  )
}
