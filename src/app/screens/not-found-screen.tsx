import { EmptyPage } from '#ui/empty-page.tsx'
import { BarePage } from './bare-page.tsx'

export function NotFoundScreen() {
  return (
    <BarePage>
      <EmptyPage
        margin="404"
        heading="h1"
        title="Oops! Page not found"
        text="This page of the book is blank. The address may have a typo, or the page has moved."
        action={
          <a href="/" className="btn btn-primary">
            Return to Home
          </a>
        }
      />
    </BarePage>
  )
}
