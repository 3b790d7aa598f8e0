import { line, type Point, round, text } from '../svg.ts'

/** Words cut into lines of about so many letters; a longer word stands alone on its line. */
export function linesOf(words: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > letters) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

interface Label {
  letters?: number
  size?: number
  /** Half the length of the line to write on, where there is no label. */
  write?: number
}

/** A label of one or more lines round a point, or a line to write on where it is empty. */
export function label(
  [x, y]: Point,
  words: string,
  { letters = 18, size = 5, write = 22 }: Label = {},
): string {
  if (words === '') return line([x - write, y], [x + write, y], 0.4)
  const lines = linesOf(words, letters)
  const top = y - ((lines.length - 1) * size * 1.2) / 2
  return lines.map((one, at) => text([x, round(top + at * size * 1.2)], one, { size })).join('')
}

/** An empty circle or oval, with a line that prints in black. */
export const oval = ([x, y]: Point, across: number, down: number, fill = 'none') =>
  `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${fill}" stroke="#111" stroke-width="0.6"/>`
