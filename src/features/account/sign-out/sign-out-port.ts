/** Ends the session and clears the device. The app provides it at start-up (app/start/sign-out.ts). */
type EndEverything = () => Promise<void>

let endEverything: EndEverything | undefined

export function setSignOut(work: EndEverything): void {
  endEverything = work
}

export async function signOutNow(): Promise<void> {
  if (!endEverything) throw new Error('setSignOut() must run before a teacher can sign out')
  await endEverything()
}
