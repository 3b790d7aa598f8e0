interface Host {
  Deno?: { env: { get(name: string): string | undefined } }
  EdgeRuntime?: { waitUntil(work: Promise<unknown>): void }
}
const host = globalThis as Host

/** A setting of the server, or undefined. A setting that may not be read counts as not set. */
export function setting(name: string): string | undefined {
  try {
    return host.Deno?.env.get(name) || undefined
  } catch {
    return undefined
  }
}

export function neededSetting(name: string): string {
  const value = setting(name)
  if (value === undefined) throw new Error(`the setting ${name} is missing`)
  return value
}

/** Keeps the function alive until `work` ends, after the answer has gone out. */
export function afterAnswer(work: Promise<unknown>): void {
  const logged = work.catch((error) => console.error('In the background:', error))
  host.EdgeRuntime?.waitUntil(logged)
}
