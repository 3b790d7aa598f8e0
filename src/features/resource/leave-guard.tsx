import { useBlocker } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Asks before unsaved changes are left behind: a dialog inside the app, the browser's own prompt when the tab closes. */
export function LeaveGuard({ dirty }: { dirty: () => boolean }) {
  const blocker = useBlocker({
    // Asked first, because that keeps the draft; but a session that has ended cannot be kept waiting by a question.
    shouldBlockFn: ({ next }) => dirty() && next.pathname !== '/login',
    enableBeforeUnload: dirty,
    withResolver: true,
  })
  const blocked = blocker.status === 'blocked'
  return (
    <Dialog
      open={blocked}
      onClose={() => blocker.reset?.()}
      title="You have unsaved changes. Are you sure you want to leave?"
      footer={
        <>
          <Button variant="ghost" className="text-error" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button variant="primary" onClick={() => blocker.reset?.()}>
            Keep editing
          </Button>
        </>
      }
    >
      <p>They stay on this device as a draft, and are offered when you open this resource again.</p>
    </Dialog>
  )
}
