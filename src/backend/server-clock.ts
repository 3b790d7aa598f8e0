import { backendStorage, keepIfRoom } from './config.ts'

const OFFSET_KEY = 'mahere-clock-offset'
/** Smaller differences come from the network rather than from the clock. */
const NOTICEABLE_MS = 5_000

/** The milliseconds to add to this device's clock to get the server's. The clocks of school laptops are often minutes wrong. */
export function clockOffset(): number {
  const value = Number(backendStorage().getItem(OFFSET_KEY))
  return Number.isFinite(value) ? value : 0
}

export function serverNow(): number {
  return Date.now() + clockOffset()
}

/** Notes the server's time, in milliseconds, from an answer that has just arrived. */
export function noteServerTime(serverTime: number): void {
  if (!Number.isFinite(serverTime)) return
  const offset = Math.round(serverTime - Date.now())
  if (Math.abs(offset - clockOffset()) < NOTICEABLE_MS) return
  if (Math.abs(offset) < NOTICEABLE_MS) backendStorage().removeItem(OFFSET_KEY)
  else keepIfRoom(OFFSET_KEY, String(offset))
}
