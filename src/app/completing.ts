import { lazyPart } from './lazy-screen.ts'
import { servicesReady } from './services-ready.ts'

/** For who comes back with tokens or a code in the address; nobody else needs it. */
export const CompletingSignIn = lazyPart(async () => {
  const [screen] = await Promise.all([import('#features/account/completing-sign-in.tsx'), servicesReady()])
  return screen.CompletingSignIn
})
