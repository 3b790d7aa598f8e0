import { BrokenPage } from '#ui/broken-page.tsx'
import { Button } from '#ui/button.tsx'
import { BROKEN, KEPT } from './broken-words.ts'
import { ReportError } from './report-error.tsx'

interface Props {
  error: unknown
  /** The error's message without anything private. */
  text: string
}

/** A screen that cannot be drawn [ERR-01]: what happened, what is kept, the ways on and the report. */
export function BrokenScreen({ error, text }: Props) {
  return (
    <>
      <BrokenPage
        title={BROKEN}
        safe={KEPT}
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
        <p>{text}</p>
      </BrokenPage>
      <ReportError error={error} />
    </>
  )
}
