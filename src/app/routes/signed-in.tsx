import { createRoute } from '@tanstack/react-router'
import { useHeldReturn } from '#session/url-return.ts'
import { requireSignedIn } from '../guards.ts'
import { SignedInLayout } from '../layout/signed-in-layout.tsx'
import { lazyPart } from '../lazy-screen.ts'
import { rootRoute } from '../root.tsx'
import { servicesReady } from '../services-ready.ts'

const CompletingSignIn = lazyPart(async () => {
  const [screen] = await Promise.all([import('#features/account/completing-sign-in.tsx'), servicesReady()])
  return screen.CompletingSignIn
})

/** Screens with the top bar and the chat history. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: requireSignedIn,
  component: function SignedIn() {
    const held = useHeldReturn('/home')
    return held ? <CompletingSignIn held={held} /> : <SignedInLayout />
  },
})
