/** Ends the session and clears the device. The app's work (app/sign-out.ts), handed to the button at start-up. */
export type EndEverything = () => Promise<void>

let endEverything: EndEverything | undefined

export function setSignOut(work: EndEverything): void {
  endEverything = work
}

export async function signOutNow(): Promise<void> {
  if (!endEverything) throw new Error('setSignOut() must run before a teacher can sign out')
  await endEverything()
}
