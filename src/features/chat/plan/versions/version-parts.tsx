import { optionalPart } from '#ui/optional-part.tsx'

/* A plan that was never changed needs none of these. Without their code the plan shows as it is. */

const load = () => import('./version-line.soon.tsx')

export const VersionLine = optionalPart(async () => (await load()).VersionLine)
export const VersionOfRow = optionalPart(async () => (await load()).VersionOfRow)
export const ChangedMark = optionalPart(async () => (await import('./changed-mark.soon.tsx')).ChangedMark)
