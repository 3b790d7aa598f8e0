import { dayTime } from '#ui/date.ts'
import type { Version } from './use-versions.ts'

/** What a version is called: when it was saved. */
export function versionName({ kind, savedAt }: Version, now?: Date): string {
  if (kind === 'original') return 'As it was made'
  return savedAt === null ? 'Saved just now' : dayTime(savedAt, now)
}

/** Where it comes from, and what it is to the resource. */
export function versionDetails({ kind, here, current, beside, restored }: Version): string {
  const from = kind === 'original' ? [] : [here ? 'This device' : 'Another device']
  return [
    ...from,
    ...(restored ? ['restored'] : []),
    ...(current ? ['current'] : []),
    ...(beside ? ['saved beside the current one'] : []),
  ].join(' · ')
}
