import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

export interface MenuProps {
  /** Names the button, and the menu. */
  label: string
  /** What stands on the button. */
  trigger: ReactNode
  triggerClassName?: string
  children: ReactNode
}

const GAP = 4

function place(menu: HTMLElement, trigger: HTMLElement): void {
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
 * A button with a menu in the browser's top layer, so that no scrolling list cuts it off. Escape and a press
 * elsewhere close it and give the focus back; arrows move.
 */
export function Menu({ label, trigger, triggerClassName = 'btn btn-ghost btn-square', children }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = menu.current
    if (element === null) return
    const toggled = (event: Event) => setOpen((event as ToggleEvent).newState === 'open')
    // The browser focuses what is marked as it opens; `toggle` comes a task later, and keys typed until then
    // would still go to the button and close the menu again.
    const opening = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open') return
      const first = itemsOf(element).at(0)
      for (const item of element.querySelectorAll('[role="menuitem"]'))
        item.toggleAttribute('autofocus', item === first)
      // Nor is it to be seen in a corner first: the next frame is painted after this.
      requestAnimationFrame(() => {
        if (button.current) place(element, button.current)
      })
    }
    element.addEventListener('beforetoggle', opening)
    element.addEventListener('toggle', toggled)
    return () => {
      element.removeEventListener('beforetoggle', opening)
      element.removeEventListener('toggle', toggled)
    }
  }, [])

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
        popoverTarget={id}
      >
        {trigger}
      </button>
      <div
        ref={menu}
        id={id}
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
