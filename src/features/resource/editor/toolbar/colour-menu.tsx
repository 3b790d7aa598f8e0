import { Baseline, Highlighter } from 'lucide-react'
import type { EditorCommand } from '#documents/editor/document-editor.ts'
import { Menu } from '#ui/menu.tsx'
import { MenuItem } from '#ui/menu-item.tsx'

/** These are dark enough to read on white, and print well in grey. */
const TEXT = {
  Black: '#000000',
  Grey: '#555555',
  Red: '#a6301c',
  Orange: '#8a4b00',
  Green: '#1d6b3a',
  Blue: '#23608c',
  Purple: '#6b3fa0',
}
const BACKGROUND = {
  Yellow: '#fff3b0',
  Green: '#d9f0e1',
  Blue: '#dcebf7',
  Pink: '#fbe0e6',
  Orange: '#ffe3c2',
  Grey: '#e7e7e7',
}

interface Props {
  name: 'color' | 'background'
  run: (command: EditorCommand) => void
}

export function ColourMenu({ name, run }: Props) {
  const Icon = name === 'color' ? Baseline : Highlighter
  const colours = name === 'color' ? TEXT : BACKGROUND
  return (
    <Menu
      label={name === 'color' ? 'Text colour' : 'Background colour'}
      trigger={<Icon className="size-5" aria-hidden="true" />}
    >
      {Object.entries(colours).map(([label, value]) => (
        <MenuItem key={label} icon={<Swatch colour={value} />} onSelect={() => run({ name, value })}>
          {label}
        </MenuItem>
      ))}
      <MenuItem icon={<Swatch />} onSelect={() => run({ name, value: null })}>
        No colour
      </MenuItem>
    </Menu>
  )
}

function Swatch({ colour }: { colour?: string }) {
  return (
    <span
      className="size-5 rounded-selector border border-line"
      style={colour ? { background: colour } : undefined}
      aria-hidden="true"
    />
  )
}
