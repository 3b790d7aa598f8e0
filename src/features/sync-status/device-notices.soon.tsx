import { Link } from '@tanstack/react-router'
import { CircleAlert, RefreshCw } from 'lucide-react'
import { acknowledgeLoss } from '#local-store/commands/acknowledge-loss.ts'
import { type DeviceNotices as Notices, setDeviceNotice, useDeviceNotices } from '#session/device-notices.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { dayTime } from '#ui/date.ts'

/** Notices about a store this tab cannot use, and about unsent items that the browser cleared. */
export function DeviceNotices() {
  const { store, cleared, deletionDue } = useDeviceNotices()
  return (
    <>
      {store && <StoreNotice trouble={store} />}
      {cleared > 0 && <ClearedNotice count={cleared} />}
      {deletionDue !== null && <DeletionNotice due={deletionDue} />}
    </>
  )
}

const STORE_TEXT: Record<NonNullable<Notices['store']>, string> = {
  newer: 'A newer version is open in another tab. Reload this tab to continue. Nothing is lost.',
  blocked: 'An older version is open in another tab. Close the other tabs to continue. Nothing is lost.',
  lost: 'The browser will not let us read what is stored here. Reload to continue. Nothing is lost.',
}

function StoreNotice({ trouble }: { trouble: NonNullable<Notices['store']> }) {
  const reload = (
    <Button variant="primary" onClick={() => window.location.reload()}>
      Reload
    </Button>
  )
  return (
    <Banner
      icon={<RefreshCw className="size-5 shrink-0" aria-hidden="true" />}
      {...(trouble !== 'blocked' && { action: reload })}
    >
      {STORE_TEXT[trouble]}
    </Banner>
  )
}

export function clearedText(count: number): string {
  const items = count === 1 ? '1 unsent item was' : `${count} unsent items were`
  return `${items} cleared by the browser. We are sorry. Everything that was sent is safe in your account.`
}

function ClearedNotice({ count }: { count: number }) {
  const dismiss = () => {
    acknowledgeLoss()
    setDeviceNotice({ cleared: 0 })
  }
  return (
    <Banner
      tone="blush"
      icon={<CircleAlert className="size-5 shrink-0 text-error" aria-hidden="true" />}
      action={
        <Button variant="ghost" onClick={dismiss}>
          Dismiss
        </Button>
      }
    >
      {clearedText(count)}
    </Banner>
  )
}

/** Stands on every screen and device, because somebody else may have asked for it on a device that was left open. */
function DeletionNotice({ due }: { due: string }) {
  return (
    <Banner
      tone="blush"
      icon={<CircleAlert className="size-5 shrink-0 text-error" aria-hidden="true" />}
      action={
        <Link to="/account" className="btn btn-ghost px-3">
          Change my mind
        </Link>
      }
    >
      This account will be deleted: <span className="whitespace-nowrap">{dayTime(due)}</span>.
    </Banner>
  )
}
