import type { NameConflict } from '#content/contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface NameConflictDialogProps {
  conflict: NameConflict
  busy: boolean
  onUse: () => void
  onCancel: () => void
}

/** [SCHOOL-45] [SCHOOL-46] [SCHOOL-47] */
export function NameConflictDialog({ conflict, busy, onUse, onCancel }: NameConflictDialogProps) {
  return (
    <Dialog
      open
      onClose={onCancel}
      title="This email has an account"
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} onClick={onUse}>
            Add {conflict.existing_name}
          </Button>
        </>
      }
    >
      <p>
        <b className="font-semibold break-words">{conflict.email}</b> belongs to{' '}
        <b className="font-semibold">{conflict.existing_name}</b>. You typed “{conflict.provided_name}”.
      </p>
      <p className="mt-3">
        If that is the same teacher, add them under the name they have. They keep their password and
        everything they made.
      </p>
    </Dialog>
  )
}
