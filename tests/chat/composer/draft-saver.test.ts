import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DRAFT_DELAY_MS, DraftSaver } from '#features/chat/composer/draft/draft-saver.ts'

describe('DraftSaver', () => {
  const saved: [string, string][] = []
  const newSaver = () =>
    new DraftSaver(async (key, text) => {
      saved.push([key, text])
      return { ok: true }
    })

  beforeEach(() => {
    saved.length = 0
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  it('saves continuous typing every quarter of a second', () => {
    const saver = newSaver()
    for (let typed = 1; typed <= 10; typed += 1) {
      saver.later('chat:a', 'x'.repeat(typed))
      vi.advanceTimersByTime(100)
    }
    expect(saved).toEqual([
      ['chat:a', 'xxx'],
      ['chat:a', 'xxxxxx'],
      ['chat:a', 'xxxxxxxxx'],
    ])
  })

  it('saves the text of one chat before it waits with that of another', () => {
    const saver = newSaver()
    saver.later('chat:a', 'words of a')
    saver.later('chat:b', 'words of b')
    expect(saved).toEqual([['chat:a', 'words of a']])
    vi.advanceTimersByTime(DRAFT_DELAY_MS)
    expect(saved).toEqual([
      ['chat:a', 'words of a'],
      ['chat:b', 'words of b'],
    ])
  })

  it('saves nothing more after it saved at once, or dropped the text', async () => {
    const saver = newSaver()
    saver.later('chat:a', 'kept')
    await saver.now()
    saver.later('chat:a', 'sent meanwhile')
    saver.drop()
    vi.advanceTimersByTime(1_000)
    expect(saved).toEqual([['chat:a', 'kept']])
  })

  it('reports a text as stored only once the store has it, and never after a failure', async () => {
    const kept: string[] = []
    let store: (answer: { ok: boolean }) => void = () => {}
    const saver = new DraftSaver(
      () => new Promise((resolve) => (store = resolve)),
      (text) => kept.push(text),
    )
    saver.later('chat:a', 'half a thought')
    const saving = saver.now()
    await Promise.resolve()
    expect(kept).toEqual([])
    store({ ok: true })
    await saving
    expect(kept).toEqual(['half a thought'])
    for (const answer of [{ ok: false }, undefined]) {
      saver.later('chat:a', 'more')
      const failing = saver.now()
      store(answer as { ok: boolean })
      await failing
    }
    expect(kept).toEqual(['half a thought'])
  })
})
