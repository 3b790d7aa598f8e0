import { showToast } from '#session/toasts.ts'

export async function copyWords(words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    showToast({ title: 'Copied', duration: 2000 })
  } catch {
    showToast({
      title: 'Copy failed',
      text: 'The browser did not allow it. Use Export instead.',
      kind: 'error',
    })
  }
}
