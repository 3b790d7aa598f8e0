import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/start-app.ts'

describe('bad requests to the running server', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ build: false })
  })
  afterAll(() => app?.stop())

  const post = (name: string, body: string) =>
    fetch(`${app.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: app.anonKey,
        authorization: `Bearer ${app.anonKey}`,
        'content-type': 'application/json',
      },
      body,
    })

  it.each(['[]', '{}', 'true', '[null]', '{"a":{"b":1}}'])(
    "a %s in place of a string is the caller's error, not a failure to retry",
    async (value) => {
      const answer = await post('get_year_groups_by_subject', `{"subject_param":${value}}`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: '22P02' })
    },
  )

  it('the longest edit that the database accepts reaches it, however many quotes it has', async () => {
    const ops = [{ html: '"'.repeat(4_000_000) }]
    const answer = await post('apply_ops', JSON.stringify({ as_user: crypto.randomUUID(), ops }))
    expect(await answer.json()).toMatchObject({ code: '42501' })
  })

  it('a body far too large is answered, not cut off, which would look like a missing network', async () => {
    const answer = await post(
      'get_year_groups_by_subject',
      JSON.stringify({ subject_param: 'x'.repeat(20_000_000) }),
    )
    expect(answer.status).toBe(413)
    expect((await post('get_unique_subjects', '{}')).status).toBe(200)
  })
})
