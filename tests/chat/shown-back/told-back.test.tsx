// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import { showEvent } from '#assistant/show-event.ts'
import type { FoundKit, Kit } from '#content/kit.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { makeQuestion } from '#content/question.ts'
import type { OtherLesson, ToldBack } from '#content/understood.ts'
import { loadChips } from '#features/chat/shown-back/told-back.tsx'
import { unsaid } from '#features/chat/shown-back/unsaid.ts'
import { currentStore } from '#local-store/current-store.ts'
import { finishReply, startReply } from '#session/replies.ts'
import circuits from '../../../supabase/seed/kits/science/science-simple-circuits-y5-6.json' with {
  type: 'json',
}
import {
  CHAT,
  chatRow,
  hold,
  messageRow,
  openChatAt,
  replyRow,
  setUpChatScreen,
} from '../../support/screens/chat-screen.tsx'

function planDoc(content = 'A lesson on shadows, 40 minutes', kits: FoundKit[] = []) {
  const made = answerRequest({
    messageId: CHAT,
    generatorType: 'lessonPlan',
    content,
    context: null,
    history: [],
    kits,
  })
  if (made.format !== 'plan') throw new Error('no plan was made')
  const { outline, sections, understood } = made
  return {
    format: 'plan',
    version: 1,
    outline,
    sections,
    understood,
    notDone: made.notDone,
  }
}
const doc = { ...planDoc(), notDone: ['You asked for a torch each.'] }
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

describe('what a follow-up changed', () => {
  it('stands above the document, before what was not done', async () => {
    const changed = ['The lesson is 30 minutes now, not 50.']
    const screen = await open({ state: 'done', content: '# Lesson plan', doc: { ...doc, changed } })
    await screen.sees('What changed')
    expect(screen.text().indexOf(changed[0] ?? '')).toBeLessThan(screen.text().indexOf('Not as you asked'))
  })
})

describe('the other lessons of the bank', () => {
  const torches: OtherLesson = { title: 'Torches at night', years: [3, 4] }
  const withOthers = { ...doc, otherLessons: [torches, { title: 'Shadow “tag”', years: [5, 5] }] }
  const done = (others: unknown) => ({ state: 'done', content: '# Lesson plan', doc: others }) as const
  const lessons = (page: HTMLElement) =>
    [...page.querySelectorAll('button')].filter(({ textContent }) =>
      textContent?.startsWith('Use the lesson'),
    )

  it('stand above the plan with their years, and a tap asks for one as a message', async () => {
    const screen = await open(done(withOthers))
    await screen.sees('Other lessons that fit')
    expect(lessons(screen.page).map(({ textContent }) => textContent)).toEqual([
      'Use the lesson Torches at night · Years 3–4 instead',
      'Use the lesson Shadow “tag” · Year 5 instead',
    ])
    expect(screen.text().indexOf('Other lessons')).toBeGreaterThan(screen.text().indexOf('Not as you asked'))
    expect(screen.text().indexOf('Other lessons')).toBeLessThan(screen.text().indexOf('Learning intention'))
    const [, tag] = lessons(screen.page)
    tag?.click()
    tag?.click()
    await screen.sees('Use the lesson “Shadow “tag”” instead.')
    expect(await sent()).toMatchObject([
      { op: 'message.send', content: 'Use the lesson “Shadow “tag”” instead.' },
    ])
  })

  it('are called the nearest where nothing else was found', async () => {
    const screen = await open(done({ ...doc, otherLessons: [{ ...torches, near: true }] }))
    await screen.sees('The nearest lessons I have')
  })

  it('are gone from an older plan, and stand still where the message limit is reached', async () => {
    const full = await open(done(withOthers), { used: 10, limit: 10 })
    await full.sees('Other lessons that fit, once you can send again')
    expect(lessons(full.page).map((one) => one.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
    lessons(full.page)[0]?.click()
    expect(await sent()).toEqual([])
    const messages = [messageRow('m2'), replyRow('r2', 'm2', { state: 'done', content: 'Some words.' })]
    await hold({ messages })
    await full.sees('Some words.')
    expect(lessons(full.page)).toEqual([])
  })
})

describe('above a finished plan', () => {
  it('a tap on a chip sends the correction as a message', async () => {
    const screen = await open({ state: 'done', content: '# Lesson plan', doc })
    const sixth = () => menuItem(screen.page, 'Year: Year 4, assumed', 'Year 6')
    await screen.until(sixth)
    sixth()?.click()
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

describe('above a built-in plan from the bank', () => {
  it('stands that its lesson was written for other years', async () => {
    const other = planDoc('Year 8 electric circuits', [
      { kit: circuits as unknown as Kit, serves: false, named: true, unsaid: [] },
    ])
    const screen = await open({ state: 'done', content: '# Lesson plan', doc: other })
    const words = 'It was written for Years 5 to 6, and your class is Year 8'
    await screen.sees(words)
    expect(screen.text().indexOf('Not as you asked')).toBeLessThan(screen.text().indexOf(words))
    expect(screen.text().indexOf(words)).toBeLessThan(screen.text().indexOf('Learning intention'))
    expect(screen.text().split(words)).toHaveLength(2)
  })
})

describe('above a plan of a language model', () => {
  const note = 'The goal is on light, so the torches are only the setting.'
  const understood = { ...told.understood, area: 'Technology', constraints: ['no reading aloud'] }
  const ofModel = {
    ...doc,
    sections: doc.sections.map((section) =>
      section.id === 'about' ? { ...section, checkThis: [note, ...section.checkThis] } : section,
    ),
    understood,
    notDone: [note],
  }

  it('stand its chips and its note with the section that brings them, once, and can be corrected', async () => {
    const screen = await open({ state: 'waiting' })
    await screen.sees('words of m1')
    showEvent('r1', { type: 'start', reply_id: 'r1', format: 'plan', outline: doc.outline })
    const [header] = doc.sections
    const section = { id: 'header', title: 'Lesson overview', doc_part: header, markdown: '' }
    expect(screen.text()).not.toContain('You can correct this')
    showEvent('r1', { type: 'section', ...section, told: { understood, notDone: [note] } })
    await screen.sees(`Not as you asked${note}`)
    for (const words of ['Technology', 'No reading aloud']) expect(screen.text()).toContain(words)
    await hold({
      messages: [replyRow('r1', 'm1', { state: 'done', content: '# Lesson plan', doc: ofModel })],
    })
    showEvent('r1', { type: 'done', state: 'done' })
    const science = () => menuItem(screen.page, 'Learning area: Technology', 'Science')
    await screen.until(science) // only once the row is stored
    expect(screen.text().split(note)).toHaveLength(2)
    science()?.click()
    await screen.sees('Change the learning area to Science.')
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
