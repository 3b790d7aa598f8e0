import { createRoute, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tokenOf } from '#features/shared-page/share-token.ts'
import { Spinner } from '#ui/spinner.tsx'
import { rootRoute } from '../root.tsx'
import { BarePage } from '../screens/bare-page.tsx'
import { OnlineErrorScreen } from '../screens/error-screen.tsx'
import { storePart } from '../start/store-part.ts'

const SharedScreen = storePart(
  async () => (await import('#features/shared-page/shared-screen.online.tsx')).SharedScreen,
  <Spinner label="Opening the shared page" className="p-6" />,
)

/**
 * A link to one shared document leads here, with or without an account. What opens it stands behind the #, so that it is in
 * no server's log and in no referrer.
 */
export const sharedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shared',
  component: function Shared() {
    const { hash } = useLocation()
    useNoIndex()
    return (
      <BarePage>
        <SharedScreen token={tokenOf(hash)} />
      </BarePage>
    )
  },
  errorComponent: OnlineErrorScreen,
})

/** The server says the same in a header; a search engine that runs the page sees it here too. */
function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'robots', content: 'noindex, nofollow' })
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}
