import type { Page } from 'playwright-core'
import type { Bench } from '../bench.ts'
import type { Line } from '../line.ts'
import { queue, unsent } from '../waiting-changes.ts'
import { callPlain, OPS, type Places, type Teacher } from './places.ts'
import { linesOf, plainRound, type Round, type Rounds } from './rounds.ts'
import { watchTraffic } from './traffic.ts'

/** A loop of 500 calls at 400 ms would take minutes and tell no more than its first 100. */
const IN_LOOP = 100
const NO_RECEIPTS = 'no: after a lost answer nobody knows what was done, and nothing waits on the device'

async function drainOurs(page: Page, { user, chats }: Teacher, title: string): Promise<Round> {
  await page.goto('/pricing')
  await queue(page, user, chats, title)
  const traffic = watchTraffic(page, ['/apply_ops'])
  await page.goto('/home')
  for (let tries = 0; (await unsent(page, user)) > 0; tries += 1) {
    if (tries > 1200) throw new Error('changes were never acknowledged')
    await page.waitForTimeout(50)
  }
  const seen = await traffic.read()
  return { ms: seen.to - seen.from, traffic: seen }
}

export async function drains(
  bench: Bench,
  places: Places,
  teacher: Teacher,
  rtt: number,
  count: number,
): Promise<Line[]> {
  const rounds: Rounds = { ours: [], plain: [] }
  for (let round = 0; round < count; round += 1) {
    rounds.ours.push(await drainOurs(places.ours, teacher, `Ours ${rtt}-${round}`))
    const some = teacher.chats.slice(0, IN_LOOP)
    const loop = () => callPlain(places.plain, 'drain', some, `Plain ${rtt}-${round}`)
    rounds.plain.push(await plainRound(places.plain, loop))
  }
  bench.tell(`drained at ${rtt} ms`)
  return linesOf(`${OPS} waiting changes sent, ${rtt} ms there and back`, rounds, NO_RECEIPTS, OPS / IN_LOOP)
}
