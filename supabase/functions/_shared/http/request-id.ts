import { AsyncLocalStorage } from 'node:async_hooks'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

const running = new AsyncLocalStorage<string>()

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
