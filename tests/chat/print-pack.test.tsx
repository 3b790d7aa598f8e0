// @vitest-environment happy-dom

import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LESSON_PLAN_VERSION } from '#content/lesson-plan.ts'
import type { ExportInput } from '#documents/files/export-file.ts'
import { makeFile } from '#documents/files/make-file.ts'
import type { ChatMessage, ServerRow } from '#domain/rows.ts'
import { PrintPack } from '#features/chat/actions/print-pack.later.tsx'
import { currentStore } from '#local-store/current-store.ts'
import { openStore } from '#local-store/open-store.ts'
import { reconcile } from '#sync/reconcile.ts'
import { PLAIN_MESSAGE } from '../support/plain-message.ts'
import { render } from '../support/screens/render.tsx'

const USER = 'a0000000-0000-4000-8000-000000000001'
const at = '2026-11-21T08:00:00.000Z'
const plan = { format: 'plan', version: LESSON_PLAN_VERSION, outline: [], sections: [] } as const
const planMessage = {
  ...PLAIN_MESSAGE,
  id: 'p',
  session_id: 'plans',
  created_at: at,
} as unknown as ChatMessage
let shown: Awaited<ReturnType<typeof render>>

/** Stores what a pull brings when another tab or device has made a resource from this plan. */
async function resourceMadeElsewhere(): Promise<void> {
  const own = { user_id: USER, created_at: at, updated_at: at }
  const chat = {
    ...own,
    id: 'c',
    title: 'Wai',
    generator_type: 'resourceGenerator',
    is_deleted: false,
    rev: 1,
  }
  const message = { ...PLAIN_MESSAGE, ...own, session_id: 'c' }
  const asked = { ...message, id: 'q', role: 'user', content: 'For my lesson plan “Te Wai”', rev: 2 }
  const made = { ...message, id: 'r', role: 'assistant', content: '', html_content: '<p>one</p>', rev: 3 }
  await reconcile(currentStore(), [
    { t: 'chat_sessions', r: chat },
    { t: 'chat_messages', r: asked },
    { t: 'chat_messages', r: made },
  ] as ServerRow[])
}

beforeEach(() => {
  openStore(USER)
})
afterEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await shown.unmount()
  vi.restoreAllMocks()
})

it('the print pack is offered as soon as a resource made elsewhere arrives, and contains it', async () => {
  const packs: ExportInput[] = []
  vi.spyOn(makeFile, 'pdf').mockImplementation(async (input) => {
    packs.push(input)
    return { ok: true, fileName: 'pack.pdf' }
  })
  const pack = (
    <PrintPack message={planMessage} title="Te Wai" plan={{ ...plan, outline: [], sections: [] }} text="" />
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => pack }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  shown = await render(<RouterProvider router={router as never} />)
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  const buttons = () => [...shown.page.querySelectorAll('button')]
  expect(buttons()).toHaveLength(0)

  await resourceMadeElsewhere()
  await expect
    .poll(() => buttons().map(({ textContent }) => textContent))
    .toEqual(['Print pack PDF', 'Print pack Word'])
  expect(shown.page.querySelector('a')?.getAttribute('href')).toBe('/resource/r')
  buttons()[0]?.click()
  await expect.poll(() => packs.map(({ html }) => html[1])).toEqual(['<p>one</p>'])
})
