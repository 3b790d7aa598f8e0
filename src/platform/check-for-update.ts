/** Checks for a newer version of the app, which also contains the curriculum. Returns 'found' if one is being installed. */
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
