import { showToast } from './toasts.ts'

/** Copies a text, and says so. A browser may forbid it: `otherwise` tells the teacher what to do then. */
export async function copyText(
  text: string,
  otherwise = 'Select the text and copy it by hand.',
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: 'Copied', duration: 2000 })
  } catch {
    showToast({ title: 'Not copied', text: `The browser did not allow it. ${otherwise}`, kind: 'error' })
  }
}
