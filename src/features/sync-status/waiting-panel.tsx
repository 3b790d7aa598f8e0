import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import type { Connection } from '#domain/delivery-text.ts'
import { groupOf } from '#domain/ops.ts'
import { readChatTitles } from '#local-store/queries/chat-titles.ts'
import { listUnsentDrafts, type UnsentDraft } from '#local-store/queries/unsent-drafts.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { useConnection } from '#session/connection.ts'
import { usePanels } from '#session/panels.ts'
import { useSyncStatus } from '#session/sync-status.ts'
import { Button } from '#ui/button.tsx'
import { clockTime } from '#ui/date.ts'
import { Dialog } from '#ui/dialog.tsx'
import { DraftRow } from './draft-row.tsx'
import { PanelFoot } from './panel-foot.tsx'
import { useKeepFocus } from './use-keep-focus.ts'
import { WaitingRow } from './waiting-row.tsx'

/** The rows added with each press on "Show more": a long list is slow on a phone and tedious by keyboard. */
const ROWS_PER_PAGE = 40

/** Lists all changes the server does not have yet, those that need the teacher first, and drafts. */
export function WaitingPanel() {
  const found = useLiveQuery(readPanel, [])
  const setOpen = usePanels((panels) => panels.setOpen)
  const connection = useConnection()
  const [limit, setLimit] = useState(ROWS_PER_PAGE)
  const list = useKeepFocus(found?.entries.length)
  if (found === undefined) return null
  const { entries, titles, drafts } = found
  const refused = entries.filter((entry) => entry.state === 'refused')
  const moving = entries.filter((entry) => entry.state !== 'refused')
  const close = () => setOpen('waiting', false)
  const rows = [...refused, ...moving]
  return (
    <Dialog
      open
      onClose={close}
      title="Waiting to send"
      note={<span role="status">{summary(refused.length, moving.length)}</span>}
      padding="flush"
      className="md:max-w-[27rem]"
      placement="corner"
    >
      <div ref={list}>
        {rows.length === 0 ? (
          <NothingWaiting connection={connection} />
        ) : (
          <ul
            className="sheet margined mx-3 mt-3 overflow-hidden shadow-none [--margin-w:3rem]"
            aria-label="Waiting to send"
          >
            {rows.slice(0, limit).map((entry) => (
              <WaitingRow
                key={entry.opId}
                entry={entry}
                chatTitle={titles.get(groupOf(entry.op))}
                connection={connection}
                onLeave={close}
              />
            ))}
          </ul>
        )}
        {rows.length > limit && (
          <Button variant="ghost" className="mx-2 mt-1" onClick={() => setLimit(limit + ROWS_PER_PAGE)}>
            Show {Math.min(ROWS_PER_PAGE, rows.length - limit)} more of {rows.length - limit}
          </Button>
        )}
        <Drafts drafts={drafts} onLeave={close} />
      </div>
      <PanelFoot entries={entries} drafts={drafts} connection={connection} />
    </Dialog>
  )
}

async function readPanel() {
  const [entries, drafts] = await Promise.all([listWaiting(), listUnsentDrafts()])
  const titles = await readChatTitles(entries.map(({ op }) => groupOf(op)))
  return { entries, drafts, titles }
}

export function summary(refused: number, moving: number): string {
  if (refused + moving === 0) return 'Everything is sent'
  const needs = refused === 1 ? '1 needs you' : `${refused} need you`
  const sends = moving === 1 ? '1 will send by itself' : `${moving} will send by themselves`
  if (refused === 0) return sends
  return moving === 0 ? needs : `${needs}, ${sends}`
}

function Drafts({ drafts, onLeave }: { drafts: UnsentDraft[]; onLeave: () => void }) {
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="panel-drafts">
      <h3 id="panel-drafts" className="px-5 pt-4 text-base">
        Drafts
      </h3>
      <ul className="sheet margined mx-3 mt-2 overflow-hidden shadow-none [--margin-w:3rem]">
        {drafts.map((draft) => (
          <DraftRow key={draft.key} draft={draft} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  )
}

function NothingWaiting({ connection }: { connection: Connection }) {
  const { lastSyncedAt } = useSyncStatus()
  const checked = lastSyncedAt === null ? '' : ` Last checked at ${clockTime(lastSyncedAt)}.`
  return (
    <p className="px-5 pt-2 text-muted">
      {connection === 'offline'
        ? `You are offline. Everything you have made so far is sent.${checked}`
        : `Everything on this device is sent.${checked}`}
    </p>
  )
}
