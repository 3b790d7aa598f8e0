// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import type { LessonPlan } from '#content/lesson-plan.ts'
import type { answerRequest } from '#content/planner/answer-request.ts'
import { planMarkdown } from '#content/render-markdown.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { changedSections, namesOf } from '#features/chat/plan/versions/changed-sections.ts'
import { versionsOf } from '#features/chat/plan/versions/plan-versions.ts'
import { starMessage } from '#local-store/commands/stars.ts'
import { readMessage } from '#local-store/queries/messages.ts'
import { isStarred } from '#local-store/queries/starred.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import {
  CHAT,
  chatRow,
  hold,
  messageRow,
  openChatAt,
  replyRow,
  setUpChatScreen,
} from '../support/screens/chat-screen.tsx'
import { madePlan } from '../support/screens/made-plan.ts'

type History = Parameters<typeof answerRequest>[0]['history']

const planFor = (content: string, history: History = [], messageId = CHAT) =>
  madePlan(content, { messageId, history })

const ASKED = 'A Year 5 lesson on fractions of a set'
const SHORTER = 'Make this lesson plan shorter.'
const NEXT =
  'Plan a new lesson to follow “Fractions of a set”, the next one in this unit: Year 5, 50 minutes.'
const first = planFor(ASKED)
const history: History = [
  { role: 'user', content: ASKED },
  { role: 'assistant', content: planMarkdown(first) },
]
const shorter = planFor(SHORTER, history, 'another message')
const next = planFor(NEXT, history, '33333333-3333-4333-8333-333333333309')

/** The messages of a chat, as questions each with its plan. */
const chatOf = (...turns: [string, LessonPlan | null][]) =>
  turns.flatMap(([content, doc], at) =>
    [
      { id: `m${at}`, role: 'user', state: 'done', content },
      { id: `r${at}`, role: 'assistant', state: 'done', reply_to: `m${at}`, content: '', doc },
    ].map((message) => ({ message: message as ChatMessage, delivery: { state: 'synced' as const } })),
  )
const idsOf = (entries: ReturnType<typeof chatOf>, id: string) =>
  versionsOf(entries, id).map(({ message }) => message.id)

describe('the versions of a plan', () => {
  it('are the plan and its changes, with notes between them left out', () => {
    const entries = chatOf([ASKED, first], ['Thanks', null], [SHORTER, shorter])
    expect(idsOf(entries, 'r0')).toEqual(['r0', 'r2'])
    expect(idsOf(entries, 'r2')).toEqual(['r0', 'r2'])
    expect(idsOf(entries, 'r1')).toEqual([])
  })

  it('end at the next lesson and at another topic, which begin lists of their own', () => {
    const other = planFor('A Year 3 lesson on volcanoes')
    const entries = chatOf([ASKED, first], [NEXT, next], ['A Year 3 lesson on volcanoes', other])
    for (const id of ['r0', 'r1', 'r2']) expect(idsOf(entries, id)).toEqual([id])
  })

  it('are found sixty times over in one chat', () => {
    const entries = chatOf(
      [ASKED, first],
      ...Array.from({ length: 59 }, () => [SHORTER, shorter] as [string, LessonPlan]),
    )
    expect(idsOf(entries, 'r30')).toHaveLength(60)
  })

  it('say which sections changed, whatever the order of keys in the database', () => {
    const reordered = JSON.parse(JSON.stringify(first)) as LessonPlan
    reordered.sections = reordered.sections.map(
      (section) => Object.fromEntries(Object.entries(section).toReversed()) as typeof section,
    )
    expect(changedSections(first, reordered)).toEqual([])
    const assessment = reordered.sections.find(({ id }) => id === 'assessment')
    if (assessment?.id === 'assessment') assessment.watchFor = ['something else']
    expect(namesOf(changedSections(first, reordered))).toBe('Assessment')
    expect(changedSections(first, shorter).map(({ id }) => id)).toContain('header')
    expect(namesOf(changedSections(first, shorter))).toMatch(/^Lesson overview, .+ and \d+ more$/)
  })
})

describe('a chat with two versions of a plan', () => {
  setUpChatScreen()

  it('shows the newest with its place among them, and moves the star along by offer, offline too', async () => {
    await hold({
      chats: [chatRow({ generator_type: 'lessonPlan' })],
      messages: [
        messageRow('m1', { content: ASKED }),
        replyRow('r1', 'm1', { state: 'done', doc: first }),
        messageRow('m2', { content: SHORTER }),
        replyRow('r2', 'm2', { state: 'done', doc: shorter }),
      ],
    })
    await starMessage({ messageId: 'r1', sessionId: CHAT, itemType: 'lesson_plan' })
    const screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('Version 1 of 2')
    await screen.sees('Version 2 of 2, changed')
    await screen.sees('Version 1 is the one in My Lesson Plans.')
    screen.button('Star this version instead')?.click()
    await expect.poll(async () => [await isStarred('r1'), await isStarred('r2')]).toEqual([false, true])
    await screen.until(() => screen.button('Star this version instead') === undefined)
  })

  it('undoes the change offline, as a version of its own, and brings back any other version', async () => {
    await hold({
      chats: [chatRow({ generator_type: 'lessonPlan' })],
      messages: [
        messageRow('m1', { content: ASKED }),
        replyRow('r1', 'm1', { state: 'done', doc: first, content: 'the first words' }),
        messageRow('m2', { content: SHORTER }),
        replyRow('r2', 'm2', { state: 'done', doc: shorter }),
      ],
    })
    const screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.press('Undo this change')
    await screen.sees('Version 3 of 3, changed')
    await screen.sees('As version 1')
    expect((await listWaiting()).map(({ op }) => op)).toMatchObject([
      { op: 'plan.save', base_id: 'r2', restores: 'r1', doc: first, content: 'the first words' },
    ])
    expect((await readMessage('r2'))?.message.doc).toEqual(shorter)
    await screen.press('Show Fractions of a set')
    await screen.press('Bring this version back')
    await screen.sees('Version 4 of 4, changed')
  })

  it('offers no undo while a message waits for its reply, or after another lesson', async () => {
    const messages = [
      messageRow('m1', { content: ASKED }),
      replyRow('r1', 'm1', { state: 'done', doc: first }),
      messageRow('m2', { content: SHORTER }),
      replyRow('r2', 'm2', { state: 'done', doc: shorter }),
    ]
    await hold({ chats: [chatRow({ generator_type: 'lessonPlan' })], messages })
    const screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.until(() => screen.button('Undo this change'))
    const asking = messageRow('m3', { content: NEXT })
    await hold({ messages: [asking, replyRow('r3', 'm3', { state: 'running' })] })
    await screen.until(() => screen.button('Undo this change') === undefined)
    await hold({ messages: [replyRow('r3', 'm3', { state: 'done', doc: next })] })
    await screen.until(() => screen.page.querySelector('[data-message="r3"]'))
    expect(screen.button('Undo this change')).toBeUndefined()
  })
})
