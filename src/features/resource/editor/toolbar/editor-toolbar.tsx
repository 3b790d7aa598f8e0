import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react'
import type { EditorCommand, EditorState } from '#documents/editor/document-editor.ts'
import { ColourMenu } from './colour-menu.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { TableMenu } from './table-menu.tsx'
import { ToolButton } from './tool-button.tsx'
import { moveInToolbar } from './toolbar-keys.ts'

interface Props {
  state: EditorState | null
  run: (command: EditorCommand) => void
}

interface Tool {
  name: string
  icon: LucideIcon
  command: EditorCommand
  pressed?: (state: EditorState) => boolean
  possible?: (state: EditorState) => boolean
  /** Hidden on a phone */
  wide?: boolean
}

const HISTORY: Tool[] = [
  { name: 'Undo', icon: Undo2, command: { name: 'undo' }, possible: (state) => state.canUndo },
  { name: 'Redo', icon: Redo2, command: { name: 'redo' }, possible: (state) => state.canRedo },
]
const LETTERS: Tool[] = [
  { name: 'Bold', icon: Bold, command: { name: 'bold' }, pressed: (state) => state.bold },
  { name: 'Italic', icon: Italic, command: { name: 'italic' }, pressed: (state) => state.italic },
  {
    name: 'Underline',
    icon: Underline,
    command: { name: 'underline' },
    pressed: (state) => state.underline,
    wide: true,
  },
]
const HEADINGS: Tool[] = ([1, 2, 3] as const).map((level) => ({
  name: `Heading ${level}`,
  icon: [Heading1, Heading2, Heading3][level - 1] ?? Heading1,
  command: { name: 'heading', level },
  pressed: (state) => state.heading === level,
  wide: level === 3,
}))
const LISTS: Tool[] = [
  {
    name: 'Bullet list',
    icon: List,
    command: { name: 'list', kind: 'bullet' },
    pressed: (state) => state.list === 'bullet',
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    command: { name: 'list', kind: 'ordered' },
    pressed: (state) => state.list === 'ordered',
  },
]

/** The tools of [RES-64]. A phone hides those that [RES-65] leaves out. */
export function EditorToolbar({ state, run }: Props) {
  const tools = (list: Tool[]) =>
    list.map((tool) => <CommandButton key={tool.name} tool={tool} state={state} run={run} />)
  return (
    <div
      role="toolbar"
      aria-label="Text"
      tabIndex={-1}
      onKeyDown={moveInToolbar}
      className="flex items-center border-b border-base-300 bg-base-100 px-1 py-1 max-md:grid max-md:grid-cols-8 max-md:justify-items-center md:flex-wrap md:gap-0.5 md:px-2"
    >
      {tools(HISTORY)}
      <Divider />
      {tools(LETTERS)}
      <div className="contents max-md:hidden">
        <ColourMenu name="color" run={run} />
        <ColourMenu name="background" run={run} />
      </div>
      <Divider />
      {tools(HEADINGS)}
      <Divider />
      {tools(LISTS)}
      <div className="contents max-md:hidden">
        <Divider />
        <LinkDialog link={state?.link ?? null} run={run} />
        <TableMenu inTable={state?.inTable ?? false} run={run} />
        <ImageDialog run={run} />
      </div>
    </div>
  )
}

const Divider = () => <span className="mx-1 hidden h-6 w-px bg-base-300 lg:block" aria-hidden="true" />

function CommandButton({ tool, state, run }: { tool: Tool; state: EditorState | null; run: Props['run'] }) {
  const Icon = tool.icon
  return (
    <ToolButton
      name={tool.name}
      className={tool.wide ? 'max-md:hidden' : ''}
      pressed={tool.pressed && state ? tool.pressed(state) : undefined}
      disabled={state === null || tool.possible?.(state) === false}
      onClick={() => run(tool.command)}
    >
      <Icon className="size-5" aria-hidden="true" />
    </ToolButton>
  )
}
