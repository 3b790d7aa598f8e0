import { EmptyPage } from '#ui/empty-page.tsx'

/** What a server answers to an address that nobody knows. The app has the same page for those who are inside it. */
export function NotFoundPage() {
  return (
    <div className="mx-auto max-w-page px-3 py-6 md:px-6 md:py-16">
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
    </div>
  )
}
