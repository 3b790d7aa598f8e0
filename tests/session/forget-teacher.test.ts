// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { assistantPort, setAssistantPort } from '#session/assistant-port.ts'
import {
  askForEverything,
  isEverythingAsked,
  listLoadRequests,
  readLoad,
  requestChat,
} from '#session/chat-loads.ts'
import { openComposer, readText, setText } from '#session/composer-text.ts'
import { readCurrentChat, setCurrentChat } from '#session/current-chat.ts'
import { readCurriculumChoice, setActiveCurriculum } from '#session/curriculum-choice.ts'
import { readDeviceNotices, setDeviceNotice } from '#session/device-notices.ts'
import { forgetTeacher } from '#session/forget-teacher.ts'
import { usePanels } from '#session/panels.ts'
import { readPlanDialog, showPlanDialog } from '#session/plan/plan-dialog.ts'
import { awaitReply, isAwaited } from '#session/plan-changes.ts'
import { readRenaming, setRenaming } from '#session/renaming.ts'
import { readReply, startReply } from '#session/replies.ts'
import { readSyncStatus, setSyncStatus } from '#session/sync-status.ts'

it('[SYS-28] the next teacher on this device finds nothing of the one who left', async () => {
  const stored: string[] = []
  setAssistantPort({ summarize: async () => ({ ok: true, prompt: 'of Ana' }) })
  setDeviceNotice({ store: 'newer', cleared: 3, deletionDue: '2026-12-01' })
  requestChat('chat')
  askForEverything(true)
  awaitReply('reply')
  startReply('reply', 'plan', [])
  setSyncStatus({ reachable: false, phase: 'paused-sign-in', lastSyncedAt: 5, stuck: true, error: 'of Ana' })
  setActiveCurriculum({ goals: ['of Ana'] } as never)
  openComposer('chat:chat', { later: (text) => stored.push(text), drop: () => {} })
  setText('of Ana')
  setCurrentChat('chat')
  setRenaming({ sessionId: 'chat', text: 'of Ana' })
  showPlanDialog('upgrade')
  usePanels.getState().setOpen('history', true)

  forgetTeacher()

  expect(await assistantPort().summarize('x')).toEqual({ ok: false })
  expect(readDeviceNotices()).toEqual({ store: null, cleared: 0, deletionDue: null })
  expect([listLoadRequests(), readLoad('chat'), isEverythingAsked()]).toEqual([[], 'idle', false])
  expect([isAwaited('reply'), readReply('reply')]).toEqual([false, undefined])
  expect(readSyncStatus()).toMatchObject({
    reachable: true,
    phase: 'idle',
    lastSyncedAt: null,
    stuck: false,
    error: null,
  })
  expect([readCurriculumChoice().active, readText(), readCurrentChat()]).toEqual([null, '', null])
  expect([readRenaming(), readPlanDialog(), usePanels.getState().open.history]).toEqual([null, null, false])
  setText('of the next teacher')
  expect(stored).toEqual(['of Ana'])
})
