import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyPage } from '#ui/empty-page.tsx'
import { useGoBack } from './use-go-back.ts'

interface Props {
  title: string
  text: string
  onRetry?: () => void
  status?: ReactNode
}

/** A ruled page instead of a document: what happened, and the way on. */
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
    </>
  )
  return (
    <main className="mx-auto max-w-[48rem] px-3 py-6 md:py-10">
      <EmptyPage heading="h1" title={title} text={text} action={action} />
    </main>
  )
}
