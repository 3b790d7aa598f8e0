import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { Users } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { readSchoolName } from '#local-store/queries/shelf.ts'
import { optionalPart } from '#ui/optional-part.tsx'
import type { SavedItem } from '../starred-list.ts'

const loadDialog = async () => (await import('./shelf-dialog.asked.tsx')).ShelfDialog
const loadScreen = async () => (await import('./shelf-screen.asked.tsx')).ShelfScreen

const ShelfDialog = optionalPart(loadDialog)
export const ShelfScreen = optionalPart(loadScreen, () => (
  <p role="alert" className="p-6">
    The school shelf is not on this device yet. Open it once while you are online, and it works offline from
    then on.
  </p>
))

interface Shelf {
  /** The way to the shelf; nothing for a teacher in no school. */
  link: ReactNode
  /** Opens the dialog that puts an item on the shelf; undefined for a teacher in no school. */
  open: ((item: SavedItem) => void) | undefined
  dialog: ReactNode
}

/** The shelf of the teacher's school as the saved lists show it. A member's device fetches its parts, so that they open offline. */
export function useShelf(): Shelf {
  const school = useLiveQuery(async () => readSchoolName())
  const [item, setItem] = useState<SavedItem>()
  const isMember = school !== undefined

  useEffect(() => {
    if (isMember) void Promise.all([loadDialog(), loadScreen()]).catch(() => {})
  }, [isMember])

  if (!isMember) return { link: null, open: undefined, dialog: null }
  const link = (
    <Link to="/my-lesson-plans" search={{ shelf: '1' } as never} className="btn btn-ghost -ml-3 px-3">
      <Users className="size-5" aria-hidden="true" />
      School shelf
    </Link>
  )
  const dialog = item && <ShelfDialog item={item} school={school} onClose={() => setItem(undefined)} />
  return { link, open: setItem, dialog }
}
