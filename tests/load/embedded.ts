import { startApp, type TestApp } from '../support/start-app.ts'
import { type Call, type Client, memoryOf, type Outcome, opsOf, type Target } from './target.ts'

/** The server of `npm start`, with its database, its functions and its limits. */
export async function embedded(): Promise<Target> {
  const app = await startApp({ build: process.env.DIST_DIR === undefined })
  return {
    name: 'embedded backend',
    newClient: () => newClient(app),
    memoryMb: () => memoryOf(app.pid() ?? 0),
    close: () => app.stop(),
  }
}

interface Answered extends Outcome {
  body: unknown
}

async function post(app: TestApp, path: string, token: string, body: object): Promise<Answered> {
  const answer = await fetch(app.url + path, {
    method: 'POST',
    headers: { apikey: app.anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  })
  const wait = answer.headers.get('retry-after')
  const text = await answer.text()
  return { status: answer.status, retryAfter: wait ? Number(wait) : undefined, body: JSON.parse(text) }
}

async function newClient(app: TestApp): Promise<Client> {
  const account = { email: `load-${crypto.randomUUID()}@example.school.nz`, password: 'Kia-ora-2026!' }
  const { body } = await post(app, '/auth/v1/signup', app.anonKey, account)
  const { access_token: token, user } = body as { access_token: string; user: { id: string } }
  const rpc = (name: string, values: object) => post(app, `/rest/v1/rpc/${name}`, token, values)
  const ops = opsOf(crypto.randomUUID())
  const push = (op: object) => rpc('apply_ops', { as_user: user.id, ops: [op] })
  const first = (await rpc('bootstrap', {})).body as { epoch: string; as_of: number }
  const begun = ops.begin()
  if ((await push(begun)).status !== 200) throw new Error('The first message was not taken')
  const calls: Record<Call, (title: string) => Promise<Outcome>> = {
    bootstrap: () => rpc('bootstrap', {}),
    pull: () => rpc('pull_changes', { epoch: first.epoch, since: first.as_of, max_rows: 500 }),
    rename: (title) => push(ops.rename(title)),
  }
  return {
    call: (call, title) => calls[call](title),
    async title() {
      const answer = await fetch(`${app.url}/rest/v1/chat_sessions?select=title&id=eq.${begun.session_id}`, {
        headers: { apikey: app.anonKey, authorization: `Bearer ${token}` },
      })
      return ((await answer.json()) as { title: string }[])[0]?.title
    },
  }
}
