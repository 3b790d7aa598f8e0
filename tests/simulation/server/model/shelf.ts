import type { ShelfSet } from '#domain/ops.ts'
import type { ServerRow, ShelfCopy } from '#domain/rows.ts'
import type { ShelfView } from '../sim-server.ts'
import type { Account } from './account.ts'

/* op_shelf_set, deliver_shelf, shelf_rows and tell_school. No schedule comes near a limit of the shelf. */

interface Document extends ShelfCopy {
  id: string
  userId: string
  version: string
  putAt: string
}

/** The shelf of the one school of a schedule: who is in it, and what stands there. */
export class Shelf {
  members: string[] = []
  documents = new Map<string, Document>()

  of(userId: string): Document[] {
    return this.members.includes(userId) ? [...this.documents.values()] : []
  }
}

/** Answers the reason of a refusal, or undefined. */
export function setShelf(account: Account, shelf: Shelf, op: ShelfSet): string | undefined {
  const { item, message_id: id } = op
  const { userId } = account
  const known = shelf.documents.get(id)
  if (item) {
    if (!shelf.members.includes(userId)) return 'no_school'
    if (!item.title.trim() || (known && known.userId !== userId)) return 'rejected'
    // The model's documents are replaced, never changed in place, so that a backup is a copy of the map.
    shelf.documents.set(id, { ...item, id, userId, version: op.op_id, putAt: account.iso() })
  } else if (known?.userId === userId) shelf.documents.delete(id)
  deliverShelf(account, shelf)
  return undefined
}

export function deliverShelf(account: Account, shelf: Shelf): void {
  const { data } = account
  const there = new Map(shelf.of(account.userId).map((document) => [document.id, document]))
  for (const id of [...data.delivered.keys()]) {
    if (there.has(id)) continue
    data.delivered.delete(id)
    account.bury('shelf_items', id)
  }
  for (const [id, { version }] of there)
    if (data.delivered.get(id)?.version !== version) data.delivered.set(id, { version, rev: ++data.rev })
}

/** A reader's rows, bare as the list has them; or those of the named documents, whole. */
export function shelfRows(account: Account, shelf: Shelf, ids?: string[]): ServerRow[] {
  return shelf.of(account.userId).flatMap((document) => {
    const rev = account.data.delivered.get(document.id)?.rev
    if (rev === undefined || (ids && !ids.includes(document.id))) return []
    const { id, userId, version: _version, putAt, body, ...told } = document
    const own = { id, user_id: account.userId, rev, by: '', mine: userId === account.userId, put_at: putAt }
    return [{ t: 'shelf_items', r: { ...own, ...told, ...(ids ? { body } : { bare: 1 as const }) } }]
  })
}

/** What was delivered, for the invariants: without its content where a newer document is on its way. */
export function deliveredRows(account: Account, shelf: Shelf): ServerRow[] {
  const { delivered } = account.data
  const whole = new Map(
    shelfRows(account, shelf, [...delivered.keys()]).map((row) => [(row.r as { id: string }).id, row]),
  )
  return [...delivered].map(([id, { version, rev }]) => {
    const current = shelf.documents.get(id)?.version === version && whole.get(id)
    return current || ({ t: 'shelf_items', r: { id, user_id: account.userId, rev } } as ServerRow)
  })
}

export const shelfView = (account: Account, shelf: Shelf): ShelfView[] =>
  shelf.of(account.userId).map(({ id, title, userId }) => ({ id, title, mine: userId === account.userId }))
