import { createRoute } from '@tanstack/react-router'
import { AccountPage } from '../../screens/account-page.tsx'
import { signedInRoute } from '../signed-in.tsx'

export const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account',
  component: AccountPage,
})
