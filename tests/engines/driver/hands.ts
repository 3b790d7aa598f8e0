import { vi } from 'vitest'
import type { EnginePage } from './engine-page.ts'

/** Something on the screen: what it is, and its name for assistive technology or a part of its text. */
export interface Thing {
  is: 'button' | 'link' | 'field' | 'text'
  name: string
  /** Looks in the editor's page and not in the app. */
  inEditor?: boolean
}

const WAIT = { timeout: 40_000, interval: 150 }
const KEYS: Record<string, string> = { Enter: '\uE007', End: '\uE010', Home: '\uE011', Control: '\uE009' }

/** Finds a thing that can be seen and pressed, and answers the middle of it in the window; null where there is none yet. */
function place({ is, name, inEditor }: Thing): { x: number; y: number } | null {
  const SELECTORS = {
    button: 'button, [role="button"], [role="menuitem"], summary',
    link: 'a[href]',
    field: 'input, textarea, [role="textbox"]',
    text: '*',
  }
  const frame = inEditor ? document.querySelector<HTMLIFrameElement>('iframe[title$=", text"]') : null
  const page = inEditor ? frame?.contentDocument : document
  if (!page) return null
  const labelled = (one: HTMLElement) =>
    one.getAttribute('aria-label') ?? (one as HTMLInputElement).labels?.[0]?.textContent ?? one.innerText
  const says = (one: Element) => one.textContent?.includes(name) ?? false
  const found = [...page.querySelectorAll<HTMLElement>(SELECTORS[is])].filter((one) => {
    if (is === 'text') return says(one) && ![...one.children].some(says)
    return labelled(one).trim() === name && !(one as HTMLButtonElement).disabled
  })
  const one = found.findLast((each) => each.checkVisibility({ visibilityProperty: true }))
  if (!one) return null
  const middle = () => {
    const box = one.getBoundingClientRect()
    return { x: box.left + Math.min(box.width / 2, 200), y: box.top + Math.min(box.height / 2, 200) }
  }
  const isOnTop = ({ x, y }: { x: number; y: number }) => {
    const top = page.elementFromPoint(x, y)
    return top !== null && (one.contains(top) || top.contains(one))
  }
  // What lies under the bar or outside the window is brought into its middle; what can be pressed stays where it is.
  if (!isOnTop(middle())) one.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y } = middle()
  if (!isOnTop({ x, y })) return null
  Object.assign(window, { aimedAt: one })
  const outer = frame?.getBoundingClientRect()
  return { x: Math.round(x + (outer?.left ?? 0)), y: Math.round(y + (outer?.top ?? 0)) }
}

const MOST_MOVES = 3
const CLICK_COMES_WITHIN_MS = 2_000

type Watched = Window & { clickCame?: boolean; aimedAt?: Element }

/**
 * Notes the next click, in the page and in the editor's page. WebKit keeps no place while a page above it grows, so the thing
 * may have moved away and another lie under the pointer: a click on that one is swallowed, as if nobody had pressed.
 */
function watchForClick(): null {
  const watched = window as Watched
  watched.clickCame = false
  const wanted = watched.aimedAt
  const hear = (event: Event) => {
    const hit = event.target as Element
    const isMeant = !wanted?.isConnected || wanted.contains(hit) || hit.contains(wanted)
    if (!isMeant) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    watched.clickCame = isMeant
  }
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title$=", text"]')
  for (const page of [window, frame?.contentDocument])
    page?.addEventListener('click', hear, { capture: true, once: true })
  return null
}

/** Whether the click came; null on a page that was opened since. */
const hasClicked = (): boolean | null => (window as Watched).clickCame ?? null

/** A teacher's hands and eyes on a page, through real events of the pointer and the keyboard. */
export class Hands {
  readonly page: EnginePage

  constructor(page: EnginePage) {
    this.page = page
  }

  /** Waits until the thing is there, and answers where. */
  see(thing: Thing): Promise<{ x: number; y: number }> {
    return vi.waitFor(async () => {
      const at = await this.page.run(place, thing)
      if (at === null)
        throw new Error(
          `The ${thing.is} “${thing.name}” is not there to be pressed at ${await this.#shown()}`,
        )
      return at
    }, WAIT)
  }

  /** What the page shows, for the message of a failure. */
  #shown(): Promise<string> {
    return this.page.run(() => `${location.pathname}: ${document.body.innerText.slice(-300)}`, null)
  }

  /** Where a thing rests: a page that has just opened still moves to where its reader was. */
  async #atRest(thing: Thing): Promise<{ x: number; y: number }> {
    let at = await this.see(thing)
    // Whoever touches the wheel has taken over, and the app lets go of the place it was holding.
    await this.page.run(() => dispatchEvent(new WheelEvent('wheel')), null)
    for (let same = 0; same < 3; ) {
      await new Promise((resolve) => setTimeout(resolve, 250))
      const now = await this.see(thing)
      same = now.x === at.x && now.y === at.y ? same + 1 : 0
      at = now
    }
    return at
  }

  /** Presses a thing; where the page moved under the pointer so that nothing was pressed, it goes after it. */
  async press(thing: Thing): Promise<void> {
    for (let time = 0; time < MOST_MOVES; time++) {
      const at = await this.#atRest(thing)
      await this.page.run(watchForClick, null)
      await this.#pressAt(at)
      if (await this.#wasPressed()) return
    }
    throw new Error(`The ${thing.is} “${thing.name}” moved away each time at ${await this.#shown()}`)
  }

  /** False where no click came, because the button went down on one thing and up on another. A page that was left has no answer. */
  async #wasPressed(): Promise<boolean> {
    const end = Date.now() + CLICK_COMES_WITHIN_MS
    while (Date.now() < end) {
      if ((await this.page.run(hasClicked, null)) !== false) return true
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return false
  }

  async #pressAt({ x, y }: { x: number; y: number }): Promise<void> {
    await this.page.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pause', duration: 30 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** Types letters, or presses a key by its name. */
  async type(words: string): Promise<void> {
    const keys = KEYS[words] === undefined ? [...words] : [KEYS[words]]
    await this.page.act([
      {
        type: 'key',
        id: 'keyboard',
        actions: keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])
  }

  async fill(name: string, words: string): Promise<void> {
    await this.press({ is: 'field', name })
    await this.type(words)
  }

  address = (): Promise<string> => this.page.run(() => location.pathname, null)

  reach(path: RegExp): Promise<void> {
    return vi.waitFor(async () => {
      const address = await this.address()
      if (!path.test(address)) throw new Error(`${path} was not reached: ${await this.#shown()}`)
    }, WAIT)
  }
}
