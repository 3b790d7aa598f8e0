import { Copy, Ellipsis, FileDown, FilePlus2, FileText, Printer } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useContext, useState } from 'react'
import type { LessonPlan } from '#content/lesson-plan.ts'
import type { ExportDocument } from '#domain/export.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import { MenuItem } from '#ui/menu-item.tsx'
import { copyText } from './copy-text.ts'
import { MayCreateContext } from './may-create.ts'
import { printHtml } from './print-html.ts'
import { printablePlan } from './printable-plan.ts'
import { StarButton } from './star-button.tsx'
import { useCreateResource } from './use-create-resource.ts'
import { useDownloadPdf, useDownloadWord } from './use-download-pdf.ts'

/** Seldom seen; without its code the plans are a link away, in the sidebar. */
const UpgradeDialog = lazy<ComponentType<{ open: boolean; onClose: () => void }>>(() =>
  import('./upgrade-dialog.tsx').then(
    (part) => ({ default: part.UpgradeDialog }),
    () => ({ default: () => null }),
  ),
)

export interface PlanActionsProps {
  message: ChatMessage
  /** The plan in Markdown: what is copied, summarised and, without a typed plan, printed. */
  text: string
  title: string
  plan: LessonPlan | undefined
  exportPdf: ExportDocument
  /** Whether the bar stands on a page with a margin. */
  margin?: boolean
}

/**
 * What one can do with a full lesson plan: star, make a resource, print, take away. The rest goes into a menu on a phone.
 * The long words of the upgrade find room at the plan's end only.
 */
export function PlanActions(props: PlanActionsProps) {
  const { message, text, title, plan, exportPdf, margin = true } = props
  const resource = useResourceAction(text)
  const pdf = useDownloadPdf(exportPdf)
  const word = useDownloadWord()
  const document = () => printablePlan(title, plan, text)
  const print = async () => printHtml(title, await document())
  return (
    <div className={`border-y border-base-300 py-1.5 ${margin ? 'row mt-5' : ''}`}>
      {margin && <span />}
      <div className={`flex flex-wrap items-center gap-0.5 ${margin ? 'on-page -ml-3' : 'px-1 md:px-3'}`}>
        <StarButton message={message} itemType="lesson_plan" />
        {(resource.mayCreate || !margin) && (
          <Button
            variant="ghost"
            className="text-primary max-lg:hidden"
            busy={resource.busy}
            onClick={resource.start}
          >
            {!resource.busy && <FilePlus2 className="size-5" aria-hidden="true" />}
            {resource.name}
          </Button>
        )}
        <Button variant="ghost" className="max-lg:hidden" aria-label="Print Lesson Plan" onClick={print}>
          <Printer className="size-5" aria-hidden="true" />
          Print
        </Button>
        <Button
          variant="ghost"
          aria-label="Download PDF"
          busy={pdf.busy}
          onClick={() => pdf.download(title, document)}
        >
          {!pdf.busy && <FileDown className="size-5" aria-hidden="true" />}
          {pdf.progress ?? 'PDF'}
        </Button>
        <Button
          variant="ghost"
          className="max-lg:hidden"
          aria-label="Download Word"
          busy={word.busy}
          onClick={() => word.download(title, document)}
        >
          {!word.busy && <FileText className="size-5" aria-hidden="true" />}
          Word
        </Button>
        <Button variant="ghost" className="max-lg:hidden" onClick={() => copyText(text)}>
          <Copy className="size-5" aria-hidden="true" />
          Copy
        </Button>
        <div className="-mr-2 ml-auto lg:hidden">
          <Menu
            label="More: create resource, print, Word, copy"
            trigger={<Ellipsis className="size-5" aria-hidden="true" />}
          >
            <MenuItem
              icon={<FilePlus2 className="size-5" />}
              disabled={resource.busy}
              onSelect={resource.start}
            >
              {resource.name}
            </MenuItem>
            <MenuItem icon={<Printer className="size-5" />} onSelect={print}>
              Print Lesson Plan
            </MenuItem>
            <MenuItem
              icon={<FileText className="size-5" />}
              disabled={word.busy}
              onSelect={() => void word.download(title, document)}
            >
              Download Word
            </MenuItem>
            <MenuItem icon={<Copy className="size-5" />} onSelect={() => copyText(text)}>
              Copy
            </MenuItem>
          </Menu>
        </div>
      </div>
      {resource.dialog}
    </div>
  )
}

/** Free users get the upgrade dialog in place of the action [GEN-25]. */
export function useResourceAction(text: string) {
  const mayCreate = useContext(MayCreateContext)
  const { busy, createResource } = useCreateResource(text)
  const [asking, setAsking] = useState(false)
  return {
    busy,
    mayCreate,
    name: mayCreate ? 'Create resource' : 'Upgrade to Generate Resources',
    start: mayCreate ? createResource : () => setAsking(true),
    dialog: asking && (
      <Suspense>
        <UpgradeDialog open onClose={() => setAsking(false)} />
      </Suspense>
    ),
  }
}
