// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import type { LessonPlan, PlanSection } from '#content/lesson-plan.ts'
import { editableWords, withWords } from '#features/chat/plan/editing/editable-words.ts'
import { BY_HAND, withSection } from '#features/chat/plan/editing/save-words.ts'
import { readMessage } from '#local-store/queries/messages.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { flushDrafts } from '#platform/flush-drafts.ts'
import { forgetTeacher } from '#session/forget-teacher.ts'
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

const REQUESTS = [
  'A Year 5 lesson on fractions of a set',
  'A Year 3 reading lesson about kererū',
  'A Year 6 science lesson on the water cycle',
  'A Year 4 lesson about Matariki',
]

const planFor = (content: string) => madePlan(content, { messageId: CHAT })
const plan = planFor(REQUESTS[0] ?? '')
const sectionOf = (id: PlanSection['id']) => plan.sections.find((one) => one.id === id) as PlanSection
const textsOf = (section: PlanSection) => editableWords(section).map(({ text }) => text)

describe('the words of a section', () => {
  it('change nothing where nothing was changed, in plans of several areas', () => {
    for (const request of REQUESTS)
      for (const section of planFor(request).sections)
        expect(withWords(section, textsOf(section))).toBe(section)
  })

  it('leave every other word of the plan byte for byte as it was', () => {
    for (const section of plan.sections) {
      for (const [n, { isList }] of editableWords(section).entries()) {
        const texts = textsOf(section).with(n, isList ? 'KŌRERO\n\n  second ' : ' KŌRERO ')
        const edited = withSection(plan, withWords(section, texts))
        const others = (of: LessonPlan) => of.sections.filter(({ id }) => id !== section.id && id !== 'about')
        expect(JSON.stringify(others(edited))).toBe(JSON.stringify(others(plan)))
        const now = textsOf(edited.sections.find(({ id }) => id === section.id) as PlanSection)
        expect(now[n]).toBe(isList ? 'KŌRERO\nsecond' : 'KŌRERO')
        expect(now.filter((_, at) => at !== n).map((text, at) => [at, text])).toHaveLength(texts.length - 1)
      }
    }
  })

  it('never hold the goal, the minutes or what is said about the draft', () => {
    expect([editableWords(sectionOf('curriculum-goal')), editableWords(sectionOf('about'))]).toEqual([[], []])
    expect(editableWords(sectionOf('phases')).some(({ path }) => path.includes('minutes'))).toBe(false)
  })

  it('take the proof from an answer that was changed by hand, and from no other', () => {
    const answers = sectionOf('answers')
    const at = editableWords(answers).findIndex(({ label }) => label === 'Answer 2')
    const edited = withWords(answers, textsOf(answers).with(at, '999'))
    const checks = (section: PlanSection) =>
      section.id === 'answers' ? section.tasks.map(({ check }) => check) : []
    expect(checks(answers)[1]).not.toBeNull()
    expect(checks(edited)).toEqual(checks(answers).with(1, null))
  })

  it('are said to be changed by hand, once', () => {
    const twice = withSection(
      withSection(plan, sectionOf('phases')),
      sectionOf('safety') ?? sectionOf('phases'),
    )
    const about = twice.sections.find(({ id }) => id === 'about')
    expect(about?.id === 'about' && about.lines.filter((line) => line === BY_HAND)).toHaveLength(1)
  })
})

describe('a plan on the screen', () => {
  let screen: ChatScreenAtWork
  setUpChatScreen()
  const field = (label: string) => {
    const id = [...screen.page.querySelectorAll('label')].find(
      ({ textContent }) => textContent === label,
    )?.htmlFor
    return screen.page.querySelector<HTMLTextAreaElement>(`[id="${id}"]`)
  }
  function type(label: string, words: string) {
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    set?.call(field(label), words)
    field(label)?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  async function openEdit() {
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.until(() => screen.button('Change “Learning intention”'))
    const menu = screen.page.querySelector('[role="menu"][aria-label="Change “Learning intention”"]')
    ;(menu as HTMLElement).querySelector('button')?.click()
    await screen.until(() => field('We are learning to'))
  }
  const holdPlan = () =>
    hold({
      chats: [chatRow({ generator_type: 'lessonPlan' })],
      messages: [messageRow('m1'), replyRow('r1', 'm1', { state: 'done', doc: plan })],
    })

  it('is edited offline: the new words are a version of their own, and the older stays', async () => {
    await holdPlan()
    await openEdit()
    expect(screen.button('Save')?.disabled).toBe(true)
    type('We are learning to', 'share kai fairly')
    await screen.press('Save')
    await screen.sees('Version 2 of 2, changed')
    await screen.sees('Changed: Learning intention')
    await screen.sees('share kai fairly')
    await screen.until(() => !field('We are learning to'))
    const [waiting] = await listWaiting()
    expect(waiting?.op).toMatchObject({ op: 'plan.save', base_id: 'r1' })
    expect(waiting?.op).not.toHaveProperty('restores')
    expect(waiting?.op.op === 'plan.save' && waiting.op.content).toContain('share kai fairly')
    expect((await readMessage('r1'))?.message.doc).toEqual(plan)
  })

  it('keeps words that were typed and not saved over a reload, until they are discarded', async () => {
    await holdPlan()
    await openEdit()
    type('We are learning to', 'half a thought')
    await flushDrafts()
    await screen.close()
    forgetTeacher()
    await openEdit()
    await screen.until(() => field('We are learning to')?.value === 'half a thought')
    await screen.press('Discard')
    await screen.until(() => !field('We are learning to'))
    await screen.close()
    await openEdit()
    const walt = sectionOf('learning-intention')
    await screen.until(
      () => walt.id === 'learning-intention' && field('We are learning to')?.value === walt.walt,
    )
  })

  it('shows the text that the class reads', async () => {
    const text = { title: 'The kererū', paragraphs: ['It eats berries.', 'It spreads seeds.'] }
    const resources = { id: 'resources', items: ['pencils'], text } as const
    const sections = plan.sections.map((one) =>
      one.id === 'resources' ? { ...resources, items: ['pencils'] } : one,
    )
    await hold({
      chats: [chatRow({ generator_type: 'lessonPlan' })],
      messages: [messageRow('m1'), replyRow('r1', 'm1', { state: 'done', doc: { ...plan, sections } })],
    })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('It spreads seeds.')
    expect(screen.text()).toContain('The kererū')
  })
})
