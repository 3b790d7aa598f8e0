// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import { answerRequest } from '#content/planner/answer-request.ts'
import { resourceHtml } from '#content/render-html.ts'
import { currentStore } from '#local-store/current-store.ts'
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

const content = 'A Year 5 lesson on fractions of a set'
const planDoc = () => madePlan(content, { messageId: CHAT })

function worksheet() {
  const asked = { messageId: CHAT, generatorType: 'resourceGenerator', content } as const
  const reply = answerRequest({ ...asked, context: null, history: [] })
  if (reply.format !== 'resource') throw new Error('no resource')
  const { kind, outline, sections } = reply
  return { format: 'resource' as const, version: 1 as const, kind, outline, sections }
}

let screen: ChatScreenAtWork
setUpChatScreen()

async function open(fields: Parameters<typeof replyRow>[2], path: 'lesson-plan' | 'resource') {
  const generator_type = path === 'resource' ? ('resourceGenerator' as const) : ('lessonPlan' as const)
  await hold({
    chats: [chatRow({ generator_type })],
    messages: [messageRow('m1'), replyRow('r1', 'm1', { state: 'done', content: 'here it is', ...fields })],
  })
  screen = await openChatAt(`/${path}/chat/${CHAT}`)
}

const choices = (title: string) =>
  [...screen.page.querySelectorAll(`[role="menu"][aria-label="Change “${title}”"] [role="menuitem"]`)].map(
    ({ textContent }) => textContent,
  )
const sent = async () => (await currentStore().outbox.toArray()).map(({ op }) => op)

describe('one part of a finished plan', () => {
  it('is redone from its heading, by a message that names that section alone', async () => {
    await open({ doc: planDoc() }, 'lesson-plan')
    await screen.until(() => screen.button('Change “Lesson steps”') !== undefined)
    const items = [
      ...(screen.page.querySelector('[role="menu"][aria-label="Change “Lesson steps”"]')?.children ?? []),
    ]
    const easier = items.find(({ textContent }) => textContent === 'Make it easier') as HTMLElement
    easier.click()
    await screen.sees('Make “Lesson steps” easier.')
    expect(await sent()).toMatchObject([
      {
        op: 'message.send',
        content: 'Make “Lesson steps” easier.',
        part: { reply_id: 'r1', section: 'phases' },
      },
    ])
    await screen.until(() => screen.button('Change “Lesson steps”') === undefined)
  })

  it('cannot be redone where it follows from the rest: overview, goal, answers, about', async () => {
    await open({ doc: planDoc() }, 'lesson-plan')
    await screen.until(() => screen.button('Change “Vocabulary”') !== undefined)
    for (const title of ['Curriculum goal', 'About this draft'])
      expect(screen.button(`Change “${title}”`)).toBeUndefined()
    for (const title of ['Lesson overview', 'Answers']) expect(choices(title)).toEqual(['Edit the words'])
  })
})

describe('one page of a worksheet', () => {
  it('is redone by its name, and says what stays', async () => {
    const doc = worksheet()
    await open({ doc, html_content: resourceHtml(doc), resource_type: 'worksheet' }, 'resource')
    await screen.press('Student page ▲')
    await screen.sees('The other pages stay as they are')
    await screen.press('Make it shorter')
    await screen.sees('Make “Student page ▲” shorter.')
    expect(await sent()).toMatchObject([{ part: { reply_id: 'r1', section: 'tasks-support' } }])
  })

  it('is offered only the changes that it allows', async () => {
    const doc = { ...worksheet(), changes: { 'tasks-core': ['shorter' as const] } }
    await open({ doc, html_content: resourceHtml(doc), resource_type: 'worksheet' }, 'resource')
    await screen.until(() => screen.button('Student page ●') !== undefined)
    expect(screen.button('Student page ▲')).toBeUndefined()
    await screen.press('Student page ●')
    await screen.until(() => screen.button('Make it shorter') !== undefined)
    expect(screen.button('Redo it')).toBeUndefined()
  })

  it('warns when it was edited by hand, and only then', async () => {
    const doc = worksheet()
    const html = resourceHtml(doc)
    const at = html.indexOf('</p>', html.indexOf('data-section="tasks-core"'))
    const edited_html_content = `${html.slice(0, at)} Kia kaha.${html.slice(at)}`
    await open({ doc, html_content: html, edited_html_content, resource_type: 'worksheet' }, 'resource')
    await screen.press('Student page ●')
    await screen.sees('You edited this page by hand.')
    await screen.press('Close')
    await screen.press('Student page ▲')
    await screen.sees('The other pages stay as they are')
  })
})
