import { Replace } from 'lucide-react'
import { useState } from 'react'
import { pageChangesFor } from '#content/fixed-sections.ts'
import { sectionIn } from '#content/replace-section.ts'
import type { Resource } from '#content/resource.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Menu } from '#ui/menu.tsx'
import { MenuItem } from '#ui/menu-item.tsx'
import type { AskNext } from '../follow-up/ask-next.ts'
import { CHANGES } from './change-section.ts'

export interface ChangePageProps {
  message: ChatMessage
  resource: Resource
  ask: AskNext['ask']
}

type Page = Resource['outline'][number]

/** Redoes one page of a resource as the next reply. It asks first, and says so when the page was edited by hand. */
export function ChangePage({ message, resource, ask }: ChangePageProps) {
  const [chosen, setChosen] = useState<Page>()
  const close = () => setChosen(undefined)
  const pages = resource.outline.filter(({ id }) => pageChangesFor(resource, id) !== undefined)
  const worthAsking = chosen && pageChangesFor(resource, chosen.id)
  if (pages.length === 0) return null
  return (
    <>
      <Menu
        label="Change a page"
        trigger={
          <>
            <Replace className="size-5" aria-hidden="true" />
            Change
          </>
        }
        triggerClassName="btn btn-ghost px-3"
      >
        {pages.map((page) => (
          <MenuItem key={page.id} onSelect={() => setChosen(page)}>
            {page.title}
          </MenuItem>
        ))}
      </Menu>
      <Dialog open={chosen !== undefined} onClose={close} title={`Change “${chosen?.title ?? ''}”`}>
        <p className="measure">
          {isEditedByHand(message, chosen?.id)
            ? 'You edited this page by hand. The new one will not have your changes; your resource stays in this chat as it is.'
            : 'The other pages stay as they are, and so does this resource: the new one comes as the next reply.'}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          {CHANGES.filter(({ change }) => worthAsking?.(change)).map(({ name, message: messageAbout }) => (
            <Button
              key={name}
              onClick={() => {
                close()
                if (!chosen) return
                const part = { reply_id: message.id, section: chosen.id }
                ask(messageAbout(chosen.title), { context: message.context, part })
              }}
            >
              {name}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  )
}

function isEditedByHand(
  { html_content: made, edited_html_content: edited }: ChatMessage,
  id?: string,
): boolean {
  if (!id || !edited || !made) return false
  return sectionIn(edited, id) !== sectionIn(made, id)
}
