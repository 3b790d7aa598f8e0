import type { Page } from 'playwright-core'
import type { Bench } from '../bench.ts'
import type { Line } from '../line.ts'
import { queue, unsent } from '../waiting-changes.ts'
import { callPlain, OPS, type Places, type Teacher } from './places.ts'
import { linesOf, OURS, PLAIN, type Round, RXDB, timedRound } from './rounds.ts'
import { callRxdb, type RxdbSide } from './rxdb.ts'
import { watchTraffic } from './traffic.ts'

/** A loop of 500 calls at 400 ms would take minutes and tell no more than its first 100. */
const IN_LOOP = 100
const ROW_BY_ROW =
  'no: a call for each row, and each stands alone; a row that changed elsewhere is asked for again. Its changes wait on the device'
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
  side: RxdbSide,
  rtt: number,
  count: number,
): Promise<Line[]> {
  const ours: Round[] = []
  const plain: Round[] = []
  const rxdb: Round[] = []
  for (let round = 0; round < count; round += 1) {
    ours.push(await drainOurs(places.ours, teacher, `Ours ${rtt}-${round}`))
    const some = teacher.chats.slice(0, IN_LOOP)
    const loop = () => callPlain(places.plain, 'drain', some, `Plain ${rtt}-${round}`)
    plain.push(await timedRound(places.plain, loop))
    const theirs = () => callRxdb(places.rxdb, 'drain', side.teacher.chats, `RxDB ${rtt}-${round}`)
    rxdb.push(await timedRound(places.rxdb, theirs))
  }
  bench.tell(`drained at ${rtt} ms`)
  return linesOf(`${OPS} waiting changes sent, ${rtt} ms there and back`, [
    { by: OURS, rounds: ours },
    { by: RXDB, rounds: rxdb, note: ROW_BY_ROW },
    { by: PLAIN, rounds: plain, note: NO_RECEIPTS, times: OPS / IN_LOOP },
  ])
}
