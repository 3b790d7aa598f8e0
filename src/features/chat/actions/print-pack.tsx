import { FileDown, FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
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
  const since = message.created_at
  const isOffered = useHasResources(title, since)
  const pdf = useMaker('PDF')
  const word = useMaker('Word file')
  if (!isOffered) return null

  const make = (as: 'pdf' | 'word') =>
    (as === 'pdf' ? pdf : word).run(async (onProgress) => {
      const input = {
        title: `${title} print pack`,
        plan: await planDocument(message, title, plan, text),
        resources: await pagesOf(title, since), // as they stand now: one may have been edited since this was drawn
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

async function pagesOf(title: string, since: string): Promise<string[]> {
  const messages = await resourcesOfPlan({ title, since })
  return messages.map(shownHtml).flatMap((content) => (content.kind === 'html' ? [content.html] : []))
}

function useHasResources(title: string, since: string): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    let left = false
    resourcesOfPlan({ title, since }).then(
      (messages) => {
        if (!left) setHas(messages.some((message) => shownHtml(message).kind === 'html'))
      },
      () => undefined, // a store that cannot be read says so elsewhere
    )
    return () => {
      left = true
    }
  }, [title, since])
  return has
}
