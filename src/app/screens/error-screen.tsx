import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { PartMissing } from '#platform/load-part.ts'
import { Button } from '#ui/button.tsx'
import { EmptyPage } from '#ui/empty-page.tsx'
import { optionalPart } from '#ui/optional-part.tsx'
import { cleanText, logError } from '../start/error-log.ts'
import { BarePage } from './bare-page.tsx'
import { BROKEN, KEPT } from './broken-words.ts'

interface ErrorScreenProps {
  error: unknown
  /** True for a screen that can do nothing without the server, so that no device keeps it (`x.online.tsx`). */
  onlineOnly?: boolean
}

/** Shown when a screen cannot be drawn [ERR-01]. */
export function ErrorScreen({ error, onlineOnly = false }: ErrorScreenProps) {
  useEffect(() => logError('While rendering', error), [error])
  return (
    <BarePage>
      {error instanceof PartMissing ? <NeedsConnection onlineOnly={onlineOnly} /> : <Broken error={error} />}
    </BarePage>
  )
}

/** The error screen of a page that works online only. */
export const OnlineErrorScreen = ({ error }: { error: unknown }) => <ErrorScreen error={error} onlineOnly />

const ONLINE_ONLY = 'This page works online only. Your chats and saved work open without a connection.'
const NOT_YET =
  'This part of the app is not on this device yet. Your work is safe here. Connect once and it opens offline from then on.'

function NeedsConnection({ onlineOnly }: { onlineOnly: boolean }) {
  return (
    <EmptyPage
      heading="h1"
      margin={<CloudOff className="inline size-5 align-middle" aria-hidden="true" />}
      title="Needs a connection"
      text={onlineOnly ? ONLINE_ONLY : NOT_YET}
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

/** The text is here at once; the rest of the screen may be missing on a device that is offline. */
function Broken({ error }: { error: unknown }) {
  const text = cleanText(error instanceof Error ? error.message : String(error))
  return <WholeBrokenScreen error={error} text={text} />
}

const WholeBrokenScreen = optionalPart(
  async () => (await import('./broken-screen.tsx')).BrokenScreen,
  BriefBrokenScreen,
)

function BriefBrokenScreen({ text }: { text: string }) {
  return (
    <EmptyPage
      heading="h1"
      title={BROKEN}
      text={`${text} ${KEPT}`}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
      }
    />
  )
}
