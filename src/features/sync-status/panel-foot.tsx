import { waitingAsText } from '#documents/files/unsent-text.ts'
import type { Connection } from '#domain/delivery-text.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { discardAllWaiting, retryAllWaiting, sendNow } from '#local-store/commands/waiting-all.ts'
import type { UnsentDraft } from '#local-store/queries/unsent-drafts.ts'
import type { WaitingEntry } from '#local-store/queries/waiting.ts'
import { canSendWhenClosed } from '#platform/background-send.ts'
import { isAppleMobile } from '#platform/install.ts'
import { copyText } from '#session/copy-text.ts'
import { requestSync } from '#session/sync-status.ts'
import { Button } from '#ui/button.tsx'
import { AskDelete } from './ask-delete.tsx'
import { exportText, USE_EXPORT } from './export-waiting.ts'
import { thenSync } from './then-sync.ts'
import { mayChange } from './waiting-text.ts'

interface Props {
  entries: WaitingEntry[]
  drafts: UnsentDraft[]
  connection: Connection
}

/** The actions for all entries at once. */
export function PanelFoot({ entries, drafts, connection }: Props) {
  const refused = entries.filter(({ state }) => state === 'refused').length
  const deletable = entries.filter(mayChange)
  const allText = () => waitingAsText(entries, drafts)
  const online = connection === 'online' || connection === 'stuck'
  return (
    <div className="px-5 pt-3 pb-2">
      {!canSendWhenClosed() && (
        <p className="text-sm text-muted">
          {isAppleMobile() ? 'On iPhone and iPad' : 'In this browser'}, {PRODUCT_NAME} sends when you open the
          app.
        </p>
      )}
      <div className="-ml-3 flex flex-wrap pt-1">
        {online && <SendOrCheck waiting={entries.length - refused} />}
        {refused > 1 && (
          <Button variant="ghost" onClick={() => void thenSync(retryAllWaiting())}>
            Retry all
          </Button>
        )}
        {entries.length + drafts.length > 0 && (
          <>
            <Button variant="ghost" onClick={() => void copyText(allText(), USE_EXPORT)}>
              Copy all
            </Button>
            <Button variant="ghost" onClick={() => exportText(allText())}>
              Export all
            </Button>
          </>
        )}
        {deletable.length > 1 && (
          <AskDelete
            label="Delete all"
            about="that waits"
            question={`Delete ${deletable.length} changes for good?`}
            onDelete={() => void discardAllWaiting(deletable.map(({ opId }) => opId))}
          />
        )}
      </div>
    </div>
  )
}

function SendOrCheck({ waiting }: { waiting: number }) {
  return waiting > 0 ? (
    <Button variant="ghost" onClick={() => void thenSync(sendNow())}>
      Send now
    </Button>
  ) : (
    <Button variant="ghost" onClick={requestSync}>
      Check now
    </Button>
  )
}
