import { Link } from '@tanstack/react-router'
import { FileDown, FilePenLine, FileText } from 'lucide-react'
import { type ComponentType, lazy, Suspense } from 'react'
import { isResource, type Resource } from '#content/resource.ts'
import type { ExportDocument } from '#domain/export.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { shownHtml } from '#domain/shown-content.ts'
import { Button } from '#ui/button.tsx'
import { StarButton } from '../actions/star-button.tsx'
import { useDownloadPdf, useDownloadWord } from '../actions/use-download-pdf.ts'
import { useAskNext } from '../follow-up/ask-next.ts'
import type { ChangePageProps } from '../plan/change-page.tsx'
import { ResourceChecks } from '../plan/resource-checks.tsx'
import { ReplyMarkdown } from './reply-markdown.tsx'

/** Comes with the offline pack: until then there is nothing to press. */
const ChangePage = lazy<ComponentType<ChangePageProps>>(() =>
  import('../plan/change-page.tsx').then(
    (part) => ({ default: part.ChangePage }),
    () => ({ default: () => null }),
  ),
)

const KINDS = { worksheet: 'Worksheet', activity: 'Activity', assessment: 'Assessment' } as const

interface Props {
  message: ChatMessage
  label: string
  text: string
  exportPdf: ExportDocument
}

/** A short note, and the finished resource as one row to open, edit or take away. */
export function ResourceReply({ message, label, text, exportPdf }: Props) {
  const { title, facts } = describe(message)
  const { busy, progress, download } = useDownloadPdf(exportPdf)
  const word = useDownloadWord()
  const shown = shownHtml(message)
  const ask = useAskNext(message.id)
  return (
    <article className="mx-auto w-full max-w-[49rem]" aria-label={label}>
      {text && <ReplyMarkdown text={text} className="mb-3 max-w-[33rem] px-1" />}
      <div className="sheet margined">
        <div className="row items-center">
          <span className="in-margin">
            <FilePenLine
              className="inline size-5 align-middle text-secondary"
              role="img"
              aria-label="Resource"
            />
          </span>
          <div className="on-page py-3">
            <h2 className="text-base font-semibold">{title}</h2>
            <p className="text-sm text-muted">{facts}</p>
          </div>
        </div>
        <div className="row border-t border-base-300 py-1.5">
          <span />
          <div className="on-page -ml-3 flex flex-wrap items-center gap-0.5">
            <StarButton message={message} itemType="resource" />
            <Link
              to="/resource/$messageId"
              params={{ messageId: message.id }}
              className="btn btn-ghost px-3 text-primary"
            >
              Open
            </Link>
            <Link
              to="/resource-edit/$messageId"
              params={{ messageId: message.id }}
              className="btn btn-ghost px-3"
            >
              Edit
            </Link>
            {shown.kind === 'html' && (
              <Button
                variant="ghost"
                aria-label="Download PDF"
                busy={busy}
                onClick={() => download(title, async () => shown.html)}
              >
                {!busy && <FileDown className="size-5" aria-hidden="true" />}
                {progress ?? 'PDF'}
              </Button>
            )}
            {shown.kind === 'html' && (
              <Button
                variant="ghost"
                aria-label="Download Word"
                busy={word.busy}
                onClick={() => word.download(title, async () => shown.html)}
              >
                {!word.busy && <FileText className="size-5" aria-hidden="true" />}
                Word
              </Button>
            )}
            {ask && isResource(message.doc) && (
              <Suspense>
                <ChangePage message={message} resource={message.doc} ask={ask} />
              </Suspense>
            )}
          </div>
        </div>
        <ResourceChecks message={message} />
      </div>
    </article>
  )
}

function describe(message: ChatMessage): { title: string; facts: string } {
  const kind = message.resource_type ? KINDS[message.resource_type] : 'Resource'
  const facts = [kind, message.edited_html_content ? 'Edited' : ''].filter(Boolean).join(' · ')
  const title = isResource(message.doc) ? headerTitle(message.doc) : undefined
  return title
    ? { title, facts }
    : { title: kind, facts: message.edited_html_content ? 'Edited' : 'On this device' }
}

function headerTitle(resource: Resource): string | undefined {
  for (const section of resource.sections) if (section.id === 'header') return section.title
  return undefined
}
