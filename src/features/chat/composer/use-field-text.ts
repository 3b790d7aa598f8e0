import { type RefObject, useLayoutEffect } from 'react'
import { onTextChange, readText } from '#session/composer-text.ts'

const MAX_FIELD_PX = 200

/**
 * Puts text into the field that was not typed there: a draft, a prompt, nothing after a send. The field is not
 * `value={text}`: React would write every key a second time, into the field's default, and the browser would style
 * the page again.
 */
export function useFieldText(ref: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const field = ref.current
    if (!field) return
    const update = () => {
      showText(field, readText())
      fitHeight(field)
    }
    update()
    return onTextChange(({ restores }, before) => {
      update()
      if (restores > before.restores) field.focus()
    })
  }, [ref])
}

function showText(field: HTMLTextAreaElement, text: string): void {
  const { value: before, selectionStart, selectionEnd } = field
  if (before === text) return
  field.value = text
  // When a draft is added below the text that is being typed, the cursor stays where it is.
  if (before && text.startsWith(before)) field.setSelectionRange(selectionStart, selectionEnd)
}

/** Sets the height by hand in browsers without `field-sizing`: as high as the text, up to 200 px [CHAT-136]. */
function fitHeight(field: HTMLTextAreaElement): void {
  if (globalThis.CSS?.supports?.('field-sizing', 'content')) return
  field.style.height = 'auto'
  field.style.height = `${Math.min(field.scrollHeight, MAX_FIELD_PX)}px`
}
