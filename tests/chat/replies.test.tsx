// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlanSection } from '#content/lesson-plan.ts'
import { planReply } from '#content/planner/reply.ts'
import { isFullLessonPlan } from '#domain/classification.ts'
import { ReplyWriting } from '#features/chat/messages/reply-writing.tsx'
import { currentStore } from '#local-store/open-store.ts'
import { addReplySection, finishReply, startReply } from '#session/replies.ts'
import {
  CHAT,
  chatRow,
  cleanChatDevice,
  hold,
  messageRow,
  openChatAt,
  replyRow,
  signInOnDevice,
} from '../support/chat-screen.tsx'
import { render, settle } from '../support/render.tsx'

const goal = { id: 'g1', outcome: 'Find a fraction of a set.', source: 'unverified' }
const place = {
  subject: 'Mathematics and statistics',
  year_group: 'Year 5',
  strand: 'Number',
  skill: 'Rational numbers',
}
const made = planReply({
  messageId: '33333333-3333-4333-8333-333333333301',
  generatorType: 'lessonPlan',
  content: 'A 50 minute maths lesson for Year 5 on fractions of a set',
  context: { ...place, goals: [{ ...goal, ...place }] },
  history: [],
})
if (made.format !== 'plan') throw new Error('the planner made no plan')
const { outline, sections } = made
const doc = (some: readonly PlanSection[] = sections) => ({
  ...{ format: 'plan', version: 1, outline, sections: some },
})

describe('a reply on the screen', () => {
  let screen: Awaited<ReturnType<typeof openChatAt>>
  beforeEach(() => signInOnDevice())
  afterEach(async () => {
    await screen.close()
    await cleanChatDevice()
  })
  const open = async (fields: object, answered = 'm1') => {
    await hold({ chats: [chatRow()], messages: [messageRow('m1'), replyRow('r1', answered, fields)] })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('words of m1')
  }
  const spoken = () => screen.page.querySelector('p.sr-only[role="status"]')?.textContent

  it('is announced once at its start and once at its end, though the row is behind the stream; the log is silent', async () => {
    await open({ state: 'waiting' })
    const heard: string[] = []
    // What is said stays for at least 100 ms. happy-dom's MutationObserver falls silent when memory is cleaned up.
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

  it('that failed is announced as that, and stays with a way on', async () => {
    await open({ state: 'running' })
    await screen.until(() => spoken() === 'Writing your plan…')
    await hold({ messages: [replyRow('r1', 'm1', { state: 'failed' })] })
    await screen.until(() => spoken() === 'This reply could not be finished.')
    await screen.sees('Your message is safe, and it was not counted.')
    expect(screen.button('Try again')).toBeDefined()
  })

  it('that could not change a part says why under the part of the plan it has', async () => {
    const content = 'The built-in planner has no way to write “Vocabulary” harder. It was not counted.'
    await open({ state: 'failed', doc: doc(sections.slice(0, 3)), content })
    await screen.sees(content)
    await screen.sees('This reply could not be finished')
  })

  it('with a plan is followed up with one tap, as a message with the plan’s goals, beside what stands in the box', async () => {
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

  it('is followed up once however fast the second tap comes', async () => {
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
    // The screen still shows what it showed: the store's answer is on its way.
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

  it('puts the follow-up into the box while nothing can be sent, above what stands there', async () => {
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

  it('with a plan that is only words has follow-ups too, and a plain answer has none', async () => {
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
      <ReplyWriting label="Assistant" parts={undefined} generatorType="lessonPlan" />,
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
    expect(hint()).not.toBe(first) // a new element: only that fades in anew
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
