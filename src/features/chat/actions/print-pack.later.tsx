import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { FileDown, FilePenLine, FileText } from 'lucide-react'
import type { LessonPlan } from '#content/lesson-plan.ts'
import { resourceKindName } from '#content/outline.ts'
import { makeFile } from '#documents/files/make-file.ts'
import { packDocuments } from '#documents/files/pack-documents.ts'
import { shownContent } from '#documents/html/shown-content.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { resourcesOfPlan } from '#local-store/queries/plan-resources.ts'
import { Button } from '#ui/button.tsx'
import { resourceTitle } from '../resource-title.ts'
import { onPaper, printablePlan } from './printable-plan.ts'
import { useMaker } from './use-download-pdf.ts'

export interface PrintPackProps {
  message: ChatMessage
  title: string
  plan: LessonPlan
  text: string
}

/** Once a resource has been made from this plan: all in one file to download, and the way to each resource. */
export function PrintPack({ message, title, plan, text }: PrintPackProps) {
  const made = { title, since: message.created_at, sessionId: message.session_id }
  const resources = useResources(made)
  const pdf = useMaker('PDF')
  const word = useMaker('Word file')
  if (resources.length === 0) return null

  const make = (as: 'pdf' | 'word') =>
    (as === 'pdf' ? pdf : word).run(async (onProgress) => {
      const lesson = await planDocument(message, title, plan, text)
      // The pages are read now, because a resource may have been edited since this button was drawn.
      const html = packDocuments(lesson, await pagesOf(made))
      return makeFile[as]({ title: `${title} print pack`, html }, onProgress)
    })
  return (
    <>
      <Button variant="outline" busy={pdf.busy} onClick={() => make('pdf')}>
        {!pdf.busy && <FileDown className="size-5" aria-hidden="true" />}
        {pdf.progress ?? 'Print pack PDF'}
      </Button>
      <Button variant="outline" busy={word.busy} onClick={() => make('word')}>
        {!word.busy && <FileText className="size-5" aria-hidden="true" />}
        {word.progress ?? 'Print pack Word'}
      </Button>
      {resources.map((resource) => (
        <Link
          key={resource.id}
          to="/resource/$messageId"
          params={{ messageId: resource.id }}
          className="btn btn-ghost h-auto min-h-11 max-w-full whitespace-normal text-primary"
        >
          <FilePenLine className="size-5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 break-words">{nameOf(resource)}</span>
        </Link>
      ))}
    </>
  )
}

/** The plan as the teacher left it: an edited one goes before the typed one. */
async function planDocument(message: ChatMessage, title: string, plan: LessonPlan, text: string) {
  const { edited_html_content } = message
  return edited_html_content ? onPaper(edited_html_content) : printablePlan(title, plan, text)
}

type Made = Parameters<typeof resourcesOfPlan>[0]

async function pagesOf(plan: Made): Promise<string[]> {
  const contents = (await resourcesOfPlan(plan)).map(shownContent)
  return Promise.all(contents.flatMap((content) => (content.kind === 'html' ? [onPaper(content.html)] : [])))
}

/** A live query, because the resource may be made in another tab or on another device while this chat is open. */
function useResources({ title, since, sessionId }: Made): ChatMessage[] {
  const found = useLiveQuery(async () => {
    // Another part of the screen reports a store that cannot be read.
    const messages = await resourcesOfPlan({ title, since, sessionId }).catch(() => [])
    return messages.filter((message) => shownContent(message).kind === 'html')
  }, [title, since, sessionId])
  return found ?? []
}

/** "Worksheet: Fractions of a set" */
function nameOf({ resource_type, doc }: ChatMessage): string {
  const kind = resource_type ? resourceKindName(resource_type) : 'Resource'
  const title = resourceTitle(doc)
  return title ? `${kind}: ${title}` : kind
}
