import { composer } from '../../support/teacher-at-work.ts'
import type { ChatType, Open } from './book.ts'
import type { Scene } from './scene.ts'
import {
  edit,
  goTo,
  listedChats,
  type Moments,
  NotNow,
  removeChat,
  rename,
  send,
  tapStar,
} from './teacher.ts'

/** How often the teacher does what. */
export const ACTIONS = { send: 64, star: 10, rename: 10, edit: 6, delete: 3 }
export type Action = keyof typeof ACTIONS

const CHATS_IN_USE = 12
const MIN_CHATS = 6

/** Does one action. The book lists it as open until the screen has confirmed it. */
export const act: Record<Action, (scene: Scene, moments: Moments) => Promise<void>> = {
  async send(scene, moments) {
    const { device, proxy, random, book } = scene
    const begins = random.chance(0.3) || (await listedChats(device.page)).length < 3
    const type: ChatType = random.chance(0.6) ? 'lessonPlan' : 'resourceGenerator'
    const place = begins ? { type } : await anyChat(scene)
    await goTo(device.page, proxy.url, place)
    const words = newWords(scene, place.type)
    const open: Open = { kind: 'send', words, place, typedAt: Date.now() }
    book.open = open
    try {
      await send(device.page, words, {
        ...moments,
        async typed() {
          open.typedAt = Date.now() // the clock starts once the last letter is in the box
          await moments.typed?.()
        },
      })
    } catch (error) {
      const untyped = error instanceof NotNow && (await composer(device.page).inputValue()) !== words
      if (untyped) book.open = undefined
      throw error
    }
    if (!moments.tapped) book.settle(open)
  },

  async star(scene, moments) {
    const chat = await anyChat(scene)
    await goTo(scene.device.page, scene.proxy.url, chat)
    // It stays open: which message it was is seen by comparing all stars.
    scene.book.open = { kind: 'star', sessionId: chat.sessionId }
    await tapStar(scene.device.page, moments)
  },

  async rename(scene, moments) {
    const chat = await anyChat(scene)
    const title = `Room ${scene.random.between(1, 30)} title ${scene.random.between(1_000, 9_999)}`
    const open: Open = { kind: 'rename', sessionId: chat.sessionId, title }
    scene.book.open = open
    await rename(scene.device.page, chat, title, moments)
    if (!moments.tapped) scene.book.settle(open)
  },

  async edit(scene, moments) {
    const { messages } = await scene.read()
    const finished = messages.filter(
      ({ format, state, visible }) => format === 'resource' && state === 'done' && visible,
    )
    const message = scene.random.pick(finished.slice(-6))
    if (!message) throw new NotNow('no resource yet')
    const marker = `edit${scene.random.between(100_000, 999_999)}`
    const open: Open = { kind: 'edit', messageId: message.id, marker }
    scene.book.open = open
    await edit(scene.device.page, scene.proxy.url, message.id, marker, moments)
    if (!moments.tapped) scene.book.settle(open)
    await goTo(scene.device.page, scene.proxy.url, { type: 'lessonPlan' })
  },

  async delete(scene, moments) {
    if ((await listedChats(scene.device.page)).length < MIN_CHATS) throw new NotNow('too few chats')
    const chat = await anyChat(scene)
    const open: Open = { kind: 'delete', sessionId: chat.sessionId }
    scene.book.open = open
    await removeChat(scene.device.page, chat, moments)
    if (!moments.tapped) scene.book.settle(open)
  },
}

async function anyChat({ device, random }: Scene) {
  const chat = random.pick((await listedChats(device.page)).slice(0, CHATS_IN_USE))
  if (!chat) throw new NotNow('no chat yet')
  return chat
}

/** Texts that occur only once, so that a doubled or lost message can be recognised. */
function newWords({ book, random }: Scene, type: ChatType): string {
  book.tapped += 1
  const tag = `${book.tapped}-${random.between(1_000, 9_999)}`
  const year = random.between(1, 6)
  return type === 'lessonPlan'
    ? `Lesson ${tag}: a 40 minute maths lesson on multiplication for Year ${year}`
    : `Worksheet ${tag}: a Year ${year} multiplication worksheet`
}
