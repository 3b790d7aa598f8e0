import { useLiveQuery } from 'dexie-react-hooks'
import { moveStar } from '#local-store/commands/stars.ts'
import { isStarred } from '#local-store/queries/starred.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { StarIcon } from '#ui/star-icon.tsx'
import type { PlanVersion } from './plan-versions.ts'

/** The newest version that is starred; undefined where none is. */
async function starredOf(versions: readonly PlanVersion[]): Promise<PlanVersion | undefined> {
  for (const version of versions.toReversed()) if (await isStarred(version.message.id)) return version
  return undefined
}

/** Offers to move the star of an older version to the newest. */
export function MoveStar({ versions }: { versions: readonly PlanVersion[] }) {
  const starred = useLiveQuery(async () => starredOf(versions), [versions])
  const newest = versions.at(-1)
  if (!starred || !newest || starred === newest) return null
  const move = async () => {
    const result = await moveStar({ from: starred.message.id, to: newest.message.id })
    if (result.ok) showToast({ title: 'The star is on this version now', kind: 'success', about: 'star' })
    else showToast({ title: 'Failed to add starred item', kind: 'error', about: 'star' })
  }
  return (
    <p className="-ml-3 flex flex-wrap items-center">
      <span className="pl-3">Version {versions.indexOf(starred) + 1} is the one in My Lesson Plans.</span>
      <Button variant="ghost" className="text-primary" onClick={move}>
        <StarIcon on={false} />
        Star this version instead
      </Button>
    </p>
  )
}
