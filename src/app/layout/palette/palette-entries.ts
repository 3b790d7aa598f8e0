import { foldText, hasAllWords, queryWords } from '#domain/search-text.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { listStarred } from '#local-store/queries/starred.ts'

/** What a line of the palette leads to. */
export type Target =
  | { kind: 'address'; to: '/my-lesson-plans' | '/my-resources' | '/account' | '/home' }
  | { kind: 'new'; to: '/lesson-plan' | '/resource' }
  | { kind: 'waiting' }
  | { kind: 'chat'; sessionId: string; generator: 'lessonPlan' | 'resourceGenerator' }
  | { kind: 'saved'; sessionId: string; messageId: string; resource: boolean; archived: boolean }

export interface Entry {
  id: string
  group: 'Actions' | 'Saved work' | 'Chats'
  title: string
  note: string
  target: Target
}

/** The newest chats that are offered. The history's own search looks through all of them, and through their text. */
const MAX_CHATS = 200
/** The most lines of a group that are shown at once. */
const MAX_SHOWN = 8

const action = (id: string, title: string, note: string, target: Target): Entry => ({
  id,
  group: 'Actions',
  title,
  note,
  target,
})

const ACTIONS: readonly Entry[] = [
  action('new-plan', 'Plan a lesson', 'New chat', { kind: 'new', to: '/lesson-plan' }),
  action('new-resource', 'Make a resource', 'New chat: worksheet, activity, assessment', {
    kind: 'new',
    to: '/resource',
  }),
  action('plans', 'My Lesson Plans', 'Saved, starred', { kind: 'address', to: '/my-lesson-plans' }),
  action('resources', 'My Resources', 'Saved, starred worksheets', { kind: 'address', to: '/my-resources' }),
  action('waiting', 'Waiting to send', 'Offline changes and drafts', { kind: 'waiting' }),
  action('account', 'My account', 'Settings, password, light or dark', { kind: 'address', to: '/account' }),
  action('home', 'Home', 'Recent work', { kind: 'address', to: '/home' }),
]

/** Everything the palette offers, from this device alone. */
export async function readEntries(): Promise<Entry[]> {
  const [plans, resources, chats] = await Promise.all([
    listStarred('lesson_plan'),
    listStarred('resource'),
    listChats(MAX_CHATS),
  ])
  const saved = [...plans, ...resources].map(({ star, chat }): Entry => {
    const resource = star.item_type === 'resource'
    return {
      id: `saved-${star.message_id}`,
      group: 'Saved work',
      title: star.name ?? (chat?.title.trim() || 'Untitled Session'),
      note: [resource ? 'Resource' : 'Lesson plan', star.folder, ...(star.tags ?? [])]
        .filter(Boolean)
        .join(' · '),
      target: {
        kind: 'saved',
        sessionId: star.chat_session_id,
        messageId: star.message_id,
        resource,
        archived: chat?.is_deleted ?? false,
      },
    }
  })
  const talked = chats.map(
    ({ chat }): Entry => ({
      id: `chat-${chat.id}`,
      group: 'Chats',
      title: chat.title.trim() || 'Untitled Session',
      note: chat.generator_type === 'resourceGenerator' ? 'Resource chat' : 'Lesson plan chat',
      target: { kind: 'chat', sessionId: chat.id, generator: chat.generator_type },
    }),
  )
  return [...ACTIONS, ...saved, ...talked]
}

/** The lines whose title or note has every word, ignoring macrons and case, a few of each group. */
export function findEntries(entries: readonly Entry[], query: string): Entry[] {
  const words = queryWords(query)
  const shown = new Map<Entry['group'], number>()
  return entries.filter(({ group, title, note }) => {
    if (!hasAllWords(foldText(`${title} ${note}`), words)) return false
    const count = (shown.get(group) ?? 0) + 1
    shown.set(group, count)
    return count <= MAX_SHOWN
  })
}
