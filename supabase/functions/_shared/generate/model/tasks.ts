import type { Level, Space, Task } from '../../content/task.ts'
import { type WorkedOut, workOut } from '../../content/work-out/work-out.ts'
import { isOtherSum } from './other-sum.ts'
import type { WireTask } from './wire.ts'

/** The mark of every answer that the program has not worked out. */
const CHECK_THIS = 'Check this: written by a language model, not worked out.'

const roomFor = (space: WireTask['space'], proven: WorkedOut | null): Space =>
  proven && (space === 'line' || space === 'lines' || space === 'long') ? 'box' : space

const LARGEST_FIRST =
  /\b(?:descending|(?:from|start(?:ing)? with) (?:the )?(?:largest|biggest|greatest|highest|longest|heaviest|most|oldest|tallest|fastest)|(?:largest|biggest|greatest|highest|longest|heaviest|most|oldest|tallest|fastest) (?:one )?(?:first|to (?:the )?(?:smallest|least|lowest|shortest|lightest|youngest|slowest)))\b/i
const SIGN = /^[<>=]$/

/**
 * The answer as our program worked it out, or null. A question that asks which shop sold more is not answered by a sign,
 * nor one that starts with the largest by a row that starts with the smallest.
 */
function provenFor({ proof, prompt, answer }: WireTask): WorkedOut | null {
  if (isOtherSum({ proof, prompt })) return null
  const proven = workOut(proof, prompt)
  if (proof.kind === 'compare' && !SIGN.test(answer.trim())) return null
  if (proof.kind === 'order' && LARGEST_FIRST.test(prompt)) return null
  return proven
}

/** Turns a model's question into a task. The program works out the answer, or marks it as one to check. */
export function toTask(wire: WireTask, id: string, level: Level): Task {
  const proven = provenFor(wire)
  const working = wire.working.trim()
  return {
    id,
    level,
    prompt: wire.prompt.replace(/^\s*(?:\d{1,2}[.)]|Q\d{1,2}:?)\s+/, ''),
    figure: null,
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
