// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showTooltips } from '#app/layout/around/tooltips.later.ts'

let stop: () => void
const open = new Set<Element>()
const shown = () => [...open].map((tip) => tip.textContent)
const point = (name: string, pointerType = 'mouse') =>
  (document.querySelector(`[aria-label="${name}"]`) ?? document.body).dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, pointerType } as never),
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover = function () {
    open.add(this)
  }
  HTMLElement.prototype.hidePopover = function () {
    open.delete(this)
  }
  const real = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':popover-open' ? open.has(this) : real.call(this, selector)
  })
  document.body.innerHTML =
    '<button class="btn btn-square" aria-label="New Chat"><i></i></button><button class="btn btn-square" aria-label="Menu"></button><button aria-label="Edit" data-tip="Open rich text editor"></button><p aria-label="">text</p>'
  stop = showTooltips()
})
afterEach(() => {
  stop()
  open.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('tooltips', () => {
  it('[NAV-79] open after 700 ms on a button without text, and close when the mouse leaves it', () => {
    document
      .querySelector('i')
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' } as never))
    vi.advanceTimersByTime(699)
    expect(shown()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual(['New Chat'])
    point('nothing')
    expect(shown()).toEqual([])
  })

  it('[NAV-80] open at once on the next button within 300 ms, and after that wait again', () => {
    point('New Chat')
    vi.advanceTimersByTime(700)
    point('nothing')
    vi.advanceTimersByTime(299)
    point('Menu')
    vi.advanceTimersByTime(0)
    expect(shown()).toEqual(['Menu'])
    point('nothing')
    vi.advanceTimersByTime(300)
    point('New Chat')
    vi.advanceTimersByTime(699)
    expect(shown()).toEqual([])
  })

  it('[RES-15] say something else where there is more to say', () => {
    point('Edit')
    vi.advanceTimersByTime(700)
    expect(shown()).toEqual(['Open rich text editor'])
  })

  it('stay closed over a menu that is open, when its button is drawn anew under the resting mouse', () => {
    document.querySelector('[aria-label="Menu"]')?.setAttribute('aria-expanded', 'true')
    point('Menu')
    vi.advanceTimersByTime(5000)
    expect(shown()).toEqual([])
  })

  it('close on Escape and on a press, and never open on touch', () => {
    point('Menu')
    vi.advanceTimersByTime(700)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(shown()).toEqual([])
    point('New Chat', 'touch')
    vi.advanceTimersByTime(5000)
    expect(shown()).toEqual([])
  })
})
