import { createRoute } from '@tanstack/react-router'
import { Spinner } from '#ui/spinner.tsx'
import { takeReturn } from '../guards.ts'
import { lazyPart } from '../lazy-screen.ts'
import { rootRoute } from '../root.tsx'
import { servicesReady } from '../services-ready.ts'

const PasswordSetupScreen = lazyPart(
  async () => {
    const [screen] = await Promise.all([
      import('#features/account/links/password-setup-screen.tsx'),
      servicesReady(),
    ])
    return screen.PasswordSetupScreen
  },
  <Spinner className="p-6" label="Loading..." />,
)

export const passwordSetupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/password-setup',
  beforeLoad: takeReturn,
  component: PasswordSetupScreen,
})
