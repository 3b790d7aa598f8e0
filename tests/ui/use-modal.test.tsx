// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { Dialog } from '#ui/dialog.tsx'
import { render, settle } from '../support/render.tsx'

const held = () => document.documentElement.hasAttribute('data-modal')

it('the page is held while a dialog is open, and let go when it closes or leaves with its screen', async () => {
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

it('tells of Escape at once, and a dialog that was opened again meanwhile is not closed by the news of before', async () => {
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
