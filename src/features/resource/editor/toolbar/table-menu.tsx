import { Table } from 'lucide-react'
import type { EditorCommand } from '#documents/editor/document-editor.ts'
import { Menu } from '#ui/menu.tsx'
import { MenuItem } from '#ui/menu-item.tsx'

const SIZES = [
  [2, 2],
  [3, 3],
  [5, 2],
  [5, 4],
] as const

const CHANGES = {
  'Row above': 'rowAbove',
  'Row below': 'rowBelow',
  'Column to the left': 'columnLeft',
  'Column to the right': 'columnRight',
  'Delete row': 'deleteRow',
  'Delete column': 'deleteColumn',
  'Delete table': 'deleteTable',
} as const

interface Props {
  inTable: boolean
  run: (command: EditorCommand) => void
}

export function TableMenu({ inTable, run }: Props) {
  return (
    <Menu label="Table" trigger={<Table className="size-5" aria-hidden="true" />}>
      {inTable &&
        Object.entries(CHANGES).map(([label, change]) => (
          <MenuItem key={change} onSelect={() => run({ name: 'tableChange', change })}>
            {label}
          </MenuItem>
        ))}
      {SIZES.map(([rows, columns]) => (
        <MenuItem key={`${rows}-${columns}`} onSelect={() => run({ name: 'table', rows, columns })}>
          New table, {rows} rows, {columns} columns
        </MenuItem>
      ))}
    </Menu>
  )
}
