import { type RefObject, useLayoutEffect } from 'react'

/**
 * Puts words that were not typed into the box: a draft, a prompt, nothing after a send. The box is not `value={text}`:
 * React would then write every key a second time, into the field's default, and the browser would style the page anew.
 */
export function useShownWords(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const field = box.current
    if (field && field.value !== text) field.value = text
  }, [box, text])
}
