import { isoNow } from '#platform/clock.ts'
import type { CallFailure } from './failure.ts'

/** A call that an edge function did not answer well. The server's log has it under the same id. */
interface FailedCall {
  at: string
  path: string
  kind: CallFailure['kind']
  status?: number
  id: string
}

const NEWEST = 10
const failed: FailedCall[] = []

/** Keeps the newest failed calls of this visit for a report of an error. No words of a teacher are in them. */
export function noteFailedCall(path: string, id: string, { kind, status }: CallFailure): void {
  failed.push({ at: isoNow(), path, kind, ...(status !== undefined && { status }), id })
  if (failed.length > NEWEST) failed.shift()
}

export const readFailedCalls = (): readonly FailedCall[] => failed
