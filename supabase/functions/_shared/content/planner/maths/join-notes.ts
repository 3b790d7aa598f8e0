import type { PracticeNotes } from './maths-topic.ts'

type Notes = Readonly<Record<string, PracticeNotes>>

/** The notes of a topic that are written in several files: of two texts for the same part of a practice the later one counts. */
export function joinNotes(...parts: readonly Notes[]): Notes {
  const titles = parts.flatMap((part) => Object.keys(part))
  const noteOf = (title: string) => Object.assign({}, ...parts.map((part) => part[title])) as PracticeNotes
  return Object.fromEntries(titles.map((title) => [title, noteOf(title)]))
}
