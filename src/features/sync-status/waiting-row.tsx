import {
  CircleAlert,
  Clock,
  FilePenLine,
  MessageSquare,
  Square,
  Star,
  Trash2,
  Type,
  Undo2,
  Users,
} from 'lucide-react'
import { textOf, waitingAsText } from '#documents/files/unsent-text.ts'
import type { Connection } from '#domain/delivery-text.ts'
import { changeName } from '#domain/op-name.ts'
import type { Op } from '#domain/ops.ts'
import { discardWaiting, retryWaiting } from '#local-store/commands/waiting.ts'
import { sendNow } from '#local-store/commands/waiting-all.ts'
import type { WaitingEntry } from '#local-store/queries/waiting.ts'
import { copyText } from '#session/copy-text.ts'
import { showToast } from '#session/toasts.ts'
import { offerUndo } from '#session/undo/offer-undo.ts'
import { AskDelete } from './ask-delete.tsx'
import { exportText, USE_EXPORT } from './export-waiting.ts'
import { RowButton } from './row-button.tsx'
import { thenSync } from './then-sync.ts'
import { ON_ITS_WAY, useEditWaiting } from './use-edit-waiting.ts'
import { mayChange, shortName, stateText } from './waiting-text.ts'

const icons: Record<Op['op'], [icon: typeof Star, name: string]> = {
  'message.send': [MessageSquare, 'Message'],
  'reply.stop': [Square, 'Stop'],
  'reply.retry': [MessageSquare, 'Retry'],
  'chat.rename': [Type, 'Rename'],
  'chat.delete': [Trash2, 'Delete'],
  'chat.restore': [Undo2, 'Undo'],
  'star.set': [Star, 'Star'],
  'star.file': [Star, 'Saved item'],
  'plan.save': [FilePenLine, 'Edit'],
  'resource.save': [FilePenLine, 'Edit'],
  'class.set': [Users, 'Your class'],
  'shelf.set': [Users, 'School shelf'],
  'document.copy': [FilePenLine, 'Copy'],
}

interface WaitingRowProps {
  entry: WaitingEntry
  chatTitle: string | undefined
  connection: Connection
  /** Called when the teacher opens the entry's chat or resource. */
  onLeave: () => void
}

export function WaitingRow({ entry, chatTitle, connection, onLeave }: WaitingRowProps) {
  const refused = entry.state === 'refused'
  // An op from a newer version of the app is kept and listed, although this version does not know it.
  const [Icon, kind] = icons[entry.op.op] ?? [Clock, 'Change']
  const name = changeName(entry, chatTitle)
  const text = entry.op.op === 'resource.save' ? textOf(entry.op) : undefined
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
        {text && <p className="mt-0.5 line-clamp-3 text-sm wrap-anywhere text-muted">{text}</p>}
        <p className={refused ? 'mt-1 font-semibold text-error' : 'mt-0.5 text-sm text-muted'}>
          {stateText(entry, connection)}
        </p>
        <RowActions entry={entry} name={shortName(name)} connection={connection} onLeave={onLeave} />
      </div>
    </li>
  )
}

async function remove(opId: string) {
  const result = await discardWaiting(opId)
  if (result.ok) return offerUndo({ title: 'Deleted' }, result.putBack)
  const sent = result.reason === 'not_found'
  showToast({ title: 'Not deleted', text: sent ? ON_ITS_WAY : 'This device could not save the change.' })
}

type ActionsProps = Pick<WaitingRowProps, 'entry' | 'connection' | 'onLeave'> & { name: string }

function RowActions({ entry, name, connection, onLeave }: ActionsProps) {
  const { op, opId, state } = entry
  const edit = useEditWaiting(onLeave)
  const text = textOf(op)
  const actions = actionsFor(entry, connection)
  return (
    <div className="mt-1.5 -ml-3 flex flex-wrap empty:hidden">
      {state === 'refused' && (
        <RowButton label="Retry" about={name} onClick={() => void thenSync(retryWaiting(opId))} />
      )}
      {actions.sendNow && (
        <RowButton label="Send now" about={name} onClick={() => void thenSync(sendNow())} />
      )}
      {actions.edit && <RowButton label="Edit" about={name} onClick={() => void edit(entry)} />}
      {text !== undefined && (
        <>
          <RowButton label="Copy" about={name} onClick={() => void copyText(text, USE_EXPORT)} />
          <RowButton label="Export" about={name} onClick={() => exportText(waitingAsText([entry]))} />
        </>
      )}
      {mayChange(entry) && (
        <AskDelete
          label="Delete"
          about={name}
          question={text === undefined ? 'Delete this change?' : 'Delete this text?'}
          onDelete={() => void remove(opId)}
        />
      )}
    </div>
  )
}

function actionsFor(entry: WaitingEntry, connection: Connection) {
  const { op, state, attempts } = entry
  const tries = connection === 'stuck' || (connection === 'online' && attempts > 0)
  const isEdit = op.op === 'resource.save'
  return {
    sendNow: state === 'queued' && tries,
    edit: isEdit || (op.op === 'message.send' && mayChange(entry)),
  }
}
