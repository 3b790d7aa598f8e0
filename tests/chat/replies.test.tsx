// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest'
import type { PlanSection } from '#content/lesson-plan.ts'
import { isFullLessonPlan } from '#domain/reply-kind.ts'
import { ReplyWriting } from '#features/chat/messages/reply/reply-writing.tsx'
import { currentStore } from '#local-store/current-store.ts'
import { addReplySection, finishReply, forgetReply, startReply } from '#session/replies.ts'
import {
  CHAT,
  type ChatScreenAtWork,
  chatRow,
  cleanChatDevice,
  hold,
  messageRow,
  openChatAt,
  replyRow,
  setUpChatScreen,
  signInOnDevice,
} from '../support/screens/chat-screen.tsx'
import { madePlan } from '../support/screens/made-plan.ts'
import { render, settle } from '../support/screens/render.tsx'

const goal = { id: 'g1', outcome: 'Find a fraction of a set.', source: 'unverified' }
const place = {
  subject: 'Mathematics and statistics',
  year_group: 'Year 5',
  strand: 'Number',
  skill: 'Rational numbers',
}
const { outline, sections } = madePlan('A 50 minute maths lesson for Year 5 on fractions of a set', {
  context: { ...place, goals: [{ ...goal, ...place }] },
})
const doc = (some: readonly PlanSection[] = sections) => ({
  ...{ format: 'plan', version: 1, outline, sections: some },
})

describe('a reply on the screen', () => {
  let screen: ChatScreenAtWork
  setUpChatScreen()
  const open = async (fields: object, answered = 'm1') => {
    await hold({ chats: [chatRow()], messages: [messageRow('m1'), replyRow('r1', answered, fields)] })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('words of m1')
  }
  const spoken = () => screen.page.querySelector('p.sr-only[role="status"]')?.textContent

  it('is announced once at its start and once at its end, even when the row is behind the stream; the log is silent', async () => {
    await open({ state: 'waiting' })
    const heard: string[] = []
    // An announcement stays for at least 100 ms. happy-dom's MutationObserver falls silent when memory is cleaned up.
    const listening = setInterval(() => heard.push(spoken() ?? ''), 5)
    await screen.until(() => spoken() === 'Writing your plan…')
    startReply('r1', 'plan', outline)
    for (const { id } of outline.slice(0, 4)) {
      const part = sections.find((section) => section.id === id)
      addReplySection('r1', { id, title: id, doc_part: part, markdown: '' })
    }
    await hold({ messages: [replyRow('r1', 'm1', { state: 'running', doc: doc(sections.slice(0, 2)) })] })
    for (const section of sections)
      addReplySection('r1', { id: section.id, title: section.id, doc_part: section, markdown: '' })
    finishReply('r1', 'done')
    await screen.until(() => spoken() === `Lesson plan ready, ${sections.length} sections.`)
    await hold({ messages: [replyRow('r1', 'm1', { state: 'done', doc: doc() })] })
    await screen.until(() => screen.button('Shorter') !== undefined)
    clearInterval(listening)
    const changes = heard.filter((words, at) => words && words !== heard[at - 1])
    expect(changes).toEqual(['Writing your plan…', `Lesson plan ready, ${sections.length} sections.`])
    expect(screen.page.querySelector('[role="log"]')?.getAttribute('aria-live')).toBe('off')
  })

  it('stays finished when its stream is forgotten a moment before its row arrives', async () => {
    await open({ state: 'running', doc: doc(sections.slice(0, 2)) })
    await screen.until(() => spoken() === 'Writing your plan…')
    startReply('r1', 'plan', outline)
    for (const section of sections)
      addReplySection('r1', { id: section.id, title: section.id, doc_part: section, markdown: '' })
    finishReply('r1', 'done')
    await screen.until(() => spoken() === `Lesson plan ready, ${sections.length} sections.`)
    forgetReply('r1')
    await new Promise((resolve) => setTimeout(resolve, 200)) // longer than an announcement waits
    expect(spoken()).toBe(`Lesson plan ready, ${sections.length} sections.`)
    expect(screen.button('Stop')).toBeUndefined()
    // A retry gives the row another rev, and the row decides again.
    await hold({ messages: [replyRow('r1', 'm1', { state: 'waiting' })] })
    await screen.until(() => spoken() === 'Writing your plan…')
  })

  it('that failed is announced as failed, and offers a retry', async () => {
    await open({ state: 'running' })
    await screen.until(() => spoken() === 'Writing your plan…')
    await hold({ messages: [replyRow('r1', 'm1', { state: 'failed' })] })
    await screen.until(() => spoken() === 'This reply could not be finished.')
    await screen.sees('Your message is safe, and it was not counted.')
    expect(screen.button('Try again')).toBeDefined()
  })

  it('that a model could not write can be had from the built-in planner, with one tap', async () => {
    await open({ state: 'failed', content: 'Our writing service is not available just now.' })
    await screen.sees('This reply could not be finished')
    expect(screen.button('Use the built-in planner')).toBeUndefined()
    await hold({ messages: [replyRow('r1', 'm1', { state: 'failed', offer: 'planner' })] })
    await screen.sees('try again now, or have our built-in planner write it, plainer and at once.')
    await screen.press('Use the built-in planner')
    await screen.until(() => screen.button('Use the built-in planner') === undefined)
    const ops = (await currentStore().outbox.toArray()).map(({ op }) => op)
    expect(ops).toMatchObject([{ op: 'reply.retry', message_id: 'm1', reply_id: 'r1', writer: 'planner' }])
  })

  it('that could not change a part says why below the sections it has', async () => {
    const content = 'The built-in planner has no way to write “Vocabulary” harder. It was not counted.'
    await open({ state: 'failed', doc: doc(sections.slice(0, 3)), content })
    await screen.sees(content)
    await screen.sees('This reply could not be finished')
  })

  it('with a plan is followed up with one tap, as a message with the plan’s goals, and leaves the field alone', async () => {
    await open({ state: 'done', doc: doc(), content: 'the plan' })
    screen.type('for later')
    await screen.press('Shorter')
    await screen.sees('Make this lesson plan shorter.')
    const [entry, ...more] = await currentStore().outbox.toArray()
    expect(more).toEqual([])
    expect(entry?.op).toMatchObject({
      op: 'message.send',
      session_id: CHAT,
      content: 'Make this lesson plan shorter.',
      context: { ...place, goals: [goal] },
    })
    expect(screen.box().value).toBe('for later')
    await screen.until(() => screen.button('Shorter') === undefined)
    expect(screen.page.contains(document.activeElement)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  it('is followed up once, however fast the second tap comes', async () => {
    await open({ state: 'done', doc: doc(), content: 'the plan' })
    await screen.until(() => screen.button('Harder') !== undefined)
    const harder = screen.button('Harder')
    harder?.click()
    harder?.click()
    await screen.sees('Make this lesson plan harder, with more challenge.')
    expect(await currentStore().outbox.count()).toBe(1)
    expect(screen.box().value).toBe('')
  })

  it('is followed up once when the second tap comes after the first is stored and before it is drawn', async () => {
    await open({ state: 'done', doc: doc(), content: 'the plan' })
    await screen.until(() => screen.button('Harder') !== undefined)
    const harder = screen.button('Harder')
    const easier = screen.button('Easier')
    // The screen still shows the old reply: the store's answer is on its way.
    const stored = new Promise<void>((resolve) => {
      currentStore().outbox.hook('creating', function created() {
        this.onsuccess = () => resolve()
      })
    })
    harder?.click()
    await stored
    const taps = setInterval(() => easier?.click())
    await screen.until(() => screen.button('Easier') === undefined)
    clearInterval(taps)
    await screen.sees('Make this lesson plan harder, with more challenge.')
    expect(await currentStore().outbox.count()).toBe(1)
    expect(screen.box().value).toBe('')
  })

  it('puts the follow-up into the field while nothing can be sent, above the text that is there', async () => {
    await open({ state: 'done', doc: doc(), content: 'the plan' })
    await hold({ used: 10, limit: 10 })
    await screen.sees('You have reached your message limit.')
    screen.type('mine')
    await screen.until(() => screen.box().value === 'mine')
    await screen.press('Add a game')
    await screen.until(() => screen.box().value.endsWith('\n\nmine'))
    expect(screen.box().value).toContain('add a game that practises the same goal.')
    expect(document.activeElement).toBe(screen.box())
    expect(await currentStore().outbox.count()).toBe(0)
  })

  it('asks for the next lesson by class, time and what it follows', async () => {
    await open({ state: 'done', doc: doc(), content: 'the plan' })
    await screen.press('Next lesson')
    const head = sections.find((section) => section.id === 'header')
    await screen.sees(
      `Plan a new lesson to follow “${head?.title}”, the next one in this unit: Year 5, 50 minutes.`,
    )
  })

  it('with a plan that is only text has follow-ups too, and a plain answer has none', async () => {
    const words = '**Lesson plan**\n\n**Learning objectives**\n\nFind a fraction of a set.'
    await open({ state: 'done', content: words })
    await screen.press('Next lesson')
    await screen.sees('Plan a new lesson to follow this one. Build on what was learned.')
    await screen.close()
    await cleanChatDevice()
    signInOnDevice()
    await open({ state: 'done', content: 'Kia ora. Tell me the year and the topic.' })
    await screen.sees('Tell me the year and the topic.')
    expect(screen.button('Next lesson')).toBeUndefined()
  })

  it('offers follow-ups under the newest reply only, and none while one is written', async () => {
    await hold({
      chats: [chatRow()],
      messages: [
        messageRow('m1'),
        replyRow('r1', 'm1', { doc: doc(), content: 'one' }),
        messageRow('m2'),
        replyRow('r2', 'm2', { doc: doc(), content: 'two' }),
      ],
    })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.until(() => screen.button('Shorter') !== undefined)
    const all = () => [...screen.page.querySelectorAll('fieldset')]
    expect(all()).toHaveLength(1)
    expect(all()[0]?.querySelector('legend')?.textContent).toBe('Ask for a change')
    expect([...(all()[0]?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['Shorter', 'Easier', 'Harder', 'Add a game', 'Next lesson'],
    ])
    expect(screen.page.querySelectorAll('article')[3]?.contains(all()[0] ?? null)).toBe(true)
    await hold({ messages: [messageRow('m3'), replyRow('r3', 'm3', { state: 'running' })] })
    await screen.until(() => all().length === 0)
  })
})

describe('the wait for a reply', () => {
  it('[CHAT-123] [CHAT-125] shows its hint after 13 s, faded in over 0.4 s', async () => {
    vi.useFakeTimers()
    const shown = await render(
      <ReplyWriting replyId="r1" label="Assistant" parts={undefined} generatorType="lessonPlan" />,
    )
    const hint = () => shown.page.querySelector('span.block')
    await settle(() => vi.advanceTimersByTime(12_999))
    expect(hint()).toBeNull()
    await settle(() => vi.advanceTimersByTime(1))
    expect(hint()?.textContent).toBe('Analysing your lesson requirements...')
    const first = hint()
    expect(first?.className).toMatch(/transition-opacity.*duration-400.*starting:opacity-0/)
    await settle(() => vi.advanceTimersByTime(4_000))
    expect(hint()?.textContent).toBe('Crafting engaging activities...')
    expect(hint()).not.toBe(first) // a new element, because only that fades in again
    await shown.unmount()
    vi.useRealTimers()
  })
})

describe('a full lesson plan', () => {
  const names = [
    ...['lesson plan', 'learning objectives', 'learning outcomes', 'curriculum links', 'lesson overview'],
    ...['learning activities', 'assessment criteria', 'resources needed', 'curriculum standards'],
    ...['prior knowledge', 'differentiation strategies'],
  ]
  it.each(names)('[CHAT-120] counts the section name “%s”', (name) => {
    const other = name === 'lesson overview' ? 'prior knowledge' : 'lesson overview'
    const text = (first: string) => `**${first}** words **${other}** words`
    expect(isFullLessonPlan(text(name.toUpperCase()))).toBe(true)
    expect(isFullLessonPlan(text('something else'))).toBe(false)
  })
})
