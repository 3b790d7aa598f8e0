import { bodyText, type Printed } from '../ask/printed.ts'

const lines = (printed: Printed) => bodyText(printed).split('\n')
const letters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase()

/** Rows of single letters, of one length, as a puzzle's grid is printed. */
export function letterGrid(printed: Printed): string[] {
  const rows = lines(printed)
    .map((line) => line.replace(/[|\s]+/g, ' ').trim())
    .filter((line) => /^(?:\p{L} ){5,}\p{L}$/u.test(line))
    .map(letters)
  return rows.filter((row) => row.length === rows[0]?.length)
}

/** Every straight line of a grid, in each of the eight directions. */
function straightLines(grid: readonly string[]): string[] {
  const [down, across] = [grid.length, grid[0]?.length ?? 0]
  const starts = Array.from(
    { length: down * across },
    (_, at) => [Math.floor(at / across), at % across] as const,
  )
  const line = (row: number, column: number, by: readonly [number, number]): string => {
    const letter = grid[row]?.[column]
    return letter === undefined ? '' : letter + line(row + by[0], column + by[1], by)
  }
  const ways = [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ] as const
  const all = starts.flatMap(([row, column]) => ways.map((by) => line(row, column, by)))
  return all.flatMap((one) => [one, [...one].reverse().join('')])
}

/** The words of the lists on the page that stand hidden in its grid. */
export function hiddenWords(printed: Printed): string[] {
  const grid = letterGrid(printed)
  if (grid.length < 6) return []
  const all = straightLines(grid)
  const listed = lines(printed)
    .flatMap((line) => line.split(/, | · | \| /))
    .filter((one) => one.trim().split(/\s+/).length <= 3)
    .map(letters)
    .filter((word) => word.length >= 3)
  return [...new Set(listed)].filter((word) => all.some((line) => line.includes(word)))
}

/** Clues under both headings, each with the number of its place in the grid. */
export function hasClues(printed: Printed): boolean {
  const [before = '', after = ''] = bodyText(printed).split(/^down\b.*$/im)
  const clues = (text: string) => (text.match(/^\d+\.? \S/gm) ?? []).length
  return /^across\b/im.test(before) && clues(before) >= 2 && clues(after) >= 2
}
