import { Link } from '@tanstack/react-router'
import { BookOpen, FilePenLine, PencilLine } from 'lucide-react'
import { isResource } from '#content/resource.ts'
import { shownContent } from '#documents/html/shown-content.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { optionalPart } from '#ui/optional-part.tsx'
import { PdfButton, WordButton } from '../../actions/download-buttons.tsx'
import { StarButton } from '../../actions/star-button.tsx'
import { useDownloadPdf, useDownloadWord } from '../../actions/use-download-pdf.ts'
import { useAskNext } from '../../follow-up/ask-next.ts'
import { ResourceChecks } from '../../plan/resource-checks.tsx'
import { resourceTitle } from '../../resource-title.ts'
import { goalsIn, ToldBackAbove } from '../../shown-back/told-back.tsx'
import { ReplyMarkdown } from './reply-markdown.tsx'

/** The offline pack brings this menu; before that there is none. */
const ChangePage = optionalPart(async () => (await import('../../plan/change-page.later.tsx')).ChangePage)

const KINDS = { worksheet: 'Worksheet', activity: 'Activity', assessment: 'Assessment' } as const

interface Props {
  message: ChatMessage
  label: string
  text: string
}

/** A short note, and the finished resource as one row: to open, edit or download. */
export function ResourceReply({ message, label, text }: Props) {
  const { title, facts } = describe(message)
  const pdf = useDownloadPdf()
  const word = useDownloadWord()
  const shown = shownContent(message)
  const ask = useAskNext(message.id)
  return (
    <article className="mx-auto w-full max-w-page" aria-label={label}>
      <ToldBackAbove
        from={message.doc}
        format="resource"
        replyId={message.id}
        writing={false}
        goals={isResource(message.doc) ? goalsIn(message.doc.sections) : []}
      />
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
            <Link to="/resource/$messageId" params={{ messageId: message.id }} className="btn btn-ghost px-3">
              <BookOpen className="size-5" aria-hidden="true" />
              Open
            </Link>
            <Link
              to="/resource-edit/$messageId"
              params={{ messageId: message.id }}
              className="btn btn-ghost px-3"
            >
              <PencilLine className="size-5" aria-hidden="true" />
              Edit
            </Link>
            {shown.kind === 'html' && (
              <>
                <PdfButton maker={pdf} title={title} html={async () => shown.html} />
                <WordButton maker={word} title={title} html={async () => shown.html} />
              </>
            )}
            {ask && isResource(message.doc) && (
              <ChangePage message={message} resource={message.doc} ask={ask} />
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
  const title = resourceTitle(message.doc)
  return title
    ? { title, facts }
    : { title: kind, facts: message.edited_html_content ? 'Edited' : 'On this device' }
}
