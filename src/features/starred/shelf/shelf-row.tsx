import { useNavigate } from '@tanstack/react-router'
import { BookOpen, Copy, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { deliveryText } from '#domain/delivery-text.ts'
import type { ListedShelfItem } from '#local-store/queries/shelf.ts'
import { useConnection } from '#session/connection.ts'
import { Button } from '#ui/button.tsx'
import { shortDate } from '#ui/date.ts'
import { StateMark } from '#ui/state-mark.tsx'
import { keepCopy, withdraw } from './shelf-actions.ts'
import { putBy } from './shelf-list.ts'

interface Props {
  listed: ListedShelfItem
  onRead: () => void
}

export function ShelfRow({ listed: { item, delivery }, onRead }: Props) {
  const { tone, text } = deliveryText(delivery, useConnection())
  const about = <span className="sr-only"> {item.title}</span>
  return (
    <li className="row border-t border-base-300 first:border-t-0">
      <span />
      <div className="on-page py-4">
        <b className="line-clamp-3 font-semibold wrap-anywhere">{item.title}</b>
        <p className="mt-1 measure wrap-anywhere text-muted">{item.words}</p>
        <p className="mt-1.5 text-sm wrap-anywhere text-muted">
          Put there by {putBy(item)} on {shortDate(item.put_at)}
          {item.about && ` · ${item.about}`}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
          <Button variant="ghost" className="-ml-3" onClick={onRead}>
            <BookOpen className="size-5" aria-hidden="true" />
            Read{about}
          </Button>
          {!item.mine && <TakeCopy item={item} />}
          {item.mine && (
            <Button variant="ghost" className="-ml-3" onClick={() => void withdraw(item)}>
              <Undo2 className="size-5" aria-hidden="true" />
              Take off the shelf{about}
            </Button>
          )}
          {tone !== 'none' && <StateMark tone={tone} text={text} />}
        </div>
      </div>
    </li>
  )
}

/** Needs the document on this device, because the copy is made here. */
function TakeCopy({ item }: { item: ListedShelfItem['item'] }) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const { body } = item
  if (!body) return <span className="text-muted">Not on this device yet.</span>
  const to = item.item_type === 'resource' ? '/resource' : '/lesson-plan'
  const take = async () => {
    setBusy(true)
    await keepCopy({ ...item, body }, (sessionId) => void navigate({ to, search: { sessionId } as never }))
    setBusy(false)
  }
  return (
    <Button variant="ghost" className="-ml-3" busy={busy} onClick={() => void take()}>
      <Copy className="size-5" aria-hidden="true" />
      Take a copy<span className="sr-only"> of {item.title}</span>
    </Button>
  )
}
