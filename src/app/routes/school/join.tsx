import { createRoute, redirect } from '@tanstack/react-router'
import { holdInvite, waitingInvite } from '#session/arriving/waiting-invite.ts'
import { readIdentity } from '#session/identity.ts'
import { showToast } from '#session/toasts.ts'
import { Spinner } from '#ui/spinner.tsx'
import { rootRoute } from '../../root.tsx'
import { OnlineErrorScreen } from '../../screens/error-screen.tsx'
import { storePart } from '../../start/store-part.ts'
import { signedInRoute } from '../signed-in.tsx'

const JoinScreen = storePart(
  async () => (await import('#features/school/join/join-screen.online.tsx')).JoinScreen,
  <Spinner label="Reading the invite link" className="p-6" />,
)

/**
 * An invite link of a school leads here. What it holds stands behind the #, so that no server's log has it, and waits
 * until the teacher has signed in or up.
 */
export const joinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/join',
  beforeLoad: ({ location }) => {
    holdInvite(location.hash)
    if (readIdentity()?.state !== 'signed-in')
      showToast({
        title: 'Sign in to join your school',
        text: 'You can also create an account.',
        duration: 15_000,
      })
    throw redirect({ to: '/join-school', search: {}, hash: '', replace: true })
  },
})

export const joinSchoolRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/join-school',
  beforeLoad: () => {
    const invite = waitingInvite()
    if (invite === undefined) throw redirect({ to: '/home', replace: true })
    return { invite }
  },
  component: function Join() {
    return <JoinScreen invite={joinSchoolRoute.useRouteContext().invite} />
  },
  errorComponent: OnlineErrorScreen,
})
