import { useLiveQuery } from 'dexie-react-hooks'
import { FileDown, FileText } from 'lucide-react'
import type { LessonPlan } from '#content/lesson-plan.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { shownHtml } from '#domain/shown-content.ts'
import { resourcesOfPlan } from '#local-store/queries/plan-resources.ts'
import { exportPort } from '#session/export-port.ts'
import { Button } from '#ui/button.tsx'
import { printablePlan } from './printable-plan.ts'
import { useMaker } from './use-download-pdf.ts'

export interface PrintPackProps {
  message: ChatMessage
  title: string
  plan: LessonPlan
  text: string
}

/** Plan, pupil pages and answers in one file, once there is a resource made from this plan. */
export function PrintPack({ message, title, plan, text }: PrintPackProps) {
  const made = { title, since: message.created_at, sessionId: message.session_id }
  const isOffered = useHasResources(made)
  const pdf = useMaker('PDF')
  const word = useMaker('Word file')
  if (!isOffered) return null

  const make = (as: 'pdf' | 'word') =>
    (as === 'pdf' ? pdf : word).run(async (onProgress) => {
      const input = {
        title: `${title} print pack`,
        plan: await planDocument(message, title, plan, text),
        resources: await pagesOf(made), // as they stand now: one may have been edited since this was drawn
        as,
      }
      return exportPort().pack(input, onProgress)
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
    </>
  )
}

/** As the teacher left it: an edited plan goes before the typed one. */
async function planDocument(message: ChatMessage, title: string, plan: LessonPlan, text: string) {
  return message.edited_html_content ?? printablePlan(title, plan, text)
}

type Made = Parameters<typeof resourcesOfPlan>[0]

async function pagesOf(plan: Made): Promise<string[]> {
  const messages = await resourcesOfPlan(plan)
  return messages.map(shownHtml).flatMap((content) => (content.kind === 'html' ? [content.html] : []))
}

/** Also while this chat is open: the resource may be made in another tab, or on another device. */
function useHasResources({ title, since, sessionId }: Made): boolean {
  const has = useLiveQuery(async () => {
    // A store that cannot be read says so elsewhere.
    const messages = await resourcesOfPlan({ title, since, sessionId }).catch(() => [])
    return messages.some((message) => shownHtml(message).kind === 'html')
  }, [title, since, sessionId])
  return has ?? false
}
