import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { startApp, type TestApp } from '../support/start-app.ts'

/** The Deno process of this server: its only child of that name. */
function denoOf({ dataDir }: TestApp): number {
  const { pid } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as { pid: number }
  return Number(execFileSync('pgrep', ['-P', String(pid), 'deno'], { encoding: 'utf8' }).trim())
}

describe('a writer that dies while it writes a reply', () => {
  let app: TestApp
  let client: SupabaseClient
  let user: string
  beforeAll(async () => {
    app = await startApp({ build: false, env: { GENERATOR_PACE_MS: '700' } })
    client = createClient(app.url, app.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: WebSocket as never },
    })
    const { data } = await client.auth.signInWithPassword({
      email: 'premium@mahere.test',
      password: 'Kia-ora-2026!',
    })
    user = data.user?.id ?? ''
  })
  afterAll(() => app?.stop())

  const stateOf = async (reply: string) => {
    const { data } = await client.from('chat_messages').select('state, content').eq('id', reply).maybeSingle()
    return data as { state: string; content: string } | null
  }

  /** Asks for a reply as the app does, and leaves once its first section is there. */
  async function begin(): Promise<string> {
    const reply = randomUUID()
    const { data } = await client.auth.getSession()
    const answer = await fetch(`${app.url}/functions/v1/secure-webhook-sender`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({
        session_id: randomUUID(),
        chat_content: 'Year 5 fractions of a set, 50 minutes',
        user_id: user,
        generator_type: 'lessonPlan',
        additional_data: { message_id: randomUUID(), reply_id: reply, title: 'Fractions' },
      }),
    })
    const reader = answer.body?.getReader()
    let text = ''
    while (!text.includes('"section"')) {
      const part = await reader?.read()
      if (!part || part.done) throw new Error(`the reply ended early: ${text}`)
      text += new TextDecoder().decode(part.value)
    }
    await reader?.cancel()
    return reply
  }

  it('is replaced, and the next one goes on at once instead of when the lease of two minutes ends', async () => {
    const reply = await begin()
    process.kill(denoOf(app), 'SIGKILL')
    await expect.poll(async () => (await stateOf(reply))?.state, { timeout: 60_000 }).toBe('done')
    expect((await stateOf(reply))?.content).not.toBe('')
  })

  it('with its whole server is replaced at the next start, which goes on at once', async () => {
    const reply = await begin()
    await app.kill9()
    await app.restart()
    await expect.poll(async () => (await stateOf(reply))?.state, { timeout: 60_000 }).toBe('done')
  })
})
