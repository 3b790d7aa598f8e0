// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { type Connection, type Delivery, deliveryText } from '#domain/delivery-text.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { OwnMessage } from '#features/chat/messages/own/own-message.tsx'
import { render, settle } from '../support/screens/render.tsx'

let shown: Awaited<ReturnType<typeof render>>
afterEach(() => shown.unmount())

const message = {
  id: 'm1',
  role: 'user',
  content: '<b>Friday</b> is sports day',
  chat_content: null,
  context: null,
  created_at: new Date(2026, 10, 21, 8, 51).toISOString(),
} as ChatMessage

async function show(
  delivery: Delivery,
  change: Partial<ChatMessage> = {},
  connection: Connection = 'offline',
) {
  const edited: string[] = []
  const entry = { message: { ...message, ...change }, delivery }
  await import('#features/chat/messages/own/own-message-actions.soon.tsx') // loaded here, so that the actions appear at once
  shown = await render(
    <OwnMessage entry={entry} connection={connection} onEdit={({ message: { id } }) => edited.push(id)} />,
  )
  await settle(() => {})
  const buttons = [...shown.page.querySelectorAll('button')].map(({ textContent }) => textContent)
  const bubble = shown.page.querySelector('article > div')?.className ?? ''
  return { buttons, bubble, edited, text: shown.page.textContent }
}

describe('a message of mine', () => {
  it('is shown as plain text, never as HTML', async () => {
    const { text } = await show({ state: 'synced' })
    expect(text).toContain('<b>Friday</b> is sports day')
    expect(shown.page.querySelector('b')).toBeNull()
  })

  it('[CHAT-145] shows chat_content in preference to content', async () => {
    const { text } = await show({ state: 'synced' }, { chat_content: 'The words for the chat' })
    expect(text).toBe('The words for the chat')
  })

  it('[CHAT-99] [SYS-19] is faded and shows its state while it waits, and can be changed', async () => {
    const { buttons, bubble, text, edited } = await show({ state: 'queued', opId: 'o1', attempts: 0 })
    expect(bubble).toContain('text-base-content/80')
    expect(bubble).toContain('border-dashed')
    expect(text).toContain("Will send when you're back online")
    expect(buttons).toEqual(['Edit', 'Copy', 'Delete'])
    await settle(() => shown.page.querySelector('button')?.click())
    expect(edited).toEqual(['m1'])
  })

  it('can only be copied once it may have left the device', async () => {
    const { buttons } = await show({ state: 'queued', opId: 'o1', attempts: 2 })
    expect(buttons).toEqual(['Copy'])
  })

  it.each(['online', 'stuck'] as const)(
    'in trouble (%s) says so, and can be sent without waiting',
    async (connection) => {
      const { buttons, text } = await show({ state: 'queued', opId: 'o1', attempts: 2 }, {}, connection)
      expect(text).toContain('Trouble sending. Trying again')
      expect(buttons).toEqual(['Send now', 'Copy'])
    },
  )

  it('shows no state once the server has it, and always shows one before', async () => {
    for (const delivery of [
      { state: 'queued', opId: 'o1', attempts: 0 },
      { state: 'queued', opId: 'o1', attempts: 3 },
      { state: 'sending', opId: 'o1' },
    ] as const)
      for (const connection of ['online', 'stuck', 'offline', 'sign-in', 'update'] as const)
        expect(deliveryText(delivery, connection).text).toMatch(
          /^(Sending…|Will send .+|Trouble sending\. .+)$/,
        )
    const { text, buttons } = await show({ state: 'synced' })
    expect(text).toBe(message.content)
    expect(buttons).toEqual([])
  })

  it('[CHAT-98] [CHAT-100] [CHAT-101] [SYS-20] shows a refusal with a red edge, its reason and every action', async () => {
    const { buttons, bubble, text } = await show({ state: 'refused', opId: 'o1', reason: 'message_limit' })
    expect(text).toContain('Failed to send')
    expect(text).toContain('Not sent: message limit reached')
    expect(bubble).toContain('border-error')
    expect(bubble).toContain('text-muted')
    expect(buttons).toEqual(['Retry', 'Edit', 'Copy', 'Delete'])
  })

  const goals = (subject: string, source: string) => ({
    subject,
    year_group: 'Year 5',
    strand: 'Reading',
    skill: 'Comprehension',
    goals: [{ id: 'g', outcome: 'Read a text.', source }],
  })

  it('shows the goals it was sent with, and says when their wording is unverified', async () => {
    const { text } = await show({ state: 'synced' }, { context: goals('English', 'unverified') })
    expect(text).toContain('English\u00a0· Year 5\u00a0· Reading\u00a0· Comprehension')
    expect(text).toContain('Read a text.')
    expect(text).toContain('Unverified: check the wording')
    expect(text).not.toContain('Draft')
  })

  it('marks the goals of a learning area that is still a draft', async () => {
    const { text } = await show({ state: 'synced' }, { context: goals('Science', 'A page — https://x.nz') })
    expect(text).toContain('Draft')
    expect(text).not.toContain('Unverified')
  })
})
