// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest'
import { planMarkdown } from '#content/render-markdown.ts'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { setAssistantPort } from '#session/assistant-port.ts'
import { readPlanDialog, showPlanDialog } from '#session/plan/plan-dialog.ts'
import { readToast } from '#session/toasts.ts'
import { assistant } from '../../src/assistant/assistant-port.ts'
import { json, ScriptedServer, SESSION_KEY, session } from '../backend/scripted-server.ts'
import {
  CHAT,
  type ChatScreenAtWork,
  chatRow,
  hold,
  messageRow,
  openChatAt,
  replyRow,
  setUpChatScreen,
} from '../support/screens/chat-screen.tsx'
import { madePlan } from '../support/screens/made-plan.ts'

const PREMIUM = 500
const UPGRADE = 'Upgrade to Generate Resources'
let screen: ChatScreenAtWork

async function openPlan(limit?: number) {
  const doc = madePlan('Year 5 fractions of a set, 50 minutes', { messageId: 'm1' })
  const reply = replyRow('r1', 'm1', { doc, doc_version: 1, content: planMarkdown(doc) })
  await hold({
    chats: [chatRow()],
    messages: [messageRow('m1'), reply],
    ...(limit === undefined ? {} : { limit }),
  })
  screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
}

setUpChatScreen()

describe('a resource from a lesson plan', () => {
  it('[GEN-18] [GEN-19] is requested with a summary of the plan, and says that the plan was analysed', async () => {
    const summarize = vi.fn(async () => ({ ok: true as const, prompt: 'A worksheet, please' }))
    setAssistantPort({ summarize })
    await openPlan(PREMIUM)
    await screen.press('Create resource')
    await screen.until(() => screen.path() === '/resource')
    expect(readToast()).toMatchObject({ title: 'Lesson plan analyzed successfully!', kind: 'success' })
    expect(summarize).toHaveBeenCalledWith(expect.stringContaining('# Lesson plan: Fractions of a set'))
  })

  it('is requested once, although both of its buttons are pressed', async () => {
    let answer = (_: { ok: true; prompt: string }) => {}
    const summarize = vi.fn(
      () =>
        new Promise<{ ok: true; prompt: string }>((resolve) => {
          answer = resolve
        }),
    )
    setAssistantPort({ summarize })
    await openPlan(PREMIUM)
    const buttons = () =>
      [...screen.page.querySelectorAll<HTMLElement>('button:not([role])')].filter(
        ({ textContent }) => textContent?.trim() === 'Create resource',
      )
    await screen.until(() => buttons().length > 1)
    for (const button of buttons()) button.click()
    await screen.until(() => summarize.mock.calls.length > 0)
    answer({ ok: true, prompt: 'A worksheet, please' })
    await screen.until(() => screen.path() === '/resource')
    expect(summarize).toHaveBeenCalledOnce()
  })

  it('does not navigate when the teacher has moved on: the prompt waits in the field, above the draft', async () => {
    let answer = (_: { ok: true; prompt: string }) => {}
    setAssistantPort({
      summarize: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    await openPlan(PREMIUM)
    await saveDraft('new:resourceGenerator', 'mine')
    await screen.press('Create resource')
    const elsewhere = '/resource/chat/c2000000-0000-4000-8000-000000000002'
    await screen.goTo(elsewhere)
    await screen.until(() => screen.path() === elsewhere)
    answer({ ok: true, prompt: 'A worksheet, please' })
    await screen.until(() => readToast()?.title === 'Your resource request is ready')
    expect(screen.path()).toBe(elsewhere)
    expect(await readDraft('new:resourceGenerator')).toBe('A worksheet, please\n\nmine')
    expect(localStorage.getItem('resourceGeneratorPrompt')).toBeNull()
  })

  it('[GEN-21] [GEN-22] uses the plan itself as the prompt when there is no summary: an info, never an error', async () => {
    const told = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    vi.mocked(fetch).mockRestore()
    const server = new ScriptedServer()
    await server.start()
    server.behave = (_seen, response) =>
      json(response, 422, { success: false, error: 'No plan', reason: 'no_plan' })
    server.configure().setItem(SESSION_KEY, JSON.stringify(session('fresh')))
    setAssistantPort(assistant)
    await openPlan(PREMIUM)
    await screen.press('Create resource')
    await screen.until(() => screen.path() === '/resource')
    expect(readToast()).toMatchObject({
      title: 'Using lesson plan directly for resource generation',
      kind: 'info',
    })
    expect(told).toHaveBeenCalledWith('Failed to generate summarized prompt', expect.anything())
    // The prompt is in the composer of the resource chat, or has been sent from there already.
    await screen.until(() =>
      `${screen.box()?.value} ${screen.text()}`.includes('Create a classroom resource for this lesson plan'),
    )
    await server.stop()
  })
})

describe('on the free trial', () => {
  it('[GEN-25] [GEN-26] [GEN-27] the action is an upgrade, which opens a dialog and makes nothing', async () => {
    const summarize = vi.fn()
    setAssistantPort({ summarize })
    await openPlan()
    await screen.until(() => screen.button(UPGRADE))
    expect(screen.button('Create resource')).toBeUndefined()
    await screen.press(UPGRADE)
    await screen.until(() => screen.page.ownerDocument.querySelector('dialog[open] h2, [role="dialog"] h2'))
    const dialog = screen.page.ownerDocument.querySelector('dialog, [role="dialog"]')
    expect(dialog?.textContent).toContain(UPGRADE)
    dialog?.querySelector<HTMLButtonElement>('footer button')?.click()
    expect(readPlanDialog()).toBe('upgrade')
    showPlanDialog(null)
    expect([summarize.mock.calls.length, screen.path()]).toEqual([0, `/lesson-plan/chat/${CHAT}`])
  })
})
