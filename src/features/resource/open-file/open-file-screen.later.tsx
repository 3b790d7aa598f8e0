import { useEffect, useRef, useState } from 'react'
import { makeFile } from '#documents/files/make-file.ts'
import { PreviewFrame } from '#documents/html/preview-frame.tsx'
import { onLaunchedFile } from '#platform/launched-file.ts'
import { Button } from '#ui/button.tsx'
import { EmptyPage } from '#ui/empty-page.tsx'
import { ScreenHeader } from '../screen-header.tsx'
import { useDownload, WORD_TOASTS } from '../use-download.ts'
import { MAX_FILE_MB, type PageFile, readPageFile } from './read-page-file.ts'

const PDF_TOASTS = {
  failed: { title: 'Failed to generate PDF. Please try again.', kind: 'error', about: 'PDF' },
} as const

const REFUSED = {
  empty: 'This file is empty.',
  'too-large': `This file is larger than ${MAX_FILE_MB} MB.`,
  'not-a-page': 'This file is not a page. In a zip of saved work, open one of the files that end in .html.',
  unreadable: 'This file could not be read. It may have been moved or deleted.',
}

/** /open-file: a page from a zip of saved work, shown as on paper. It stays on this device and is not saved anywhere. */
export function OpenFileScreen() {
  const [page, setPage] = useState<PageFile>()
  const read = (file: File) => void readPageFile(file).then(setPage)
  useEffect(() => onLaunchedFile((file) => void readPageFile(file).then(setPage)), [])
  return (
    <div className="grow bg-base-200">
      {page?.ok ? <OpenPage {...page} /> : <Choose refused={page && REFUSED[page.reason]} onFile={read} />}
    </div>
  )
}

function Choose({ refused, onFile }: { refused: string | undefined; onFile: (file: File) => void }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <ScreenHeader>
        <h1 className="truncate text-lg">Open a file</h1>
      </ScreenHeader>
      <main className="mx-auto max-w-[48rem] px-3 py-6 md:py-10">
        <EmptyPage
          title="Open a page that you exported"
          text="A plan or resource from a zip of your saved work. It opens without a network, stays on this device, and is not added to your account."
          action={
            <>
              <Button variant="primary" onClick={() => field.current?.click()}>
                Choose a file
              </Button>
              <input
                ref={field}
                type="file"
                accept=".html,.htm,text/html"
                aria-label="Page to open"
                className="sr-only"
                tabIndex={-1}
                onChange={(event) => {
                  const file = event.target.files?.[0]
                  event.target.value = '' // the same file can be chosen again
                  if (file) onFile(file)
                }}
              />
              {refused && (
                <p role="alert" className="w-full text-error">
                  {refused} Choose another one.
                </p>
              )}
            </>
          }
        />
      </main>
    </>
  )
}

function OpenPage({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const pdf = useDownload(makeFile.pdf, PDF_TOASTS)
  const word = useDownload(makeFile.word, WORD_TOASTS)
  return (
    <>
      <ScreenHeader>
        <h1 className="min-w-0 grow truncate text-lg">{title}</h1>
      </ScreenHeader>
      <main className="mx-auto max-w-[48rem] px-3 py-4 md:py-8">
        <div className="mb-3 flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => frame.current?.contentWindow?.print()}>
            Print
          </Button>
          <Button busy={pdf.running} onClick={() => void pdf.start({ title, html })}>
            PDF
          </Button>
          <Button busy={word.running} onClick={() => void word.start({ title, html })}>
            Word
          </Button>
        </div>
        <div className="overflow-hidden shadow-sheet">
          <PreviewFrame html={html} title={title} frame={frame} />
        </div>
      </main>
    </>
  )
}
