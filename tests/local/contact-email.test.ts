import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ build: false })
})
afterAll(() => app?.stop())

let count = 0
const words = (more: object = {}) => ({
  name: 'Hana Walker',
  email: `hana-${++count}@example.school.nz`,
  subject: 'Fractions',
  message: 'The bar helped.\nMore of those, please.',
  ...more,
})
const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const reasonOf = async (answer: Response) => ((await answer.json()) as { reason?: string }).reason
const mails = () => app.mailbox()

describe('a message of the contact form', () => {
  it('[PUB-60] reaches us as one mail, however often the same one arrives, with where to answer', async () => {
    const message = words({ subject: 'Kōrero <b>', message: 'Kia ora\r\nBcc: all@example.nz' })
    expect((await send(message)).status).toBe(200)
    expect((await send(message)).status).toBe(200)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'feedback@mahere.example', subject: 'Contact form: Kōrero <b>' })
    expect(mail?.text).toContain(`Reply to: ${message.email}`)
    expect(mail?.text).toContain(`Hana Walker <${message.email}> wrote`)
    expect(mail?.text).toContain('Kia ora\r\nBcc: all@example.nz')
  })

  it('[PUB-56] [PUB-57] [PUB-61] is refused when a field is missing or is no address', async () => {
    const before = (await mails()).length
    const bad = [
      ...['name', 'email', 'subject', 'message'].flatMap((field) => [
        { [field]: ' ' },
        { [field]: undefined },
        { [field]: 5 },
      ]),
      ...['hana', 'hana@moana', 'a@b.nz, c@d.nz', 'a@b.nz;c@d.nz', '<a@b.nz>', 'a b@c.nz'].map((email) => ({
        email,
      })),
    ]
    for (const more of bad) expect([more, (await send(words(more))).status]).toEqual([more, 400])
    for (const body of ['', '[]', '"x"', '{"name":']) expect((await send(body)).status).toBe(400)
    expect(await mails()).toHaveLength(before)
  })

  it('never becomes a header of the mail', async () => {
    const before = (await mails()).length
    for (const field of ['name', 'email', 'subject']) {
      for (const end of ['\r\n', '\n', '\r', '\u2028', '\u0085']) {
        const value = `a@b.nz${end}Bcc: all@example.nz`
        expect((await send(words({ [field]: value }))).status).toBe(400)
      }
    }
    expect(await mails()).toHaveLength(before)
  })

  it('is refused when it is too long, up to a megabyte and beyond', async () => {
    for (const length of [10_001, 300_000, 1_000_000, 3_000_000]) {
      const answer = await send(words({ message: 'm'.repeat(length) }))
      expect([answer.status, await reasonOf(answer)]).toEqual([413, 'too_long'])
    }
    expect((await send(words({ message: 'm'.repeat(10_000) }))).status).toBe(200)
  })

  it('goes nowhere when a program filled in the hidden field, and says so to nobody', async () => {
    const before = (await mails()).length
    expect(await (await send(words({ website: 'https://spam.example' }))).json()).toEqual({ success: true })
    expect(await mails()).toHaveLength(before)
  })

  it('is limited for a sender, and posting a hundred fills no mailbox', async () => {
    const email = 'Eager@example.nz'
    const answers: (string | undefined)[] = []
    for (let n = 0; n < 6; n++) {
      const answer = await send(words({ email: n % 2 ? email : email.toLowerCase(), message: `Again ${n}` }))
      answers.push(answer.ok ? 'sent' : await reasonOf(answer))
    }
    expect(answers).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'too_many'])
    // A made-up network of each request does not make it another one.
    const many = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        send(words(), { [n % 2 ? 'x-forwarded-for' : 'cf-connecting-ip']: `10.0.0.${n}` }),
      ),
    )
    const statuses = many.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    // This machine has 20 turns in an hour, and one of them was a mail that had gone out already.
    expect((await mails()).length).toBe(19)
  })

  it('is taken from the mailbox of this server with its own key only', async () => {
    const answer = await fetch(`${app.url}/_local/mail-provider/emails`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(401)
  })
})
