/** The cell that covers each place of a table. Merged cells cover several places. */
export type Grid = (HTMLTableCellElement | undefined)[][]

export function gridOf(table: HTMLTableElement): Grid {
  const grid: Grid = [...table.rows].map(() => [])
  for (const [r, row] of [...table.rows].entries()) {
    let c = 0
    for (const cell of row.cells) {
      while (grid[r]?.[c]) c += 1
      cover(grid, cell, r, c)
      c += cell.colSpan
    }
  }
  return grid
}

function cover(grid: Grid, cell: HTMLTableCellElement, row: number, column: number): void {
  // `rowspan=0` reaches to the end of the table section.
  const rows = cell.rowSpan || grid.length
  for (let r = row; r < Math.min(row + rows, grid.length); r += 1)
    for (let c = column; c < column + cell.colSpan; c += 1) {
      const line = grid[r]
      if (line) line[c] ??= cell
    }
}

/** First and last row and column a cell covers. */
export function placeOf(grid: Grid, cell: HTMLTableCellElement) {
  const top = grid.findIndex((line) => line.includes(cell))
  const bottom = grid.findLastIndex((line) => line.includes(cell))
  const left = grid[top]?.indexOf(cell) ?? -1
  return { top, bottom, left, right: grid[top]?.lastIndexOf(cell) ?? -1 }
}

export function setSpan(cell: HTMLTableCellElement, name: 'rowspan' | 'colspan', span: number): void {
  if (span > 1) cell.setAttribute(name, String(span))
  else cell.removeAttribute(name)
}
