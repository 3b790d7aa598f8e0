/** Thrown when an export is stopped by the code that asked for it */
export class Cancelled extends Error {
  override name = 'Cancelled'
}

/** Work on the main thread that nobody notices, in ms */
const MAX_WORK_MS = 30

/** Lets the browser answer the teacher between two pieces of work. Throws `Cancelled` when asked to stop. */
export async function yieldToMain(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  if (signal?.aborted) throw new Cancelled()
}

/** Called in a loop, yields only when there was work for a while. */
export type MayYield = () => Promise<void>

export function yieldWhenDue(signal: AbortSignal | undefined, workMs = MAX_WORK_MS): MayYield {
  let since = performance.now()
  return async () => {
    if (!signal?.aborted && performance.now() - since < workMs) return
    await yieldToMain(signal)
    since = performance.now()
  }
}
