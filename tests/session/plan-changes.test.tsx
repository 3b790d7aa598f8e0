// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  awaitReply,
  isAwaited,
  markChanged,
  noteArrival,
  noteSeen,
  resetPlanChanges,
  showVersion,
  takeArrival,
  useIsVersionShown,
  useUnseen,
} from '#session/plan-changes.ts'
import { fakeStorage } from '../local-store/support/fake-storage.ts'
import { watchHook } from './support/watch-hook.tsx'

const KEY = 'mahere-awaited'

beforeEach(() => resetPlanChanges())

describe('a reply that was asked for here', () => {
  it('is awaited over a reload of the page', async () => {
    awaitReply('reply')
    expect(isAwaited('reply')).toBe(true)
    vi.resetModules()
    const reloaded = await import('#session/plan-changes.ts')
    expect([reloaded.isAwaited('reply'), reloaded.isAwaited('another')]).toEqual([true, false])
  })

  it('is one of the last twenty', () => {
    for (let at = 1; at <= 21; at += 1) awaitReply(`reply-${at}`)
    expect([isAwaited('reply-1'), isAwaited('reply-2'), isAwaited('reply-21')]).toEqual([false, true, true])
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"id":"reply"}'],
    ['a list of other things', '[7,{"id":"reply"}]'],
    ['an empty text', ''],
  ])('is none after a reload that finds %s', async (_, stored) => {
    if (stored === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, stored)
    vi.resetModules()
    const reloaded = await import('#session/plan-changes.ts')
    expect([reloaded.isAwaited('reply'), reloaded.isAwaited('id')]).toEqual([false, false])
    reloaded.awaitReply('next')
    expect(sessionStorage.getItem(KEY)).toBe('["next"]')
  })

  it('is awaited also where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', Object.assign(fakeStorage(), { full: true }))
    awaitReply('reply')
    vi.unstubAllGlobals()
    expect(isAwaited('reply')).toBe(true)
  })

  it('is awaited also where there is no storage of a tab', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    vi.resetModules()
    const elsewhere = await import('#session/plan-changes.ts')
    elsewhere.awaitReply('reply')
    expect(elsewhere.isAwaited('reply')).toBe(true)
    vi.unstubAllGlobals()
  })

  it('takes the page to its changes once, when it arrives', () => {
    noteArrival('never asked for here')
    expect(takeArrival('never asked for here')).toBe(false)
    awaitReply('reply')
    noteArrival('reply')
    expect([takeArrival('another'), takeArrival('reply'), takeArrival('reply')]).toEqual([false, true, false])
  })
})

describe('the changed sections of a reply', () => {
  it('stay marked until each has been seen, and then the reply is awaited no more', async () => {
    awaitReply('older')
    awaitReply('reply')
    const unseen = await watchHook(() => useUnseen('reply'))
    expect(unseen.drawn).toEqual([undefined])
    expect(await unseen.after(() => markChanged('reply', ['a', 'b']))).toEqual(['a', 'b'])
    markChanged('older', ['z'])
    noteSeen('reply', 'z')
    expect(await unseen.after(() => noteSeen('reply', 'a'))).toEqual(['b'])
    expect(isAwaited('reply')).toBe(true)
    expect(await unseen.after(() => noteSeen('reply', 'b'))).toEqual([])
    expect([isAwaited('reply'), isAwaited('older')]).toEqual([false, true])
    await unseen.unmount()
  })

  it('are none of a reply that nobody marked', async () => {
    const unseen = await watchHook(() => useUnseen('other'))
    expect(await unseen.after(() => noteSeen('other', 'a'))).toBeUndefined()
    await unseen.unmount()
  })
})

describe('an older version', () => {
  it('is unfolded and folded for itself', async () => {
    const shown = await watchHook(() => [useIsVersionShown('one'), useIsVersionShown('two')])
    expect(shown.drawn).toEqual([[false, false]])
    expect(await shown.after(() => showVersion('one', true))).toEqual([true, false])
    expect(await shown.after(() => showVersion('two', true))).toEqual([true, true])
    await shown.after(() => showVersion('one', true))
    expect(await shown.after(() => showVersion('one', false))).toEqual([false, true])
    await shown.unmount()
  })
})

it('[SYS-28] nothing of it is left for the next teacher', async () => {
  awaitReply('reply')
  markChanged('reply', ['a'])
  showVersion('one', true)
  resetPlanChanges()
  const left = await watchHook(() => [useUnseen('reply'), useIsVersionShown('one')])
  expect([isAwaited('reply'), left.drawn]).toEqual([false, [[undefined, false]]])
  expect(sessionStorage.getItem(KEY)).toBe('[]')
  await left.unmount()
})
