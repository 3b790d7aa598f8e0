import type { Page } from 'playwright-core'
import { type Line, lineOf } from '../line.ts'
import { type Traffic, watchTraffic } from './traffic.ts'

export const OURS = 'ours'
export const PLAIN = 'supabase-js by hand'
export const RXDB = 'RxDB 17.6.0'

export interface Round {
  ms: number
  traffic: Traffic
}

/** What one contender did, in turn with the others. */
export interface Contender {
  by: string
  rounds: Round[]
  note?: string
  /** It did so many times less, and its figures are multiplied. */
  times?: number
}

/** One round of a page whose script times its own work. */
export async function timedRound(page: Page, work: () => Promise<number>): Promise<Round> {
  const traffic = watchTraffic(page, ['/rest/v1/'])
  const ms = await work()
  return { ms, traffic: await traffic.read() }
}

/** The lines of all contenders, each beside the first. */
export function linesOf(what: string, contenders: Contender[]): Line[] {
  const [first] = contenders
  if (!first) throw new Error('nobody was measured')
  const ms = ({ rounds, times = 1 }: Contender) => rounds.map((round) => round.ms * times)
  const kb = ({ rounds, times = 1 }: Contender) => rounds.map(({ traffic }) => (traffic.bytes * times) / 1000)
  const noteOf = ({ rounds, note, times = 1 }: Contender) => {
    const calls = `${rounds[0]?.traffic.calls} calls`
    const scaled = times > 1 ? `; a ${times}th of it measured, times ${times}` : ''
    return `${note ? `${note}; ` : ''}${calls}${scaled}`
  }
  return [
    ...contenders.map((one) => lineOf(what, one.by, ms(one), { besides: ms(first), note: noteOf(one) })),
    ...contenders.map((one) => lineOf(`${what}: bytes`, one.by, kb(one), { unit: 'KB', besides: kb(first) })),
  ]
}
