import { Dice } from '../dice.ts'
import { heal } from '../heal.ts'
import { checkAtRest } from '../invariants-at-rest.ts'
import { Violation } from '../violation.ts'
import { World, type WorldOptions } from '../world.ts'
import { DEVICE_STEPS } from './device-steps.ts'
import { FAULT_STEPS, someTab } from './fault-steps.ts'
import { SERVER_STEPS } from './server-steps.ts'
import { TEACHER_STEPS, type TeacherStep } from './teacher-steps.ts'

const FAULTS = { ...FAULT_STEPS, ...DEVICE_STEPS, ...SERVER_STEPS }
type Kind = keyof typeof TEACHER_STEPS | keyof typeof FAULTS

/** One step: what, and the seed of the choices within it. */
export interface Step {
  kind: Kind
  seed: number
}

const WEIGHTS: Record<Kind, number> = {
  'send in a new chat': 4,
  'send in an old chat': 7,
  'send two in a row': 2,
  star: 5,
  unstar: 3,
  'file a saved item': 5,
  rename: 4,
  'delete a chat': 2,
  'save an edit': 5,
  'put on the shelf': 4,
  'take off the shelf': 2,
  'take a copy from the shelf': 1,
  'change the class': 1.5,
  'stop a reply': 2,
  'retry a reply': 2,
  'send a waiting change again': 2,
  'discard a waiting change': 2,
  'load a chat': 5,
  look: 3,
  network: 22,
  'a held answer comes': 6,
  'a late request arrives': 3,
  offline: 2,
  'tab killed': 2,
  'tab killed midway': 5,
  'storage aborts': 2,
  'disk full': 2,
  'disk cleared': 0.4,
  'clock jumps': 1.5,
  'lock lost': 3,
  sync: 9,
  'a request gets through': 12,
  'time passes': 6,
  nudge: 4,
  'another tab opens': 2,
  'another teacher signs in': 1.5,
  'upgrade with waiting entries': 0.8,
  'signed out by force': 0.7,
  'signs out, discarding': 0.4,
  'a reply is made': 5,
  'an old worker publishes': 2,
  'leases run out, and the sweep comes': 1.5,
  'the limit changes': 1.5,
  'the month ends': 0.7,
  'new epochs': 0.7,
  backup: 1,
}

const LENGTH = 36

/** Most schedules begin with something to star, edit, rename and delete. */
const BEGINNING: Kind[] = [
  ...(['send in a new chat', 'send in a new chat', 'send in an old chat', 'sync'] as const),
  ...(['a reply is made', 'save an edit', 'star', 'sync'] as const),
]

export function stepsOf(seed: number): Step[] {
  const dice = new Dice(seed)
  const begun = dice.chance(0.75) ? BEGINNING : []
  const length = LENGTH / 2 + dice.below(LENGTH)
  const kinds = [...begun, ...Array.from({ length }, () => dice.weighted(WEIGHTS))]
  return kinds.map((kind) => ({ kind, seed: dice.below(2 ** 31) }))
}

export interface Outcome {
  violation?: { invariant: string; message: string }
  /** The log of the schedule, one line a step. */
  told: string[]
  counts: Map<string, number>
}

/** Runs the steps, heals everything, and holds the outcome against the invariants. */
export async function runSchedule(options: WorldOptions, steps: Step[]): Promise<Outcome> {
  const world = new World(options)
  const told: string[] = []
  try {
    await world.begin()
    for (const step of steps) await runStep(world, step, told)
    told.push('everything is well again')
    await heal(world, options.seed)
    checkAtRest(world, await world.checkNow())
  } catch (error) {
    const invariant = error instanceof Violation ? error.invariant : 'a bug'
    const message = error instanceof Violation ? error.message : String((error as Error).stack ?? error)
    return { violation: { invariant, message }, told, counts: world.counts }
  }
  return { told, counts: world.counts }
}

async function runStep(world: World, { kind, seed }: Step, told: string[]): Promise<void> {
  const dice = new Dice(seed)
  const at = told.push(kind) - 1
  const what =
    kind in TEACHER_STEPS
      ? await teach(world, kind as keyof typeof TEACHER_STEPS, dice)
      : await FAULTS[kind as keyof typeof FAULTS](world, dice)
  if (what === undefined) {
    told.splice(at, 1)
    return
  }
  if (kind !== 'network') world.count(kind)
  told[at] = `${kind}: ${what}`
  await world.check()
}

async function teach(
  world: World,
  kind: keyof typeof TEACHER_STEPS,
  dice: Dice,
): Promise<string | undefined> {
  const tab = someTab(world, dice)
  const act: TeacherStep = TEACHER_STEPS[kind]
  const what = tab && (await act(world, tab, dice))
  return what && `${tab.device.name}, ${what}`
}
