import { PenLine } from 'lucide-react'
import { DRAFT_WORDS } from '#domain/delivery-words.ts'
import { clearDraft } from '#local-store/commands/drafts.ts'
import type { UnsentDraft } from '#local-store/queries/unsent-drafts.ts'
import { readOpenDraft } from '#session/open-draft.ts'
import { Button } from '#ui/button.tsx'
import { AskDelete } from './ask-delete.tsx'
import { copyWords } from './copy-words.ts'
import { exportText, waitingAsText } from './export-waiting.ts'
import { useOpenWords } from './use-edit-waiting.ts'
import { readableText, shortName } from './waiting-words.ts'

interface Props {
  draft: UnsentDraft
  onLeave: () => void
}

/** Words that were typed and neither sent nor saved; after a forced sign-out they are found here again. */
export function DraftRow({ draft, onLeave }: Props) {
  const openWords = useOpenWords()
  const isEdit = draft.kind === 'edit'
  const words = isEdit ? readableText(draft.text) : draft.text
  const name = shortName(isEdit ? `Edits to “${draft.title ?? 'a resource'}”` : words)
  const about = <span className="sr-only"> {name}</span>
  const open = () => {
    onLeave()
    void openWords(draft)
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
          {words}
        </p>
        <p className="mt-0.5 text-sm text-muted">{DRAFT_WORDS}</p>
        <div className="mt-1.5 -ml-3 flex flex-wrap">
          <Button variant="ghost" className="px-2.5" onClick={open}>
            Open{about}
          </Button>
          <Button variant="ghost" className="px-2.5" onClick={() => void copyWords(words)}>
            Copy{about}
          </Button>
          <Button variant="ghost" className="px-2.5" onClick={() => exportText(waitingAsText([], [draft]))}>
            Export{about}
          </Button>
          <AskDelete
            label="Delete"
            about={name}
            question="Delete these words?"
            onDelete={() => void drop(draft.key)}
          />
        </div>
      </div>
    </li>
  )
}

async function drop(key: string): Promise<void> {
  const box = readOpenDraft()
  if (box?.key === key) box.show('')
  await clearDraft(key)
}
