// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { leaveResourcePrompt } from '#features/chat/actions/resource-prompt.ts'
import { keepGoals } from '#local-store/commands/facts.ts'
import { currentStore } from '#local-store/current-store.ts'
import { readKeptGoals } from '#local-store/queries/facts.ts'
import { type LoadState, listLoadRequests, settleLoad } from '#session/chat-loads.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { readCurriculumChoice, setActiveCurriculum, setCurriculumDraft } from '#session/curriculum-choice.ts'
import { forgetTeacher } from '#session/forget-teacher.ts'
import { readToast } from '#session/toasts.ts'
import {
  CHAT,
  type ChatScreenAtWork,
  chatRow,
  hold,
  messageRow,
  openChatAt,
  setUpChatScreen,
  signInOnDevice,
} from '../support/screens/chat-screen.tsx'

const OTHER = 'c1000000-0000-4000-8000-000000000002'
let screen: ChatScreenAtWork
setUpChatScreen()
const heading = () => screen.page.querySelector('h1')?.textContent
const goals = (subject: string) => ({ subject, year_group: null, strand: null, skill: null, goals: [] })

describe('the chat screen', () => {
  it('[CHAT-01] [CHAT-07] of a lesson plan has its title, the messages, the composer and the goals', async () => {
    await hold({ chats: [chatRow()], messages: [messageRow('m1')] })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('words of m1')
    expect(heading()).toBe('Lesson Plan Generator')
    expect(screen.page.querySelector('[role="log"]')?.textContent).toContain('words of m1')
    expect(screen.box().placeholder).toBe('Type your message...')
    expect(screen.button('Goals')).toBeDefined()
  })

  it('[CHAT-02] of a resource has its own title', async () => {
    await hold({ chats: [chatRow({ generator_type: 'resourceGenerator' })], messages: [messageRow('m1')] })
    screen = await openChatAt(`/resource/chat/${CHAT}`)
    await screen.sees('words of m1')
    expect(heading()).toBe('Resource Generator')
  })

  it('[CHAT-16] shows the welcome of a new chat of either kind, and none in a chat with messages', async () => {
    await hold({ chats: [chatRow()], messages: [messageRow('m1')] })
    screen = await openChatAt('/lesson-plan')
    await screen.sees('Lesson Plan Assistant')
    await screen.goTo('/resource')
    await screen.sees('A multiplication worksheet with three levels')
    await screen.goTo(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('words of m1')
    expect(screen.text()).not.toContain('Lesson Plan Assistant')
  })

  it('[CURR-01] [CURR-02] has the goals above the chat on a phone, above the composer on a wide screen', async () => {
    signInOnDevice(true)
    await hold({ chats: [chatRow()], messages: [messageRow('m1')] })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('words of m1')
    const inOrder = () =>
      [...screen.page.querySelectorAll('button, [role="log"], textarea')]
        .map((found) => found.getAttribute('role') ?? found.getAttribute('aria-label') ?? found.textContent)
        .filter((name) => ['Goals', 'log', 'Message'].includes(name ?? ''))
    expect(inOrder()).toEqual(['Goals', 'log', 'Message'])
    await screen.close()
    signInOnDevice(false)
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('words of m1')
    expect(inOrder()).toEqual(['log', 'Goals', 'Message'])
  })
})

/** Gives the server's answer for the chat that the screen asked for. */
async function answerLoad(state: Exclude<LoadState, 'loading'>): Promise<void> {
  await screen.until(() => listLoadRequests().length > 0)
  settleLoad(CHAT, state)
}

describe('while a chat is loaded', () => {
  it('[CHAT-09] [CHAT-130] says so when it is not on this device, and sends nothing into it', async () => {
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('Loading chat session...')
    screen.type('Kia ora')
    await screen.until(() => screen.box().value === 'Kia ora')
    expect(screen.button('Send')?.disabled).toBe(true)
  })

  it('[CHAT-10] says so when messages are missing, above those that are here', async () => {
    await hold({ chats: [chatRow()], messages: [messageRow('m1')], complete: false })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('Loading chat history...')
    await screen.sees('words of m1')
  })

  it('says that a part is missing when its messages cannot be loaded, and offers to try again', async () => {
    await hold({ chats: [chatRow()], messages: [messageRow('m1')], complete: false })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await answerLoad('failed')
    await screen.sees('Only a part of this chat is on this device.')
    await screen.press('Try Again')
    await screen.sees('Loading chat history...')
  })

  it('[OP-33] explains a chat that does not exist or belongs to somebody else, and offers a new one', async () => {
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await answerLoad('absent')
    await screen.sees('You have no chat at this address')
    await screen.until(() => readToast()?.title === 'Navigation Error')
    expect(readToast()?.text).toBe('Could not load selected chat')
    await screen.press('New Chat')
    await screen.until(() => screen.path() === '/lesson-plan')
  })
})

describe('the current chat', () => {
  it('[CHAT-04] [OP-34] opens when the address names none, if it belongs to that generator', async () => {
    await hold({ chats: [chatRow(), chatRow({ id: OTHER, generator_type: 'resourceGenerator' })] })
    setCurrentChat(CHAT)
    screen = await openChatAt('/lesson-plan')
    await screen.until(() => screen.path() === `/lesson-plan/chat/${CHAT}`)
    setCurrentChat(CHAT)
    await screen.goTo('/resource')
    await screen.sees('A space vocabulary list')
    expect(screen.path()).toBe('/resource')
  })

  it('[OP-35] is shown at its own generator’s address', async () => {
    await hold({ chats: [chatRow({ generator_type: 'resourceGenerator' })], messages: [messageRow('m1')] })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.until(() => screen.path() === `/resource/chat/${CHAT}`)
  })

  it('[CURR-21] [CURR-22] keeps its goals: another chat and another kind of page start without them', async () => {
    await hold({ chats: [chatRow(), chatRow({ id: OTHER })], messages: [messageRow('m1')] })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('words of m1')
    setActiveCurriculum(goals('Science'))
    await screen.goTo(`/lesson-plan/chat/${OTHER}`)
    await screen.until(() => readCurriculumChoice().active === null)
    setCurriculumDraft(goals('Technology'))
    await screen.goTo('/resource')
    await screen.until(() => readCurriculumChoice().draft === null)
  })
})

describe('chosen goals', () => {
  const chosen = () => readCurriculumChoice().active?.subject
  const stored = async (key: string) => (await readKeptGoals(key))?.subject
  /** The page is loaded again: what the screens knew is gone, what the device stores is not. */
  async function reload(address: string) {
    await screen.close()
    forgetTeacher()
    screen = await openChatAt(address)
  }

  it('come back after a reload, and to their own chat only', async () => {
    await hold({ chats: [chatRow(), chatRow({ id: OTHER })], messages: [messageRow('m1')] })
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.sees('words of m1')
    setActiveCurriculum(goals('Science'))
    await screen.until(async () => (await stored(`chat:${CHAT}`)) === 'Science')
    await reload(`/lesson-plan/chat/${CHAT}`)
    await screen.until(() => chosen() === 'Science')
    await screen.goTo(`/lesson-plan/chat/${OTHER}`)
    await screen.until(() => chosen() === undefined)
    await screen.goTo(`/lesson-plan/chat/${CHAT}`)
    await screen.until(() => chosen() === 'Science')
  })

  it('stay away once they are removed', async () => {
    await hold({ chats: [chatRow()], messages: [messageRow('m1')] })
    await keepGoals(`chat:${CHAT}`, goals('Science'))
    screen = await openChatAt(`/lesson-plan/chat/${CHAT}`)
    await screen.until(() => chosen() === 'Science')
    setActiveCurriculum(null)
    await screen.until(async () => (await stored(`chat:${CHAT}`)) === undefined)
  })

  it('move with the first send from the new chat to its own address', async () => {
    screen = await openChatAt('/lesson-plan')
    await screen.until(() => screen.button('Send'))
    setActiveCurriculum(goals('Science'))
    await screen.until(async () => (await stored('new:lessonPlan')) === 'Science')
    screen.type('Plants')
    await screen.press('Send')
    await screen.until(() => screen.path() !== '/lesson-plan')
    const key = `chat:${screen.path().split('/').at(-1)}`
    await screen.until(async () => (await stored(key)) === 'Science' && !(await stored('new:lessonPlan')))
  })

  it('of an unsent request do not go with a prompt that comes from a lesson plan', async () => {
    await keepGoals('new:resourceGenerator', goals('Science'))
    leaveResourcePrompt('A worksheet about fractions')
    screen = await openChatAt('/resource')
    await screen.until(async () => (await currentStore().outbox.count()) === 1)
    const [sent] = await currentStore().outbox.toArray()
    expect(sent?.op).toMatchObject({ content: 'A worksheet about fractions', context: null })
    expect(await stored('new:resourceGenerator')).toBe('Science')
  })
})
