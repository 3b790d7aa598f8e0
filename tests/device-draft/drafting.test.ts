// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { discardDraft, isDrafting, startDraft, stopAllDrafts, whyUnkept } from '#device-draft/drafting.ts'
import { discardDeviceDraft } from '#local-store/commands/device-drafts.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { discardWaiting } from '#local-store/commands/waiting.ts'
import type { StoreDb } from '#local-store/db.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { chooseDrafting } from '#platform/device-drafting.ts'
import { limitDisk } from '../local-store/support/small-disk.ts'
import { installBrowserModel } from '../support/browser-model.ts'

const ANA = '00000000-0000-4000-8000-00000000000a'
const BEN = '00000000-0000-4000-8000-00000000000b'

/** Stands in for the browser's web worker, which Node does not have: the test says what the writer tells. */
class SpokenWorker extends EventTarget {
  static last: SpokenWorker | undefined
  heard: unknown[] = []
  isOver = false
  constructor() {
    super()
    SpokenWorker.last = this
  }
  postMessage(said: unknown) {
    this.heard.push(said)
  }
  terminate() {
    this.isOver = true
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const planWith = (title: string) => ({ kind: 'plan', doc: { sections: [{ id: 'header', title }] } })
const DONE = { kind: 'end', end: { ok: true } }

let ana: StoreDb
beforeEach(() => {
  SpokenWorker.last = undefined
  vi.stubGlobal('Worker', SpokenWorker)
  installBrowserModel({ answers: {} })
  chooseDrafting(true)
  ana = openStore(ANA)
})
afterEach(async () => {
  stopAllDrafts()
  vi.restoreAllMocks()
  await deleteStore(ANA)
  await deleteStore(BEN)
  Reflect.deleteProperty(globalThis, 'LanguageModel')
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Ana's message that waits, with a draft for it that has begun. */
async function begun() {
  const sent = await sendMessage({ generatorType: 'lessonPlan', context: null, content: 'Year 5 fractions' })
  if (!sent.ok) throw new Error(sent.reason)
  const { messageId, sessionId } = sent
  const ended = startDraft({ messageId, sessionId, content: 'Year 5 fractions', context: null })
  await vi.waitFor(() => expect(SpokenWorker.last?.heard).toHaveLength(1))
  const worker = SpokenWorker.last as SpokenWorker
  const drafts = () => ana.device_drafts.toArray()
  return { messageId, ended, worker, drafts }
}

describe('a draft that is being written', () => {
  it('is kept section by section, and ends as done', async () => {
    const { ended, worker, drafts } = await begun()
    worker.say(planWith('Fractions'))
    worker.say(DONE)
    await ended
    expect(await drafts()).toMatchObject([{ state: 'done', doc: planWith('Fractions').doc }])
    expect(worker.isOver).toBe(true)
  })

  it('ends when its teacher leaves, and nothing of it comes to the next teacher', async () => {
    const { messageId, ended, worker, drafts } = await begun()
    worker.say(planWith('Of Ana'))
    await vi.waitFor(async () => expect(await drafts()).toMatchObject([{ doc: planWith('Of Ana').doc }]))
    closeStore()
    const ben = openStore(BEN)
    await vi.waitFor(() => expect(worker.isOver).toBe(true))
    worker.say(planWith('Of Ana too'))
    worker.say(DONE)
    await ended
    expect(isDrafting(messageId)).toBe(false)
    expect(await ben.device_drafts.toArray()).toEqual([])
  })

  it('ends quietly when a section comes and no store is open', async () => {
    const { ended, worker } = await begun()
    closeStore()
    worker.say(planWith('Too late'))
    await expect(ended).resolves.toBeUndefined()
    expect(worker.isOver).toBe(true)
  })

  it('goes on when the browser lost the connection of the store and it was opened again', async () => {
    const { ended, worker, drafts } = await begun()
    ana.close({ disableAutoOpen: false })
    await ana.open()
    worker.say(planWith('Still here'))
    worker.say(DONE)
    await ended
    expect(await drafts()).toMatchObject([{ state: 'done' }])
  })

  it('stays discarded when another tab discarded it', async () => {
    const { messageId, ended, worker, drafts } = await begun()
    await discardDeviceDraft(messageId)
    worker.say(planWith('Back again'))
    await ended
    expect(worker.isOver).toBe(true)
    expect(await drafts()).toEqual([])
  })

  it('stays discarded when it was discarded as it ended', async () => {
    const { messageId, ended, worker, drafts } = await begun()
    worker.say(planWith('The end'))
    worker.say(DONE)
    await discardDraft(messageId)
    await ended
    expect(await drafts()).toEqual([])
  })

  it('ends when its message is gone', async () => {
    const { ended, worker } = await begun()
    const [entry] = await ana.outbox.toArray()
    await discardWaiting(entry?.opId ?? '')
    worker.say(planWith('For nobody'))
    await ended
    expect(worker.isOver).toBe(true)
  })

  it('ends at its next section when drafting was turned off in another tab', async () => {
    const { ended, worker, drafts } = await begun()
    chooseDrafting(false)
    worker.say(planWith('Not wanted'))
    await ended
    expect(worker.isOver).toBe(true)
    expect(await drafts()).toMatchObject([{ state: 'writing', doc: null }])
  })

  it('tells why it came to nothing where the disk is full from the start, and forgets that with the next try', async () => {
    const sent = await sendMessage({ generatorType: 'lessonPlan', context: null, content: 'Year 5 tides' })
    if (!sent.ok) throw new Error(sent.reason)
    const asked = { ...sent, content: 'Year 5 tides', context: null }
    const disk = limitDisk(0)
    await startDraft(asked)
    expect(whyUnkept(sent.messageId)).toMatch(/no room on this device for the draft\. Your message is safe/)
    expect(SpokenWorker.last).toBeUndefined()
    disk.limit = Number.POSITIVE_INFINITY
    void startDraft(asked)
    expect(whyUnkept(sent.messageId)).toBeUndefined()
    await vi.waitFor(() => expect(SpokenWorker.last?.heard).toHaveLength(1))
  })

  it('tells why it broke off where not even that can be kept', async () => {
    const { messageId, ended, worker } = await begun()
    const disk = limitDisk(0)
    worker.say(planWith('Too much'))
    await ended
    expect(disk.refused).toBeGreaterThan(0)
    expect(whyUnkept(messageId)).toContain('no room on this device')
  })

  it('says so where the model is not on this device', async () => {
    Reflect.deleteProperty(globalThis, 'LanguageModel')
    const sent = await sendMessage({ generatorType: 'lessonPlan', context: null, content: 'Year 5 tides' })
    if (!sent.ok) throw new Error(sent.reason)
    const { messageId, sessionId } = sent
    await startDraft({ messageId, sessionId, content: 'Year 5 tides', context: null })
    expect(await ana.device_drafts.toArray()).toMatchObject([
      { state: 'failed', words: expect.stringContaining('not on this device yet') },
    ])
  })
})
