// @vitest-environment happy-dom
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import type { DocumentEditor } from '#documents/editor/document-editor.ts'
import { EditorFrame } from '#features/resource/editor/editor-frame.tsx'
import { render, settle } from '../support/screens/render.tsx'

const { fillPage } = vi.hoisted(() => ({ fillPage: vi.fn() }))
vi.mock('#features/resource/editor/fill-page.ts', () => ({ fillPage }))

it('says when the editor did not open, and tries again', async () => {
  fillPage.mockRejectedValueOnce(new Error('blocked')).mockResolvedValue(undefined)
  const editor = createRef<DocumentEditor | null>()
  const events = { onChange() {}, onState() {}, onSave() {}, onProblem() {}, onPictures() {} }
  const { page, unmount } = await render(
    <EditorFrame html="<p>x</p>" title="x" events={events} editor={editor} onReady={() => {}} className="" />,
  )
  const loaded = () => settle(() => void page.querySelector('iframe')?.dispatchEvent(new Event('load')))
  expect(page.querySelector('[role=alert]')).toBeNull()
  await loaded()
  await vi.waitFor(() => expect(page.querySelector('[role=alert]')?.textContent).toContain('did not open'))
  await settle(() => page.querySelector('button')?.click())
  expect(page.querySelector('[role=alert]')).toBeNull()
  expect(page.querySelector('iframe')?.hidden).toBe(false)
  // The script of the page loads, but does not run: the teacher hears of that too.
  await loaded()
  await vi.waitFor(() => expect(page.querySelector('[role=alert]')).not.toBeNull())
  await unmount()
})
