import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'

interface MenuProps {
  /** The accessible name of the button and the menu. */
  label: string
  /** The content of the button. */
  trigger: ReactNode
  triggerClassName?: string
  children: ReactNode
}

const GAP = 4

function place(menu: HTMLElement, trigger: HTMLElement): void {
  // A long list scrolls: it is never higher than the screen.
  Object.assign(menu.style, { maxHeight: `${window.innerHeight - 2 * GAP}px`, overflowY: 'auto' })
  const at = trigger.getBoundingClientRect()
  const size = menu.getBoundingClientRect()
  const below = at.bottom + GAP + size.height <= window.innerHeight
  menu.style.top = `${below ? at.bottom + GAP : Math.max(GAP, at.top - GAP - size.height)}px`
  menu.style.left = `${Math.max(GAP, Math.min(at.right - size.width, window.innerWidth - size.width - GAP))}px`
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')]
}

function step(menu: HTMLElement, key: string): void {
  const items = itemsOf(menu)
  const now = items.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[key] ?? now
  items.at(next % items.length)?.focus()
}

/**
 * A button with a menu in the browser's top layer, so that no scrolling list clips it. Escape or a click elsewhere closes
 * it and returns the focus. Arrow keys move between items.
 */
export function Menu({ label, trigger, triggerClassName = 'btn btn-ghost btn-square', children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    const element = menu.current
    if (element === null) return
    const toggled = (event: Event) => setOpen((event as ToggleEvent).newState === 'open')
    element.addEventListener('toggle', toggled)
    return () => element.removeEventListener('toggle', toggled)
  }, [])

  // Opening, placing and focusing happen in one task, so that keys typed ahead reach the menu, it never flashes in a
  // corner, and the page does not scroll.
  function pressed(event: MouseEvent) {
    const closesIt = open || (wasOpen.current && event.detail > 0)
    wasOpen.current = false
    if (menu.current === null || button.current === null) return
    if (closesIt) return void (open && menu.current.matches(':popover-open') && menu.current.hidePopover())
    menu.current.showPopover?.()
    place(menu.current, button.current)
    itemsOf(menu.current).at(0)?.focus({ preventScroll: true })
  }

  function keyDown(event: KeyboardEvent) {
    if (menu.current === null) return
    if (event.key === 'Tab') menu.current.hidePopover()
    if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    step(menu.current, event.key)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        // A press on this button closes an open menu before the click arrives, so we note that it was open.
        onPointerDown={() => {
          wasOpen.current = open
        }}
        onClick={pressed}
      >
        {trigger}
      </button>
      <div
        ref={menu}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="sheet fixed inset-auto m-0 min-w-44 p-1 text-base-content"
        onKeyDown={keyDown}
        onClick={() => menu.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  )
}
