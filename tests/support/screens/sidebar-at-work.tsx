import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { ChatSidebar } from '#features/chat/chat-sidebar.first.tsx'
import { currentStore } from '#local-store/current-store.ts'
import { readToast } from '#session/toasts.ts'
import { chatRow, closeAfterTest } from './chat-screen.tsx'
import { render } from './render.tsx'

/** Two chats, the newer one first in the list. */
export const plan = chatRow({
  id: 'plan',
  title: 'Fractions of a set',
  updated_at: '2026-11-21T08:00:00.000Z',
})
export const sheet = chatRow({
  id: 'sheet',
  title: 'Garden beds',
  generator_type: 'resourceGenerator',
  updated_at: '2026-11-20T08:00:00.000Z',
})

export const toast = () => [readToast()?.title, readToast()?.text]
/** The server has been heard: an empty list is empty. */
export const heard = () =>
  currentStore().meta.put({ key: 'sync', epoch: 'e', cursor: 1, historyBefore: null })

const ADDRESSES = [
  '/home',
  '/login',
  '/lesson-plan',
  '/resource',
  '/lesson-plan/chat/$sessionId',
  '/resource/chat/$sessionId',
]

/** The chat sidebar alone, with empty screens, on the store of the device. */
export class SidebarAtWork {
  readonly chosen = vi.fn()
  readonly page: HTMLElement
  private readonly unmount: () => Promise<void>
  private readonly router: ReturnType<typeof routerFor>

  private constructor(page: HTMLElement, unmount: () => Promise<void>, router: ReturnType<typeof routerFor>) {
    this.page = page
    this.unmount = unmount
    this.router = router
  }

  static async open(frame?: ReactNode): Promise<SidebarAtWork> {
    // happy-dom has no popovers, so its menus are always open.
    HTMLElement.prototype.hidePopover ??= () => {}
    const chosen = vi.fn()
    const router = routerFor(frame ?? <ChatSidebar onChosen={chosen} />)
    await router.load()
    const shown = await render(<RouterProvider router={router as never} />)
    globalThis.IS_REACT_ACT_ENVIRONMENT = false
    const sidebar = Object.assign(new SidebarAtWork(shown.page, shown.unmount, router), { chosen })
    closeAfterTest(sidebar)
    return sidebar
  }

  text = () => (this.page.textContent ?? '').replace(/\s+/g, ' ').trim()
  path = () => this.router.state.location.pathname
  goTo = (to: string) => this.router.navigate({ to })

  until(check: () => boolean) {
    const look = () => {
      if (!check()) throw new Error(`not yet: ${this.text().slice(0, 400)}`)
    }
    return vi.waitFor(look, { interval: 5 })
  }
  sees = (words: string) => this.until(() => this.text().includes(words))
  seesNot = (words: string) => this.until(() => !this.text().includes(words))

  button = (name: string) =>
    [...this.page.querySelectorAll('button')].find(
      (found) => (found.getAttribute('aria-label') ?? found.textContent ?? '').trim() === name,
    )
  async press(name: string) {
    await this.until(() => this.button(name)?.disabled === false)
    this.button(name)?.click()
  }

  rows() {
    return [...this.page.querySelectorAll('li')].map((row) => ({
      icon: row.querySelector('[role="img"]')?.getAttribute('aria-label'),
      title: row.querySelector('a > span > span')?.textContent,
      href: row.querySelector('a')?.getAttribute('href'),
    }))
  }
  private menu = (label: string) => this.button(label)?.parentElement?.querySelector('[role="menu"]')
  menuItems = (label: string) =>
    [...(this.menu(label)?.querySelectorAll('[role="menuitem"]') ?? [])].map((item) => item.textContent)

  async rename(title: string, to: string) {
    await this.beginRename(title, to)
    this.endRename()
  }
  /** Types a new title and leaves it at that. */
  async beginRename(title: string, typed: string) {
    const item = this.menu(`More for ${title}`)?.querySelector<HTMLButtonElement>('[role="menuitem"]')
    item?.click()
    await this.until(() => this.field('Chat title') !== null)
    this.type('Chat title', typed)
    await this.until(() => this.field('Chat title')?.value === typed)
  }
  endRename() {
    this.titleField()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }
  titleField = () => this.field('Chat title')
  group = (name: string) => this.page.querySelector(`section[aria-label="${name}"]`)
  async search(words: string) {
    this.field('Search chats')?.focus()
    this.type('Search chats', words)
    await this.until(() => this.field('Search chats')?.value === words)
  }
  async dialog() {
    await this.until(() => this.page.querySelector('dialog footer') !== null)
    return this.page.querySelector('dialog') as HTMLDialogElement
  }
  /** Presses a button at the dialog's foot. */
  async confirm(name: string) {
    const found = () =>
      [...this.page.querySelectorAll<HTMLButtonElement>('dialog footer button')].find(
        (button) => button.textContent === name,
      )
    await this.until(() => found()?.disabled === false)
    found()?.click()
  }

  /** Simulates a screen whose code cannot be loaded. */
  breakNavigation() {
    vi.spyOn(this.router, 'navigate').mockRejectedValue(new Error('no such part'))
  }

  async close() {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true
    await this.unmount()
  }

  private field = (label: string) => this.page.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
  private type(label: string, words: string) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(this.field(label), words)
    this.field(label)?.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function routerFor(sidebar: ReactNode) {
  const root = createRootRoute({
    component: () => (
      <>
        {sidebar}
        <Outlet />
      </>
    ),
  })
  const routes = ADDRESSES.map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => null }),
  )
  const history = createMemoryHistory({ initialEntries: ['/home'] })
  return createRouter({ routeTree: root.addChildren(routes), history })
}
