// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest'
import { DRAFT_DELAY_MS } from '#features/chat/composer/draft/draft-saver.ts'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { currentStore } from '#local-store/current-store.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { clearIdentity } from '#session/identity.ts'
import { readPlanDialog, showPlanDialog } from '#session/plan/plan-dialog.ts'
import { holdSharedText, readSharedText } from '#session/shared-text.ts'
import { setSyncStatus } from '#session/sync-status.ts'
import {
  CHAT,
  type ChatScreenAtWork,
  chatRow,
  hold,
  messageRow,
  openChatAt,
  replyRow,
  setUpChatScreen,
} from '../../support/screens/chat-screen.tsx'

const OTHER = 'c1000000-0000-4000-8000-000000000002'
let screen: ChatScreenAtWork
setUpChatScreen()
const below = () => screen.page.querySelector('#composer-below')?.textContent
const send = () => screen.button('Send')

describe('the box', () => {
  it('[CHAT-130] offers Stop in place of Send while a reply is written, and can still be typed in', async () => {
    await hold({
      chats: [chatRow()],
      messages: [messageRow('m1'), replyRow('r1', 'm1', { state: 'running' })],
    })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.until(() => screen.button('Stop') !== undefined)
    expect(send()).toBeUndefined()
    await screen.sees('safe to leave this page')
    screen.type('and then')
    await screen.until(() => below() === 'You can send this when the reply is ready, or stop the reply.')
    expect(screen.box().disabled).toBe(false)
  })

  it.each([
    ['a finger, and no keyboard opens', 1, 'FORM'],
    ['a key', 0, 'TEXTAREA'],
  ])('keeps the focus in the bar when Stop was pressed by %s', async (_, detail, where) => {
    await hold({
      chats: [chatRow()],
      messages: [messageRow('m1'), replyRow('r1', 'm1', { state: 'running' })],
    })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.until(() => screen.button('Stop') !== undefined)
    screen.button('Stop')?.focus()
    screen.button('Stop')?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }))
    await screen.until(() => send() !== undefined)
    expect(document.activeElement?.tagName).toBe(where)
  })

  it('keeps the page still while somebody types: a caret inside the bar needs no scroll margin', async () => {
    screen = await openChatAt('/lesson-plan')
    const margin = () => document.documentElement.style.getPropertyValue('scroll-padding-bottom')
    screen.box().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(margin()).toBe('0')
    screen.box().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    expect(margin()).toBe('')
  })

  it('[CHAT-131] enables Send for text, not for blanks', async () => {
    screen = await openChatAt('/lesson-plan')
    await screen.until(() => send()?.disabled === true)
    screen.type(' \n ')
    expect(send()?.disabled).toBe(true)
    screen.type(' a ')
    await screen.until(() => send()?.disabled === false)
  })

  it('[CHAT-132] [CHAT-138] [CHAT-140] is disabled for somebody who is not signed in', async () => {
    screen = await openChatAt('/lesson-plan')
    clearIdentity()
    await screen.until(() => screen.box().placeholder === 'Sign in to start chatting...')
    expect(screen.box().disabled).toBe(true)
    expect(send()?.disabled).toBe(true)
    expect(below()).toBe('Please sign in to send messages')
  })

  it('[CHAT-133] [CHAT-139] [CHAT-141] [PLAN-27] [PLAN-29] says that the limit is reached, and offers the upgrade', async () => {
    await hold({ used: 10, limit: 10 })
    screen = await openChatAt('/lesson-plan')
    await screen.until(
      () => screen.box().placeholder === 'Message limit reached. Please upgrade to continue.',
    )
    screen.type('one more')
    await screen.until(() => screen.box().value === 'one more')
    expect(send()?.disabled).toBe(true)
    expect(below()).toContain("You've reached your message limit. Please upgrade to continue chatting.")
    expect(below()).toContain('10 of 10 messages.')
    // The notice is read out; on the screen the line below the field says the same.
    const notice = screen.page.querySelector('p.sr-only[role="status"]')
    expect(notice?.textContent).toBe('You have reached your message limit.')
    const upgrade = [...screen.page.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Upgrade',
    )
    upgrade?.click()
    expect(readPlanDialog()).toBe('upgrade')
    showPlanDialog(null)
  })

  it('[PLAN-28] says that the limit is near, with both numbers, and still sends', async () => {
    await hold({ used: 8, limit: 10 })
    screen = await openChatAt('/lesson-plan')
    await screen.until(() => below()?.startsWith("You're approaching your message limit.") ?? false)
    expect(below()).toContain('8 of 10 messages.')
    screen.type('one more')
    await screen.until(() => send()?.disabled === false)
  })

  it('[SYS-19] says offline that messages wait on this device, and sends', async () => {
    screen = await openChatAt('/lesson-plan')
    setSyncStatus({ reachable: false })
    await screen.until(() => below() === 'Messages wait on this device until you are back online.')
    screen.type('Plants')
    await screen.until(() => send()?.disabled === false)
  })

  it('[CHAT-134] [CHAT-135] sends with Enter, and not with Shift and Enter', async () => {
    screen = await openChatAt('/lesson-plan')
    screen.type('Plants')
    await screen.until(() => send()?.disabled === false)
    /** Whether the browser then does what the key does by itself, which is to add a line. */
    const key = (shiftKey: boolean) =>
      screen
        .box()
        .dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', shiftKey, bubbles: true, cancelable: true }),
        )
    expect(key(true)).toBe(true)
    await new Promise((done) => setTimeout(done, 50))
    expect(screen.path()).toBe('/lesson-plan')
    expect(key(false)).toBe(false)
    await screen.until(() => screen.path() !== '/lesson-plan')
  })
})

describe('a draft', () => {
  it('is stored within 300 ms for its own chat, and comes back with that chat', async () => {
    await hold({ chats: [chatRow(), chatRow({ id: OTHER })], messages: [messageRow('m1')] })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('words of m1')
    expect(DRAFT_DELAY_MS).toBeLessThan(300)
    screen.type('half a thought')
    await screen.until(() => screen.button('Send')?.disabled === false)
    await screen.goTo(`/lesson-plan/chat/${OTHER}`)
    await screen.until(() => screen.box().value === '')
    expect(await readDraft(`chat:${CHAT}`)).toBe('half a thought')
    expect(await readDraft(`chat:${OTHER}`)).toBeUndefined()
    await screen.goTo(`/lesson-plan/chat/${CHAT}`)
    await screen.until(() => screen.box().value === 'half a thought')
    await screen.sees('Draft saved on this device')
  })

  it('is not in the field of the next chat while that chat’s own draft is being read', async () => {
    await hold({ chats: [chatRow(), chatRow({ id: OTHER })], messages: [messageRow('m1')] })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('words of m1')
    screen.type('for the first chat')
    await screen.until(() => screen.button('Send')?.disabled === false)
    vi.spyOn(currentStore().drafts, 'get').mockReturnValue(new Promise(() => {}) as never)
    await screen.goTo(`/lesson-plan/chat/${OTHER}`)
    await screen.until(() => screen.box().value === '')
    expect(screen.button('Send')?.disabled).toBe(true)
  })

  it('appears below text typed before it was read, and the cursor stays', async () => {
    await saveDraft('new:lessonPlan', 'my own words')
    const { drafts } = currentStore()
    const get = drafts.get.bind(drafts) as (key: string) => Promise<unknown>
    let answer = () => {}
    const slow = new Promise<void>((done) => {
      answer = done
    })
    vi.spyOn(drafts, 'get').mockImplementation((async (key: string) => {
      const found = await get(key)
      await slow
      return found
    }) as never)
    screen = await openChatAt('/lesson-plan')
    screen.type('A walk')
    await screen.until(() => screen.button('Send')?.disabled === false)
    screen.box().setSelectionRange(2, 2)
    answer()
    await screen.until(() => screen.box().value === 'A walk\n\nmy own words')
    expect(screen.box().selectionStart).toBe(2)
    vi.restoreAllMocks()
    await vi.waitFor(async () => expect(await readDraft('new:lessonPlan')).toBe('A walk\n\nmy own words'))
  })

  it('takes a text shared into the app, once, above the draft that was there', async () => {
    await saveDraft('new:lessonPlan', 'my own words')
    holdSharedText('Find three leaves')
    screen = await openChatAt('/lesson-plan')
    const both = 'Find three leaves\n\nmy own words'
    await screen.until(() => screen.box().value === both)
    expect(await readDraft('new:lessonPlan')).toBe(both)
    expect(readSharedText()).toBeUndefined()
    await screen.goTo('/resource')
    await screen.until(() => screen.box().value === '')
    await screen.goTo('/lesson-plan')
    await screen.until(() => screen.box().value === both)
  })

  it('takes no shared text into an existing chat or a resource', async () => {
    await hold({ chats: [chatRow()], messages: [messageRow('m1')] })
    holdSharedText('Find three leaves')
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('words of m1')
    await screen.goTo('/resource')
    await screen.sees('A space vocabulary list')
    expect(screen.box().value).toBe('')
    expect(readSharedText()).toBe('Find three leaves')
  })

  it('is restored after a reload, separately for each kind of new chat', async () => {
    await saveDraft('new:lessonPlan', 'a plan')
    await saveDraft('new:resourceGenerator', 'a worksheet')
    screen = await openChatAt('/lesson-plan')
    await screen.until(() => screen.box().value === 'a plan')
    await screen.goTo('/resource')
    await screen.until(() => screen.box().value === 'a worksheet')
  })
})
