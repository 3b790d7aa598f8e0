import type { ServerRow } from '#domain/rows.ts'
import { openStore } from '#local-store/open-store.ts'
import { type HistorySearch, searchHistory, warmHistory } from '#local-store/queries/search-history.ts'
import { reconcile } from '#sync/reconcile.ts'
import { StoreDb } from '../../../src/local-store/db.ts'
import { missedReads } from '../support/watched-reads.ts'

/** The store in a real browser, without screens and without a server. */
const USER = '11111111-1111-4111-8111-111111111111'
const db = openStore(USER)

const at = (n: number) => new Date(1_790_000_000_000 + n * 1000).toISOString().replace('Z', '+00:00')
const PLAN = `## Learning intention\n**We are learning** to find a fraction of a set. ${'Ākonga share the kūmara evenly and say how they know. '.repeat(50)}`
const DOC = { sections: Array.from({ length: 12 }, (_, n) => ({ id: `s${n}`, text: PLAN.slice(0, 600) })) }

/** Chats of ten messages, five of them long replies. The word `seldom` is only in the oldest chat. */
function history(chats: number): ServerRow[] {
  return Array.from({ length: chats }, (_, c): ServerRow[] => {
    const chat = {
      id: `c${c}`,
      user_id: USER,
      title: `Fractions, lesson ${c}`,
      generator_type: 'lessonPlan' as const,
    }
    const times = { created_at: at(c * 20), updated_at: at(c * 20 + 15) }
    const messages = Array.from({ length: 10 }, (_, m): ServerRow => {
      const own = m % 2 === 0
      const words = c === 0 && m === 2 ? 'and the seldom taurunga' : `in the māra kai ${c}`
      const content = own ? `50 minutes on fractions ${words}` : PLAN
      const texts = { content, chat_content: null, html_content: null, edited_html_content: null }
      const none = {
        edited_revision: null,
        resource_link: null,
        resource_type: null,
        reply_to: null,
        context: null,
      }
      const rest = {
        ...none,
        doc: own ? null : DOC,
        doc_version: own ? null : 1,
        is_visable: true,
        state: 'done' as const,
      }
      const ids = {
        id: `c${c}m${m}`,
        user_id: USER,
        session_id: `c${c}`,
        role: own ? ('user' as const) : ('assistant' as const),
      }
      return {
        t: 'chat_messages',
        r: { ...ids, ...texts, ...rest, created_at: at(c * 20 + m), rev: c * 20 + m + 2 },
      }
    })
    return [{ t: 'chat_sessions', r: { ...chat, ...times, is_deleted: false, rev: c * 20 + 1 } }, ...messages]
  }).flat()
}

async function seed(chats: number): Promise<number> {
  const rows = history(chats)
  for (let from = 0; from < rows.length; from += 2000) await reconcile(db, rows.slice(from, from + 2000))
  return db.chat_messages.count()
}

/** The milliseconds until the first result and until the search was done. */
async function timed(query: string) {
  const began = performance.now()
  let first: number | undefined
  let last: HistorySearch | undefined
  const told = (news: HistorySearch) => {
    if (news.found.length > 0) first ??= performance.now() - began
    last = news
  }
  await searchHistory(query, told, new AbortController().signal)
  return { first, all: performance.now() - began, found: last?.found.length ?? 0, text: last?.found[0]?.text }
}

const warm = async () => {
  const began = performance.now()
  await warmHistory(new AbortController().signal)
  return performance.now() - began
}

const page = { missed: () => missedReads(new StoreDb('someone-else')), seed, timed, warm }
export type StorePage = typeof page
Object.assign(window, { store: page, ready: true })
