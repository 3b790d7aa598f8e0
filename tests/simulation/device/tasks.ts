/*
 * The only engine of a simulated device. IndexedDB queues its work with setImmediate; here that queue belongs to the
 * simulation, which runs it task by task. So a run depends on nothing but its seed, and a tab can be killed between any
 * two tasks.
 */
const queue: (() => void)[] = []
const nextTurn = globalThis.setImmediate

/** Must be called before a schedule opens its first database. */
export function takeOverTasks(): void {
  if (globalThis.setImmediate !== nextTurn) return
  globalThis.setImmediate = ((task: () => void) => void queue.push(task)) as unknown as typeof setImmediate
  // Records are plain JSON; the engine's own clone costs a third of a schedule.
  const clone = globalThis.structuredClone
  globalThis.structuredClone = ((value: unknown) => clonePlain(value, clone)) as typeof structuredClone
}

/** A whole turn of the event loop, so that every promise that can settle has settled. */
export const settled = () => new Promise<void>((resolve) => nextTurn(resolve))

/** Runs tasks until none is left, or `most` have run. Answers how many ran. */
export async function runTasks(most = Number.POSITIVE_INFINITY): Promise<number> {
  await settled()
  let ran = 0
  while (ran < most) {
    const task = queue.shift()
    if (!task) break
    task()
    ran += 1
    await settled()
  }
  return ran
}

export function forgetTasks(): void {
  queue.length = 0
}

function clonePlain(value: unknown, clone: typeof structuredClone): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return clone(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => clonePlain(item, clone))
  const proto = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) return clone(value)
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copy[key] = clonePlain((value as Record<string, unknown>)[key], clone)
  return copy
}
