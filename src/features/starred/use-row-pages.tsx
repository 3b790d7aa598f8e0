import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { SavedItem } from './starred-list.ts'

/** So many rows a browser draws at once without a pause. Far more than are ever saved in an ordinary account. */
const PAGE = 100

/** The first rows of a long list, and a button for more of them. Search, folders and order still see every item. */
export function useRowPages(shown: SavedItem[]) {
  const [limit, setLimit] = useState(PAGE)
  const left = shown.length - limit
  const more = left > 0 && (
    <Button className="mt-4 w-full" onClick={() => setLimit(limit + PAGE)}>
      Show {Math.min(left, PAGE)} more of {shown.length}
    </Button>
  )
  return { rows: shown.slice(0, limit), more }
}
