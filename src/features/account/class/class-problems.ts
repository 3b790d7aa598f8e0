import { classText, MAX_CLASS_SIZE, MAX_CLASS_TEXT } from '#domain/class/teacher-class.ts'

/** What is wrong with a name for the paper. */
export function textProblem(text: string): string | undefined {
  const length = [...classText(text)].length
  return length > MAX_CLASS_TEXT
    ? `At most ${MAX_CLASS_TEXT} letters fit on the paper, and these are ${length}. It is not saved yet.`
    : undefined
}

/** A number of ākonga as typed; null for none, undefined where it is no such number. */
export function countIn(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  const count = /^\d{1,3}$/.test(typed) ? Number(typed) : 0
  return count >= 1 && count <= MAX_CLASS_SIZE ? count : undefined
}

export const countProblem = (text: string): string | undefined =>
  countIn(text) === undefined ? `Write a number from 1 to ${MAX_CLASS_SIZE}, or nothing.` : undefined
