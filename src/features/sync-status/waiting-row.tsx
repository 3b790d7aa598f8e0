import { CircleAlert, Clock, FilePenLine, MessageSquare, Square, Star, Trash2, Type } from 'lucide-react'
import type { Connection } from '#domain/delivery-words.ts'
import { opName } from '#domain/op-name.ts'
import type { Op } from '#domain/ops.ts'
import { discardWaiting, retryWaiting } from '#local-store/commands/waiting.ts'
import { sendNow } from '#local-store/commands/waiting-all.ts'
import type { WaitingEntry } from '#local-store/queries/waiting.ts'
import { requestSync } from '#session/sync-status.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { AskDelete } from './ask-delete.tsx'
import { copyWords } from './copy-words.ts'
import { exportText, waitingAsText } from './export-waiting.ts'
import { ON_ITS_WAY, useEditWaiting } from './use-edit-waiting.ts'
import { mayChange, shortName, stateWords, wordsOf } from './waiting-words.ts'

const icons: Record<Op['op'], [icon: typeof Star, name: string]> = {
  'message.send': [MessageSquare, 'Message'],
  'reply.stop': [Square, 'Stop'],
  'reply.retry': [MessageSquare, 'Retry'],
  'chat.rename': [Type, 'Rename'],
  'chat.delete': [Trash2, 'Delete'],
  'star.set': [Star, 'Star'],
  'resource.save': [FilePenLine, 'Edit'],
}

export interface WaitingRowProps {
  entry: WaitingEntry
  chatTitle: string | undefined
  connection: Connection
  /** The teacher went on to what the entry is about. */
  onLeave: () => void
}

export function WaitingRow({ entry, chatTitle, connection, onLeave }: WaitingRowProps) {
  const refused = entry.state === 'refused'
  // An op of a newer version of the app is kept and listed, though this one does not know it.
  const [Icon, kind] = icons[entry.op.op] ?? [Clock, 'Change']
  const name = entry.needsUpdate ? entry.label : opName(entry.op, chatTitle)
  const words = entry.op.op === 'resource.save' ? wordsOf(entry.op) : undefined
  return (
    <li className={`row py-3.5 not-first:border-t not-first:border-base-300 ${refused ? 'bg-blush' : ''}`}>
      <span className={`in-margin ${refused ? 'text-error' : ''}`}>
        {refused ? (
          <CircleAlert className="inline size-5 align-middle" role="img" aria-label="Needs you" />
        ) : (
          <Icon className="inline size-5 align-middle" role="img" aria-label={kind} />
        )}
      </span>
      <div className="on-page min-w-0">
        <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{name}</p>
        {words && <p className="mt-0.5 line-clamp-3 text-sm wrap-anywhere text-muted">{words}</p>}
        <p className={refused ? 'mt-1 font-semibold text-error' : 'mt-0.5 text-sm text-muted'}>
          {stateWords(entry, connection)}
        </p>
        <RowActions entry={entry} name={shortName(name)} connection={connection} onLeave={onLeave} />
      </div>
    </li>
  )
}

async function retry(opId: string) {
  await retryWaiting(opId)
  requestSync()
}

async function remove(opId: string) {
  const result = await discardWaiting(opId)
  if (result.ok) return
  const sent = result.reason === 'not_found'
  showToast({ title: 'Not deleted', text: sent ? ON_ITS_WAY : 'This device could not write it down.' })
}

async function sendAtOnce() {
  await sendNow()
  requestSync()
}

type ActionsProps = Pick<WaitingRowProps, 'entry' | 'connection' | 'onLeave'> & { name: string }

function RowActions({ entry, name, connection, onLeave }: ActionsProps) {
  const { op, opId, state } = entry
  const edit = useEditWaiting(onLeave)
  const words = wordsOf(op)
  const ways = waysOn(entry, connection)
  const about = <span className="sr-only"> {name}</span>
  return (
    <div className="mt-1.5 -ml-3 flex flex-wrap empty:hidden">
      {state === 'refused' && (
        <Button variant="ghost" className="px-2.5" onClick={() => void retry(opId)}>
          Retry{about}
        </Button>
      )}
      {ways.sendNow && (
        <Button variant="ghost" className="px-2.5" onClick={() => void sendAtOnce()}>
          Send now{about}
        </Button>
      )}
      {ways.edit && (
        <Button variant="ghost" className="px-2.5" onClick={() => void edit(entry)}>
          Edit{about}
        </Button>
      )}
      {words !== undefined && (
        <>
          <Button variant="ghost" className="px-2.5" onClick={() => void copyWords(words)}>
            Copy{about}
          </Button>
          <Button variant="ghost" className="px-2.5" onClick={() => exportText(waitingAsText([entry]))}>
            Export{about}
          </Button>
        </>
      )}
      {mayChange(entry) && (
        <AskDelete
          label="Delete"
          about={name}
          question={words === undefined ? 'Delete this change?' : 'Delete these words?'}
          onDelete={() => void remove(opId)}
        />
      )}
    </div>
  )
}

function waysOn(entry: WaitingEntry, connection: Connection) {
  const { op, state, attempts } = entry
  const tries = connection === 'stuck' || (connection === 'online' && attempts > 0)
  const isEdit = op.op === 'resource.save'
  return {
    sendNow: state === 'queued' && tries,
    edit: isEdit || (op.op === 'message.send' && mayChange(entry)),
  }
}
