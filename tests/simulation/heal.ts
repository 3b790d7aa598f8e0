import type { OutboxEntry } from '#local-store/outbox-entry.ts'
import type { Device } from './device/device.ts'
import { Dice } from './dice.ts'
import { must } from './violation.ts'
import type { World } from './world.ts'

/** Ticks of 30 s within which a healthy device must have sent everything: over the longest wait between two tries. */
const MAX_TICKS = 24
const TICK_MS = 30_000

/**
 * Everything is well again: network, disks, clocks as they are. Each teacher of each device is signed in for as long as
 * it takes, on one visible tab, with no one touching anything. I14: then the queue empties, and everything comes in.
 */
export async function heal(world: World, seed: number): Promise<void> {
  const dice = new Dice(seed)
  while (world.network.lateCount > 0) await world.network.arriveLate(dice)
  for (const device of world.devices) {
    Object.assign(device, { offline: false, saysOnline: true })
    // The app fills in behind again once the browser tells that there is room; this one tells nothing, so: a reload.
    if (device.disk.wasFull) for (const tab of [...device.tabs]) world.closeTab(tab, dice)
    device.disk.full = false
  }
  await world.settle(dice)
  // Calls held back are released last, so that their answers are long out of date.
  for (const call of world.network.heldBack()) world.network.release(call)
  await world.settle(dice)
  await world.checkNow()
  for (const userId of [world.otherTeacher, world.teacher])
    for (const device of world.devices) await healFor(world, device, userId, dice)
  // The earlier devices have yet to receive what the later ones sent.
  for (const device of world.devices) await ticksUntil(world, device, world.teacher, dice, 'what is new')
}

async function healFor(world: World, device: Device, userId: string, dice: Dice): Promise<void> {
  if (userId !== world.teacher && !device.disk.names().includes(`mahere-${userId}`)) return
  device.signedIn = userId
  const tab = device.tabs[0] ?? world.openTab(device)
  for (const other of device.tabs.filter((one) => one !== tab)) world.closeTab(other, dice)
  if (tab.userId !== userId) tab.enter(userId)
  await ticksUntil(world, device, userId, dice, 'what waits')
}

async function ticksUntil(
  world: World,
  device: Device,
  userId: string,
  dice: Dice,
  what: string,
): Promise<void> {
  for (let tick = 0; tick <= MAX_TICKS; tick++) {
    await world.settle(dice)
    if (await isAtRest(world, device, userId)) return
    device.clock.pass(TICK_MS)
  }
  const stuck = stuckEntries(device.outbox(userId)).map(({ op, state }) => `${op.op} ${state}`)
  const where = JSON.stringify(device.position(userId))
  must(false, 'I14', () => `${device.name} never gets through with ${what}: ${stuck.join(', ') || where}`)
}

async function isAtRest(world: World, device: Device, userId: string): Promise<boolean> {
  const position = device.position(userId)
  const { epoch, head } = await world.server.dump(userId)
  const caughtUp = position?.epoch === epoch && position.cursor >= head && !position.resync
  return caughtUp && position.historyBefore === null && stuckEntries(device.outbox(userId)).length === 0
}

/** I6: only refused messages and saves hold back what follows them, and only in their own chat. */
export function stuckEntries(outbox: OutboxEntry[]): OutboxEntry[] {
  const held = new Set<string>()
  return outbox
    .toSorted((one, other) => one.seq - other.seq)
    .filter((entry) => {
      if (entry.state === 'parked') {
        if (entry.op.op === 'message.send') held.add(entry.lane)
        return false
      }
      return !held.has(entry.lane)
    })
}
