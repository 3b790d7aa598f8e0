import { readSmall, writeSmall } from '#platform/small-storage.ts'

/* These keys belong to the device, not to a teacher. */
const VISITS_KEY = 'mahere-visits'
const DECLINED_KEY = 'mahere-install-declined'
const COUNTED_KEY = 'mahere-visit-counted'

/** Counts the life of a tab as one visit, however often it comes home. Returns the number of visits so far. */
export function countVisit(): number {
  const before = Number(readSmall(VISITS_KEY)) || 0
  if (isCounted()) return before
  writeSmall(VISITS_KEY, String(before + 1))
  return before + 1
}

/** Marks this tab as counted. In a browser that stores nothing, every visit is the first. */
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

/** The decline is final. */
export function declineInstall(): void {
  writeSmall(DECLINED_KEY, 'yes')
}
