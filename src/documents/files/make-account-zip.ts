import { onDemand } from './on-demand.ts'

/** Everything of a teacher as one zip. It is apart from the other makers, because it is asked for once in a while. */
export const makeAccountZip = onDemand(async () => (await import('./export-account.later.ts')).exportAccount)
