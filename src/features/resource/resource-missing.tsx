import { Link } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { EmptyPage } from '#ui/empty-page.tsx'
import { useGoBack } from './use-go-back.ts'

/** Shown for a resource that this device lacks while it is offline */
export const NOT_ON_DEVICE = {
  title: 'This resource is not on this device yet',
  text: 'You are offline. Connect once and it opens offline from then on.',
}

interface Props {
  title: string
  text: string
  onRetry?: () => void
}

/** A ruled page in place of a document: it says what happened, and what to do. */
export function ResourceMissing({ title, text, onRetry }: Props) {
  const goBack = useGoBack()
  const action = (
    <>
      {onRetry && (
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      )}
      <Button variant={onRetry ? 'outline' : 'primary'} onClick={goBack}>
        Go Back
      </Button>
      <Link to="/my-resources" className="btn btn-ghost">
        My Resources
      </Link>
      <Link to="/home" className="btn btn-ghost">
        Home
      </Link>
    </>
  )
  return (
    <main className="mx-auto max-w-[48rem] px-3 py-6 md:py-10">
      <EmptyPage heading="h1" title={title} text={text} action={action} />
    </main>
  )
}
