import { isCell, tagOf } from '../dom-kinds.ts'
import type { LosslessQuill } from '../lossless-quill.ts'
import { selectedLines, transact } from './transaction.ts'

export type TableChange = 'rowBelow' | 'columnRight' | 'deleteRow' | 'deleteColumn' | 'deleteTable'

/** Inserts a bordered table after the line, or inside the cell, the selection stands in. */
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
    const row = cell?.closest('tr')
    const table = row?.closest('table')
    if (cell && row && table) CHANGES[change](table, row, cell)
  })
}

const CHANGES: Record<
  TableChange,
  (table: HTMLTableElement, row: HTMLTableRowElement, cell: HTMLTableCellElement) => void
> = {
  rowBelow: (_table, row) => {
    const fresh = row.cloneNode(false) as HTMLTableRowElement
    fresh.removeAttribute('id')
    for (const cell of row.cells) fresh.append(emptyCellLike(cell))
    row.after(fresh)
  },
  columnRight: (table, _row, cell) => {
    for (const row of table.rows) {
      const beside = row.cells[Math.min(cell.cellIndex, row.cells.length - 1)]
      beside?.after(emptyCellLike(beside))
    }
  },
  deleteRow: (table, row) => (table.rows.length > 1 ? row.remove() : table.remove()),
  deleteColumn: (table, row, cell) => {
    const index = cell.cellIndex
    if (row.cells.length === 1) table.remove()
    else for (const each of table.rows) each.cells[index]?.remove()
  },
  deleteTable: (table) => table.remove(),
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

function emptyCellLike(cell: HTMLTableCellElement): HTMLTableCellElement {
  const fresh = cell.cloneNode(false) as HTMLTableCellElement
  for (const name of ['id', 'colspan', 'rowspan']) fresh.removeAttribute(name)
  fresh.append(document.createElement('br'))
  return fresh
}
