import { createRoute } from '@tanstack/react-router'
import { useHeldReturn } from '#session/url-return.ts'
import { requireSignedIn } from '../guards.ts'
import { SignedInLayout } from '../layout/signed-in-layout.tsx'
import { rootRoute } from '../root.tsx'
import { SignInCallback } from '../screens/sign-in-callback.ts'

/** The parent of the screens with the top bar and the chat history. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: requireSignedIn,
  component: function SignedIn() {
    const held = useHeldReturn('/home')
    return held ? <SignInCallback held={held} /> : <SignedInLayout />
  },
})
