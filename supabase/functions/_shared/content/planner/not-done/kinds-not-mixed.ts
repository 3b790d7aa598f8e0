import { kindsIn, kindsInWords } from '../read/wishes/question-kinds.ts'
import type { Written } from './not-done.ts'

/** Says that the questions are all of one kind where several kinds were counted. */
export function kindsNotMixed({ lesson: { request } }: Written): string[] {
  const kinds = kindsIn(request.asked)
  return kinds.length === 0
    ? []
    : [
        `You asked for ${kindsInWords(kinds)}. I cannot mix kinds of questions on one sheet yet: ask for each kind as a sheet of its own.`,
      ]
}
