import { PenLine } from 'lucide-react'
import { readableText, waitingAsText } from '#documents/files/unsent-text.ts'
import { DRAFT_TEXT } from '#domain/delivery-text.ts'
import { clearDraft } from '#local-store/commands/drafts.ts'
import type { UnsentDraft } from '#local-store/queries/unsent-drafts.ts'
import { restoreText } from '#session/composer-text.ts'
import { copyText } from '#session/copy-text.ts'
import { AskDelete } from './ask-delete.tsx'
import { exportText, USE_EXPORT } from './export-waiting.ts'
import { RowButton } from './row-button.tsx'
import { useOpenForEditing } from './use-edit-waiting.ts'
import { shortName } from './waiting-text.ts'

interface Props {
  draft: UnsentDraft
  onLeave: () => void
}

/** A draft that was neither sent nor saved. After a forced sign-out the teacher finds it here again. */
export function DraftRow({ draft, onLeave }: Props) {
  const openForEditing = useOpenForEditing()
  const isEdit = draft.kind === 'edit'
  const text = isEdit ? readableText(draft.text) : draft.text
  const name = shortName(isEdit ? `Edits to “${draft.title ?? 'a resource'}”` : text)
  const open = () => {
    onLeave()
    void openForEditing(draft)
  }
  return (
    <li className="row py-3.5 not-first:border-t not-first:border-base-300">
      <span className="in-margin">
        <PenLine className="inline size-5 align-middle" role="img" aria-label="Draft" />
      </span>
      <div className="on-page min-w-0">
        {isEdit && <p className="wrap-anywhere">{name}</p>}
        <p
          className={isEdit ? 'line-clamp-3 text-sm wrap-anywhere text-muted' : 'line-clamp-6 wrap-anywhere'}
        >
          {text}
        </p>
        <p className="mt-0.5 text-sm text-muted">{DRAFT_TEXT}</p>
        <div className="mt-1.5 -ml-3 flex flex-wrap">
          <RowButton label="Open" about={name} onClick={open} />
          <RowButton label="Copy" about={name} onClick={() => void copyText(text, USE_EXPORT)} />
          <RowButton label="Export" about={name} onClick={() => exportText(waitingAsText([], [draft]))} />
          <AskDelete
            label="Delete"
            about={name}
            question="Delete this text?"
            onDelete={() => void drop(draft.key)}
          />
        </div>
      </div>
    </li>
  )
}

async function drop(key: string): Promise<void> {
  restoreText(key, '')
  await clearDraft(key)
}
