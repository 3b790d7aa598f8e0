import { createRoute } from '@tanstack/react-router'
import { Spinner } from '#ui/spinner.tsx'
import { takeReturn } from '../guards.ts'
import { lazyPart } from '../lazy-screen.ts'
import { rootRoute } from '../root.tsx'
import { servicesReady } from '../services-ready.ts'

const ResetPasswordScreen = lazyPart(
  async () => {
    const [screen] = await Promise.all([
      import('#features/account/links/reset-password-screen.tsx'),
      servicesReady(),
    ])
    return screen.ResetPasswordScreen
  },
  <Spinner className="p-6" label="Loading..." />,
)

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  beforeLoad: takeReturn,
  component: ResetPasswordScreen,
})
