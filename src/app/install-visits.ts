import { readSmall, writeSmall } from '#platform/small-storage.ts'

/* Of this device, not of a teacher. */
const VISITS_KEY = 'mahere-visits'
const DECLINED_KEY = 'mahere-install-declined'
const COUNTED_KEY = 'mahere-visit-counted'

/** A tab's life is one visit, however often it comes home. Answers how many there were with this one. */
export function countVisit(): number {
  const before = Number(readSmall(VISITS_KEY)) || 0
  if (isCounted()) return before
  writeSmall(VISITS_KEY, String(before + 1))
  return before + 1
}

/** From now on, it is. Where the browser keeps nothing for us, every visit is the first. */
function isCounted(): boolean {
  try {
    const counted = sessionStorage.getItem(COUNTED_KEY) !== null
    sessionStorage.setItem(COUNTED_KEY, 'yes')
    return counted
  } catch {
    return true
  }
}

export const hasDeclinedInstall = (): boolean => readSmall(DECLINED_KEY) !== null

/** For good. */
export function declineInstall(): void {
  writeSmall(DECLINED_KEY, 'yes')
}
