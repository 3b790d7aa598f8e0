import type { KeyboardEvent } from 'react'

export type EditorTab = 'edit' | 'preview'

interface Props {
  tab: EditorTab
  onChoose: (tab: EditorTab) => void
}

export function EditorTabs({ tab, onChoose }: Props) {
  const arrows = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const next = tab === 'edit' ? 'preview' : 'edit'
    onChoose(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  const look = (mine: EditorTab) =>
    `tap -mb-px border-b-[3px] px-4 ${tab === mine ? 'border-primary font-semibold' : 'border-transparent text-muted'}`
  return (
    <div
      role="tablist"
      onKeyDown={arrows}
      className="flex gap-1 border-b border-base-300 bg-base-100 px-2 md:rounded-t-box md:border-x md:border-t"
    >
      <button
        type="button"
        role="tab"
        id="tab-edit"
        aria-controls="panel-edit"
        aria-selected={tab === 'edit'}
        tabIndex={tab === 'edit' ? 0 : -1}
        className={look('edit')}
        onClick={() => onChoose('edit')}
      >
        <span className="md:hidden">Edit</span>
        <span className="hidden md:inline">Resource Editor</span>
      </button>
      <button
        type="button"
        role="tab"
        id="tab-preview"
        aria-controls="panel-preview"
        aria-selected={tab === 'preview'}
        tabIndex={tab === 'preview' ? 0 : -1}
        className={look('preview')}
        onClick={() => onChoose('preview')}
      >
        Preview
      </button>
    </div>
  )
}
