/** One step in a grid: rows down, columns across. */
export type Way = readonly [down: number, across: number]

export const ACROSS: Way = [0, 1]
export const DOWN: Way = [1, 0]
/** The four ways to read a line; its letters backwards give the other four. */
const FORWARD: readonly Way[] = [ACROSS, DOWN, [1, 1], [1, -1]]

export type Grid = readonly (readonly string[])[]

/** A straight line of a grid: its letters, and the place of each as row × width + column. */
interface Line {
  letters: string
  places: number[]
}

function lineFrom(grid: Grid, row: number, column: number, [down, across]: Way): Line {
  const width = grid[0]?.length ?? 0
  const line: Line = { letters: '', places: [] }
  for (let r = row, c = column; grid[r]?.[c] !== undefined; r += down, c += across) {
    line.letters += grid[r]?.[c] || ' '
    line.places.push(r * width + c)
  }
  return line
}

/** The longest lines of a grid in four directions. */
function linesOf(grid: Grid): Line[] {
  return FORWARD.flatMap((way) =>
    grid.flatMap((cells, row) =>
      cells.flatMap((_, column) =>
        grid[row - way[0]]?.[column - way[1]] === undefined ? [lineFrom(grid, row, column, way)] : [],
      ),
    ),
  )
}

function placesIn({ letters, places }: Line, word: string): number[][] {
  const found: number[][] = []
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1))
    found.push(places.slice(at, at + word.length))
  return found
}

/** Every place where a word stands, forwards or backwards; a palindrome counts once. */
export function placesOf(grid: Grid, words: readonly string[]): Map<string, number[][]> {
  const lines = linesOf(grid)
  return new Map(
    words.map((word) => {
      const back = [...word].reverse().join('')
      const spellings = back === word ? [word] : [word, back]
      return [word, lines.flatMap((line) => spellings.flatMap((one) => placesIn(line, one)))]
    }),
  )
}
