// @vitest-environment happy-dom
import { expect, it } from 'vitest'
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
