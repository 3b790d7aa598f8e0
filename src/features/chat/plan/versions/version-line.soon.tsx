import { useLiveQuery } from 'dexie-react-hooks'
import { useContext } from 'react'
import { isStarred } from '#local-store/queries/starred.ts'
import { showVersion } from '#session/plan-changes.ts'
import { Button } from '#ui/button.tsx'
import { clockTime, daysAgo, dayTime } from '#ui/date.ts'
import { Menu } from '#ui/menu.tsx'
import { MenuItem } from '#ui/menu-item.tsx'
import { goTo } from '../../go-to.ts'
import { bringBack } from './bring-back.ts'
import { changedSections, namesOf } from './changed-sections.ts'
import { EntriesContext } from './entries-context.ts'
import { MoveStar } from './move-star.tsx'
import { type PlanVersion, sameEarlier, versionsOf } from './plan-versions.ts'
import { UndoChange, useMayChange } from './undo-change.tsx'
import { useChangeShown } from './use-change-shown.ts'

const timeOf = (at: string): string => (daysAgo(at) === 0 ? clockTime(at) : dayTime(at))

/** `Version 3 of 3`; the oldest is version 1. */
const nameOf = (version: PlanVersion, versions: readonly PlanVersion[]) =>
  `Version ${versions.indexOf(version) + 1} of ${versions.length}`

const changeOf = ({ message, before }: PlanVersion) =>
  `${before ? 'changed' : 'made'} ${timeOf(message.created_at)}`

/** The version that a folded plan is. */
export function VersionOfRow({ messageId }: { messageId: string }) {
  const versions = versionsOf(useContext(EntriesContext), messageId)
  const version = versions.find(({ message }) => message.id === messageId)
  const starred = useLiveQuery(async () => isStarred(messageId), [messageId])
  if (!version || versions.length === 1) return null
  return ` · ${nameOf(version, versions)}${starred ? ' · Starred' : ''}`
}

/** Under the head of a plan that was changed: which version it is, what changed in it, and all the others. */
export function VersionLine({ messageId }: { messageId: string }) {
  const versions = versionsOf(useContext(EntriesContext), messageId)
  const version = versions.find(({ message }) => message.id === messageId)
  return version && versions.length > 1 ? <Line version={version} versions={versions} /> : null
}

interface Props {
  version: PlanVersion
  versions: readonly PlanVersion[]
}

function Line({ version, versions }: Props) {
  const { line, changed } = useChangeShown(version)
  const newest = versions.at(-1)
  const isNewest = version === newest
  const mayChange = useMayChange(newest)
  const same = sameEarlier(version, versions)
  return (
    <div ref={line} className="row pt-3" data-versions="">
      <span />
      <div className="on-page">
        <div className="-ml-3 flex flex-wrap items-center">
          <Menu
            label={`${nameOf(version, versions)}, ${changeOf(version)}: choose a version`}
            trigger={`${nameOf(version, versions)}, ${changeOf(version)}`}
            triggerClassName="btn btn-ghost px-3"
          >
            {versions.toReversed().map((one) => (
              <MenuItem key={one.message.id} onSelect={() => show(one, one === newest)}>
                {describe(one, versions)}
              </MenuItem>
            ))}
          </Menu>
          {!isNewest && (
            <Button variant="ghost" onClick={() => showVersion(version.message.id, false)}>
              Hide
            </Button>
          )}
          {!isNewest && newest && mayChange && (
            <Button variant="ghost" onClick={() => bringBack(version, newest)}>
              Bring this version back
            </Button>
          )}
        </div>
        {changed.length > 0 && (
          <p className="-ml-3 flex flex-wrap items-center text-sm text-muted">
            <span className="pl-3">
              {same ? `As version ${versions.indexOf(same) + 1}` : `Changed: ${namesOf(changed)}`}
            </span>
            {isNewest && <UndoChange version={version} />}
          </p>
        )}
        {isNewest && <MoveStar versions={versions} />}
      </div>
    </div>
  )
}

/** The oldest is named as what it is; of the others it is said what changed. */
function describe(version: PlanVersion, versions: readonly PlanVersion[]): string {
  const { message, plan, before } = version
  const same = sameEarlier(version, versions)
  const what = same
    ? `as version ${versions.indexOf(same) + 1}`
    : before
      ? namesOf(changedSections(before.plan, plan))
      : 'as it was made'
  return `${versions.indexOf(version) + 1} · ${timeOf(message.created_at)}${what ? ` · ${what}` : ''}`
}

/** Goes to a version, and unfolds it where a newer one has taken its place. */
function show({ message }: PlanVersion, isNewest: boolean): void {
  if (!isNewest) showVersion(message.id, true)
  requestAnimationFrame(() => goTo(document.querySelector(`[data-message="${message.id}"]`)))
}
