import { type Handle, sendJson } from './routes.ts'

/** This is some four seconds of work. A client that waited longer would give up and ask again, and the queue would grow. */
const MAX_WAITING = 100
const MIN_PAUSE_S = 2
const SPREAD_S = 4

/** Tells callers when to come back while too many wait for the database. Our own functions, who hold the service key, go on. */
export function shedLoad(waiting: () => number, serviceKey: string): (handle: Handle) => Handle {
  return (handle) => (call) => {
    if (waiting() < MAX_WAITING || call.request.headers.apikey === serviceKey) return handle(call)
    // Different times for each, so that they do not all come back in the same second.
    const pause = MIN_PAUSE_S + Math.floor(Math.random() * SPREAD_S)
    call.response.setHeader('retry-after', String(pause))
    call.response.setHeader('access-control-allow-origin', '*')
    call.response.setHeader('access-control-expose-headers', 'retry-after')
    sendJson(call.response, 429, {
      code: 'busy',
      message: 'Too many requests at once. Try again in a moment.',
    })
  }
}
