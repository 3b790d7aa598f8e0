import { bodyText, type Printed, type PrintedQuestion } from '../ask/printed.ts'
import type { FollowUp } from '../data/follow-ups.data.ts'
import { choicesOf, isForm } from './forms.ts'
import { hasYears, minutesOf } from './head.ts'
import { shareKept, solveAll } from './sums.ts'
import { holdsAll, holdsNone } from './words.ts'

/** Done; words that say why not; the same document without a word; a document about something else; or not what was asked. */
export type Outcome = 'done' | 'said so' | 'identical' | 'nonsense' | 'missed'
export const OUTCOMES: readonly Outcome[] = ['done', 'said so', 'identical', 'nonsense', 'missed']

function changedSections(before: Printed, after: Printed): string[] {
  const ids = new Set([...before.body.keys(), ...after.body.keys()])
  const same = [...ids].filter((id) => before.body.get(id) === after.body.get(id))
  return [...ids].filter((id) => !same.includes(id)).concat(before.head === after.head ? [] : ['header'])
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)
const sizes = (questions: readonly PrintedQuestion[]) =>
  mean(questions.flatMap(({ prompt }) => (prompt.match(/\d+/g) ?? []).map(Number)))
/** Words in a sentence of what pupils read. */
function sentenceLength({ doc }: Printed): number {
  const texts = doc?.sections.flatMap((section) =>
    'text' in section && section.text ? section.text.paragraphs : [],
  )
  const sentences = (texts ?? []).join(' ').split(/[.!?]+\s/)
  return mean(sentences.map((sentence) => sentence.split(/\s+/).length))
}

function numbersAre(wish: FollowUp['numbers'], before: Printed, after: Printed): boolean {
  const [was, is] = [sizes(before.questions), sizes(after.questions)]
  if (wish === 'smaller') return is < was
  if (wish === 'larger') return is > was
  const asked = new Set(before.questions.map(({ prompt }) => prompt))
  return (
    after.questions.length > 0 &&
    after.questions.filter(({ prompt }) => asked.has(prompt)).length < after.questions.length / 3
  )
}

/** All that a follow-up asked for is there, and nothing else has changed. */
function isDone(wish: FollowUp, before: Printed, after: Printed, changed: readonly string[]): boolean {
  const anywhere = wish.may === 'all'
  const text = anywhere ? bodyText(after) : changed.map((id) => after.body.get(id) ?? '').join('\n')
  return (
    (anywhere || changed.every((id) => wish.may.includes(id))) &&
    (wish.has === undefined || holdsAll(text, wish.has)) &&
    (wish.lacks === undefined || holdsNone(bodyText(after), wish.lacks)) &&
    (wish.minutes === undefined || minutesOf(after) === wish.minutes) &&
    (wish.years === undefined || hasYears(after, wish.years)) &&
    (wish.count === undefined || after.questions.length === wish.count) &&
    (wish.form === undefined || isForm(wish.form, after)) &&
    (wish.choices === undefined || choicesOf(after) >= wish.choices) &&
    (wish.sums === undefined || shareKept(solveAll(after.questions), wish.sums) === 1) &&
    (wish.easier === undefined || sentenceLength(after) < sentenceLength(before)) &&
    (wish.numbers === undefined || numbersAre(wish.numbers, before, after))
  )
}

const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** The message itself became the topic: the title is most of its words. */
function tookAsTopic({ text }: FollowUp, { title }: Printed): boolean {
  const [said, called] = [plainWords(text), plainWords(title.replace('Lesson plan: ', ''))]
  return called.length >= said.length * 0.6 && called.every((word) => said.includes(word))
}

export function outcomeOf(wish: FollowUp, before: Printed, after: Printed): Outcome {
  const cannot = wish.expect === 'says so'
  if (after.form === 'words') return cannot ? 'done' : 'said so'
  const changed = changedSections(before, after)
  if (changed.length === 0) return 'identical'
  if (!holdsAll(bodyText(after), wish.keeps) || tookAsTopic(wish, after)) return 'nonsense'
  return !cannot && isDone(wish, before, after, changed) ? 'done' : 'missed'
}
