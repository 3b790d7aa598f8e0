/// <reference lib="webworker" />
import { z } from 'zod'
import type { AskModel } from '../../supabase/functions/_shared/generate/model/ask-model.ts'
import { isStuck } from '../../supabase/functions/_shared/generate/model/json-parts.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'
import { writeDraft } from './write-draft.ts'

/*
 * Writes a draft beside the page, so that reading and checking never hold up typing. It is the one door by which the app
 * uses the server's code that writes replies, and a file of its own that shares nothing with the rest of the app.
 */

declare const self: DedicatedWorkerGlobalScope

/** The page's security policy forbids code made of text, which the schemas would otherwise be turned into. */
z.config({ jitless: true })

/** The letters of one section: far more than any needs. */
const MAX_LETTERS = 12_000

type Heard = Extract<ToWorker, { kind: 'piece' | 'over' }>

let calls = 0
const hearing = new Map<number, (heard: Heard) => void>()
const tell = (said: FromWorker) => self.postMessage(said)

/** Returns a function that gives the pieces of one call, one after the other, in the order in which they come. */
function heardOf(call: number): () => Promise<Heard> {
  const waiting: Heard[] = []
  let wake = () => {}
  hearing.set(call, (heard) => {
    waiting.push(heard)
    wake()
  })
  return async () => {
    for (;;) {
      const next = waiting.shift()
      if (next) return next
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
}

/** Has the page ask the model, because no worker may. */
const askByPage: AskModel = async function* (asked) {
  const call = ++calls
  const next = heardOf(call)
  tell({ kind: 'ask', call, asked })
  let said = ''
  try {
    for (;;) {
      const heard = await next()
      if (heard.kind === 'over') {
        if (heard.reason === undefined) throw new Error('the browser’s model failed')
        return heard.reason
      }
      said += heard.text
      yield heard.text
      if (said.length > MAX_LETTERS || isStuck(said)) return 'length'
    }
  } finally {
    hearing.delete(call)
    tell({ kind: 'heard-enough', call })
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind !== 'write') {
    hearing.get(data.call)?.(data)
    return
  }
  const plans = writeDraft(data.request, askByPage)
  for (;;) {
    const next = await plans.next()
    if (next.done) return tell({ kind: 'end', end: next.value })
    tell({ kind: 'plan', doc: next.value })
  }
})
