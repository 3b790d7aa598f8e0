import { Check, CircleAlert, CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyPage } from '#ui/empty-page.tsx'
import { BarePage } from './bare-page.tsx'
import { cleanText, logError } from './error-log.ts'
import { PartMissing } from './lazy-screen.ts'

/** The last resort: what happened, what is safe, what to do [ERR-01]. */
export function ErrorScreen({ error }: { error: unknown }) {
  useEffect(() => logError('While rendering', error), [error])
  return <BarePage>{error instanceof PartMissing ? <NeedsConnection /> : <Broken error={error} />}</BarePage>
}

function NeedsConnection() {
  return (
    <EmptyPage
      heading="h1"
      margin={<CloudOff className="inline size-5 align-middle" aria-hidden="true" />}
      title="Needs a connection"
      text="This part of the app is not on this device yet. Your work is safe here. Connect once and it opens offline from then on."
      action={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Try again
          </Button>
          <a href="/home" className="btn btn-outline">
            Home
          </a>
        </>
      }
    />
  )
}

function Broken({ error }: { error: unknown }) {
  const text = cleanText(error instanceof Error ? error.message : String(error))
  return (
    <>
      <h1 className="text-xl md:text-2xl">Unexpected Application Error!</h1>
      <div className="sheet margined mt-5 overflow-hidden" role="alert">
        <div className="row bg-blush py-4">
          <span className="in-margin text-error">
            <CircleAlert className="inline size-5 align-middle" aria-hidden="true" />
          </span>
          <p className="on-page break-words">{text}</p>
        </div>
        <div className="row border-t border-base-300 py-4">
          <span className="in-margin text-success">
            <Check className="inline size-5 align-middle" aria-hidden="true" />
          </span>
          <div className="on-page">
            <p className="font-semibold">Your work is safe</p>
            <p className="mt-0.5 text-muted">Your chats and what you were typing are kept on this device.</p>
          </div>
        </div>
      </div>
      <div className="mt-5 grid gap-2.5 md:flex">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
        <a href="/home" className="btn btn-outline">
          Home
        </a>
      </div>
    </>
  )
}
