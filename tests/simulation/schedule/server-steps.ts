import type { FaultStep } from './fault-steps.ts'

/** Steps that happen on the server: replies are made, limits change, backups are restored. */
export const SERVER_STEPS = {
  'a reply is made': async (world, dice) => {
    const jobs = await world.server.jobs()
    const open = jobs.filter(({ state }) => state === 'waiting' || state === 'running')
    const job = dice.pick(open.sort((one, other) => (one.messageId < other.messageId ? -1 : 1)))
    const attempt = job && (await world.server.claim(job.messageId))
    if (!job || !attempt) return undefined
    world.claims.push({ messageId: job.messageId, attempt })
    const outcome = dice.pick(['running', 'done', 'done', 'failed', 'dies']) ?? 'done'
    if (outcome === 'dies') return 'the worker died'
    await world.server.publish(job.messageId, attempt, { content: `plan ${world.steps}` }, outcome)
    return outcome
  },
  /** The worker may have lost its lease to another, or the reply may be over. */
  'an old worker publishes': async (world, dice) => {
    const claim = dice.pick(world.claims)
    if (!claim) return undefined
    const state = dice.pick(['running', 'done', 'failed']) ?? 'done'
    const taken = await world.server.publish(claim.messageId, claim.attempt, { content: 'late plan' }, state)
    return taken ? `taken as ${state}` : 'turned away'
  },
  'leases run out, and the sweep comes': async (world) => {
    await world.server.loseLeases()
    const [due] = await world.server.sweep()
    const attempt = due && (await world.server.claim(due))
    if (!due || !attempt) return undefined
    await world.server.publish(due, attempt, { content: 'swept plan' }, 'done')
    return 'done'
  },
  'the limit changes': async (world, dice) => {
    const limit = dice.pick([2, 5, 14, 30]) ?? 14
    world.highestLimit = Math.max(world.highestLimit, limit)
    await world.server.setLimit(world.teacher, limit)
    return String(limit)
  },
  'the month ends': async (world) => {
    await world.server.endPeriod(world.teacher)
    return 'ended'
  },
  'new epochs': async (world) => {
    await world.server.newEpochs()
    return 'begun'
  },
  /** Takes a backup; the next time the server goes down and it is restored, which ends with new epochs. */
  backup: async (world) => {
    if (!world.server.backup) return undefined
    if (!world.backup) {
      const restore = world.server.backup()
      const arrived = new Map(world.journal.arrivals)
      world.backup = () => {
        restore()
        world.journal.restored(arrived)
      }
      return 'taken'
    }
    world.network.cut()
    world.backup()
    world.backup = undefined
    world.watch.serverRestored()
    await world.server.newEpochs()
    return 'restored'
  },
} satisfies Record<string, FaultStep>
