import { useOffline } from '#session/connection.ts'
import { EmptyPage } from '#ui/empty-page.tsx'
import { BarePage } from './bare-page.tsx'

const OFFLINE = 'You are offline, and this page is not on this device. Open it again once you are connected.'

/** Without a network nobody knows whether there is such a page: it may be one that the worker leaves to the server. */
export function NotFoundScreen() {
  const offline = useOffline()
  return (
    <BarePage>
      <EmptyPage
        margin="404"
        heading="h1"
        title="Oops! Page not found"
        text={
          offline
            ? OFFLINE
            : 'This page of the book is blank. The address may have a typo, or the page has moved.'
        }
        action={
          <a href="/" className="btn btn-primary">
            Return to Home
          </a>
        }
      />
    </BarePage>
  )
}
