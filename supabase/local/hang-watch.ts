import { Worker } from 'node:worker_threads'

/** The seconds of silence after which the process is ended: far more than any call takes, even on a machine with forty other programs at work. */
const MAX_SILENCE_S = 300

/**
 * Ends a process whose main thread has hung, for example in a database that could not write. A thread of its own watches,
 * because nothing in the hung one runs any more. It counts its own seconds, so that a machine that slept is no hang.
 */
const WATCH = `
const { workerData } = require('node:worker_threads')
const { writeSync } = require('node:fs')
const beats = new Int32Array(workerData.shared)
let last = -1
let silent = 0
setInterval(() => {
  silent = Atomics.load(beats, 0) === last ? silent + 1 : 0
  last = Atomics.load(beats, 0)
  if (silent < workerData.maxSilence) return
  writeSync(2, '\\nThe server has not moved for ' + silent + ' seconds and is ended. What it had confirmed is safe. Look whether the disk is full, and start it again.\\n')
  process.kill(process.pid, 'SIGKILL')
}, 1000)
`

export function watchForHangs(maxSilence = MAX_SILENCE_S): () => void {
  const shared = new SharedArrayBuffer(4)
  const beats = new Int32Array(shared)
  const beat = setInterval(() => Atomics.add(beats, 0, 1), 500)
  beat.unref()
  const worker = new Worker(WATCH, { eval: true, execArgv: [], workerData: { shared, maxSilence } })
  worker.unref()
  // Without the watch the server is as good as it was before.
  worker.on('error', (error) => console.error('Nothing watches for hangs:', error.message))
  return () => {
    clearInterval(beat)
    void worker.terminate()
  }
}
