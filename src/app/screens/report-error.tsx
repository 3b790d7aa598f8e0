import { draftContactMessage } from '#platform/contact-draft.ts'
import { Button } from '#ui/button.tsx'
import { errorReport } from '../start/error-report.ts'

/** Offers to report an error. Nothing is sent from here: the contact page shows the whole report, and sends it when told. */
export function ReportError({ error }: { error: unknown }) {
  const report = () => {
    draftContactMessage('Error report', errorReport(error))
    window.location.assign('/contact-us')
  }
  return (
    <details className="mt-5 px-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
        Report this error
      </summary>
      <p className="measure mt-1">
        The report says what broke, on which screen and in which browser. None of your chats, plans or pupils’
        names are in it. Nothing is sent before you have read it and pressed Send Message.
      </p>
      <pre className="mt-2 max-h-60 overflow-auto rounded-box border border-base-300 p-3 text-sm whitespace-pre-wrap">
        {errorReport(error)}
      </pre>
      <Button className="mt-2" onClick={report}>
        Continue with this report
      </Button>
    </details>
  )
}
