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
  const resources = useResources(title, message.created_at)
  const pdf = useMaker('PDF')
  const word = useMaker('Word file')
  if (resources.length === 0) return null

  const make = (as: 'pdf' | 'word') =>
    (as === 'pdf' ? pdf : word).run(async (onProgress) => {
      const input = {
        title: `${title} print pack`,
        plan: await planDocument(message, title, plan, text),
        resources: resources.map(({ html }) => html),
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

function useResources(title: string, since: string): { html: string }[] {
  const [found, setFound] = useState<{ html: string }[]>([])
  useEffect(() => {
    let current = true
    void resourcesOfPlan({ title, since }).then((messages) => {
      if (current) setFound(messages.map(shownHtml).filter((content) => content.kind === 'html'))
    })
    return () => {
      current = false
    }
  }, [title, since])
  return found
}
