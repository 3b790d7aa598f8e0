import { useLiveQuery } from 'dexie-react-hooks'
import { PRODUCT_NAME } from '#domain/product.ts'
import { listWaiting, type WaitingEntry } from '#local-store/queries/waiting.ts'
import { isAppleMobile } from '#platform/install.ts'
import { usePanels } from '#session/panels.ts'
import { requestSync, useSyncStatus } from '#session/sync-status.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { exportWaiting } from './export-waiting.ts'
import { useOffline } from './use-offline.ts'
import { WaitingRow } from './waiting-row.tsx'

/** Everything the server does not have yet; what needs the teacher comes first. */
export function WaitingPanel() {
  const entries = useLiveQuery(() => listWaiting(), [])
  const setOpen = usePanels((panels) => panels.setOpen)
  const offline = useOffline()
  if (entries === undefined) return null
  const refused = entries.filter((entry) => entry.state === 'refused')
  const moving = entries.filter((entry) => entry.state !== 'refused')
  const close = () => setOpen('waiting', false)
  return (
    <Dialog
      open
      onClose={close}
      title="Waiting to send"
      note={summary(refused.length, moving.length)}
      padding="flush"
      className="md:max-w-[27rem]"
      placement="corner"
    >
      {entries.length === 0 ? (
        <NothingWaiting offline={offline} />
      ) : (
        <ul className="sheet margined mx-3 mt-3 overflow-hidden shadow-none [--margin-w:3rem]">
          {[...refused, ...moving].map((entry) => (
            <WaitingRow key={entry.opId} entry={entry} offline={offline} onLeave={close} />
          ))}
        </ul>
      )}
      <PanelFoot entries={entries} offline={offline} />
    </Dialog>
  )
}

export function summary(refused: number, moving: number): string {
  if (refused + moving === 0) return 'Everything is sent'
  const needs = refused === 1 ? '1 needs you' : `${refused} need you`
  const goes = moving === 1 ? '1 goes by itself' : `${moving} go by themselves`
  if (refused === 0) return goes
  return moving === 0 ? needs : `${needs}, ${goes}`
}

function NothingWaiting({ offline }: { offline: boolean }) {
  const { lastSyncedAt } = useSyncStatus()
  const checked =
    lastSyncedAt === null ? '' : ` Last checked at ${new Date(lastSyncedAt).toTimeString().slice(0, 5)}.`
  return (
    <p className="px-5 pt-2 text-muted">
      {offline
        ? `You are offline. Everything you have made so far is sent.${checked}`
        : `Everything on this device is sent.${checked}`}
    </p>
  )
}

function PanelFoot({ entries, offline }: { entries: WaitingEntry[]; offline: boolean }) {
  return (
    <div className="px-5 pt-3">
      {isAppleMobile() && (
        <p className="text-sm text-muted">On iPhone and iPad, {PRODUCT_NAME} sends when you open the app.</p>
      )}
      <div className="-ml-3 flex flex-wrap pt-1">
        {!offline && (
          <Button variant="ghost" onClick={requestSync}>
            Check now
          </Button>
        )}
        {entries.length > 0 && (
          <Button variant="ghost" onClick={() => exportWaiting(entries)}>
            Export
          </Button>
        )}
      </div>
    </div>
  )
}
