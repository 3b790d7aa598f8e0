import type { Device } from '../device/device.ts'
import type { Tab } from '../device/tab.ts'
import { runTasks } from '../device/tasks.ts'
import type { Dice } from '../dice.ts'
import type { Fate } from '../network.ts'
import type { World } from '../world.ts'
import { TEACHER_STEPS, type TeacherStep } from './teacher-steps.ts'

/** Injects a fault. Answers which one, or undefined when there was nothing to break. */
export type FaultStep = (world: World, dice: Dice) => Promise<string | undefined>

const DAY = 86_400_000

const FATE_WEIGHTS: Record<Fate, number> = {
  ok: 0,
  'request dropped': 3,
  'answer dropped after commit': 5,
  'request arrives after the time-out': 3,
  'answer held back': 6,
  'request doubled': 2,
  'under the other teacher’s token': 1,
  '401': 2,
  '403 JSON': 1,
  '413': 1,
  '429': 1,
  '500': 1,
  '500 after commit': 2,
  'HTML with 200': 1,
  'other JSON with 200': 1,
}

export const FAULT_STEPS = {
  /** One request meets a fate, the others wait. */
  network: async (world, dice) => {
    const call = dice.pick(world.network.asked())
    const fate = dice.weighted(FATE_WEIGHTS)
    if (!call) return undefined
    if (fate === 'under the other teacher’s token') call.asUser = otherThan(world, call.asUser)
    await world.deliver(call, fate)
    return `${call.name} of ${call.tab.device.name}: ${fate}`
  },
  'a held answer comes': async (world, dice) => {
    const call = dice.pick(world.network.heldBack())
    if (!call) return undefined
    world.network.release(call)
    await world.rest()
    return `${call.name} of ${call.tab.device.name}`
  },
  'a late request arrives': async (world, dice) => {
    if (world.network.lateCount === 0) return undefined
    await world.network.arriveLate(dice)
    return 'arrived'
  },
  offline: async (world, dice) => {
    const device = someDevice(world, dice)
    device.offline = !device.offline
    device.saysOnline = dice.chance(0.3) || !device.offline
    if (!device.offline) for (const { app, userId } of device.tabs) if (userId) app.requestSync()
    await world.rest()
    return `${device.name} ${device.offline ? 'lost' : 'found'} the network`
  },
  'tab killed': async (world, dice) => {
    const tab = someTab(world, dice)
    if (!tab) return undefined
    world.closeTab(tab, dice)
    await world.rest()
    if (tab.device.tabs.length === 0 || dice.chance(0.3)) world.openTab(tab.device)
    await world.rest()
    return tab.device.name
  },
  'tab killed midway': killMidway,
  'storage aborts': async (world, dice) => {
    const device = someDevice(world, dice)
    for (const { app, userId } of device.tabs) if (userId) app.requestSync()
    await runTasks(dice.below(12))
    const broke = device.disk.abortOne()
    await world.rest()
    return broke ? device.name : undefined
  },
  'disk full': async (world, dice) => {
    const device = someDevice(world, dice)
    device.disk.full = !device.disk.full
    await world.rest()
    return `${device.name} ${device.disk.full ? 'is full' : 'has room'}`
  },
  'disk cleared': async (world, dice) => {
    const device = someDevice(world, dice)
    for (const tab of [...device.tabs]) world.closeTab(tab, dice)
    await world.rest()
    world.journal.forget('evicted', (intent) => intent.device === device)
    device.disk.evict()
    device.diskNumber += 1
    world.openTab(device)
    await world.rest()
    return device.name
  },
  'clock jumps': async (world, dice) => {
    const device = someDevice(world, dice)
    device.clock.skew = dice.pick([0, DAY, -DAY, device.clock.skew - 3_600_000]) ?? 0
    return `${device.name} is off by ${device.clock.skew / 1000} s`
  },
  'lock lost': async (world, dice) => {
    const device = someDevice(world, dice)
    if (!device.locks.lose()) return undefined
    for (const { app, userId } of device.tabs) if (userId) app.requestSync()
    await world.rest()
    return device.name
  },
} satisfies Record<string, FaultStep>

/** The tab is killed between any two of its steps: while it saves, while it sends, while it writes an answer down. */
async function killMidway(world: World, dice: Dice): Promise<string | undefined> {
  const tab = someTab(world, dice)
  if (!tab?.db) return undefined
  const { device } = tab
  const names = Object.keys(TEACHER_STEPS) as (keyof typeof TEACHER_STEPS)[]
  const name = dice.chance(0.4) ? dice.pick(names) : undefined
  const act = name && (TEACHER_STEPS[name] as TeacherStep)
  if (act) await act(world, tab, dice)
  else tab.app.requestSync()
  for (let left = dice.below(60); left > 0; ) {
    const ran = await runTasks(left)
    left -= Math.max(1, ran)
    const call = dice.pick(world.network.asked().filter((other) => other.tab === tab))
    if (ran === 0 && !call) break
    if (ran === 0 && call) await world.network.deliver(call, 'ok')
  }
  world.closeTab(tab, dice)
  await world.rest()
  world.openTab(device)
  await world.rest()
  return `${device.name}, at ${name ?? 'sync'}`
}

function otherThan(world: World, userId: string): string {
  return userId === world.teacher ? world.otherTeacher : world.teacher
}

export function someDevice(world: World, dice: Dice): Device {
  return dice.pick(world.devices) as Device
}

export function someTab(world: World, dice: Dice): Tab | undefined {
  return dice.pick(world.devices.flatMap(({ tabs }) => tabs).filter(({ userId }) => userId))
}
