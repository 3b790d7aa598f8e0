import { type RefObject, useLayoutEffect } from 'react'
import type { BoxWords } from './box-words.ts'

export const MAX_BOX_PX = 200

/**
 * Browsers without `field-sizing` get the height set by hand: as high as the words, up to 200 px [CHAT-136]. Called after
 * what puts the words in.
 */
export function useGrowingTextarea(box: RefObject<HTMLTextAreaElement | null>, words: BoxWords): void {
  useLayoutEffect(() => {
    if (globalThis.CSS?.supports?.('field-sizing', 'content')) return
    const grow = () => {
      const field = box.current
      if (!field) return
      field.style.height = 'auto'
      field.style.height = `${Math.min(field.scrollHeight, MAX_BOX_PX)}px`
    }
    grow()
    return words.subscribe(grow)
  }, [box, words])
}
