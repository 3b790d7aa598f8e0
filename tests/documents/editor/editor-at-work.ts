import type { Frame, Locator } from 'playwright-core'
import { expect } from 'vitest'
import { type OpenedPage, openPage } from '../../resource/open-page.ts'
import type { ScreensApi } from '../../resource/pages/screens-page.tsx'
import { worksheet } from './corpus.ts'

declare global {
  interface Window {
    screens: ScreensApi
  }
}

export const HTML = worksheet('02-fractions')

/** The editor screen, and what a teacher does with it. */
export class EditorAtWork {
  private readonly opened: OpenedPage
  private number = 0
  /** The id of the resource that the test edits */
  id = ''

  private constructor(opened: OpenedPage) {
    this.opened = opened
  }

  static async start(): Promise<EditorAtWork> {
    const viewport = { width: 1280, height: 860 }
    return new EditorAtWork(await openPage('tests/resource/pages/screens-page.tsx', { viewport }))
  }

  stop() {
    return this.opened.close()
  }

  get page() {
    return this.opened.page
  }

  /** Each test edits a resource of its own. */
  async freshResource(message: object = {}, chat: object = {}) {
    this.number += 1
    this.id = `edit-${this.number}`
    await this.seed({ html_content: HTML, ...message }, chat)
    await this.page.evaluate(() => window.screens.dismissToasts())
  }

  seed(message: object, chat: object = {}) {
    const item = {
      message: { id: this.id, ...message },
      chat: { id: `chat-${this.id}`, title: 'Garden beds', ...chat },
    }
    return this.page.evaluate((seeded) => window.screens.seed([seeded]), item)
  }

  go = (path: string) => this.page.evaluate((to) => window.screens.go(to), path)
  /** Starts to navigate without waiting: a guarded address is not reached before the teacher answers. */
  startTo = (path: string) => {
    this.go(path).catch(() => {})
  }
  path = () => this.page.evaluate(() => window.screens.path())
  toast = () => this.page.evaluate(() => window.screens.toast())
  stored = () => this.page.evaluate((key) => window.screens.message(key), this.id)
  draft = () => this.page.evaluate((key) => window.screens.draft(key), this.id)
  shown = (text: string): Locator => this.page.getByText(text, { exact: true }).filter({ visible: true })
  button = (name: string): Locator => this.page.getByRole('button', { name, exact: true })

  async open(): Promise<Frame> {
    await this.go(`/resource-edit/${this.id}`)
    const element = await this.page.waitForSelector('#panel-edit iframe')
    const frame = await element.contentFrame()
    if (!frame) throw new Error('The editor has no frame')
    await frame.waitForSelector('body[contenteditable=true] h1')
    return frame
  }

  async type(frame: Frame, text: string) {
    await frame.locator('h1').click()
    await this.page.keyboard.press('End')
    await this.page.keyboard.type(text)
  }

  /** Leaves the editor, and answers the guard's question if it asks. */
  async leave() {
    this.startTo('/home')
    const anyway = this.page.getByRole('dialog').getByRole('button', { name: 'Leave' })
    await expect
      .poll(async () => {
        if (await anyway.isVisible()) await anyway.click()
        return this.path()
      })
      .toBe('/home')
  }
}
