import { describe, expect, it } from 'vitest'
import { readEvents } from '#backend/sse.ts'

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

async function read(text: string, size: number): Promise<string[]> {
  const bytes = new TextEncoder().encode(text)
  const chunks: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.slice(at, at + size))
  const found: string[] = []
  for await (const data of readEvents(streamOf(chunks))) found.push(data)
  return found
}

describe('an event stream', () => {
  const text =
    'data: {"a":"māra kai"}\n\n: still here\n\ndata: one\ndata: two\n\nid: 7\nevent: x\ndata:tight\n\n'
  const events = ['{"a":"māra kai"}', 'one\ntwo', 'tight']

  it.each([1, 2, 3, 5, 7, 16, 1000])(
    'reads the same in chunks of %i bytes, even when they split a macron',
    async (size) => {
      expect(await read(text, size)).toEqual(events)
    },
  )

  it.each([1, 2, 3, 1000])('accepts all line ends (chunks of %i)', async (size) => {
    expect(await read(text.replaceAll('\n', '\r\n'), size)).toEqual(events)
  })

  it('drops an event that was cut off', async () => {
    expect(await read('data: whole\n\ndata: cut', 4)).toEqual(['whole'])
  })

  it('cancels the stream when the reader stops', async () => {
    let cancelled = false
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('data: x\n\n')),
      cancel: () => {
        cancelled = true
      },
    })
    for await (const data of readEvents(stream)) {
      expect(data).toBe('x')
      break
    }
    expect(cancelled).toBe(true)
  })
})
