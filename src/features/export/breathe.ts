export class Cancelled extends Error {
  override name = 'Cancelled'
}

/** Shorter than anybody notices */
const WORK_MS = 30

/** Lets the page answer its teacher between two pieces of work. Throws `Cancelled` when asked to stop. */
export async function breathe(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  if (signal?.aborted) throw new Cancelled()
}

/** For long loops: breathes whenever there was work for a while. */
export function breather(signal: AbortSignal | undefined): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (!signal?.aborted && performance.now() - since < WORK_MS) return
    await breathe(signal)
    since = performance.now()
  }
}
