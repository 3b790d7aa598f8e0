// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  listLoadRequests,
  loadKey,
  requestRevision,
  requestRevisions,
  resetLoads,
  settleLoad,
} from '#session/chat-loads.ts'
import { openComposer, setText, useComposerText } from '#session/composer-text.ts'
import { setCurrentChat, useCurrentChat } from '#session/current-chat.ts'
import {
  resetCurriculumChoice,
  setActiveCurriculum,
  setCurriculumDraft,
  useCurriculumChoice,
} from '#session/curriculum-choice.ts'
import {
  resetDeviceNotices,
  setDeviceNotice,
  useDeviceNotices,
  useHasDeviceNotice,
} from '#session/device-notices.ts'
import { isFollowing, setFollowing } from '#session/following.ts'
import { forgetTeacher } from '#session/forget-teacher.ts'
import { useLoad } from '#session/hooks/use-load.ts'
import { useToast } from '#session/hooks/use-toast.ts'
import { clearIdentity, setIdentity, useIdentity } from '#session/identity.ts'
import { onOpenAt, openAt, takeWanted } from '#session/open-at.ts'
import { usePanels } from '#session/panels.ts'
import { readPlanDialog, showPlanDialog, usePlanDialog } from '#session/plan/plan-dialog.ts'
import { markReconnectionAnnounced, setReconnection, useReconnection } from '#session/reconnection.ts'
import { readRenaming, setRenaming, useRenaming } from '#session/renaming.ts'
import { addReplySection, finishReply, startReply, useReply } from '#session/replies.ts'
import { dismissToast, readToast, showToast } from '#session/toasts.ts'
import { watchHook } from './support/watch-hook.tsx'

beforeEach(() => {
  forgetTeacher()
  clearIdentity()
  while (readToast()) dismissToast()
})

const goals = (...texts: string[]) => ({ level: '2', goals: texts }) as never

describe('a screen follows', () => {
  it('who is signed in', async () => {
    const ana = {
      userId: 'u',
      email: 'ana@example.school.nz',
      displayName: 'Ana',
      state: 'signed-in',
    } as const
    const who = await watchHook(useIdentity)
    expect(who.drawn).toEqual([null])
    expect(await who.after(() => setIdentity(ana))).toEqual(ana)
    expect(await who.after(clearIdentity)).toBeNull()
    await who.unmount()
  })

  it('which chat is open', async () => {
    const chat = await watchHook(useCurrentChat)
    expect(await chat.after(() => setCurrentChat('chat'))).toBe('chat')
    expect(await chat.after(() => setCurrentChat(null))).toBeNull()
    await chat.unmount()
  })

  it('the toast that shows', async () => {
    const toast = await watchHook(useToast)
    expect(toast.drawn).toEqual([undefined])
    expect(await toast.after(() => showToast({ title: 'Copied' }))).toMatchObject({ title: 'Copied' })
    expect(await toast.after(() => dismissToast())).toBeUndefined()
    await toast.unmount()
  })

  it('one fact of the typed text, and is not drawn for the others', async () => {
    openComposer('chat:1', { later: () => {}, drop: () => {} })
    const isEmpty = await watchHook(() => useComposerText(({ text }) => text === ''))
    expect(await isEmpty.after(() => setText('O'))).toBe(false)
    await isEmpty.after(() => setText('Owls'))
    expect(isEmpty.drawn).toEqual([true, false])
    await isEmpty.unmount()
  })

  it('the title that is being typed for its own chat', async () => {
    const titles = await watchHook(() => [useRenaming('one'), useRenaming('two')])
    expect(titles.drawn).toEqual([[undefined, undefined]])
    expect(await titles.after(() => setRenaming({ sessionId: 'one', text: 'Owls' }))).toEqual([
      'Owls',
      undefined,
    ])
    expect(readRenaming()).toEqual({ sessionId: 'one', text: 'Owls' })
    expect(await titles.after(() => setRenaming(null))).toEqual([undefined, undefined])
    await titles.unmount()
  })

  it('its own reply while it is written', async () => {
    const replies = await watchHook(() => [useReply('r'), useReply('other')])
    const outline = [{ id: 'a', title: 'A' }]
    await replies.after(() => startReply('r', 'plan', outline, 'understood'))
    const begun = { format: 'plan', outline, told: 'understood', sections: [], state: 'running' }
    expect(replies.drawn.at(-1)).toEqual([begun, undefined])
    await replies.after(() => addReplySection('r', { id: 'a', title: 'A', doc_part: 1, markdown: 'one' }))
    await replies.after(() =>
      addReplySection('r', { id: 'b', title: 'B', doc_part: 1, markdown: 'two' }, 'more'),
    )
    expect(replies.drawn.at(-1)?.[0]).toMatchObject({ told: 'more', sections: [{ id: 'a' }, { id: 'b' }] })
    expect((await replies.after(() => finishReply('r', 'done')))?.[0]).toMatchObject({
      told: 'more',
      state: 'done',
    })
    await replies.after(() => finishReply('other', 'done'))
    expect(replies.drawn.at(-1)?.[1]).toBeUndefined()
    await replies.unmount()
  })

  it('how far its own load is', async () => {
    resetLoads()
    const key = loadKey({ kind: 'revisions', id: 'm' })
    const loads = await watchHook(() => [useLoad('m'), useLoad(key), useLoad('v')])
    expect(loads.drawn).toEqual([['idle', 'idle', 'idle']])
    expect(await loads.after(() => requestRevisions('m'))).toEqual(['idle', 'loading', 'idle'])
    expect(await loads.after(() => requestRevision('v'))).toEqual(['idle', 'loading', 'loading'])
    expect(listLoadRequests()).toEqual([
      { kind: 'revisions', id: 'm' },
      { kind: 'revision', id: 'v' },
    ])
    expect(await loads.after(() => settleLoad('v', 'absent'))).toEqual(['idle', 'loading', 'absent'])
    await loads.unmount()
  })

  it('which goals are chosen', async () => {
    const choice = await watchHook(useCurriculumChoice)
    expect(choice.drawn).toEqual([{ draft: null, active: null }])
    expect(await choice.after(() => setCurriculumDraft(goals('a')))).toEqual({
      draft: goals('a'),
      active: null,
    })
    expect(await choice.after(() => setActiveCurriculum(goals('b')))).toEqual({
      draft: goals('b'),
      active: goals('b'),
    })
    expect(await choice.after(resetCurriculumChoice)).toEqual({ draft: null, active: null })
    await choice.unmount()
  })

  it('how many messages came through after a time without a network', async () => {
    const counts = await watchHook(useReconnection)
    const { announced } = counts.drawn[0] as { announced: number }
    expect(await counts.after(() => setReconnection({ waiting: 2, arrived: 1 }))).toEqual({
      waiting: 2,
      arrived: 1,
      announced,
    })
    expect(await counts.after(markReconnectionAnnounced)).toEqual({
      waiting: 0,
      arrived: 0,
      announced: announced + 1,
    })
    await counts.unmount()
  })

  it('the dialog about the plan, which a toast would cover on a phone', async () => {
    showToast({ title: 'Copied' })
    const dialog = await watchHook(usePlanDialog)
    expect(dialog.drawn).toEqual([null])
    expect(await dialog.after(() => showPlanDialog('upgrade'))).toBe('upgrade')
    expect([readPlanDialog(), readToast()]).toEqual(['upgrade', undefined])
    showToast({ title: 'Upgraded' })
    expect(await dialog.after(() => showPlanDialog(null))).toBeNull()
    expect(readToast()?.title).toBe('Upgraded')
    await dialog.unmount()
  })
})

describe('the panels', () => {
  it('open and close for themselves', () => {
    const { setOpen, toggle, closeAll } = usePanels.getState()
    setOpen('sidebar', true)
    toggle('history')
    expect(usePanels.getState().open).toEqual({ sidebar: true, history: true, waiting: false })
    toggle('history')
    setOpen('waiting', true)
    expect(usePanels.getState().open).toEqual({ sidebar: true, history: false, waiting: true })
    closeAll()
    expect(usePanels.getState().open).toEqual({ sidebar: false, history: false, waiting: false })
  })
})

describe('the notices of the device', () => {
  it.each([
    ['a newer version in another tab', { store: 'newer' } as const],
    ['changes that the browser deleted', { cleared: 1 }],
    ['the end of the account', { deletionDue: '2026-12-01' }],
  ])('show for %s', async (_, notice) => {
    const notices = await watchHook(() => ({ has: useHasDeviceNotice(), now: useDeviceNotices() }))
    const none = { store: null, cleared: 0, deletionDue: null }
    expect(notices.drawn).toEqual([{ has: false, now: none }])
    expect(await notices.after(() => setDeviceNotice(notice))).toEqual({
      has: true,
      now: { ...none, ...notice },
    })
    expect(await notices.after(resetDeviceNotices)).toEqual({ has: false, now: none })
    await notices.unmount()
  })
})

describe('a chat that is to be opened at a message', () => {
  it('opens there once, and no other chat does', () => {
    const heard: string[] = []
    const stop = onOpenAt((sessionId) => heard.push(sessionId))
    openAt({ sessionId: 'one', messageId: 'm' })
    stop()
    expect([takeWanted('two'), takeWanted('one'), takeWanted('one')]).toEqual([undefined, 'm', undefined])
    openAt({ sessionId: 'two', messageId: 'n' })
    expect(heard).toEqual(['one'])
    expect(takeWanted('two')).toBe('n')
  })
})

it('the page follows the end of a reply while the chat says so', () => {
  setFollowing(true)
  expect(isFollowing()).toBe(true)
  setFollowing(false)
  expect(isFollowing()).toBe(false)
})
