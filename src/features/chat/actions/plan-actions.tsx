import { Copy, Ellipsis, FilePlus2, FileText, Printer } from 'lucide-react'
import type { LessonPlan } from '#content/lesson-plan.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { copyText } from '#session/copy-text.ts'
import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import { MenuItem } from '#ui/menu-item.tsx'
import { optionalPart } from '#ui/optional-part.tsx'
import { ActionBar } from './action-bar.tsx'
import { PdfButton, WordButton } from './download-buttons.tsx'
import { printablePlan, printPlan } from './printable-plan.ts'
import { StarButton } from './star-button.tsx'
import { useDownloadPdf, useDownloadWord } from './use-download-pdf.ts'
import { useResourceAction } from './use-resource-action.tsx'

/** Without its code a plan is scrolled by hand. */
const SectionJump = optionalPart(async () => (await import('./section-jump.soon.tsx')).SectionJump)

interface PlanActionsProps {
  message: ChatMessage
  /** The plan in Markdown. It is copied and summarised; a plan without typed sections is also printed from it. */
  text: string
  title: string
  plan: LessonPlan | undefined
  /** The bar is on a page with a margin. */
  margin?: boolean
}

/**
 * The actions of a full lesson plan: star it, make a resource from it, print it, download it. On a phone most are in a menu.
 * The long label of the upgrade has room at the plan's end only.
 */
export function PlanActions(props: PlanActionsProps) {
  const { message, text, title, plan, margin = true } = props
  const resource = useResourceAction(text)
  const pdf = useDownloadPdf()
  const word = useDownloadWord()
  const document = () => printablePlan(title, plan, text)
  const print = () => printPlan(title, plan, text)
  return (
    <>
      <ActionBar margin={margin}>
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
        <PdfButton maker={pdf} title={title} html={document} />
        <WordButton maker={word} title={title} html={document} className="max-lg:hidden" />
        <Button variant="ghost" className="max-lg:hidden" onClick={() => copyText(text)}>
          <Copy className="size-5" aria-hidden="true" />
          Copy
        </Button>
        {plan && <SectionJump plan={plan} />}
        <MoreActions
          alone={!plan}
          resource={resource}
          isMakingWord={word.busy}
          onPrint={print}
          onWord={() => void word.download(title, document)}
          onCopy={() => copyText(text)}
        />
      </ActionBar>
      {resource.dialog}
    </>
  )
}

interface MoreProps {
  /** Nothing else is at the end of the bar. */
  alone: boolean
  resource: ReturnType<typeof useResourceAction>
  isMakingWord: boolean
  onPrint: () => void
  onWord: () => void
  onCopy: () => void
}

/** The actions that have no room in the row on a phone or a tablet. */
function MoreActions({ alone, resource, isMakingWord, onPrint, onWord, onCopy }: MoreProps) {
  return (
    <div className={`-mr-4 lg:hidden ${alone ? 'ml-auto' : ''}`}>
      <Menu
        label="More: create resource, print, Word, copy"
        trigger={<Ellipsis className="size-5" aria-hidden="true" />}
      >
        <MenuItem icon={<FilePlus2 className="size-5" />} disabled={resource.busy} onSelect={resource.start}>
          {resource.name}
        </MenuItem>
        <MenuItem icon={<Printer className="size-5" />} onSelect={onPrint}>
          Print Lesson Plan
        </MenuItem>
        <MenuItem icon={<FileText className="size-5" />} disabled={isMakingWord} onSelect={onWord}>
          Download Word
        </MenuItem>
        <MenuItem icon={<Copy className="size-5" />} onSelect={onCopy}>
          Copy
        </MenuItem>
      </Menu>
    </div>
  )
}
