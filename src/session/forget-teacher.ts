import { setAssistantPort } from './assistant-port.ts'
import { resetLoads } from './chat-loads.ts'
import { resetComposerText } from './composer-text.ts'
import { setCurrentChat } from './current-chat.ts'
import { resetCurriculumChoice } from './curriculum-choice.ts'
import { resetDeviceNotices } from './device-notices.ts'
import { usePanels } from './panels.ts'
import { showPlanDialog } from './plan/plan-dialog.ts'
import { resetPlanChanges } from './plan-changes.ts'
import { setRenaming } from './renaming.ts'
import { resetReplies } from './replies.ts'
import { resetSyncStatus } from './sync-status.ts'

/** Everything the screens knew of the teacher who leaves: the next one on this device finds nothing of it. */
export function forgetTeacher(): void {
  setAssistantPort(null)
  resetDeviceNotices()
  resetLoads()
  resetPlanChanges()
  resetReplies()
  resetSyncStatus()
  resetCurriculumChoice()
  resetComposerText()
  setCurrentChat(null)
  setRenaming(null)
  showPlanDialog(null)
  usePanels.getState().closeAll()
}
