import type { Understood } from '../../../understood.ts'
import { inFigures } from '../words/figures.ts'
import { ANSWERS_ON_SHEET, CHOICES, COUNT_EACH, LEVEL_WORDS, ONE_PAGE } from './sheet.data.ts'

type Sheet = Pick<Understood, 'levels' | 'onePage' | 'answersOnSheet' | 'choices' | 'countEach'>

const USUAL_CHOICES = 4

function choicesIn(text: string): number | null {
  if (!CHOICES.pattern.test(text)) return null
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
    ...(COUNT_EACH.pattern.test(plain) ? { countEach: true } : {}),
  }
}
