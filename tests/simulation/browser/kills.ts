import type { Device } from './device.ts'
import type { NetworkProxy } from './proxy.ts'
import { pause } from './proxy.ts'
import type { Random } from './random.ts'
import type { Moments } from './teacher.ts'

export type KillMode =
  /** The text is in the box, not sent yet. */
  | 'typed'
  /** The kill comes in the same instant as the tap. */
  | 'tapped'
  /** The device has it, the network has not heard of it. */
  | 'taken'
  /** The request is on the line; the server never hears of it. */
  | 'arriving'
  /** The server has written it; the device never hears of that. */
  | 'answered'
  /** The kill comes in the middle of a reply. */
  | 'reply'
  /** The kill comes by the clock, whatever is going on. */
  | 'whenever'

const WEIGHTS: Record<KillMode, number> = {
  typed: 10,
  tapped: 22,
  taken: 20,
  arriving: 14,
  answered: 16,
  reply: 8,
  whenever: 10,
}
/** How long to wait for the moment before the browser is killed all the same. */
const PATIENCE_MS = 3_000

export interface Kill {
  mode: KillMode
  /** Kills from now on when its moment comes: some moments are the action's, some the line's. */
  arm(): Moments
  /** Runs after the action and carries out the kill. */
  finish(): Promise<void>
}

export function chooseKill(random: Random, device: Device, proxy: NetworkProxy): Kill {
  const mode = random.weighted(WEIGHTS)
  let stop = () => {}
  const kill = device.killer()
  const killSoon = (most: number) => void setTimeout(kill, random.between(0, most))
  const seize = (path: string, moment: 'arriving' | 'answered') =>
    proxy.watch((called, when) => {
      if (!called.includes(path) || when !== moment) return false
      kill()
      return true
    })
  const arm: Record<KillMode, () => Moments> = {
    typed: () => ({
      typed: async () => {
        await pause(random.between(0, 3_000))
        await device.kill()
      },
    }),
    tapped: () => ({ tapped: () => killSoon(40) }),
    taken: () => ({ taken: kill }),
    arriving: () => {
      stop = seize('/rpc/apply_ops', 'arriving')
      return {}
    },
    answered: () => {
      stop = seize('/rpc/apply_ops', 'answered')
      return {}
    },
    reply: () => {
      stop = proxy.watch((called, when) => {
        if (called.includes('/secure-webhook-sender') && when === 'answered') killSoon(400)
        return false
      })
      return {}
    },
    whenever: () => {
      killSoon(2_500)
      return {}
    },
  }
  return {
    mode,
    arm: () => arm[mode](),
    async finish() {
      for (const end = Date.now() + PATIENCE_MS; device.alive && Date.now() < end; ) await pause(50)
      stop()
      await device.kill()
    },
  }
}
