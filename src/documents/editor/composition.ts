import type { LosslessQuill } from './lossless-quill.ts'

/** Members that Quill keeps private */
interface Composition {
  isComposing: boolean
  handleCompositionEnd(event: CompositionEvent): void
}
interface Input {
  handleCompositionStart(): void
}

/**
 * While an input method composes a word (a macron, kana, every word on many phones) Quill holds back its changes until the
 * end. A tap on a tool does not end a composition, and some end without an event, but the next command needs the tree up
 * to date.
 */
export function endComposition(quill: LosslessQuill): void {
  const composition = quill.composition as unknown as Composition
  if (composition.isComposing) composition.handleCompositionEnd(new CompositionEvent('compositionend'))
}

export function followComposition(quill: LosslessQuill): void {
  const otherInput = ({ inputType }: InputEvent) => {
    if (!inputType.includes('Composition')) endComposition(quill)
  }
  quill.root.addEventListener('beforeinput', otherInput, true)
  const input = quill.getModule('input') as Input
  const deleteSelected = input.handleCompositionStart.bind(input)
  input.handleCompositionStart = () => {
    // Within one text node the browser deletes the selection, and keeps a space that would vanish at a line's edge.
    if (!isInOneText(document.getSelection())) deleteSelected()
  }
}

function isInOneText(selection: Selection | null): boolean {
  return selection?.anchorNode?.nodeType === 3 && selection.anchorNode === selection.focusNode
}
