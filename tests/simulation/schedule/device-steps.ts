import { createFirstRelease } from '../../local-store/support/first-release.ts'
import { type FaultStep, someDevice, someTab } from './fault-steps.ts'

/** Steps that happen on devices without a fault: time, nudges, tabs, people. */
export const DEVICE_STEPS = {
  /** A sound network for a while. */
  sync: async (world, dice) => {
    await world.settle(dice)
    return 'settled'
  },
  /** One or two requests get through, in any order. */
  'a request gets through': async (world, dice) => {
    let told: string | undefined
    for (let calls = 1 + dice.below(3); calls > 0; calls--) {
      const call = dice.pick(world.network.asked())
      if (!call) break
      await world.deliver(call, 'ok')
      told = `${told ? `${told}, ` : ''}${call.name} of ${call.tab.device.name}`
    }
    return told
  },
  'time passes': async (world, dice) => {
    const ms = dice.pick([1_500, 30_000, 30_000, 300_000]) ?? 30_000
    for (const device of world.devices) device.clock.pass(ms)
    await world.rest()
    return `${ms / 1000} s`
  },
  /** A nudge, or the same one twice. Those that never come are no step at all. */
  nudge: async (world, dice) => {
    const tab = someTab(world, dice)
    tab?.nudge()
    if (dice.chance(0.3)) tab?.nudge()
    await world.rest()
    return tab?.device.name
  },
  'another tab opens': async (world, dice) => {
    const device = someDevice(world, dice)
    if (device.tabs.length >= 2) return undefined
    world.openTab(device)
    await world.rest()
    return device.name
  },
  /** Mid-flight: what the former teacher's tabs still have on the way goes on. */
  'another teacher signs in': async (world, dice) => {
    const device = world.devices[0]
    if (!device) return undefined
    device.signedIn = device.signedIn === world.teacher ? world.otherTeacher : world.teacher
    const [first, ...others] = device.tabs
    first?.enter(device.signedIn)
    if (dice.chance(0.7)) for (const tab of others) tab.enter(device.signedIn)
    await world.rest()
    return `${device.signedIn === world.teacher ? 'the first' : 'the other'} on ${device.name}`
  },
  /** The first release was here until now; what waits is its work. */
  'upgrade with waiting entries': async (world, dice) => {
    const device = someDevice(world, dice)
    const ofShelf = (userId: string) => device.outbox(userId).some(({ op }) => op.op === 'shelf.set')
    if (world.users.some(ofShelf)) return undefined // the first release knew no shelf
    for (const tab of [...device.tabs]) world.closeTab(tab, dice)
    await world.rest()
    for (const name of device.disk.names().filter((one) => world.users.includes(one.slice('mahere-'.length))))
      await world.perform(device.disk.rewrite(name, createFirstRelease))
    world.openTab(device)
    await world.rest()
    return device.name
  },
  'signed out by force': async (world, dice) => {
    const tab = someTab(world, dice)
    if (!tab?.userId) return undefined
    const { device, userId } = tab
    for (const other of device.tabs) if (other.userId === userId) other.leave()
    await world.rest()
    world.journal.lockAway(device, userId)
    await world.perform(tab.app.purgeSyncedRows(userId).catch(toleratingFullDisk(device.disk.full)))
    for (const other of device.tabs) if (!other.userId) other.enter(device.signedIn)
    await world.rest()
    return device.name
  },
  'signs out, discarding': async (world, dice) => {
    const tab = someTab(world, dice)
    if (!tab?.userId) return undefined
    const { device, userId } = tab
    for (const other of device.tabs) if (other.userId === userId) other.leave()
    await world.rest()
    world.journal.forget('discarded', (intent) => intent.device === device && intent.userId === userId)
    await world.perform(tab.app.deleteStore(userId))
    device.diskNumber += 1
    for (const other of device.tabs) if (!other.userId) other.enter(device.signedIn)
    await world.rest()
    return device.name
  },
} satisfies Record<string, FaultStep>

/** The app's callers go on when the storage refuses, and so does this step. */
const toleratingFullDisk = (full: boolean) => (error: unknown) => {
  if (!full) throw error
}
