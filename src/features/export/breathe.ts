export class Cancelled extends Error {
  override name = 'Cancelled'
}

/** Lets the page answer its teacher between two pieces of work. Throws `Cancelled` when asked to stop. */
export async function breathe(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  if (signal?.aborted) throw new Cancelled()
}
