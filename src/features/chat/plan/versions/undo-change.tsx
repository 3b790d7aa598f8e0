import { useContext } from 'react'
import { Button } from '#ui/button.tsx'
import { AskNextContext } from '../../follow-up/ask-next.ts'
import { bringBack } from './bring-back.ts'
import { EntriesContext } from './entries-context.ts'
import { isLastPlan, type PlanVersion } from './plan-versions.ts'

/** True where a version can be brought back: nothing is being written, and no other lesson came after this plan. */
export function useMayChange(newest: PlanVersion | undefined): boolean {
  const entries = useContext(EntriesContext)
  const isQuiet = useContext(AskNextContext) !== undefined
  return isQuiet && newest !== undefined && isLastPlan(entries, newest.message.id)
}

/** Brings back the version from before this change. */
export function UndoChange({ version }: { version: PlanVersion }) {
  const mayChange = useMayChange(version)
  const { before } = version
  if (!before || !mayChange) return null
  return (
    <Button
      variant="ghost"
      className="text-primary"
      aria-label="Undo this change"
      onClick={() => bringBack(before, version)}
    >
      Undo
    </Button>
  )
}
