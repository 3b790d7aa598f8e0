// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import { makeQuestion } from '#content/question.ts'
import type { ToldBack } from '#content/understood.ts'
import { loadChips } from '#features/chat/shown-back/told-back.tsx'
import { unsaid } from '#features/chat/shown-back/unsaid.ts'
import { currentStore } from '#local-store/current-store.ts'
import { finishReply, startReply } from '#session/replies.ts'
import {
  CHAT,
  chatRow,
  hold,
  messageRow,
  openChatAt,
  replyRow,
  setUpChatScreen,
} from '../../support/screens/chat-screen.tsx'

function planDoc() {
  const content = 'A lesson on shadows, 40 minutes'
  const made = answerRequest({
    messageId: CHAT,
    generatorType: 'lessonPlan',
    content,
    context: null,
    history: [],
  })
  if (made.format !== 'plan') throw new Error('no plan was made')
  const { outline, sections, understood } = made
  return {
    format: 'plan',
    version: 1,
    outline,
    sections,
    understood,
    notDone: ['You asked for a torch each.'],
  }
}
const doc = planDoc()
const told: ToldBack = doc

setUpChatScreen()
const sent = async () => (await currentStore().outbox.toArray()).map(({ op }) => op)
const menuItem = (page: HTMLElement, menu: string, name: string) =>
  [...(page.querySelector(`[role="menu"][aria-label^="${menu}"]`)?.children ?? [])].find(
    ({ textContent }) => textContent === name,
  ) as HTMLElement | undefined

async function open(fields: Parameters<typeof replyRow>[2], more: Parameters<typeof hold>[0] = {}) {
  await loadChips()
  const messages = [messageRow('m1'), replyRow('r1', 'm1', fields)]
  await hold({ chats: [chatRow()], messages, ...more })
  return openChatAt(`/lesson-plan/chat/${CHAT}`)
}

describe('above a finished plan', () => {
  it('a tap on a chip sends the correction as a message', async () => {
    const screen = await open({ state: 'done', content: '# Lesson plan', doc })
    await screen.sees('Year: Year 4, assumed')
    menuItem(screen.page, 'Year: Year 4, assumed', 'Year 6')?.click()
    await screen.sees('Make it for Year 6.')
    expect(await sent()).toMatchObject([{ op: 'message.send', content: 'Make it for Year 6.' }])
  })

  it('stands what was not done, once on the screen', async () => {
    const screen = await open({ state: 'done', content: '# Lesson plan', doc })
    await screen.sees('Not as you askedYou asked for a torch each.')
    expect(screen.text().split('You asked for a torch each.')).toHaveLength(2)
    const line = { ok: false, what: 'Check this.', how: 'You asked for a torch each.' }
    expect(unsaid([line, { ...line, how: 'Another.' }], doc)).toEqual([{ ...line, how: 'Another.' }])
  })

  it('the chips of an older plan are plain words', async () => {
    const messages = [
      messageRow('m1'),
      replyRow('r1', 'm1', { state: 'done', content: '# Lesson plan', doc }),
      messageRow('m2'),
      replyRow('r2', 'm2', { state: 'done', content: 'Some words.' }),
    ]
    const screen = await open({}, { messages })
    await screen.sees('Science')
    expect(screen.page.querySelector('[role="menu"][aria-label^="Year"]')).toBeNull()
  })

  it('chips say why they are not live where the message limit is reached', async () => {
    const screen = await open({ state: 'done', content: '# Lesson plan', doc }, { used: 10, limit: 10 })
    await screen.sees('Message limit reached: this cannot be corrected.')
    expect(screen.page.querySelectorAll('li button[aria-disabled="true"]').length).toBeGreaterThan(2)
  })
})

describe('while a plan is written', () => {
  it('what was understood stands above it at once, and what was not done is spoken at its end', async () => {
    const screen = await open({ state: 'waiting' })
    await screen.sees('words of m1')
    startReply('r1', 'plan', doc.outline, told)
    await screen.sees('You can correct this when the reply is ready.')
    expect(screen.text()).toContain('Science')
    await hold({ messages: [replyRow('r1', 'm1', { state: 'done', content: '# Lesson plan', doc })] })
    finishReply('r1', 'done')
    await screen.until(() =>
      screen.page
        .querySelector('p.sr-only[role="status"]')
        ?.textContent?.endsWith('Not as you asked: You asked for a torch each.'),
    )
  })
})

describe('a question back', () => {
  it('is answered with one tap, with the goals it asks about', async () => {
    const context = { subject: 'English', year_group: 'Year 5', strand: null, skill: null, goals: [] }
    const question = makeQuestion({ replies: [{ message: 'Leave the goal out: plan eels' }], context })
    const screen = await open({ state: 'done', content: 'Which way shall I go?', doc: question })
    await screen.press('Leave the goal out: plan eels')
    await expect.poll(sent).toMatchObject([{ content: 'Leave the goal out: plan eels', context }])
  })
})
