import { type RefObject, useLayoutEffect } from 'react'
import type { BoxWords } from './box-words.ts'

/**
 * Puts words that were not typed into the box: a draft, a prompt, nothing after a send. The box is not `value={text}`:
 * React would then write every key a second time, into the field's default, and the browser would style the page anew.
 */
export function useShownWords(box: RefObject<HTMLTextAreaElement | null>, words: BoxWords): void {
  useLayoutEffect(() => {
    const show = () => {
      const field = box.current
      if (!field || field.value === words.read()) return
      const { value: before, selectionStart, selectionEnd } = field
      field.value = words.read()
      // Below what is being typed something was added: the cursor stays where it types.
      if (before && words.read().startsWith(before)) field.setSelectionRange(selectionStart, selectionEnd)
    }
    show()
    return words.subscribe(show)
  }, [box, words])
}
