import { useLiveQuery } from 'dexie-react-hooks'
import { CircleAlert, Clock, Cloud, CloudCheck, CloudOff } from 'lucide-react'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { usePanels } from '#session/panels.ts'
import { useSyncStatus } from '#session/sync-status.ts'
import { type StatusWords, statusWords } from './status-words.ts'
import { useOffline } from './use-offline.ts'

const icons = {
  checking: Cloud,
  'up-to-date': CloudCheck,
  offline: CloudOff,
  waiting: Clock,
  'needs-you': CircleAlert,
}
const looks: Record<StatusWords['tone'], string> = {
  calm: 'btn-ghost font-normal text-muted',
  waiting: 'border-line bg-wash font-semibold',
  refused: 'border-error bg-blush font-semibold text-error',
}

/** In every signed-in header: the state of the connection and how much waits [SYS-18]. Opens the panel that lists it. */
export function SyncStatus() {
  const status = useSyncStatus()
  const offline = useOffline()
  const known = useLiveQuery(() => listWaiting(), [])
  const entries = known ?? []
  const setOpen = usePanels((panels) => panels.setOpen)
  const refused = entries.filter((entry) => entry.state === 'refused').length
  const waiting = entries.length - refused
  const checked = known !== undefined && status.lastSyncedAt !== null
  const words = statusWords({ status: { ...status, reachable: !offline }, waiting, refused, checked })
  const Icon = icons[words.icon]
  return (
    <button
      type="button"
      className={`btn relative w-11 px-0 lg:w-auto lg:px-3 ${looks[words.tone]}`}
      aria-label={words.full}
      aria-haspopup="dialog"
      onClick={() => setOpen('waiting', true)}
    >
      <Icon className="size-5" aria-hidden="true" />
      <span className="hidden text-sm lg:inline">{words.short}</span>
      {entries.length > 0 && (
        <span
          className="absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-neutral px-1 text-sm leading-none text-neutral-content lg:hidden"
          aria-hidden="true"
        >
          {entries.length > 99 ? '99' : entries.length}
        </span>
      )}
    </button>
  )
}
