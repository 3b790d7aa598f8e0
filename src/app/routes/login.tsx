import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../lazy-screen.ts'
import { rootRoute } from '../root.tsx'
import { servicesReady } from '../services-ready.ts'

const LoginScreen = lazyPart(async () => {
  const [screen] = await Promise.all([import('#features/account/login-screen.tsx'), servicesReady()])
  return screen.LoginScreen
})

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: LoginScreen,
})
