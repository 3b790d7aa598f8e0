// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Menu } from '#ui/menu.tsx'
import { MenuItem } from '#ui/menu-item.tsx'
import { render, settle } from '../support/screens/render.tsx'

let shown: Awaited<ReturnType<typeof render>>
const renamed = vi.fn()

/** happy-dom has no popovers. These behave like the browser's, as far as a menu needs. */
function givePopovers() {
  const open = new Set<Element>()
  const real = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':popover-open' ? open.has(this) : real.call(this, selector)
  })
  const turn = (newState: 'open' | 'closed') =>
    function (this: HTMLElement) {
      if (newState === 'open') open.add(this)
      else open.delete(this)
      this.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
    }
  Object.assign(HTMLElement.prototype, { showPopover: turn('open'), hidePopover: turn('closed') })
  return open
}

describe('a menu', () => {
  let open: Set<Element>
  beforeEach(async () => {
    open = givePopovers()
    shown = await render(
      <Menu label="More" trigger="…">
        <MenuItem onSelect={renamed}>Rename</MenuItem>
        <MenuItem onSelect={() => {}}>Delete</MenuItem>
      </Menu>,
    )
  })
  afterEach(() => shown.unmount())

  const trigger = () => shown.page.querySelector('button[aria-haspopup]') as HTMLButtonElement
  const menu = () => shown.page.querySelector('[role="menu"]') as HTMLElement
  const press = (detail: number) =>
    settle(() => void trigger().dispatchEvent(new MouseEvent('click', { bubbles: true, detail })))

  it('has the focus on its first item as soon as it is pressed, without moving the page', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    await press(0)
    expect(open.has(menu())).toBe(true)
    expect(document.activeElement?.textContent).toBe('Rename')
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
    expect(trigger().getAttribute('aria-expanded')).toBe('true')
  })

  it('is closed by its button, although the browser closes it before the click, which must not open it again', async () => {
    await press(1)
    await settle(() => void trigger().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
    await settle(() => menu().hidePopover())
    await press(1)
    expect(open.size).toBe(0)
    await press(1)
    expect(open.has(menu())).toBe(true)
    await press(0) // a screen reader clicks like this, without closing the menu first
    expect(open.size).toBe(0)
  })

  it('runs the chosen item and closes', async () => {
    await press(0)
    await settle(() => (document.activeElement as HTMLElement).click())
    expect(renamed).toHaveBeenCalledOnce()
    expect(open.size).toBe(0)
  })
})
