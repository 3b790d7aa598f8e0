import type { Page } from 'playwright-core'
import { type Line, lineOf } from '../line.ts'
import { type Traffic, watchTraffic } from './traffic.ts'

const OURS = 'ours'
const PLAIN = 'supabase-js by hand'

export interface Round {
  ms: number
  traffic: Traffic
}

/** Both contenders, in turn. */
export interface Rounds {
  ours: Round[]
  plain: Round[]
}

export async function plainRound(page: Page, work: () => Promise<number>): Promise<Round> {
  const traffic = watchTraffic(page, ['/rest/v1/'])
  const ms = await work()
  return { ms, traffic: await traffic.read() }
}

/** `times`: the plain loop did so many times less. */
export function linesOf(what: string, rounds: Rounds, note: string, times = 1): Line[] {
  const ms = (all: Round[], factor = 1) => all.map((round) => round.ms * factor)
  const kb = (all: Round[], factor = 1) => all.map(({ traffic }) => (traffic.bytes * factor) / 1000)
  const calls = (all: Round[]) => `${all[0]?.traffic.calls} calls`
  const scaled = times > 1 ? `; a ${times}th of it measured, times ${times}` : ''
  const besides = ms(rounds.ours)
  return [
    lineOf(what, OURS, besides, { besides, note: calls(rounds.ours) }),
    lineOf(what, PLAIN, ms(rounds.plain, times), {
      besides,
      note: `${note}; ${calls(rounds.plain)}${scaled}`,
    }),
    lineOf(`${what}: bytes`, OURS, kb(rounds.ours), { unit: 'KB', besides: kb(rounds.ours) }),
    lineOf(`${what}: bytes`, PLAIN, kb(rounds.plain, times), { unit: 'KB', besides: kb(rounds.ours) }),
  ]
}
