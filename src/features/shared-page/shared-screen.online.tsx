import { FileDown, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { readShare, type SharedDocument } from '#backend/sharing/shares.ts'
import { makeFile } from '#documents/files/make-file.ts'
import { PreviewFrame } from '#documents/html/preview-frame.tsx'
import { Button } from '#ui/button.tsx'
import { dayMonth } from '#ui/date.ts'
import { EmptyPage } from '#ui/empty-page.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { type ShareProblem, shareProblem } from './share-problem.ts'

export interface SharedScreenProps {
  /** The secret part of the link. */
  token: string
}

type Shown =
  | { state: 'loading' }
  | { state: 'ready'; share: Ready }
  | { state: 'problem'; problem: ShareProblem }
type Ready = Extract<SharedDocument, { status: 'done' }>

/** One document that a teacher shared, to read, print and take away as a PDF. Nothing of it is kept on this device. */
export function SharedScreen({ token }: SharedScreenProps) {
  const [shown, setShown] = useState<Shown>({ state: 'loading' })
  const [asked, setAsked] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again counts up `asked`
  useEffect(() => {
    let left = false
    setShown({ state: 'loading' })
    void ask(token).then((answer) => {
      if (!left) setShown(answer)
    })
    return () => {
      left = true
    }
  }, [token, asked])

  if (shown.state === 'loading') return <Spinner label="Opening the shared page" className="p-6" />
  if (shown.state === 'ready') return <SharedPage share={shown.share} />
  const { title, text, mayRetry } = shown.problem
  return (
    <EmptyPage
      heading="h1"
      title={title}
      text={text}
      action={
        mayRetry && (
          <Button variant="primary" onClick={() => setAsked(asked + 1)}>
            Try again
          </Button>
        )
      }
    />
  )
}

async function ask(token: string): Promise<Shown> {
  const answer = await readShare(token)
  if (answer.ok && answer.value.status === 'done') return { state: 'ready', share: answer.value }
  const reason = answer.ok && answer.value.status === 'refused' ? answer.value.reason : 'unreachable'
  return { state: 'problem', problem: shareProblem(reason) }
}

function SharedPage({ share: { title, html, shared_at, ends_at } }: { share: Ready }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const name = title || 'Shared document'
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="line-clamp-3 text-2xl wrap-anywhere">{name}</h1>
          <p className="text-sm text-muted">
            Shared by a teacher on {dayMonth(shared_at)}, to read and print. The link works until{' '}
            {dayMonth(ends_at)}.
          </p>
        </div>
        <div className="flex gap-2">
          <Button onClick={() => frame.current?.contentWindow?.print()}>
            <Printer className="size-5" aria-hidden="true" />
            Print
          </Button>
          <PdfButton title={name} html={html} />
        </div>
      </div>
      <div className="mt-4 overflow-hidden shadow-sheet">
        <PreviewFrame html={html} title={name} frame={frame} />
      </div>
    </>
  )
}

function PdfButton({ title, html }: { title: string; html: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const make = async () => {
    setState('busy')
    const result = await makeFile.pdf({ title, html })
    setState(result.ok ? 'idle' : 'failed')
  }
  return (
    <div>
      <Button variant="primary" busy={state === 'busy'} onClick={() => void make()}>
        {state !== 'busy' && <FileDown className="size-5" aria-hidden="true" />}
        PDF
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-sm text-error">
          The PDF could not be made. Print it instead, or try again.
        </p>
      )}
    </div>
  )
}
