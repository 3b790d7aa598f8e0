import { dismissLoss } from '../heartbeat.ts'
import { currentStore } from '../open-store.ts'

/** The teacher has read how much the browser has cleared. */
export function acknowledgeLoss(): void {
  dismissLoss(currentStore().userId)
}
