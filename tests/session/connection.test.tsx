// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useConnection, useOffline } from '#session/connection.ts'
import {
  chosenGoals,
  onGoalsChosen,
  setActiveCurriculum,
  setCurriculumDraft,
} from '#session/curriculum-choice.ts'
import { forgetTeacher } from '#session/forget-teacher.ts'
import {
  onSyncRequested,
  requestSync,
  setSyncStatus,
  useSyncFact,
  useSyncStatus,
} from '#session/sync-status.ts'
import { watchHook } from './support/watch-hook.tsx'

beforeEach(() => forgetTeacher())

const goals = (...texts: string[]) => ({ level: '2', goals: texts }) as never

describe('the connection', () => {
  const online = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }

  it('[SYS-18] is offline when the browser says so, or when no request is answered', async () => {
    const offline = await watchHook(useOffline)
    expect(offline.drawn).toEqual([false])
    expect(await offline.after(() => online(false))).toBe(true)
    expect(await offline.after(() => online(true))).toBe(false)
    expect(await offline.after(() => setSyncStatus({ reachable: false }))).toBe(true)
    await offline.unmount()
  })

  it('names first what the teacher has to do, then what is wrong', async () => {
    const connection = await watchHook(useConnection)
    expect(connection.drawn).toEqual(['online'])
    expect(await connection.after(() => setSyncStatus({ stuck: true }))).toBe('stuck')
    expect(await connection.after(() => setSyncStatus({ reachable: false }))).toBe('offline')
    expect(await connection.after(() => setSyncStatus({ phase: 'paused-update' }))).toBe('update')
    expect(await connection.after(() => setSyncStatus({ phase: 'paused-sign-in' }))).toBe('sign-in')
    await connection.unmount()
  })

  it('is drawn again only for the fact that a screen shows', async () => {
    const live = await watchHook(() => useSyncFact(({ realtime }) => realtime))
    const all = vi.fn()
    const stop = onSyncRequested(all)
    await live.after(() => setSyncStatus({ lastSyncedAt: 5 }))
    expect(live.drawn).toEqual([false])
    expect(await live.after(() => setSyncStatus({ realtime: true }))).toBe(true)
    requestSync()
    stop()
    requestSync()
    expect(all).toHaveBeenCalledTimes(1)
    await live.unmount()
  })

  it('starts as if the server could be reached, before the first round', async () => {
    const status = await watchHook(useSyncStatus)
    const atStart = {
      reachable: true,
      phase: 'idle',
      lastSyncedAt: null,
      realtime: false,
      stuck: false,
      error: null,
    }
    expect(status.drawn).toEqual([atStart])
    await status.unmount()
  })
})

describe('the goals of the next message', () => {
  it('are handed to the chat, which keeps them: a place without a goal is none', () => {
    const kept: unknown[] = []
    onGoalsChosen((chosen) => kept.push(chosen))
    setCurriculumDraft(goals())
    setCurriculumDraft(goals('a'))
    setActiveCurriculum(goals())
    setCurriculumDraft(goals('b'))
    setActiveCurriculum(null)
    setCurriculumDraft(null)
    onGoalsChosen()
    setCurriculumDraft(goals('c'))
    expect(kept).toEqual([null, goals('a'), goals(), goals(), null, null])
  })

  it('are the active ones, else those that are being chosen', () => {
    expect(chosenGoals({ active: goals('a'), draft: goals('b') })).toEqual(goals('a'))
    expect(chosenGoals({ active: null, draft: goals('b') })).toEqual(goals('b'))
    expect(chosenGoals({ active: null, draft: null })).toBeNull()
  })
})
