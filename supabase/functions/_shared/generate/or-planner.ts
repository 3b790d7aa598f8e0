import type { Provider } from './provider.ts'

/** A provider whose failed replies the built-in planner writes, when the teacher says so. */
export function orPlanner(provider: Provider, planner: Provider): Provider {
  return {
    name: provider.name,
    offers: 'planner',
    async write(job, input, signal) {
      if (input.writer !== 'planner') return provider.write(job, input, signal)
      // Nothing of the other writer's sections is kept: two half documents are no whole one.
      return { ...(await planner.write(job, input, signal)), resumed: true }
    },
  }
}
