import { dayTime } from '#ui/date.ts'
import type { Version } from './use-versions.ts'

/** The name of a version is the time it was saved. */
export function versionName({ kind, savedAt }: Version, now?: Date): string {
  if (kind === 'original') return 'As it was made'
  return savedAt === null ? 'Saved just now' : dayTime(savedAt, now)
}

/** The device it comes from, and its relation to the current version. */
export function versionDetails({ kind, here, current, conflicting, restored }: Version): string {
  const from = kind === 'original' ? [] : [here ? 'This device' : 'Another device']
  return [
    ...from,
    ...(restored ? ['restored'] : []),
    ...(current ? ['current'] : []),
    ...(conflicting ? ['conflicts with the current one'] : []),
  ].join(' · ')
}
