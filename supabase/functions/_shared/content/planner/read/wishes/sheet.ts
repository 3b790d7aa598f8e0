import type { Understood } from '../../../understood.ts'
import { inFigures } from '../words/figures.ts'
import type { WordPattern } from '../words/word-pattern.ts'
import { ANSWERS_ON_SHEET, CHOICES, COUNT_EACH, LEVEL_WORDS, ONE_PAGE, TRUE_FALSE } from './sheet.data.ts'

type Sheet = Pick<
  Understood,
  'levels' | 'onePage' | 'answersOnSheet' | 'choices' | 'countEach' | 'statements'
>

const USUAL_CHOICES = 4

/** Where the last words of a pattern stand in a text; −1 where there are none. */
const lastOf = (text: string, { pattern }: WordPattern) =>
  [...text.matchAll(new RegExp(pattern.source, 'gi'))].at(-1)?.index ?? -1

/** Statements or choices: what was said last counts. */
const asksForStatements = (text: string) => lastOf(text, TRUE_FALSE) > lastOf(text, CHOICES)

function choicesIn(text: string): number | null {
  if (!CHOICES.pattern.test(text) || asksForStatements(text)) return null
  return Number(/\b([2-6]) (?:choices|options)\b/i.exec(text)?.[1] ?? USUAL_CHOICES)
}

/** What a text says about the paper itself: its pages, levels, answers and choices. */
export function sheetIn(text: string): Sheet {
  const plain = inFigures(text)
  return {
    levels: LEVEL_WORDS.find(({ pattern }) => pattern.test(plain))?.levels ?? null,
    onePage: ONE_PAGE.pattern.test(plain),
    answersOnSheet: ANSWERS_ON_SHEET.pattern.test(plain),
    choices: choicesIn(plain),
    ...(asksForStatements(plain) ? { statements: true as const } : {}),
    ...(COUNT_EACH.pattern.test(plain) ? { countEach: true } : {}),
  }
}
