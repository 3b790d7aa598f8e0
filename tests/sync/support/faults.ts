import { bad, type CallFailure } from '#backend/failure.ts'
import type { NudgeTable, OnNudge } from '#backend/realtime.ts'
import type { SyncServer } from '#sync/server.ts'

type Call = Exclude<keyof SyncServer, 'listenForChanges'>

/** 'before': the request never arrives. 'after': the server does the work and the answer is lost. */
export interface Fault {
  call?: Call
  when: 'before' | 'after'
  failure: CallFailure
}

export const OFFLINE: CallFailure = { kind: 'offline', message: 'No network' }
export const drop = (call?: Call, failure = OFFLINE): Fault => ({
  ...(call && { call }),
  when: 'before',
  failure,
})
export const loseAnswer = (call?: Call, failure = OFFLINE): Fault => ({
  ...(call && { call }),
  when: 'after',
  failure,
})

export interface FaultyServer extends SyncServer {
  faults: Fault[]
  /** The failure of every call while it is set. */
  down: CallFailure | null
  /** A proxy that refuses requests by their content. */
  refuses: (sent: string) => CallFailure | null
  /** The browser is killed at the call of this number (1 is the next), half of the time after the server did its work. */
  killAfter: number
  calls: { call: Call; args: unknown[] }[]
  /** Says that a row of this table changed. */
  nudge(table?: NudgeTable): void
}

/** Puts the server behind a breakable network. Each fault hits the first call that it fits. */
export function behindNetwork(server: Omit<SyncServer, 'listenForChanges'>): FaultyServer {
  const nudges = new Set<OnNudge>()
  const faulty = {
    faults: [],
    down: null,
    refuses: () => null,
    killAfter: 0,
    calls: [],
    nudge: (table: NudgeTable = 'sync_heads') => {
      for (const nudge of nudges) nudge(table)
    },
    listenForChanges(_userId: string, onNudge: OnNudge) {
      nudges.add(onNudge)
      return () => nudges.delete(onNudge)
    },
  } as unknown as FaultyServer
  const names: Call[] = ['applyOps', 'pullChanges', 'bootstrap', 'fetchHistory', 'fetchChat', 'fetchMessages']
  names.push('listRevisions', 'fetchRevision')
  for (const name of names) Object.assign(faulty, { [name]: brokenAtWill(faulty, server, name) })
  return faulty
}

function brokenAtWill(faulty: FaultyServer, server: Omit<SyncServer, 'listenForChanges'>, call: Call) {
  return async (...args: unknown[]) => {
    faulty.calls.push({ call, args })
    if (faulty.down) return bad(faulty.down)
    const dislike = faulty.refuses(JSON.stringify(args))
    if (dislike) return bad(dislike)
    const at = faulty.faults.findIndex((fault) => !fault.call || fault.call === call)
    const [fault] = at < 0 ? [] : faulty.faults.splice(at, 1)
    if (fault?.when === 'before') return bad(fault.failure)
    const killed = faulty.killAfter > 0 && --faulty.killAfter === 0
    if (killed && faulty.calls.length % 2 === 0) throw new Error('killed')
    // Everything becomes JSON on the wire.
    const sent = JSON.parse(JSON.stringify(args))
    const answer = await (server[call] as (...args: unknown[]) => Promise<unknown>)(...sent)
    if (killed) throw new Error('killed')
    return fault ? bad(fault.failure) : JSON.parse(JSON.stringify(answer))
  }
}
