/** Fewer rows are copied as they are. */
const MANY = 30

/** A row without spans and with all columns: what it measures holds for the whole table. */
function fullRow(table: HTMLTableElement): HTMLTableRowElement | undefined {
  const most = Math.max(...[...table.rows].map(({ cells }) => cells.length))
  return [...table.rows].find(
    ({ cells }) => cells.length === most && [...cells].every(({ colSpan }) => colSpan === 1),
  )
}

/** Whether rows can be left out: they stand one below the other, and the columns can be kept. */
export function isLongTable(table: HTMLTableElement | null): boolean {
  if (!table || table.rows.length < MANY || table.querySelector('[rowspan],col')) return false
  return fullRow(table) !== undefined
}

/** Columns as wide as they are with all rows. */
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
