import { beforeEach, describe, expect, it } from 'vitest'
import { assistantPort, setAssistantPort } from '#session/assistant-port.ts'
import {
  askForEverything,
  isEverythingAsked,
  listLoadRequests,
  loadKey,
  onLoadRequested,
  readLoad,
  requestChat,
  requestMessage,
  requestRevisions,
  resetLoads,
  settleLoad,
} from '#session/chat-loads.ts'
import { addReplySection, finishReply, forgetReply, readReply, startReply } from '#session/replies.ts'
import { dismissToast, readToast, showToast } from '#session/toasts.ts'

describe('toasts', () => {
  beforeEach(() => {
    while (readToast()) dismissToast()
  })

  it('shows one at a time, the newest, for five seconds', () => {
    showToast({ title: 'One' })
    showToast({ title: 'Two' })
    expect(readToast()).toMatchObject({ title: 'Two', duration: 5000 })
    dismissToast()
    expect(readToast()).toBeUndefined()
  })

  it('never drops an error: it waits until it is dismissed', () => {
    showToast({ title: 'Wrong', kind: 'error' })
    showToast({ title: 'Fine' })
    expect(readToast()?.title).toBe('Fine')
    dismissToast(readToast()?.id)
    expect(readToast()).toMatchObject({ title: 'Wrong', duration: null })
  })
})

describe('loads', () => {
  it('makes one request for two identical ones, and can be asked again after an answer', () => {
    resetLoads()
    let heard = 0
    const stop = onLoadRequested(() => heard++)
    requestChat('chat')
    requestChat('chat')
    expect([heard, readLoad('chat'), listLoadRequests()]).toEqual([
      1,
      'loading',
      [{ kind: 'chat', id: 'chat' }],
    ])
    settleLoad('chat', 'failed')
    expect([readLoad('chat'), listLoadRequests()]).toEqual(['failed', []])
    requestChat('chat')
    expect(heard).toBe(2)
    stop()
    requestMessage('message')
    expect(heard).toBe(2)
    expect(listLoadRequests()).toContainEqual({ kind: 'message', id: 'message' })
    resetLoads()
  })

  it('keeps the list of a message’s versions apart from the message itself', () => {
    requestMessage('message')
    requestRevisions('message')
    requestRevisions('other')
    expect(listLoadRequests()).toHaveLength(3)
    settleLoad(loadKey({ kind: 'revisions', id: 'message' }), 'idle')
    const left = listLoadRequests().map(({ kind, id }) => `${kind} ${id}`)
    expect([readLoad('message'), left]).toEqual(['loading', ['message message', 'revisions other']])
    resetLoads()
  })

  it('takes everything along only while that is asked for', () => {
    expect(isEverythingAsked()).toBe(false)
    askForEverything(true)
    expect(isEverythingAsked()).toBe(true)
    askForEverything(false)
    expect(isEverythingAsked()).toBe(false)
  })
})

describe('replies', () => {
  it('collects sections, each once, and forgets', () => {
    startReply('r', 'plan', [{ id: 'a', title: 'A' }])
    addReplySection('r', { id: 'a', title: 'A', doc_part: 1, markdown: 'one' })
    addReplySection('r', { id: 'a', title: 'A', doc_part: 2, markdown: 'two' })
    finishReply('r', 'done')
    expect(readReply('r')).toMatchObject({ state: 'done', sections: [{ id: 'a', markdown: 'two' }] })
    forgetReply('r')
    addReplySection('r', { id: 'a', title: 'A', doc_part: 2, markdown: 'late' })
    expect(readReply('r')).toBeUndefined()
  })
})

describe('the assistant port', () => {
  it('refuses until an assistant is set', async () => {
    expect(await assistantPort().summarize('x')).toEqual({ ok: false })
    setAssistantPort({ summarize: async (text) => ({ ok: true, prompt: text }) })
    expect(await assistantPort().summarize('x')).toEqual({ ok: true, prompt: 'x' })
    setAssistantPort(null)
  })
})
