import { createRoute } from '@tanstack/react-router'
import { Spinner } from '#ui/spinner.tsx'
import { takeReturn } from '../guards.ts'
import { rootRoute } from '../root.tsx'
import { storePart } from '../start/store-part.ts'

export const LoginScreen = storePart(
  async () => (await import('#features/account/sign-in/login-screen.soon.tsx')).LoginScreen,
  <Spinner className="p-6" label="Loading..." />,
)

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: takeReturn,
  component: LoginScreen,
})
