import { showToast } from '#session/toasts.ts'

/** Copies words, and says so; a browser that forbids it is told of plainly. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: 'Copied', duration: 2000 })
  } catch {
    showToast({
      title: 'Not copied',
      text: 'The browser did not allow it. Select the words and copy them by hand.',
    })
  }
}
