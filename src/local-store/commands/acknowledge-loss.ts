import { currentStore } from '../current-store.ts'
import { dismissLoss } from '../side-keys.ts'

/** Call it when the teacher has read the notice of changes that the browser deleted. */
export function acknowledgeLoss(): void {
  dismissLoss(currentStore().userId)
}
