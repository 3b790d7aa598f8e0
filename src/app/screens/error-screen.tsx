import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { PartMissing } from '#platform/load-part.ts'
import { BrokenPage } from '#ui/broken-page.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyPage } from '#ui/empty-page.tsx'
import { cleanText, logError } from '../start/error-log.ts'
import { BarePage } from './bare-page.tsx'

/** Shown when a screen cannot be drawn [ERR-01]. */
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
  return (
    <BrokenPage
      title="Unexpected Application Error!"
      safe="Your chats and what you were typing are kept on this device."
      actions={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Refresh Page
          </Button>
          <a href="/home" className="btn btn-outline">
            Home
          </a>
        </>
      }
    >
      <p>{cleanText(error instanceof Error ? error.message : String(error))}</p>
    </BrokenPage>
  )
}
