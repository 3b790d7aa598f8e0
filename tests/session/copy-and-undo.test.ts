import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyText } from '#session/copy-text.ts'
import { dismissToast, readToast } from '#session/toasts.ts'
import { offerUndo } from '#session/undo/offer-undo.ts'

beforeEach(() => {
  while (readToast()) dismissToast()
})
afterEach(() => vi.unstubAllGlobals())

describe('a copied text', () => {
  const withClipboard = (writeText: (text: string) => Promise<void>) =>
    vi.stubGlobal('navigator', { clipboard: { writeText } })

  it('is on the clipboard, and a short toast says so', async () => {
    const copied: string[] = []
    withClipboard(async (text) => void copied.push(text))
    await copyText('Owls')
    expect(copied).toEqual(['Owls'])
    expect(readToast()).toMatchObject({ title: 'Copied', kind: 'info', duration: 2000 })
  })

  it('that the browser forbids is told, with what to do instead', async () => {
    withClipboard(async () => {
      throw new DOMException('no', 'NotAllowedError')
    })
    await copyText('Owls')
    expect(readToast()).toMatchObject({
      title: 'Not copied',
      text: 'The browser did not allow it. Select the text and copy it by hand.',
      kind: 'error',
    })
    await copyText('Owls', 'Press Ctrl+C.')
    expect(readToast()?.text).toBe('The browser did not allow it. Press Ctrl+C.')
  })
})

describe('something that was removed', () => {
  it('can be brought back for ten seconds', async () => {
    const undo = vi.fn(async () => ({ ok: true }))
    offerUndo({ title: 'Chat deleted', text: 'Owls' }, undo)
    const toast = readToast()
    expect(toast).toMatchObject({ title: 'Chat deleted', text: 'Owls', kind: 'success', duration: 10_000 })
    expect(toast?.action?.label).toBe('Undo')
    toast?.action?.run()
    await vi.waitFor(() => expect(undo).toHaveBeenCalledTimes(1))
    await Promise.resolve()
    expect(readToast()?.title).toBe('Chat deleted')
  })

  it.each([
    ['is refused', async () => ({ ok: false })],
    ['fails', () => Promise.reject(new Error('closed'))],
  ])('says so when bringing it back %s', async (_, undo) => {
    offerUndo({ title: 'Chat deleted' }, undo)
    readToast()?.action?.run()
    await vi.waitFor(() => expect(readToast()?.title).toBe('Not brought back'))
    expect(readToast()).toMatchObject({
      text: 'It could not be brought back. Please try again.',
      kind: 'error',
    })
  })
})
