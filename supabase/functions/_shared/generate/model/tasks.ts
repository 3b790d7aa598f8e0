import type { Figure, Level, Space, Task } from '../../content/task.ts'
import { type WorkedOut, workOut } from '../../content/work-out/work-out.ts'
import { numbersShown } from './figures/read-figure.ts'
import type { WireTask } from './forms/wire-parts.ts'
import { isOtherSum } from './other-sum.ts'

/** A question without its figure, which is read apart. */
type Asked = Omit<WireTask, 'figure'>

/** The mark of every answer that the program has not worked out. */
const CHECK_THIS = 'Check this: not worked out.'

const roomFor = (space: WireTask['space'], proven: WorkedOut | null): Space =>
  proven && (space === 'line' || space === 'lines' || space === 'long') ? 'box' : space

const LARGEST_FIRST =
  /\b(?:descending|(?:from|start(?:ing)? with) (?:the )?(?:largest|biggest|greatest|highest|longest|heaviest|most|oldest|tallest|fastest)|(?:largest|biggest|greatest|highest|longest|heaviest|most|oldest|tallest|fastest) (?:one )?(?:first|to (?:the )?(?:smallest|least|lowest|shortest|lightest|youngest|slowest)))\b/i
const SIGN = /^[<>=]$/

/**
 * The answer as our program worked it out, or null. A question that asks which shop sold more is not answered by a sign,
 * nor one that starts with the largest by a row that starts with the smallest.
 */
function provenFor({ proof, prompt, answer }: Asked): WorkedOut | null {
  if (isOtherSum({ proof, prompt })) return null
  const proven = workOut(proof, prompt)
  if (proof.kind === 'compare' && !SIGN.test(answer.trim())) return null
  if (proof.kind === 'order' && LARGEST_FIRST.test(prompt)) return null
  return proven
}

/** The question with the numbers that its figure shows, which its sum may use. A clock is read by adding no minutes. */
function withFigure<T extends Asked>(wire: T, figure: Figure | null): T {
  const shown = numbersShown(figure, wire.prompt)
  const none = figure?.kind === 'clock' && wire.proof.b.trim() === '0' ? ' 0' : ''
  return shown === '' ? wire : { ...wire, prompt: `${wire.prompt} . ${shown}${none}` }
}

/** Turns a model's question into a task. The program works out the answer, or marks it as one to check. */
export function toTask(wire: Asked, id: string, level: Level, figure: Figure | null = null): Task {
  const proven = provenFor(withFigure(wire, figure))
  const working = wire.working.trim()
  return {
    id,
    level,
    prompt: wire.prompt.replace(/^\s*(?:\d{1,2}[.)]|Q\d{1,2}:?)\s+/, ''),
    figure,
    space: roomFor(wire.space, proven),
    answer: proven?.answer ?? wire.answer,
    working: proven
      ? proven.working
      : working === ''
        ? CHECK_THIS
        : `${working.replace(/[.\s]*$/, '.')} ${CHECK_THIS}`,
    check: proven?.check ?? null,
  }
}

/** The statement about the answers below a document that a model wrote. */
export function answersLine(tasks: readonly Task[]): { line: string; check: string[] } {
  const proven = tasks.filter(({ check }) => check !== null).length
  const rest = tasks.length - proven
  const check: string[] = []
  if (proven > 0)
    check.push('Worked-out answers rest on the sum shown beside them: see that each sum fits its question.')
  if (rest > 0)
    check.push(
      `${rest} of ${tasks.length} answers were not worked out by our program: check them before you teach.`,
    )
  const line =
    rest === 0
      ? `Our program worked out all ${tasks.length} answers from their numbers.`
      : proven === 0
        ? 'None of the answers could be worked out by our program.'
        : `Our program worked out ${proven} of the ${tasks.length} answers from their numbers; the others are marked “check this”.`
  return { line, check }
}
