import { useContext, useState } from 'react'
import { optionalPart } from '#ui/optional-part.tsx'
import { MayCreateContext } from './may-create.tsx'
import { useCreateResource } from './use-create-resource.ts'

/** Rarely shown. Without its code the plans are still a link away, in the sidebar. */
const UpgradeDialog = optionalPart(async () => (await import('./upgrade-dialog.later.tsx')).UpgradeDialog)

/** Makes a resource from a plan. Free users get the upgrade dialog in place of the action [GEN-25]. */
export function useResourceAction(text: string) {
  const way = useContext(MayCreateContext)
  const mayCreate = way === 'yes'
  const { busy, createResource } = useCreateResource(text)
  const [asking, setAsking] = useState(false)
  return {
    busy,
    mayCreate,
    name: mayCreate ? 'Create resource' : 'Upgrade to Generate Resources',
    start: mayCreate ? createResource : () => setAsking(true),
    dialog: asking && !mayCreate && <UpgradeDialog way={way} onClose={() => setAsking(false)} />,
  }
}
