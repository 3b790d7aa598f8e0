import { createRoute } from '@tanstack/react-router'
import { useHeldReturn } from '#session/url-return.ts'
import { CompletingSignIn } from '../completing.ts'
import { requireSignedIn } from '../guards.ts'
import { SignedInLayout } from '../layout/signed-in-layout.tsx'
import { rootRoute } from '../root.tsx'

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
