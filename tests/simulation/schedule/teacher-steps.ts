import { type ClassFields, NO_CLASS } from '#domain/class/teacher-class.ts'
import type { DocumentBody, SyncedTable } from '#domain/rows.ts'
import { shown } from '#local-store/records.ts'
import type { Tab } from '../device/tab.ts'
import type { Dice } from '../dice.ts'
import { must } from '../violation.ts'
import type { World } from '../world.ts'

/** Does something a teacher does in a tab. Answers what it was, or undefined when there was nothing to do it to. */
export type TeacherStep = (world: World, tab: Tab, dice: Dice) => Promise<string | undefined>

const LONG = 'x'.repeat(3_000)

export const TEACHER_STEPS = {
  'send in a new chat': (world, tab, dice) => send(world, tab, dice, undefined),
  'send in an old chat': async (world, tab, dice) => {
    const chat = someChat(tab, dice)
    return chat && send(world, tab, dice, chat)
  },
  'send two in a row': async (world, tab, dice) => {
    const chat = someChat(tab, dice)
    const first = chat && (await send(world, tab, dice, chat))
    return first && send(world, tab, dice, chat)
  },
  star: async (world, tab, dice) => {
    const reply = someReply(tab, dice)
    if (!reply || !tab.db) return undefined
    const names = { messageId: reply.id, sessionId: reply.session_id }
    return heard(await world.perform(tab.app.starMessage({ ...names, itemType: 'lesson_plan' }, tab.db)))
  },
  unstar: async (world, tab, dice) => {
    const star = dice.pick(see(tab, 'starred_items'))
    if (!star || !tab.db) return undefined
    return heard(await world.perform(tab.app.unstarMessage({ messageId: star.message_id }, tab.db)))
  },
  'file a saved item': async (world, tab, dice) => {
    const star = dice.pick(see(tab, 'starred_items'))
    if (!star || !tab.db) return undefined
    const n = world.steps
    const labels = dice.pick([{ name: `name ${n}` }, { folder: `folder ${n}` }, { tags: [`tag ${n}`] }]) ?? {}
    const filed = await world.perform(tab.app.fileSaved(star.message_id, labels, tab.db))
    if (!filed.ok || dice.chance(0.7)) return heard(filed)
    return heard(await world.perform(tab.app.unfileSaved(star.message_id, filed, tab.db)))
  },
  rename: async (world, tab, dice) => {
    const chat = someChat(tab, dice)
    if (!chat || !tab.db) return undefined
    return heard(await world.perform(tab.app.renameChat(chat, `title ${world.steps}`, tab.db)))
  },
  'delete a chat': async (world, tab, dice) => {
    const chat = someChat(tab, dice)
    return chat && tab.db && heard(await world.perform(tab.app.deleteChat(chat, tab.db)))
  },
  'save an edit': saveEdit,
  'put on the shelf': async (world, tab, dice) => {
    const [reply, mine] = [someReply(tab, dice), dice.pick(ownOnShelf(tab))]
    const id = dice.chance(0.3) ? (mine?.id ?? reply?.id) : reply?.id
    if (!id || !tab.db) return undefined
    const title = `shelf ${world.steps}`
    const copy = { item_type: 'lesson_plan' as const, title, about: '', words: '', body: documentOf(title) }
    return heard(await world.perform(tab.app.putOnShelf(id, copy, tab.db)))
  },
  'take off the shelf': async (world, tab, dice) => {
    const item = dice.pick(ownOnShelf(tab))
    return item && tab.db && heard(await world.perform(tab.app.takeOffShelf(item.id, tab.db)))
  },
  /** Of a colleague's, or of one that is not on the device any more. */
  'take a copy from the shelf': async (world, tab, dice) => {
    if (!tab.db) return undefined
    const { title, body } = dice.pick(see(tab, 'shelf_items')) ?? { title: `shelf ${world.steps}` }
    const copy = { itemType: 'lesson_plan' as const, title, body: body ?? documentOf(`copy ${world.steps}`) }
    return heard(await world.perform(tab.app.copyDocument(copy, tab.db)))
  },
  'change the class': async (world, tab, dice) => {
    if (!tab.db) return undefined
    const before = classShown(tab)
    const told = `${world.steps}`
    const change = dice.pick([{ room: told }, { teacher: told }, { size: 1 + dice.below(60) }])
    return heard(await world.perform(tab.app.saveClass({ before, after: { ...before, ...change } }, tab.db)))
  },
  'stop a reply': async (world, tab, dice) => {
    const reply = someReply(tab, dice)
    return reply && tab.db && heard(await world.perform(tab.app.stopReply({ messageId: reply.id }, tab.db)))
  },
  'retry a reply': async (world, tab, dice) => {
    const over = see(tab, 'chat_messages').filter(({ state }) => state === 'failed' || state === 'stopped')
    const reply = dice.pick(over) ?? someReply(tab, dice)
    return reply && tab.db && heard(await world.perform(tab.app.retryReply({ messageId: reply.id }, tab.db)))
  },
  'send a waiting change again': async (world, tab, dice) => {
    const entry = someWaiting(tab, dice)
    return entry && tab.db && heard(await world.perform(tab.app.retryWaiting(entry.opId, tab.db)))
  },
  'discard a waiting change': async (world, tab, dice) => {
    const entry = someWaiting(tab, dice)
    if (!entry || !tab.db) return undefined
    const { device } = tab
    const intended = (opId: string) => opId === entry.opId
    world.journal.forget('discarded', ({ opId }) => intended(opId) && mayDiscard(entry))
    const outcome = await world.perform(tab.app.discardWaiting(entry.opId, tab.db))
    if (!outcome.ok) world.journal.remember(entry.opId)
    return `${heard(outcome)} on ${device.name}`
  },
  'load a chat': async (world, tab, dice) => {
    const { rows } = await world.server.dump(tab.userId ?? world.teacher)
    const chats = rows.flatMap(({ t, r }) => (t === 'chat_sessions' ? [r.id] : []))
    const chat = dice.pick(chats.sort())
    if (!chat) return undefined
    tab.app.requestChat(chat)
    return 'asked'
  },
  look,
} satisfies Record<string, TeacherStep>

const heard = (outcome: { ok: boolean; reason?: string }) => (outcome.ok ? 'ok' : String(outcome.reason))
const mayDiscard = ({ state, attempts }: { state: string; attempts: number }) =>
  state === 'parked' || (state === 'queued' && attempts === 0)

async function send(world: World, tab: Tab, dice: Dice, sessionId: string | undefined) {
  if (!tab.db) return undefined
  const content = `words ${world.steps}.${dice.below(1000)}${dice.chance(0.1) ? LONG : ''}`
  const input = { sessionId, generatorType: 'lessonPlan' as const, content, context: null }
  const outcome = await world.perform(tab.app.sendMessage(input, tab.db))
  if (!outcome.ok) return outcome.reason
  const saved = (userId: string) =>
    tab.device
      .outbox(userId)
      .some(({ op }) => op.op === 'message.send' && op.message_id === outcome.messageId)
  must(world.users.some(saved), 'I16', () => 'a message was called saved that is not on the disk')
  return 'ok'
}

async function saveEdit(world: World, tab: Tab, dice: Dice) {
  const reply = someReply(tab, dice)
  if (!reply || !tab.db) return undefined
  const html = `<p>${world.steps}</p>`
  const edit = { messageId: reply.id, html, baseId: dice.chance(0.8) ? reply.edited_revision : null }
  const outcome = await world.perform(tab.app.saveResource(edit, tab.db))
  if (!outcome.ok) return outcome.reason
  const saved = (userId: string) => tab.device.outbox(userId).some(({ opId }) => opId === outcome.revisionId)
  must(world.users.some(saved), 'I16', () => 'an edit was called saved that is not on the disk')
  return 'ok'
}

/** I16: the screen never says "sent" before the server's receipt, and shows every word that waits. */
async function look(world: World, tab: Tab, dice: Dice) {
  if (!tab.db || !tab.userId) return undefined
  const waiting = tab.device.outbox(tab.userId).filter(({ op }) => op.op === 'message.send')
  const { op } = dice.pick(waiting) ?? {}
  if (op?.op !== 'message.send') return undefined
  const listed = await world.perform(tab.app.listMessages(op.session_id, 200, tab.db))
  for (const entry of waiting) {
    if (entry.op.op !== 'message.send' || entry.op.session_id !== op.session_id) continue
    const { message_id, content } = entry.op
    const shownHere = listed.find(({ message }) => message.id === message_id)
    must(shownHere?.message.content === content, 'I16', () => 'words that wait are not shown')
    const sent = shownHere.delivery.state === 'synced'
    must(!sent || world.journal.wasDone(entry.opId), 'I16', () => 'a message is called sent too soon')
  }
  return 'seen'
}

/** Answers the rows of a table that this tab shows now. */
/** The class as the tab shows it. A store that cannot be opened answers no read, and a screen then shows none. */
function classShown(tab: Tab): ClassFields {
  const found = see(tab, 'teacher_classes')[0] ?? NO_CLASS
  const { years, size, esol, esol_count, devices, room, teacher, school, logo } = found
  return { years, size, esol, esol_count, devices, room, teacher, school, logo }
}

function see<T extends SyncedTable>(tab: Tab, table: T) {
  const records = tab.userId ? tab.device.records(tab.userId, table) : []
  return records.flatMap((record) => shown(record) ?? [])
}

const ownOnShelf = (tab: Tab) => see(tab, 'shelf_items').filter(({ mine }) => mine)

function documentOf(content: string): DocumentBody {
  const words = { content, html_content: null, edited_html_content: null, resource_type: null }
  return { ...words, doc: { format: 'plan', sections: [] }, doc_version: 1 }
}

function someChat(tab: Tab, dice: Dice): string | undefined {
  const chats = see(tab, 'chat_sessions')
  const open = chats.filter(({ is_deleted }) => !is_deleted)
  // Most of the time what the list shows; a chat deleted elsewhere may still be open in a tab.
  return dice.pick(dice.chance(0.9) ? open : chats)?.id
}

function someReply(tab: Tab, dice: Dice) {
  return dice.pick(see(tab, 'chat_messages').filter(({ role }) => role === 'assistant'))
}

function someWaiting(tab: Tab, dice: Dice) {
  const entries = tab.userId ? tab.device.outbox(tab.userId).filter(({ state }) => state !== 'acked') : []
  const refused = entries.filter(({ state }) => state === 'parked')
  return dice.pick(refused.length > 0 && dice.chance(0.7) ? refused : entries)
}
