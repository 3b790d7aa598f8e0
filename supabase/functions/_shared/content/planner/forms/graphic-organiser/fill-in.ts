import type { Block } from '../../../blocks.ts'
import type { OrganiserPart } from './organiser.ts'

/** The matter of an organiser: its topic, and the things that it compares. */
export interface Named {
  topic: string
  things: readonly string[]
}

const WRITE_HERE = '________________'

/** The words with the topic and the things compared in their places, or `blank` where none are named. */
export function filled(words: string, { topic, things }: Named, blank = WRITE_HERE): string {
  const [one, two, three] = things
  return words
    .replace('{topic}', topic || blank)
    .replace('{one}', one ?? blank)
    .replace('{two}', two ?? blank)
    .replace('{three}', three ?? blank)
}

/** A part of an organiser as it is printed. */
export function blockOfPart(part: OrganiserPart, named: Named): Block {
  if (part.kind === 'diagram')
    return {
      kind: 'diagram',
      shape: part.shape,
      labels: part.labels.map((label) => filled(label, named, '')),
    }
  if (part.kind === 'board') return { kind: 'board', title: '', rows: part.rows.map((row) => [...row]) }
  if (part.kind === 'table')
    return { kind: 'table', head: [...part.head], rows: part.rows.map((row) => [...row]) }
  if (part.kind === 'certificate')
    return { ...part, matter: filled(part.matter, named), signed: [...part.signed] }
  return {
    kind: 'boxes',
    height: part.height,
    rows: part.rows.map((row) =>
      row.map(([heading, help = '']) => ({ heading: filled(heading, named), help })),
    ),
  }
}
