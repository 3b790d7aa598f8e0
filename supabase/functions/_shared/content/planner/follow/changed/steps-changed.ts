import type { Phase, PhasesSection } from '../../../lesson-plan.ts'
import { listInWords } from '../../list-in-words.ts'
import { counted, names, only, quoted, someOf } from './lines.ts'

const MOST_NAMED = 2

/** A step as it was and as it is. */
interface Pair {
  was: Phase
  is: Phase
}

/** The steps that both plans have: the first of a kind with the first of that kind, and so on. */
function pairsOf(before: PhasesSection, after: PhasesSection): Pair[] {
  const left = [...before.steps]
  return after.steps.flatMap((is) => {
    const at = left.findIndex(({ kind }) => kind === is.kind)
    const [was] = at === -1 ? [] : left.splice(at, 1)
    return was === undefined ? [] : [{ was, is }]
  })
}

const moved = ({ was, is }: Pair) => is.minutes - was.minutes

/** How long the lesson is now, and which steps gave most of the time or got it. */
function lengthTold(before: PhasesSection, after: PhasesSection, pairs: readonly Pair[]): string {
  const isShorter = after.minutes < before.minutes
  const most = [...pairs]
    .filter((pair) => (isShorter ? moved(pair) < 0 : moved(pair) > 0))
    .sort((a, b) => Math.abs(moved(b)) - Math.abs(moved(a)))
    .slice(0, MOST_NAMED)
    .map((pair, at) => {
      const by = Math.abs(moved(pair))
      const verb = at > 0 ? '' : isShorter ? ' lost' : ' got'
      return `“${pair.is.name}”${verb} ${counted(by, 'minute').replace(/ minutes?$/, at > 0 ? '' : '$&')}`
    })
  const how = most.length === 0 ? '' : `: ${listInWords(most)}`
  return `The lesson is ${after.minutes} minutes now, not ${before.minutes}${how}.`
}

/** Which steps have other minutes in a lesson that is as long as it was. */
function minutesTold(pairs: readonly Pair[]): string[] {
  return pairs
    .filter((pair) => moved(pair) !== 0)
    .sort((a, b) => Math.abs(moved(b)) - Math.abs(moved(a)))
    .slice(0, MOST_NAMED)
    .map(({ was, is }) => `“${is.name}” has ${counted(is.minutes, 'minute')} now, not ${was.minutes}.`)
}

const withoutNumber = (line: string) => line.replace(/^\d+\. /, '')

/** The part of a line that a question has to be, for the line to be the question and no more. */
const IS_THE_QUESTION = 0.6

/** The lines of a step that are no questions: these are compared by themselves. */
function linesOf({ teacher, pupils }: Phase, prompts: readonly string[]): string[] {
  const isQuestion = (line: string) =>
    prompts.some((prompt) => prompt.length >= line.length * IS_THE_QUESTION && line.includes(prompt))
  return [...teacher, ...pupils]
    .map(withoutNumber)
    .filter((line) => !isQuestion(line) && !line.startsWith('Working: '))
}

interface Lines {
  name: string
  fresh: string[]
  gone: string[]
  all: number
}

function linesTold({ name, fresh, gone }: Lines): string {
  if (gone.length === 0) return `New in “${name}”: ${someOf(fresh)}.`
  if (fresh.length === 0) return `Out of “${name}”: ${someOf(gone)}.`
  const [now = '', before = ''] = [fresh[0], gone[0]]
  return fresh.length === 1 && gone.length === 1
    ? `In “${name}”, ${quoted(now)} stands in place of ${quoted(before)}.`
    : `“${name}” has other lines: ${someOf(fresh)}.`
}

/** The part of the lines that has to be new for all of them to be called new. */
const NEARLY_ALL = 0.7

/** True where nearly every line of the steps is another one. */
export function areStepsNew(before: PhasesSection, after: PhasesSection): boolean {
  const lines = ({ steps }: PhasesSection) => steps.flatMap((step) => linesOf(step, []))
  const now = lines(after)
  return now.length > 0 && only(now, lines(before)).length >= now.length * NEARLY_ALL
}

/** Tells what changed in the steps of a lesson. `prompts` are its questions, before and after. */
export function stepsChanged(
  before: PhasesSection,
  after: PhasesSection,
  prompts: readonly string[],
): string[] {
  const pairs = pairsOf(before, after)
  const out = before.steps.filter((step) => !pairs.some(({ was }) => was === step)).map(({ name }) => name)
  const fresh = after.steps.filter((step) => !pairs.some(({ is }) => is === step))
  const changed = pairs
    .map(({ was, is }): Lines => {
      const [then, now] = [linesOf(was, prompts), linesOf(is, prompts)]
      return { name: is.name, fresh: only(now, then), gone: only(then, now), all: now.length }
    })
    .filter((lines) => lines.fresh.length + lines.gone.length > 0)
    .sort((a, b) => b.fresh.length + b.gone.length - a.fresh.length - a.gone.length)
  const others = changed.slice(MOST_NAMED).map(({ name }) => name)
  const kinds = (pair: readonly Phase[]) => pair.map(({ kind }) => kind).join(' ')
  const isOrder =
    out.length === 0 && fresh.length === 0 && kinds(before.steps) !== kinds(after.steps)
      ? [`The order is other: ${listInWords(after.steps.map(({ name }) => `“${name}”`))}.`]
      : []
  return [
    ...(before.minutes === after.minutes ? [] : [lengthTold(before, after, pairs)]),
    ...(out.length > 0 ? [`${names(out)} ${out.length > 1 ? 'are' : 'is'} out.`] : []),
    ...fresh.map(({ name, minutes }) => `“${name}” is a new step of ${counted(minutes, 'minute')}.`),
    ...isOrder,
    ...(before.minutes === after.minutes ? minutesTold(pairs) : []),
    ...changed.slice(0, MOST_NAMED).map(linesTold),
    ...(others.length > 0 ? [`${names(others)} changed too.`] : []),
  ]
}
