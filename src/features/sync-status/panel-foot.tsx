import type { Connection } from '#domain/delivery-words.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { discardAllWaiting, retryAllWaiting, sendNow } from '#local-store/commands/waiting-all.ts'
import type { UnsentDraft } from '#local-store/queries/unsent-drafts.ts'
import type { WaitingEntry } from '#local-store/queries/waiting.ts'
import { isAppleMobile } from '#platform/install.ts'
import { requestSync } from '#session/sync-status.ts'
import { Button } from '#ui/button.tsx'
import { AskDelete } from './ask-delete.tsx'
import { copyWords } from './copy-words.ts'
import { exportText, waitingAsText } from './export-waiting.ts'
import { mayChange } from './waiting-words.ts'

interface Props {
  entries: WaitingEntry[]
  drafts: UnsentDraft[]
  connection: Connection
}

/** What may be done with all of it at once. */
export function PanelFoot({ entries, drafts, connection }: Props) {
  const refused = entries.filter(({ state }) => state === 'refused').length
  const droppable = entries.filter(mayChange)
  const allWords = () => waitingAsText(entries, drafts)
  const online = connection === 'online' || connection === 'stuck'
  return (
    <div className="px-5 pt-3 pb-2">
      {isAppleMobile() && (
        <p className="text-sm text-muted">On iPhone and iPad, {PRODUCT_NAME} sends when you open the app.</p>
      )}
      <div className="-ml-3 flex flex-wrap pt-1">
        {online && <SendOrCheck waiting={entries.length - refused} />}
        {refused > 1 && (
          <Button variant="ghost" onClick={() => void andSync(retryAllWaiting())}>
            Retry all
          </Button>
        )}
        {entries.length + drafts.length > 0 && (
          <>
            <Button variant="ghost" onClick={() => void copyWords(allWords())}>
              Copy all
            </Button>
            <Button variant="ghost" onClick={() => exportText(allWords())}>
              Export all
            </Button>
          </>
        )}
        {droppable.length > 1 && (
          <AskDelete
            label="Delete all"
            about="that waits"
            question={`Delete ${droppable.length} changes for good?`}
            onDelete={() => void discardAllWaiting(droppable.map(({ opId }) => opId))}
          />
        )}
      </div>
    </div>
  )
}

function SendOrCheck({ waiting }: { waiting: number }) {
  return waiting > 0 ? (
    <Button variant="ghost" onClick={() => void andSync(sendNow())}>
      Send now
    </Button>
  ) : (
    <Button variant="ghost" onClick={requestSync}>
      Check now
    </Button>
  )
}

async function andSync(work: Promise<unknown>): Promise<void> {
  await work
  requestSync()
}
