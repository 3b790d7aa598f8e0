import { onDemand } from './on-demand.ts'

/** Saved items as one zip. It is apart from `makeFile`, so that a chat does not carry the list of the files a zip loads. */
export const makeZip = onDemand(async () => (await import('./export-saved.later.ts')).exportSaved)
