import { type RefObject, useLayoutEffect } from 'react'

export const MAX_BOX_PX = 200

/** Browsers without `field-sizing` get the height set by hand: as high as the words, up to 200 px [CHAT-136]. */
export function useGrowingTextarea(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the words
  useLayoutEffect(() => {
    const field = box.current
    if (!field || globalThis.CSS?.supports?.('field-sizing', 'content')) return
    field.style.height = 'auto'
    field.style.height = `${Math.min(field.scrollHeight, MAX_BOX_PX)}px`
  }, [box, text])
}
