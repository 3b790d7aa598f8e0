import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, vi } from 'vitest'
import { parseSearch, stringifySearch } from '#app/address.ts'
import { routeTree } from '#app/router.ts'
import { onSessionEvent } from '#backend/auth/session-events.ts'
import { configureBackend } from '#backend/config.ts'
import { closeStore, openStore } from '#local-store/open-store.ts'
import { clearIdentity, type Identity, readIdentity, setIdentity } from '#session/identity.ts'
import { dismissToast, readToast } from '#session/toasts.ts'
import { holdReturn } from '#session/url-return.ts'
import { session } from '../../backend/scripted-server.ts'
import { answerMedia } from './media.ts'
import { render } from './render.tsx'

/** One request of the app's, as the server sees it. */
export interface Call {
  method: string
  path: string
  body: Record<string, unknown>
  bearer: string
}
export type Answers = (call: Call) => Response | Promise<Response> | undefined

export const aroha: Identity = {
  userId: 'teacher-1',
  email: 'aroha@example.school.nz',
  displayName: 'Aroha Williams',
  state: 'signed-in',
}

export const refusal = (status: number, error_code: string, msg: string) =>
  Response.json({ code: status, error_code, msg }, { status })
export const blockPage = (status = 403) =>
  new Response('<html>Blocked by the school filter</html>', {
    status,
    headers: { 'content-type': 'text/html' },
  })
export const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

/** A loaded machine takes its time to fetch a lazy screen. */
export const until = (check: () => void) => vi.waitFor(check, { interval: 5 })

/** Does the same while a test holds the clock: promises, imports and React go on, timers do not. */
export async function untilWithClockHeld(check: () => boolean): Promise<void> {
  const end = performance.now() + 30_000
  while (!check() && performance.now() < end) await new Promise(setImmediate)
  expect(check()).toBe(true)
}

let isOnline = true
export function setOnline(online: boolean): void {
  isOnline = online
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  if (online) window.dispatchEvent(new Event('online'))
}

/** The whole app at an address, without what works behind the screens: the test answers for the server. */
export async function openAt(address: string, options: { as?: Identity | null; answers?: Answers } = {}) {
  const calls: Call[] = []
  const wire = { answers: options.answers ?? (() => undefined) }
  openBackend(calls, wire)
  if (options.as) signInAs(options.as)
  window.scrollTo = vi.fn()
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch, notFoundMode: 'root' })
  await router.load()
  const shown = await render(<RouterProvider router={router} />)
  // From here on React works as in a browser, without waiting for `act`.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  const unmount = async () => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true
    await shown.unmount()
  }
  const href = () => router.state.location.href
  return { ...screenOf(shown.page), unmount, router, calls, wire, href }
}

/** The id that a call of a function carries differs each time: screens are tested without it. */
const withoutRequestId = (search: string) => search.replace(/^\?request=[0-9a-f-]{36}$/, '')

export function openBackend(calls: Call[], wire: { answers: Answers }) {
  configureBackend({
    storage: localStorage,
    config: { url: 'http://127.0.0.1:9', anonKey: 'anon' },
    isOnline: () => isOnline,
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input))
      const body = JSON.parse(String(init?.body || '{}'))
      const bearer = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? ''
      const call = { method: init?.method ?? 'GET', path: pathname + withoutRequestId(search), body, bearer }
      calls.push(call)
      return (await wire.answers(call)) ?? Response.json({})
    },
  })
}

export function signInAs(identity: Identity): void {
  openStore(identity.userId)
  setIdentity(identity)
  if (identity.state !== 'signed-in') return
  const stored = session('here', {}, identity.userId)
  localStorage.setItem(
    'sb-127-auth-token',
    JSON.stringify({ ...stored, user: { id: identity.userId, email: identity.email } }),
  )
}

/** Does for the record what app/start/watch-sign-in.ts does, without sync. */
export function followSessions(): () => void {
  return onSessionEvent((event) => {
    if (event.type === 'signed-in') {
      openStore(event.user.userId)
      setIdentity({ ...event.user, state: 'signed-in' })
    }
    const identity = readIdentity()
    if (event.type === 'refused' && identity) setIdentity({ ...identity, state: 'needs-sign-in' })
  })
}

/** A device that nobody has used, with a wide screen. */
export function cleanDevice(): void {
  answerMedia()
  while (readToast()) dismissToast()
  clearIdentity()
  closeStore()
  holdReturn(null)
  localStorage.clear()
  sessionStorage.clear()
  isOnline = true
}

function screenOf(page: HTMLElement) {
  const all = <E extends HTMLElement>(selector: string) => [...page.querySelectorAll<E>(selector)]
  const words = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const field = (label: string) => {
    const found = all<HTMLLabelElement>('label').find((one) => words(one) === label)
    return page.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`) as HTMLInputElement
  }
  /** Presses the button as soon as it exists and is enabled. */
  const press = (name: string) =>
    until(() => {
      const found = all<HTMLButtonElement>('button, a').find((one) => words(one) === name)
      if (!found || found.disabled) throw new Error(`${name} cannot be pressed`)
      found.click()
    })
  const type = (label: string, text: string) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setValue?.call(field(label), text)
    field(label).dispatchEvent(new Event('input', { bubbles: true }))
  }
  return {
    all,
    field,
    press,
    type,
    text: () => words(page),
    title: () => words(page.querySelector('h1')),
    alert: () => words(page.querySelector('main [role="alert"]')),
    button: (name: string) =>
      all<HTMLButtonElement>('button').find((one) => words(one) === name) as HTMLButtonElement,
    toast: () => [readToast()?.title, readToast()?.text].filter(Boolean).join(' / '),
  }
}
