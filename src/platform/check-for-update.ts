/** Looks for a newer version of the app, which brings a newer curriculum along. Answers whether one is on its way. */
export async function checkForUpdate(): Promise<'found' | 'none' | 'failed'> {
  try {
    const registration = await globalThis.navigator?.serviceWorker?.getRegistration()
    if (!registration) return 'none'
    await registration.update()
    return registration.installing || registration.waiting ? 'found' : 'none'
  } catch {
    return 'failed'
  }
}
