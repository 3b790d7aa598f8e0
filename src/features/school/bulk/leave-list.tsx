import { useBlocker } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Asks before the page is left whose first passwords nobody has kept, or while teachers are being added. */
export function LeaveList({ atRisk }: { atRisk: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => atRisk,
    enableBeforeUnload: atRisk,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog
      open
      onClose={blocker.reset}
      title="The result is not saved"
      footer={
        <>
          <Button variant="ghost" onClick={blocker.proceed}>
            Leave
          </Button>
          <Button variant="primary" onClick={blocker.reset}>
            Stay
          </Button>
        </>
      }
    >
      <p>
        Who was added stays added. Without the result file their first passwords are lost, and nobody else of
        the list is added.
      </p>
    </Dialog>
  )
}
