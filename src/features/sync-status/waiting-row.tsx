import { useNavigate } from '@tanstack/react-router'
import { CircleAlert, FilePenLine, MessageSquare, Square, Star, Trash2, Type } from 'lucide-react'
import type { Op } from '#domain/ops.ts'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { discardWaiting, retryWaiting } from '#local-store/commands/waiting.ts'
import type { WaitingEntry } from '#local-store/queries/waiting.ts'
import { requestSync } from '#session/sync-status.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { mayChange, stateWords, wordsOf } from './waiting-words.ts'

const icons: Record<Op['op'], [icon: typeof Star, name: string]> = {
  'message.send': [MessageSquare, 'Message'],
  'reply.stop': [Square, 'Stop'],
  'reply.retry': [MessageSquare, 'Retry'],
  'chat.rename': [Type, 'Rename'],
  'chat.delete': [Trash2, 'Delete'],
  'star.set': [Star, 'Star'],
  'resource.save': [FilePenLine, 'Edit'],
}

/** Of a kind that only a newer version of the app knows. */
const UNKNOWN: [icon: typeof Star, name: string] = [CircleAlert, 'Change']

export interface WaitingRowProps {
  entry: WaitingEntry
  offline: boolean
  /** The teacher went on to what the entry is about. */
  onLeave: () => void
}

export function WaitingRow({ entry, offline, onLeave }: WaitingRowProps) {
  const refused = entry.state === 'refused'
  const [Icon, name] = icons[entry.op.op] ?? UNKNOWN
  return (
    <li className={`row py-3.5 not-first:border-t not-first:border-base-300 ${refused ? 'bg-blush' : ''}`}>
      <span className={`in-margin ${refused ? 'text-error' : ''}`}>
        {refused ? (
          <CircleAlert className="inline size-5 align-middle" role="img" aria-label="Needs you" />
        ) : (
          <Icon className="inline size-5 align-middle" role="img" aria-label={name} />
        )}
      </span>
      <div className="on-page min-w-0">
        <p className="line-clamp-6 break-words">
          {entry.op.op === 'message.send' ? entry.op.content : entry.label}
        </p>
        <p className={refused ? 'mt-1 font-semibold text-error' : 'mt-0.5 text-sm text-muted'}>
          {stateWords(entry, offline)}
        </p>
        <RowActions entry={entry} offline={offline} onLeave={onLeave} />
      </div>
    </li>
  )
}

function RowActions({ entry, offline, onLeave }: WaitingRowProps) {
  const { op, opId } = entry
  const edit = useEdit(onLeave)
  const words = wordsOf(op)
  const refused = entry.state === 'refused'
  const stuck = entry.state === 'queued' && entry.attempts > 0 && !offline
  if (!refused && !stuck && op.op !== 'message.send' && op.op !== 'resource.save') return null
  const retry = async () => {
    await retryWaiting(opId)
    requestSync()
  }
  return (
    <div className="mt-1.5 -ml-3 flex flex-wrap">
      {(refused || stuck) && (
        <Button variant="ghost" onClick={retry}>
          {refused ? 'Retry' : 'Send now'}
        </Button>
      )}
      {mayChange(entry) && (op.op === 'message.send' || op.op === 'resource.save') && (
        <Button variant="ghost" onClick={() => edit(entry)}>
          Edit
        </Button>
      )}
      {words !== undefined && (
        <Button variant="ghost" onClick={() => copyWords(words)}>
          Copy
        </Button>
      )}
      {mayChange(entry) && (
        <Button variant="ghost" className="text-error" onClick={() => void discardWaiting(opId)}>
          Delete
        </Button>
      )}
    </div>
  )
}

/** Puts the words back where they were written. They leave this list only when they are safe in the draft. */
function useEdit(onLeave: () => void): (entry: WaitingEntry) => Promise<void> {
  const navigate = useNavigate()
  return async ({ op, opId }) => {
    if (op.op === 'resource.save') {
      const kept = await saveDraft(`resource:${op.message_id}`, op.html)
      if (!kept.ok) return tellNotMoved()
      await discardWaiting(opId)
      await navigate({ to: '/resource-edit/$messageId', params: { messageId: op.message_id } })
    } else if (op.op === 'message.send') {
      const kept = await saveDraft(`chat:${op.session_id}`, op.content)
      if (!kept.ok) return tellNotMoved()
      const plan = op.generator_type === 'lessonPlan'
      await discardWaiting(opId)
      await navigate({
        to: plan ? '/lesson-plan/chat/$sessionId' : '/resource/chat/$sessionId',
        params: { sessionId: op.session_id },
      })
    }
    onLeave()
  }
}

function tellNotMoved(): void {
  showToast({
    title: 'Not moved',
    text: 'This device has no room for a draft. Copy the words instead.',
    kind: 'error',
  })
}

async function copyWords(words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    showToast({ title: 'Copied' })
  } catch {
    showToast({
      title: 'Copy failed',
      text: 'The browser did not allow it. Use Export instead.',
      kind: 'error',
    })
  }
}
