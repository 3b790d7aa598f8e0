/** A table with fewer rows is copied whole. */
const MIN_ROWS = 30

/** A row with a cell for every column, and without spans: its cells are as wide as the table's columns. */
function fullRow(table: HTMLTableElement): HTMLTableRowElement | undefined {
  const most = Math.max(...[...table.rows].map(({ cells }) => cells.length))
  return [...table.rows].find(
    ({ cells }) => cells.length === most && [...cells].every(({ colSpan }) => colSpan === 1),
  )
}

/** True when rows can be left out of a copy: they stand one below the other, and the columns can be kept. */
export function isLongTable(table: HTMLTableElement | null): boolean {
  if (!table || table.rows.length < MIN_ROWS || table.querySelector('[rowspan],col')) return false
  return fullRow(table) !== undefined
}

/** Makes the columns of the copy as wide as with all rows. */
export function keepColumns(table: HTMLTableElement, copy: HTMLElement): void {
  const columns = copy.ownerDocument.createElement('colgroup')
  for (const cell of fullRow(table)?.cells ?? []) {
    const column = copy.ownerDocument.createElement('col')
    column.style.width = `${cell.getBoundingClientRect().width}px`
    columns.append(column)
  }
  copy.style.tableLayout = 'fixed'
  copy.style.width = `${table.getBoundingClientRect().width}px`
  copy.append(columns)
}
