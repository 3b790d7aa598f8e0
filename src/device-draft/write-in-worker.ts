import { askBrowserModel } from './ask-browser-model.ts'
import type { BrowserModel } from './browser-model.ts'
import workerUrl from './draft-worker.asked.ts?worker&url'
import type { DraftEnd, FromWorker, ToWorker, WaitingRequest } from './worker-messages.ts'

/** Brings the writer's code onto this device: the service worker keeps what was asked for once. */
export async function fetchWriter(): Promise<void> {
  const answer = await fetch(workerUrl)
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
}

/** One answer of the model, piece by piece, to the worker that asked for it. */
async function answer(
  model: BrowserModel,
  { call, asked }: Extract<FromWorker, { kind: 'ask' }>,
  tell: (said: ToWorker) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const pieces = askBrowserModel(model, asked, signal)
    for (;;) {
      const next = await pieces.next()
      if (next.done) return tell({ kind: 'over', call, reason: next.value })
      tell({ kind: 'piece', call, text: next.value })
    }
  } catch {
    tell({ kind: 'over', call })
  }
}

interface Taking {
  model: BrowserModel
  /** Takes the plan with each section that is added. The next waits for it. */
  keep: (doc: unknown) => Promise<void>
  signal: AbortSignal
}

/** Has a worker write a draft, and answers its calls to the model. It rejects when it is stopped or the worker cannot run. */
export function writeInWorker(request: WaitingRequest, { model, keep, signal }: Taking): Promise<DraftEnd> {
  return new Promise<DraftEnd>((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(workerUrl, { type: 'module' })
    const tell = (said: ToWorker) => worker.postMessage(said)
    const calls = new Map<number, AbortController>()
    let keeping = Promise.resolve()
    const end = (settle: () => void) => {
      worker.terminate()
      for (const call of calls.values()) call.abort()
      settle()
    }
    const fail = (error: unknown) => end(() => reject(error))
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    worker.addEventListener('error', (event) => fail(new Error(event.message)))
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'ask') {
        const call = new AbortController()
        calls.set(data.call, call)
        void answer(model, data, tell, call.signal)
      } else if (data.kind === 'heard-enough') calls.get(data.call)?.abort()
      else if (data.kind === 'plan') keeping = keeping.then(() => keep(data.doc))
      else keeping = keeping.then(() => end(() => resolve(data.end)))
      keeping.catch(fail)
    })
    tell({ kind: 'write', request })
  })
}
