import { History } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from '#ui/button.tsx'

export type EditorTab = 'edit' | 'preview'

interface Props {
  tab: EditorTab
  onChoose: (tab: EditorTab) => void
  onVersions: () => void
}

export function EditorTabs({ tab, onChoose, onVersions }: Props) {
  const arrows = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const next = tab === 'edit' ? 'preview' : 'edit'
    onChoose(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  const look = (mine: EditorTab) =>
    `tap -mb-px border-b-[3px] px-4 ${tab === mine ? 'border-primary font-semibold' : 'border-transparent text-muted'}`
  return (
    <div className="flex border-b border-base-300 bg-base-100 px-2 md:rounded-t-box md:border-x md:border-t">
      <div role="tablist" onKeyDown={arrows} className="flex grow gap-1">
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
      <Button variant="ghost" className="font-normal" onClick={onVersions}>
        <History className="size-5" aria-hidden="true" />
        Versions
      </Button>
    </div>
  )
}
