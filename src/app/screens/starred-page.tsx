import type { ItemType } from '#domain/rows.ts'
import { Spinner } from '#ui/spinner.tsx'
import { storePart } from '../start/store-part.ts'

const StarredScreen = storePart(
  async () => (await import('#features/starred/starred-screen.soon.tsx')).StarredScreen,
  <Spinner label="Opening the list" className="p-6" />,
)

export function StarredPage({ itemType }: { itemType: ItemType }) {
  return <StarredScreen itemType={itemType} />
}
