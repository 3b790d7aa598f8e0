import type { LosslessQuill } from './lossless-quill.ts'

/** Quill's own, which keeps these to themselves. */
interface Composition {
  isComposing: boolean
  handleCompositionEnd(event: CompositionEvent): void
}
interface Input {
  handleCompositionStart(): void
}

/**
 * While an input method composes a word (a macron, kana, every word on many phones) Quill holds back what it sees until
 * the end. A tap on a tool does not end one, and some are over without a word: what comes next needs the tree up to date.
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
    // Within a text the browser does it, and minds the spaces: one left at a line's edge would vanish.
    if (!isInOneText(document.getSelection())) deleteSelected()
  }
}

function isInOneText(selection: Selection | null): boolean {
  return selection?.anchorNode?.nodeType === 3 && selection.anchorNode === selection.focusNode
}
