import { type FocusEvent, useEffect, useRef, useState } from 'react'

/**
 * True while the focus is in the composer, and until a press that takes it away has ended. The composer grows lower when it is
 * left: done at once, the button that is being pressed would move from under the pointer, and the press would be lost.
 */
export function useInUse() {
  const [inUse, setInUse] = useState(false)
  const pressed = useRef(false)

  useEffect(() => {
    const down = () => {
      pressed.current = true
    }
    const up = () => {
      pressed.current = false
      // The click follows the end of the press.
      setTimeout(() => setInUse(document.activeElement?.closest('[data-composer]') != null))
    }
    window.addEventListener('pointerdown', down, true)
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, up, true)
    return () => {
      window.removeEventListener('pointerdown', down, true)
      for (const end of ['pointerup', 'pointercancel']) window.removeEventListener(end, up, true)
    }
  }, [])

  return {
    inUse,
    onFocus: () => setInUse(true),
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      if (!pressed.current && !event.currentTarget.contains(event.relatedTarget)) setInUse(false)
    },
  }
}
