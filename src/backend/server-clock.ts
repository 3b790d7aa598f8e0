import { backendStorage, keepIfRoom } from './config.ts'

const OFFSET_KEY = 'mahere-clock-offset'
/** Smaller differences are the network's, not the clock's. */
const NOTICEABLE_MS = 5_000

/** Milliseconds to add to this device's clock to get the server's. School laptops are often minutes wrong. */
export function clockOffset(): number {
  const value = Number(backendStorage().getItem(OFFSET_KEY))
  return Number.isFinite(value) ? value : 0
}

export function serverNow(): number {
  return Date.now() + clockOffset()
}

/** `serverTime` in ms, as an answer that has just arrived gives it. */
export function noteServerTime(serverTime: number): void {
  if (!Number.isFinite(serverTime)) return
  const offset = Math.round(serverTime - Date.now())
  if (Math.abs(offset - clockOffset()) < NOTICEABLE_MS) return
  if (Math.abs(offset) < NOTICEABLE_MS) backendStorage().removeItem(OFFSET_KEY)
  else keepIfRoom(OFFSET_KEY, String(offset))
}
