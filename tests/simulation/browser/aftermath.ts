import { composer } from '../../support/teacher-at-work.ts'
import { isOnDevice, noteStars, type Open } from './book.ts'
import type { DeviceState } from './read-device.ts'
import type { Scene } from './scene.ts'
import { goTo, NOTHING, NotNow, send } from './teacher.ts'

/** A text that was in the box for this long is on the disk; a younger one may be lost with the browser. */
const SETTLED_MS = 2_000

/** Finds out how an action ended that the screen did not confirm. A text still in the box is sent. */
export async function lookAfter(scene: Scene, open: Open): Promise<void> {
  const { book } = scene
  try {
    const device = await scene.read()
    if (open.kind === 'send') return await lookAfterWords(scene, open, device)
    if (open.kind === 'star') noteStars(book, device, open.sessionId)
    if (isOnDevice(open, device)) book.settle(open)
    book.open = undefined
  } catch (error) {
    if (error instanceof NotNow) return await dropWords(scene)
    scene.note(`looking after ${open.kind}`, error)
  }
}

type OpenSend = Extract<Open, { kind: 'send' }>

async function lookAfterWords(scene: Scene, open: OpenSend, state: DeviceState): Promise<void> {
  const { book, device, proxy } = scene
  const sent = isOnDevice(open, state)
  if (sent) book.settle(open)
  await goTo(device.page, proxy.url, open.place)
  const isDue = device.diedAt - open.typedAt >= SETTLED_MS
  const text = await wordsInBox(scene, open.words, !sent && isDue ? 10_000 : 2_000)
  if (sent) {
    if (text !== open.words) return
    book.drafts.cameBack += 1
    book.losses.push(`"${open.words}" is sent and stands in the box again`)
    return await dropWords(scene)
  }
  if (text === open.words) book.drafts.kept += 1
  else if (text !== '' && open.words.startsWith(text)) book.drafts.shortened += 1
  else noteLostDraft(scene, open)
  await send(device.page, open.words, NOTHING, text === open.words)
  book.settle(open)
}

/** The chat stays busy, so the teacher takes the text out of the box again. */
async function dropWords({ device, book }: Scene): Promise<void> {
  await composer(device.page).fill('')
  book.open = undefined
}

function noteLostDraft({ book, device }: Scene, { words, typedAt }: OpenSend): void {
  const stood = device.diedAt - typedAt
  book.drafts.oldestLostMs = Math.max(book.drafts.oldestLostMs, stood)
  if (stood < SETTLED_MS) book.drafts.lostYoung += 1
  else book.losses.push(`"${words}" stood in the box for ${stood} ms and is gone`)
}

/** The box is empty until the store has been read, which a busy machine takes its time for. */
async function wordsInBox({ device: { page } }: Scene, words: string, mostMs: number): Promise<string> {
  const box = composer(page)
  for (const end = Date.now() + mostMs; Date.now() < end; ) {
    const text = await box.inputValue()
    if (text === words) return text
    await page.waitForTimeout(100)
  }
  return box.inputValue()
}
