import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Job, JobInput } from '../../supabase/functions/_shared/generate/jobs.ts'
import { PermanentFailure } from '../../supabase/functions/_shared/generate/provider.ts'
import { webhook } from '../../supabase/functions/_shared/generate/webhook.ts'

const JOB: Job = { message_id: 'm', reply_id: 'r', user_id: 'u', session_id: 's', attempt: 2 }
const INPUT: JobInput = {
  generator_type: 'resourceGenerator',
  title: 't',
  content: 'Worksheet please, ring 021 123 4567',
  context: null,
  history: [{ role: 'user', content: 'mail a@b.nz' }],
  doc: null,
}

let answer: (response: ServerResponse) => void
let heard: { headers: IncomingHttpHeaders; body: string }
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    heard = { headers: request.headers, body }
    answer(response)
  })
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answer = json(200, {
    content: 'Here it is',
    html_content: '<h1>Sheet</h1><script>x</script>',
    resource_type: 'activity',
  })
})

const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
const write = (given: Partial<JobInput> = {}, timeoutMs = 60_000) =>
  webhook(url, 'secret', timeoutMs).write(JOB, { ...INPUT, ...given }, AbortSignal.timeout(60_000))

describe('the signed webhook', () => {
  it('signs time and body together, and names the message so that a repeat is recognised', async () => {
    await write()
    const { 'x-timestamp': time, 'x-signature': signature, 'idempotency-key': key } = heard.headers
    expect(signature).toBe(
      `sha256=${createHmac('sha256', 'secret').update(`${time}.${heard.body}`).digest('hex')}`,
    )
    expect(key).toBe('m')
    expect(JSON.parse(heard.body)).toMatchObject({
      message_id: 'm',
      attempt: 2,
      generator_type: 'resourceGenerator',
    })
  })

  it('names the section to redo and its document', async () => {
    const part = {
      reply_id: 'r0',
      section: 'starter',
      doc: { sections: [] },
      doc_version: 1,
      html: '<p>x</p>',
    }
    await write({ part })
    expect(JSON.parse(heard.body)).toMatchObject({ part })
    await write()
    expect(JSON.parse(heard.body)).toMatchObject({ part: null })
  })

  it('sends no phone numbers or e-mail addresses', async () => {
    await write()
    expect(heard.body).not.toMatch(/021 123 4567|a@b\.nz/)
    expect(heard.body).toContain('[phone number removed]')
    const edited = '<p>Ring Mere’s mum, 021 987 6543</p>'
    await write({
      part: { reply_id: 'r0', section: 's', doc: { notes: ['c@d.nz'] }, doc_version: 1, html: edited },
    })
    expect(heard.body).not.toMatch(/021 987|c@d\.nz/)
  })

  it('does not receive a request that must not be answered', async () => {
    heard = { headers: {}, body: '' }
    const content = 'What are Mia’s maths results?'
    await expect(write({ content })).rejects.toMatchObject({
      teacherText: expect.stringContaining('any student'),
    })
    expect(heard.body).toBe('')
  })

  it('stores cleaned HTML, with its kind and link', async () => {
    const writing = await write()
    expect(writing.patch([], true)).toEqual({
      content: 'Here it is',
      html_content: '<h1>Sheet</h1>',
      resource_type: 'activity',
      resource_link: '/resource/r',
    })
  })

  it('keeps a plan as its text', async () => {
    answer = json(200, { content: '# A plan' })
    const writing = await write({ generator_type: 'lessonPlan' })
    expect(writing.patch([], true)).toEqual({ content: '# A plan' })
  })

  it.each([
    [
      'a sentence of a paragraph',
      '<h1>Seeds</h1><p>Share 12 seeds. That is bullshit. Write how many each gets.</p>',
      '<h1>Seeds</h1><p>Share 12 seeds. Write how many each gets.</p>',
    ],
    [
      'a line of a list',
      '<ul><li>Share <b>12</b> seeds.</li><li>What the <b>shit</b>?</li></ul>',
      '<ul><li>Share <b>12</b> seeds.</li></ul>',
    ],
    [
      'a cell, whose table stays even',
      '<table><tr><td>bullshit</td><td>12</td></tr></table>',
      '<table><tr><td></td><td>12</td></tr></table>',
    ],
    [
      'an insult',
      '<ul><li>Share 12 seeds.</li><li>Hand the airheads the easy sheet.</li></ul>',
      '<ul><li>Share 12 seeds.</li></ul>',
    ],
    [
      'a child beside a need',
      '<p>Share 12 seeds. Hana, who has autism, sits by the door.</p>',
      '<p>Share 12 seeds.</p>',
    ],
    [
      'a dangerous deed',
      '<ol><li>Draw the sun.</li><li>Look straight at the sun.</li></ol>',
      '<ol><li>Draw the sun.</li></ol>',
    ],
  ])('loses %s that is not fit and nothing else, and the page says so', async (_, html, kept) => {
    answer = json(200, { content: 'Here it is. No bullshit.', html_content: html })
    const patch = (await write()).patch([], true)
    expect(patch.html_content).toBe(
      `${kept}<p>Something was not fit to print and was left out. Look over what stands around it.</p>`,
    )
    expect(patch.content).toMatch(/^Here it is\.\n\nSomething was not fit/)
  })

  it.each([
    ['a server error', json(500, {})],
    ['too many requests', json(429, {})],
    [
      'an HTML page in place of JSON',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the wifi</h1>'),
    ],
    [
      'JSON that breaks off',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"content": "He'),
    ],
    ['an empty answer', json(200, { content: ' ' })],
    ['only a script', json(200, { html_content: '<script>x</script>' })],
    ['a list', json(200, [])],
    [
      'a redirect',
      (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
  ])('is tried again later after %s', async (_, reply) => {
    answer = reply
    const error: unknown = await write().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentFailure)
  })

  it('is tried again later when there is no answer in time', async () => {
    answer = () => undefined
    const error: unknown = await write({}, 50).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ name: 'TimeoutError' })
  })

  it.each([
    ['a refusal', json(401, {})],
    ['a 2 MB answer', json(200, { content: 'x'.repeat(2_000_000) })],
    ['swear words alone', json(200, { html_content: '<p>Bullshit worksheet</p>' })],
    ['swear words alone in a plan', json(200, { content: 'Bullshit.' })],
    ['swear words that no element holds', json(200, { html_content: 'Bullshit<p>12 seeds</p>' })],
  ])('fails for good after %s', async (_, reply) => {
    answer = reply
    await expect(write()).rejects.toBeInstanceOf(PermanentFailure)
  })
})
