import { useBlocker } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Asks before unsaved changes are left: in a dialog of the app, or in the browser's prompt when the tab closes. */
export function LeaveGuard({ dirty }: { dirty: () => boolean }) {
  const blocker = useBlocker({
    // `dirty` comes first because it stores the draft. No question is asked when the session has ended.
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
