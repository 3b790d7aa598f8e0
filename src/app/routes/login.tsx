import { createRoute } from '@tanstack/react-router'
import { Spinner } from '#ui/spinner.tsx'
import { takeReturn } from '../guards.ts'
import { lazyPart } from '../lazy-screen.ts'
import { rootRoute } from '../root.tsx'
import { servicesReady } from '../services-ready.ts'

const LoginScreen = lazyPart(
  async () => {
    const [screen] = await Promise.all([import('#features/account/login-screen.tsx'), servicesReady()])
    return screen.LoginScreen
  },
  <Spinner className="p-6" label="Loading..." />,
)

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: takeReturn,
  component: LoginScreen,
})
