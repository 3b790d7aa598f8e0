import { cloneElement } from '../blot-tree.ts'
import { isCell, tagOf } from '../dom-kinds.ts'
import type { LosslessQuill } from '../lossless-quill.ts'
import { type Grid, gridOf, placeOf, setSpan } from './table-grid.ts'
import { selectedLines, transact } from './transaction.ts'

export type TableChange =
  | 'rowAbove'
  | 'rowBelow'
  | 'columnLeft'
  | 'columnRight'
  | 'deleteRow'
  | 'deleteColumn'
  | 'deleteTable'

/** Inserts a bordered table after the selected line, or inside the selected cell. */
export function insertTable(quill: LosslessQuill, rows: number, columns: number): void {
  transact(quill, () => {
    const line = selectedLines(quill)[0]
    if (!line) return
    const table = makeTable(rows, columns)
    if (isCell(tagOf(line)) || /^(LI|DD)$/.test(tagOf(line))) line.append(table)
    else line.after(table, emptyParagraph())
  })
}

export function changeTable(quill: LosslessQuill, change: TableChange): void {
  transact(quill, () => {
    const anchor = document.getSelection()?.anchorNode
    const element = anchor?.nodeType === 1 ? (anchor as Element) : anchor?.parentElement
    const cell = element?.closest<HTMLTableCellElement>('td,th')
    const table = cell?.closest('table')
    if (cell && table) CHANGES[change](table, gridOf(table), cell)
  })
}

type Change = (table: HTMLTableElement, grid: Grid, cell: HTMLTableCellElement) => void

const CHANGES: Record<TableChange, Change> = {
  rowAbove: (table, grid, cell) => addRow(table, grid, placeOf(grid, cell).top),
  rowBelow: (table, grid, cell) => addRow(table, grid, placeOf(grid, cell).bottom + 1),
  columnLeft: (table, grid, cell) => addColumn(table, grid, placeOf(grid, cell).left),
  columnRight: (table, grid, cell) => addColumn(table, grid, placeOf(grid, cell).right + 1),
  deleteRow: (table, grid, cell) => deleteRow(table, grid, placeOf(grid, cell).top),
  deleteColumn: (table, grid, cell) => deleteColumn(table, grid, placeOf(grid, cell).left),
  deleteTable: (table) => table.remove(),
}

/** Adds a row at an index; cells that reach across that place grow. */
function addRow(table: HTMLTableElement, grid: Grid, at: number): void {
  const [above, below] = [grid[at - 1], grid[at]]
  const like = (above && at > 0 ? above : below) ?? []
  const neighbour = table.rows[above ? at - 1 : at]
  if (!neighbour) return
  const row = cloneElement(neighbour)
  const afterHead =
    tagOf(neighbour.parentNode ?? row) === 'THEAD' && above && neighbour.nextElementSibling === null
  const body = afterHead ? table.tBodies[0] : undefined
  const seen = new Set<HTMLTableCellElement>()
  for (const [c, cell] of like.entries()) {
    if (!cell || seen.has(cell)) continue
    seen.add(cell)
    if (above && below && above[c] === below[c]) setSpan(cell, 'rowspan', cell.rowSpan + 1)
    else row.append(emptyCellLike(cell, 'rowspan', body ? 'td' : undefined))
  }
  if (body) body.prepend(row)
  else if (above) neighbour.after(row)
  else neighbour.before(row)
}

function addColumn(table: HTMLTableElement, grid: Grid, at: number): void {
  const seen = new Set<HTMLTableCellElement>()
  for (const line of grid) {
    const [before, after] = [line[at - 1], line[at]]
    const cell = before ?? after
    if (!cell || seen.has(cell)) continue
    seen.add(cell)
    if (before && before === after) setSpan(cell, 'colspan', cell.colSpan + 1)
    else if (before) before.after(emptyCellLike(before, 'colspan'))
    else cell.before(emptyCellLike(cell, 'colspan'))
  }
  const columns = [...table.querySelectorAll(':scope > colgroup > col')]
  const neighbour = columns[at - 1] ?? columns[at]
  if (columns.length === (grid[0]?.length ?? 0)) neighbour?.after(neighbour.cloneNode())
}

function deleteRow(table: HTMLTableElement, grid: Grid, at: number): void {
  const row = table.rows[at]
  if (!row || table.rows.length === 1) {
    table.remove()
    return
  }
  for (const [c, cell] of [...(grid[at] ?? []).entries()].reverse()) {
    if (!cell || cell === grid[at]?.[c - 1] || placeOf(grid, cell).bottom === placeOf(grid, cell).top)
      continue
    setSpan(cell, 'rowspan', cell.rowSpan - 1)
    if (cell.parentNode !== row) continue
    // A cell that reached down from here now begins in the row below.
    const next = table.rows[at + 1]
    const follower = grid[at + 1]
      ?.slice(c)
      .find((other) => other && other !== cell && other.parentNode === next)
    next?.insertBefore(cell, follower ?? null)
  }
  row.remove()
}

function deleteColumn(table: HTMLTableElement, grid: Grid, at: number): void {
  if ((grid[0]?.length ?? 0) <= 1) {
    table.remove()
    return
  }
  for (const cell of new Set(grid.map((line) => line[at]))) {
    if (!cell) continue
    if (cell.colSpan > 1) setSpan(cell, 'colspan', cell.colSpan - 1)
    else cell.remove()
  }
  const columns = table.querySelectorAll(':scope > colgroup > col')
  if (columns.length === (grid[0]?.length ?? 0)) columns[at]?.remove()
}

function makeTable(rows: number, columns: number): HTMLTableElement {
  const table = document.createElement('table')
  table.setAttribute('style', 'border-collapse:collapse;width:100%')
  const body = table.createTBody()
  for (let r = 0; r < rows; r += 1) {
    const row = body.insertRow()
    for (let c = 0; c < columns; c += 1) {
      const cell = row.insertCell()
      cell.setAttribute('style', 'border:1px solid #000;padding:4px 8px')
      cell.append(document.createElement('br'))
    }
  }
  return table
}

function emptyParagraph(): HTMLParagraphElement {
  const paragraph = document.createElement('p')
  paragraph.append(document.createElement('br'))
  return paragraph
}

/** An empty cell with the attributes of this one. @param single the span that is not copied */
function emptyCellLike(
  cell: HTMLTableCellElement,
  single: 'rowspan' | 'colspan',
  tag?: 'td',
): HTMLTableCellElement {
  const fresh = document.createElement(tag ?? cell.nodeName.toLowerCase()) as HTMLTableCellElement
  for (const { name, value } of cell.attributes)
    if (name !== 'id' && name !== single && !(tag && name === 'scope')) fresh.setAttribute(name, value)
  fresh.append(document.createElement('br'))
  return fresh
}
