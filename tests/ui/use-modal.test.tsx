// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { Dialog } from '#ui/dialog.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { render, settle } from '../support/screens/render.tsx'

const held = () => document.documentElement.hasAttribute('data-modal')

it('the page does not scroll while a dialog is open, and scrolls again when it closes or is unmounted', async () => {
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={() => {}} title="A dialog">
      words
    </Dialog>
  )
  const first = await render(dialog(true))
  expect(held()).toBe(true)
  await settle(() => first.page.querySelector('dialog')?.close())
  expect(held()).toBe(false)
  await first.unmount()
  const second = await render(dialog(true))
  expect(held()).toBe(true)
  await second.unmount()
  expect(held()).toBe(false)
})

it('Escape is reported at once, and a dialog opened again in the meantime is not closed by the earlier event', async () => {
  const closed = vi.fn()
  const { page, unmount } = await render(
    <Dialog open onClose={closed} title="A dialog">
      <input type="file" />
    </Dialog>,
  )
  const dialog = page.querySelector('dialog')
  dialog?.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true }))
  dialog?.dispatchEvent(new Event('close'))
  expect(closed).not.toHaveBeenCalled()
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(closed).toHaveBeenCalledOnce()
  await unmount()
})

it('a toast shows in the topmost dialog, where it can be pressed, and on the page again once that is closed', async () => {
  const toast = { title: 'Star removed', action: { label: 'Undo', run: () => {} } }
  const screen = (sheet: boolean, question: boolean) => (
    <>
      <Toaster toast={toast} onDismiss={() => {}} />
      <Dialog open={question} onClose={() => {}} title="A question">
        words
      </Dialog>
      {sheet && (
        <Sheet open onClose={() => {}} label="A sheet">
          chats
        </Sheet>
      )}
    </>
  )
  const { page, show, unmount } = await render(screen(true, false))
  const lies = () => {
    const notices = page.querySelectorAll('section')
    expect(notices).toHaveLength(1)
    expect(notices[0]?.textContent).toContain('Undo')
    const dialog = notices[0]?.closest('dialog')
    return dialog?.getAttribute('aria-label') ?? dialog?.querySelector('h2')?.textContent
  }
  expect(lies()).toBe('A sheet')
  await show(screen(true, true))
  expect(lies()).toBe('A question')
  await show(screen(true, false))
  expect(lies()).toBe('A sheet')
  await show(screen(false, false))
  expect(lies()).toBeUndefined()
  await unmount()
})
