// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderSignIn } from '#app/build/sign-in/render-sign-in.tsx'
import { runEarlySignIn } from '#app/build/sign-in/run-early-sign-in.ts'
import { signInPage } from '#app/build/sign-in/sign-in-page.ts'
import { goOnAsBefore, readEarlySignIn } from '#platform/early-sign-in.ts'
import { IDENTITY_KEY } from '#session/identity-key.ts'

const APP =
  '<title>Mahere</title><script type="module" crossorigin src="/app.js"></script><link rel="modulepreload" crossorigin href="/libraries.js"><body><div id="root"><div class="first-paint"></div></div><noscript>No.</noscript></body>'

let built: Awaited<ReturnType<typeof renderSignIn>>
const note = () => document.getElementById('early-note')
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.textContent === words || one.getAttribute('aria-label') === words,
  )
const appScript = () => document.querySelector('script[src="/app.js"]')
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)

function arrive(address = '/login') {
  window.history.replaceState(null, '', address)
  document.body.innerHTML = `<div id="root">${built.form}</div>`
  runEarlySignIn({ identityKey: IDENTITY_KEY, app: '/app.js', withIt: [] })
}

// The page loads no script here, and happy-dom would tell of each.
const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM
Object.assign(settings, { handleDisabledFileLoadingAsSuccess: true })

beforeEach(async () => {
  built ??= await renderSignIn()
  localStorage.clear()
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

describe('[AUTH-21] the page of /login before the app is here', () => {
  it('holds the whole form, words for a browser without JavaScript, and a title of its own', () => {
    const page = signInPage(APP, built)
    expect(page).toContain('<h1 class="mt-5 text-2xl md:mt-14">Welcome Back</h1>')
    expect(page).toContain('Signing in needs JavaScript.')
    expect(page).toContain('<title>Sign in · Mahere</title>')
    expect(page).toContain('"app":"/app.js","withIt":["/libraries.js"]')
    expect(page).not.toMatch(/src="\/app.js"|href="\/libraries.js"/)
    expect(() => signInPage('<title>Mahere</title>', built)).toThrow('which the page of /login needs')
  })

  it('sends nothing, and says that the rest is on its way', () => {
    arrive()
    const sent = vi.fn()
    document.addEventListener('submit', sent)
    button('Sign In')?.click()
    document.removeEventListener('submit', sent)
    expect(sent).not.toHaveBeenCalled()
    // Without any script the form still names no address and cannot be sent: it is a form of a dialog outside one.
    expect(document.querySelector('form')?.getAttribute('method')).toBe('dialog')
    expect(note()?.hidden).toBe(false)
    expect(note()?.textContent).toContain('One moment')
  })

  it('says so when the app cannot be fetched', () => {
    arrive()
    expect(appScript()).toBeNull()
    field('email')?.focus()
    appScript()?.dispatchEvent(new Event('error'))
    expect(note()?.textContent).toContain('could not be fetched. Check your connection')
  })

  it.each(['/login?mode=signup', '/login#access_token=x'])('leaves %s to the app', (address) => {
    arrive(address)
    expect(appScript()).not.toBeNull()
    expect(document.querySelector('form')).toBeNull()
    expect(readEarlySignIn()).toBeUndefined()
  })

  it('leaves a teacher whom this device knows to the app', () => {
    localStorage.setItem(IDENTITY_KEY, '{}')
    arrive()
    expect(document.querySelector('form')).toBeNull()
  })
})

describe('the form of the app that takes its place', () => {
  it('gets what was typed, the field with the focus and the button that was pressed', () => {
    arrive()
    const [email, password] = [field('email'), field('password')]
    if (!email || !password) throw new Error('A field is missing')
    email.value = 'aroha@school.nz'
    password.value = 'Kia-ora-1'
    password.focus()
    password.setSelectionRange(3, 3)
    button('Show password')?.click()
    expect(readEarlySignIn()).toEqual({
      email: 'aroha@school.nz',
      password: 'Kia-ora-1',
      field: 'password',
      cursor: 3,
      pressed: 'Show password',
    })
  })

  it('gets a button that is pressed while the form of the app is still being made', () => {
    arrive()
    const early = readEarlySignIn()
    button('Google')?.click()
    expect(early?.pressed).toBe('Google')
  })

  it('gets what is typed while the form of the app is still being made', () => {
    arrive()
    const early = readEarlySignIn()
    const password = field('password')
    if (!password) throw new Error('The field is missing')
    password.value = 'Kia-ora-2'
    document.body.innerHTML = ''
    expect(early?.password).toBe('Kia-ora-2')
  })

  it('has the focus at the same place and the same button pressed', () => {
    document.body.innerHTML =
      '<input name="email" /><input name="password" value="Kia-ora-1" /><button>Google</button><button>Sign In</button>'
    const pressed = vi.fn()
    button('Sign In')?.addEventListener('click', pressed)
    goOnAsBefore({ email: '', password: '', field: 'password', cursor: 3, pressed: 'Sign In' })
    expect(document.activeElement).toBe(field('password'))
    expect(field('password')?.selectionStart).toBe(3)
    expect(pressed).toHaveBeenCalledOnce()
  })
})
