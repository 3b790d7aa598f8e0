import { hasCapital, useComposerText } from '#session/composer-text.ts'
import { optionalPart } from '#ui/optional-part.tsx'
import type { NameGuardProps } from './name-guard.soon.tsx'

/** Offline before its list of names was ever here, nothing is asked. */
const NameGuard = optionalPart(async () => (await import('./name-guard.soon.tsx')).NameGuard)

/** Loads with the first capital letter, which may begin a name. */
export function NameGuardSlot(props: NameGuardProps) {
  const mayHoldName = useComposerText(hasCapital)
  return mayHoldName && <NameGuard {...props} />
}
