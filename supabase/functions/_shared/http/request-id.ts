/** What is used of Node's `AsyncLocalStorage`. */
interface Running {
  getStore(): string | undefined
  run<T>(id: string, work: () => T): T
}

// Deno checks types with Node's own as soon as it sees such an import, and finds none from the folder of the functions.
const HOOKS: string = 'node:async_hooks'
const { AsyncLocalStorage } = (await import(/* @vite-ignore */ HOOKS)) as {
  AsyncLocalStorage: new () => Running
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

const running = new AsyncLocalStorage()

/** The id of the request that is being answered; undefined for work that outlives its answer. */
export const requestId = (): string | undefined => running.getStore()

/**
 * The id that the device gave its request. It stands in the address, because a header of our own would need the consent of
 * every gateway between, and hosts keep addresses in their logs. A caller that gives none gets a new one.
 */
export function idOf(request: Request): string {
  const given = new URL(request.url).searchParams.get('request') ?? ''
  return UUID.test(given) ? given.toLowerCase() : crypto.randomUUID()
}

export const asRequest = <T>(id: string, work: () => Promise<T>): Promise<T> => running.run(id, work)
