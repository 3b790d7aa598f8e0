// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { textOf, waitingAsText } from '#documents/files/unsent-text.ts'
import { renameOp, saveOp, sendOp } from '#domain/ops.ts'
import { statusText } from '#features/sync-status/status-text.ts'
import { summary } from '#features/sync-status/waiting-panel.tsx'
import { mayChange, stateText } from '#features/sync-status/waiting-text.ts'

const send = sendOp('o1', {
  session_id: 's1',
  message_id: 'm1',
  reply_id: 'r1',
  generator_type: 'lessonPlan',
  content: 'Make it 40 minutes',
  context: null,
  title: 'Make it 40 minutes',
})
const entry = { opId: 'o1', op: send, state: 'queued' as const, attempts: 0 }

describe('the state in the header', () => {
  it('[SYS-18] says up to date, offline, and how many changes wait', () => {
    expect(statusText({ connection: 'online', waiting: 0, refused: 0 }).short).toBe('Up to date')
    expect(statusText({ connection: 'online', waiting: 0, refused: 0, checked: false }).short).toBe(
      'Checking…',
    )
    expect(statusText({ connection: 'offline', waiting: 0, refused: 0 }).short).toBe('Offline')
    expect(statusText({ connection: 'offline', waiting: 4, refused: 0 }).short).toBe('Offline · 4 waiting')
    expect(statusText({ connection: 'online', waiting: 2, refused: 0 }).short).toBe('2 waiting')
  })

  it('shows first what needs the teacher', () => {
    const words = statusText({ connection: 'offline', waiting: 3, refused: 1 })
    expect(words).toMatchObject({ tone: 'refused', short: '1 needs you' })
    expect(words.full).toBe('1 not sent. 3 waiting to send. Show them.')
  })

  it('never says up to date while sending is paused', () => {
    for (const connection of ['sign-in', 'update', 'stuck', 'offline'] as const)
      expect(statusText({ connection, waiting: 0, refused: 0 }).short).not.toBe('Up to date')
  })
})

describe('the waiting panel', () => {
  it('sums up in one line', () => {
    expect(summary(1, 3)).toBe('1 needs you, 3 will send by themselves')
    expect(summary(0, 1)).toBe('1 will send by itself')
    expect(summary(2, 0)).toBe('2 need you')
    expect(summary(0, 0)).toBe('Everything is sent')
  })

  it('says the state of each entry as text', () => {
    expect(stateText(entry, 'offline')).toBe("Will send when you're back online")
    expect(stateText({ ...entry, attempts: 2 }, 'online')).toBe('Trouble sending. Trying again')
    expect(stateText({ ...entry, state: 'refused', reason: 'message_limit' }, 'online')).toBe(
      'Not sent: message limit reached',
    )
  })

  it('offers Edit and Delete only while the server cannot have it', () => {
    expect(mayChange(entry)).toBe(true)
    expect(mayChange({ ...entry, attempts: 1 })).toBe(false)
    expect(mayChange({ ...entry, state: 'sending' })).toBe(false)
    expect(mayChange({ ...entry, state: 'refused', attempts: 3 })).toBe(true)
  })

  it('exports everything as text', () => {
    const save = saveOp('o2', { session_id: 's1', message_id: 'm1', base_id: null, html: '<p>kūmara</p>' })
    const text = waitingAsText([entry, { ...entry, op: save }])
    expect(text).toContain('Make it 40 minutes')
    expect(text).toContain('Edits to a resource (waiting to send)\n\nkūmara')
    expect(text).toContain('<p>kūmara</p>')
    expect(textOf(renameOp('o3', { session_id: 's1', title: 'Kaitiakitanga' }))).toBe('Kaitiakitanga')
  })
})
