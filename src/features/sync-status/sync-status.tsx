import { useLiveQuery } from 'dexie-react-hooks'
import { CircleAlert, Clock, Cloud, CloudCheck, CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { countWaitingStates } from '#local-store/queries/waiting-counts.ts'
import { showBadge } from '#platform/badge.ts'
import { connectionOf, useOffline } from '#session/connection.ts'
import { usePanels } from '#session/panels.ts'
import { useSyncStatus } from '#session/sync-status.ts'
import { type StatusText, statusText } from './status-text.ts'
import { useAnnouncements } from './use-announcements.ts'
import { useArrivals } from './use-arrivals.ts'

const icons = {
  checking: Cloud,
  'up-to-date': CloudCheck,
  offline: CloudOff,
  waiting: Clock,
  'needs-you': CircleAlert,
}
const looks: Record<StatusText['tone'], string> = {
  calm: 'btn-ghost font-normal text-muted',
  waiting: 'border-line bg-wash font-semibold',
  refused: 'border-error bg-blush font-semibold text-error',
}

/** The header's button with the connection state and the number of waiting changes [SYS-18]. It opens their panel. */
export function SyncStatus() {
  const status = useSyncStatus()
  const offline = useOffline()
  const counts = useLiveQuery(async () => countWaitingStates(), [])
  const { waiting, refused } = counts ?? { waiting: 0, refused: 0 }
  const setOpen = usePanels((panels) => panels.setOpen)
  const said = useAnnouncements(counts, offline)
  useArrivals(offline)
  useBadge(counts && waiting + refused)
  const checked = counts !== undefined && status.lastSyncedAt !== null
  const text = statusText({ connection: connectionOf(status, offline), waiting, refused, checked })
  const Icon = icons[text.icon]
  return (
    <>
      <button
        type="button"
        className={`btn relative w-11 px-0 lg:w-auto lg:px-3 ${looks[text.tone]}`}
        aria-label={text.full}
        aria-haspopup="dialog"
        onClick={() => setOpen('waiting', true)}
      >
        <Icon className="size-5" aria-hidden="true" />
        <span className="hidden text-sm lg:inline">{text.short}</span>
        {waiting + refused > 0 && <Count count={waiting + refused} />}
      </button>
      <span className="sr-only" role="status">
        {said.polite}
      </span>
      <span className="sr-only" role="alert">
        {said.assertive}
      </span>
    </>
  )
}

function Count({ count }: { count: number }) {
  return (
    <span
      className="absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-neutral px-1 text-[calc(var(--spacing)*3.5)] leading-none text-neutral-content lg:hidden"
      aria-hidden="true"
    >
      {count > 99 ? '99' : count}
    </span>
  )
}

function useBadge(count: number | undefined): void {
  useEffect(() => {
    if (count !== undefined) showBadge(count)
  }, [count])
}
