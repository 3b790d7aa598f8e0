// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publicPaths } from '#features/public-pages/render-pages.tsx'
import { pageAt, text } from '../support/screens/public-page.ts'

const FORMS = ['/contact', '/contact-us']
const typed = {
  name: 'Hana Walker',
  email: 'hana@example.school.nz',
  subject: 'Fractions',
  message: 'The bar helped.\nMore of those, please.',
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
const values = () => Object.fromEntries(Object.keys(typed).map((name) => [name, field(name).value]))
const notice = () => text(document.querySelector('#toast'))
const post = vi.fn<(url: string, request: RequestInit) => Promise<Response>>()

/** Opens the page as a browser does: its markup, and then its own script. */
function open(path = '/contact', settings: Record<string, string> = {}) {
  const page = pageAt(path, settings)
  document.body.innerHTML = page.body.innerHTML
  const code = document.querySelector('#contact script')?.textContent ?? ''
  new Function(code)()
}

function fill(words: Record<string, string> = typed) {
  for (const [name, value] of Object.entries(words)) {
    field(name).value = value
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  }
}
const submit = () =>
  document.querySelector('#contact')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  post.mockReset()
  vi.stubGlobal('fetch', post)
})
afterEach(() => vi.unstubAllGlobals())

describe.each(FORMS)('the form on %s', (path) => {
  const page = pageAt(path)
  const fieldOf = (name: string) => page.querySelector(`form [name=${name}]`)

  it('[PUB-49] [PUB-55] [PUB-56] [PUB-57] [PUB-58] [PUB-59] has four fields, all of them needed', () => {
    const labels = [...page.querySelectorAll('form > label, form > div > label')].map((label) => text(label))
    expect(labels.slice(0, 4)).toEqual(['Name', 'Email', 'Subject', 'Message'])
    for (const name of Object.keys(typed)) expect(fieldOf(name)?.hasAttribute('required'), name).toBe(true)
    expect(fieldOf('email')?.getAttribute('type')).toBe('email')
    expect(fieldOf('message')?.tagName).toBe('TEXTAREA')
    expect(fieldOf('message')?.getAttribute('rows')).toBe('6')
    const hints = Object.keys(typed).map((name) => fieldOf(name)?.getAttribute('placeholder'))
    expect(hints).toEqual([
      'Your full name',
      'your.email@example.com',
      "What's this about?",
      'Tell us more...',
    ])
    expect(page.querySelector('form')?.hasAttribute('novalidate')).toBe(false)
  })

  it('[PUB-57] takes an address only with a dot after the @', () => {
    const pattern = new RegExp(`^(?:${fieldOf('email')?.getAttribute('pattern')})$`, 'v')
    for (const right of ['a@b.nz', 'hana.w+x@moana.school.nz']) expect(pattern.test(right), right).toBe(true)
    for (const wrong of ['hana', 'hana@', 'hana@moana', '@moana.nz', 'a b@c.nz', 'a@b@c.nz']) {
      expect(pattern.test(wrong), wrong).toBe(false)
    }
  })

  it('[PUB-50] [PUB-51] [PUB-52] [PUB-53] has the other ways to reach us beside it', () => {
    const panel = pageAt(path, { VITE_FEEDBACK_ADDRESS: 'kia.ora@example.nz' }).querySelector('aside')
    expect(panel?.querySelector('a[href="mailto:kia.ora@example.nz"]')?.textContent).toBe(
      'kia.ora@example.nz',
    )
    expect(text(panel)).toContain('24-48 hours')
    expect(text(panel)).toContain('New Zealand')
    const buttons = [...(panel?.querySelectorAll('a.btn') ?? [])]
    expect(buttons.map((button) => [text(button), button.getAttribute('href')])).toEqual([
      ['About', '/about'],
      ['Pricing', '/pricing'],
    ])
  })

  it('[PUB-60] [PUB-63] [PUB-64] sends exactly the four fields, thanks and is cleared', async () => {
    post.mockResolvedValue(Response.json({}))
    open(path)
    fill()
    submit()
    await vi.waitFor(() =>
      expect(notice()).toBe("Message Sent!Thank you for your message. We'll get back to you soon."),
    )
    const [address, request] = post.mock.calls[0] ?? []
    expect(String(address)).toMatch(/\/functions\/v1\/send-contact-email$/)
    expect(JSON.parse(String(request?.body))).toEqual(typed)
    expect(values()).toEqual({ name: '', email: '', subject: '', message: '' })
    open(path)
    expect(field('message').value).toBe('')
  })
})

describe('a message that could not be sent', () => {
  const failed = 'ErrorFailed to send message. Please try again later.'

  it('[PUB-61] [PUB-62] stays in the form, and the answer says why', async () => {
    for (const answer of [
      Response.json({ error: 'Too many messages came from here.' }, { status: 429 }),
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
    ]) {
      post.mockResolvedValueOnce(answer)
      open()
      fill()
      submit()
      await vi.waitFor(() => expect(notice()).toContain(failed))
      expect(values()).toEqual(typed)
      if (answer.status === 429) expect(notice()).toContain('Too many messages came from here.')
    }
  })

  it('[PUB-62] says what is wrong with a field in a sentence, though the server begins it with the name of the field', async () => {
    post.mockResolvedValueOnce(Response.json({ error: 'message is missing.' }, { status: 400 }))
    open()
    fill()
    submit()
    await vi.waitFor(() =>
      expect(notice()).toBe(`${failed}Message is missing. What you wrote is still here.`),
    )
  })

  it('[PUB-62] survives being offline and a reload, and goes out at the next try', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    post.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    open()
    fill()
    submit()
    await vi.waitFor(() => expect(notice()).toBe(`${failed}You are offline. What you wrote is still here.`))
    open()
    expect(values()).toEqual(typed)
    post.mockResolvedValueOnce(Response.json({}))
    submit()
    await vi.waitFor(() => expect(notice()).toContain('Message Sent!'))
    expect(JSON.parse(String(post.mock.calls[1]?.[1].body))).toEqual(typed)
  })

  it('is sent once however often the button is pressed, and a message begun meanwhile stays', async () => {
    let answer: (response: Response) => void = () => undefined
    post.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    open()
    fill()
    submit()
    submit()
    expect(post).toHaveBeenCalledTimes(1)
    fill({ message: 'One more thing' })
    answer(Response.json({}))
    await vi.waitFor(() => expect(notice()).toContain('Message Sent!'))
    expect(field('message').value).toBe('One more thing')
  })
})

describe('the contact pages', () => {
  it('[PUB-54] are titled', () => {
    expect(text(pageAt('/contact-us').querySelector('h1'))).toBe("We'd Love to Hear From You")
  })

  it('[OP-04] fill in name and email of a signed-in teacher, under what was typed', () => {
    const identity = { userId: 'u', displayName: 'Aroha', email: 'aroha@example.nz', state: 'signed-in' }
    localStorage.setItem('mahere-identity', JSON.stringify(identity))
    open('/contact-us')
    expect(values()).toEqual({ name: 'Aroha', email: 'aroha@example.nz', subject: '', message: '' })
    fill({ name: 'Aroha W.' })
    open('/contact-us')
    expect(field('name').value).toBe('Aroha W.')
  })

  it('[SYS-28] show what a teacher typed to nobody else at the device', () => {
    const be = (userId: string) =>
      localStorage.setItem(
        'mahere-identity',
        JSON.stringify({ userId, displayName: userId, email: 'x@y.nz' }),
      )
    open()
    fill({ message: 'Typed before signing in' })
    be('aroha')
    open()
    expect(field('message').value).toBe('Typed before signing in')
    fill({ message: 'What only Aroha knows' })
    open()
    expect(field('message').value).toBe('What only Aroha knows')
    be('hana')
    open()
    expect(values()).toEqual({ name: 'hana', email: 'x@y.nz', subject: '', message: '' })
    localStorage.clear()
    open()
    expect(field('message').value).toBe('')
  })

  it('tell the server when a program filled in the field that people never see', () => {
    post.mockResolvedValue(Response.json({}))
    open()
    fill({ ...typed, website: 'https://spam.example' })
    submit()
    expect(JSON.parse(String(post.mock.calls[0]?.[1].body))).toMatchObject({
      website: 'https://spam.example',
    })
    expect(document.querySelector('[name=website]')?.closest('[hidden]')).not.toBeNull()
  })

  it('alone carry a form, which goes to the configured server', () => {
    const settings = { VITE_SUPABASE_URL: 'https://ref.backend.example/' }
    const withForm = publicPaths.filter((path) => pageAt(path).querySelector('form'))
    expect(withForm).toEqual(FORMS)
    expect(pageAt('/contact', settings).querySelector('form')?.getAttribute('action')).toBe(
      'https://ref.backend.example/functions/v1/send-contact-email',
    )
  })
})
