import { Printer } from 'lucide-react'
import type { LessonPlan } from '#content/lesson-plan.ts'
import { Button } from '#ui/button.tsx'
import { ActionBar } from '../actions/action-bar.tsx'
import { PdfButton, WordButton } from '../actions/download-buttons.tsx'
import { printablePlan, printPlan } from '../actions/printable-plan.ts'
import { useDownloadPdf, useDownloadWord } from '../actions/use-download-pdf.ts'

/** A draft can be taken away on paper and as a file. It is starred or changed only once it is our plan. */
export function DraftActions({ plan }: { plan: LessonPlan }) {
  const head = plan.sections.find((section) => section.id === 'header')
  const title = `${head?.title ?? 'Lesson plan'} (draft)`
  const pdf = useDownloadPdf()
  const word = useDownloadWord()
  const document = () => printablePlan(title, plan, '')
  return (
    <ActionBar>
      <Button variant="ghost" onClick={() => void printPlan(title, plan, '')}>
        <Printer className="size-5" aria-hidden="true" />
        Print
      </Button>
      <PdfButton maker={pdf} title={title} html={document} />
      <WordButton maker={word} title={title} html={document} />
    </ActionBar>
  )
}
