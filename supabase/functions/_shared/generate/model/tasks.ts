import type { Figure, Level, Space, Task } from '../../content/task.ts'
import { type WorkedOut, workOut } from '../../content/work-out/work-out.ts'
import { numbersShown } from './figures/read-figure.ts'
import type { WireTask } from './forms/wire-parts.ts'
import { isOtherSum } from './other-sum.ts'
import { isNotAsPrinted, isOtherThanOwn } from './proof/own-answer.ts'
import { isUnread } from './proof/unread.ts'
import { whichOne } from './which-one.ts'

/** A question without its figure, which is read apart. */
type Asked = Omit<WireTask, 'figure'>

/** The mark of every answer that the program has not worked out. */
const CHECK_THIS = 'Check this: not worked out.'
/** The same behind a reason, where each letter costs room in a narrow column. */
const CHECK_REASON = 'Check this.'
const toCheckFor = (working: string) => joined(working, working.trim() === '' ? CHECK_THIS : CHECK_REASON)
const CHECK_REST = 'Check this: our program worked out the number, not the rest.'
const ONLY_NUMBER = 'Check this: the question asks for more than this number.'

/** What is said where the model answers with another number than its own sum gives. */
const otherSum = ({ answer, working }: WorkedOut) =>
  `Check this: the model’s own sum gives another answer, ${working ?? answer}`

/** What is said where nobody but a person can tell whether the sum is what the words ask. */
const onlySum = ({ answer, working }: WorkedOut) =>
  `Check this: our program worked out ${working ?? answer} and cannot tell whether it is what the question asks.`

const roomFor = (space: WireTask['space'], proven: WorkedOut | null): Space =>
  proven && (space === 'line' || space === 'lines' || space === 'long') ? 'box' : space

const LARGEST_FIRST =
  /\b(?:descending|(?:from|start(?:ing)? with) (?:the )?(?:largest|biggest|greatest|highest|longest|heaviest|most|oldest|tallest|fastest)|(?:largest|biggest|greatest|highest|longest|heaviest|most|oldest|tallest|fastest) (?:one )?(?:first|to (?:the )?(?:smallest|least|lowest|shortest|lightest|youngest|slowest)))\b/i
const SIGN = /^[<>=]$/

/** The same order, from the largest to the smallest. */
function downwards({ answer, check }: WorkedOut): WorkedOut | null {
  if (check.kind !== 'order') return null
  const down = answer.split(' < ').reverse().join(' > ')
  return { answer: down, working: null, check: { kind: 'order-down', values: check.values } }
}

/**
 * The answer as our program worked it out, or null. A question that asks which shop sold more is answered with the shop and
 * not with a sign, and one that starts with the largest with a row that starts with the largest.
 */
function provenFor({ proof, prompt, answer }: Asked): WorkedOut | null {
  if (isOtherSum({ proof, prompt })) return null
  if (proof.kind === 'compare' && !(SIGN.test(answer.trim()) && /[<>]/.test(prompt))) {
    const found = whichOne({ proof, prompt })
    return found ?? (ASKS_WHICH.test(prompt) || !SIGN.test(answer.trim()) ? null : workOut(proof, prompt))
  }
  const worked = workOut(proof, prompt)
  const proven = worked && isNotAsPrinted(prompt, worked) ? null : worked
  return proven && proof.kind === 'order' && LARGEST_FIRST.test(prompt) ? downwards(proven) : proven
}

/** A question that is answered with a person or a thing, and not with a sign. */
const ASKS_WHICH = /\b(?:who|which (?!sign|symbol))\b/i

/** A number of four digits is written without a comma where its question writes them so. */
const asInQuestion = (answer: string, prompt: string) =>
  /(?<![\d.,])\d{4}(?![\d:])/.test(prompt) && !/\d,\d{3}/.test(prompt)
    ? answer.replace(/(?<![\d,])(\d),(\d{3})(?![\d,])/g, '$1$2')
    : answer

/** A question that asks for more than one thing: "How many is that? Is it more than 50?", "in digits and in words". */
const TWO_PARTS = /\?\s+\p{L}|\bin (?:digits|numerals|figures)\b[^.?!]{0,20}\bin words\b/iu

/** What is asked besides an order: "Write them from smallest to largest. Then write the largest in words." */
const ASKS_MORE = /[.?!]\s+(?:then|now|also|and|explain|say|tell|which|what|why|how)\b/iu
const WORDS_AFTER = /\p{L}{3}\P{L}+\p{L}{2}/u

/** An order that is worked out, and with it something else, which a person has to check. */
const orderAndMore = (wire: Asked, { check }: WorkedOut): Answered | null =>
  /^order/.test(check.kind) && ASKS_MORE.test(wire.prompt) && WORDS_AFTER.test(wire.answer)
    ? { answer: wire.answer, working: toCheckFor(wire.working), check: null }
    : null

/** What a model's answer says after its first number, where the number is the one worked out. Null where it is another. */
function restAfter(answer: string, proven: string): string | null {
  const [, number = '', rest = ''] =
    /^\W*?(\$?\d[\d, ]*(?:[./]\d+)?(?:\s?(?:mm|cm|m|km|kg|g|mL|L|%|minutes|seconds|°C)(?!\p{L}))?)(.*)$/su.exec(
      answer,
    ) ?? []
  const plain = (text: string) => text.replace(/[^\d./-]/g, '').replace(/[.]$/, '')
  return plain(number) === plain(proven) ? rest.replace(/^[\s.,;:]+/, '') : null
}

const joined = (...lines: (string | null)[]) =>
  lines
    .flatMap((line) => (line === null || line.trim() === '' ? [] : [line.trim().replace(/[.\s]*$/, '.')]))
    .join(' ')

type Answered = Pick<Task, 'answer' | 'working' | 'check'>

/** The answer to a question in two parts: the program worked out its number, and a person has to check the rest. */
function twoParts(wire: Asked, proven: WorkedOut): Answered | null {
  if (!TWO_PARTS.test(wire.prompt) || proven.check.kind !== 'value') return null
  const rest = restAfter(wire.answer, proven.answer)
  const shown = asInQuestion(proven.answer, wire.prompt)
  if (rest === null) {
    const isMore = /\p{L}{3}.*\s.*\p{L}{3}/su.test(wire.answer)
    return isMore ? { answer: shown, working: joined(proven.working, ONLY_NUMBER), check: null } : null
  }
  if (!/\p{L}{2}/u.test(rest)) return null
  return { answer: wire.answer, working: joined(proven.working, wire.working, CHECK_REST), check: null }
}

/** The first of several questions. */
const firstPart = (prompt: string) => prompt.slice(0, prompt.indexOf('?') + 1)

function answered(wire: Asked, proven: WorkedOut | null, isStory: boolean): Answered {
  const first =
    proven ?? (TWO_PARTS.test(wire.prompt) ? provenFor({ ...wire, prompt: firstPart(wire.prompt) }) : null)
  const both = first && (twoParts(wire, first) ?? orderAndMore(wire, first))
  if (both) return both
  if (proven === null) return { answer: wire.answer, working: toCheckFor(wire.working), check: null }
  if (isStory && isOtherThanOwn(wire, proven))
    return { answer: wire.answer, working: joined(wire.working, otherSum(proven)), check: null }
  if (isStory && isUnread(wire))
    return { answer: wire.answer, working: joined(wire.working, onlySum(proven)), check: null }
  return { ...proven, answer: asInQuestion(proven.answer, wire.prompt) }
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
  return {
    id,
    level,
    prompt: wire.prompt.replace(/^\s*(?:\d{1,2}[.)]|Q\d{1,2}:?)\s+/, ''),
    figure,
    space: roomFor(wire.space, proven),
    // What is read off a figure, or compared, is worked out of data that nobody can read in two ways.
    ...answered(wire, proven, figure === null && wire.proof.kind !== 'compare'),
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
      `${rest} of ${tasks.length} answers ${rest === 1 ? 'was' : 'were'} not worked out by our program: check ${rest === 1 ? 'it' : 'them'} before you teach.`,
    )
  const line =
    rest === 0
      ? `Our program worked out all ${tasks.length} answers from their numbers.`
      : proven === 0
        ? 'None of the answers could be worked out by our program.'
        : `Our program worked out ${proven} of the ${tasks.length} answers from their numbers; the others are marked “check this”.`
  return { line, check }
}
