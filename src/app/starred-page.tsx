import type { ItemType } from '#domain/rows.ts'
import { Spinner } from '#ui/spinner.tsx'
import { lazyPart } from './lazy-screen.ts'
import { servicesReady } from './services-ready.ts'

const StarredScreen = lazyPart(
  async () => {
    const [screen] = await Promise.all([import('#features/starred/starred-screen.tsx'), servicesReady()])
    return screen.StarredScreen
  },
  <Spinner label="Opening the list" className="p-6" />,
)

export function StarredPage({ itemType }: { itemType: ItemType }) {
  return <StarredScreen itemType={itemType} />
}
