import type { Figure } from '../../../task.ts'
import type { Draft } from '../../topic.ts'
import { framesOf, framesWith } from '../counting/frames.ts'
import type { QuestionMaker } from '../maths-topic.ts'

const SAYS_FRAMES = /\b(?:10s?|tens?)[ -]?frames?\b/i
const MOST_ON_ONE = 10
const MOST = 20

/** The counters that a pupil has in front of them when a fact begins; null where they do not fit on two frames. */
function startOn({ check }: Draft): Figure | null {
  const said = check?.kind === 'value' ? check.expr : check?.kind === 'equation' ? check.left : ''
  const [, a, sign, b] = /^(\d+|x)([+-])(\d+|x)$/.exec(said) ?? []
  const [first, second] = [Number(a), Number(b)]
  if (sign === '+' && first <= MOST_ON_ONE && second <= MOST_ON_ONE) return framesWith([first, second])
  const known = Number.isNaN(first) ? second : first
  return known <= MOST ? framesOf(known) : null
}

/** Draws the numbers of a fact on tens frames where the request names them. */
export const onFrames =
  (make: QuestionMaker): QuestionMaker =>
  (making) => {
    const made = make(making)
    if (!SAYS_FRAMES.test(making.said ?? '') || made.figure !== null) return made
    return { ...made, figure: startOn(made) }
  }
