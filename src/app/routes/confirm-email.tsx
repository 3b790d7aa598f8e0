import { createRoute } from '@tanstack/react-router'
import { Spinner } from '#ui/spinner.tsx'
import { lazyPart } from '../lazy-screen.ts'
import { rootRoute } from '../root.tsx'
import { servicesReady } from '../services-ready.ts'

const ConfirmEmailScreen = lazyPart(
  async () => {
    const [screen] = await Promise.all([
      import('#features/account/links/confirm-email-screen.tsx'),
      servicesReady(),
    ])
    return screen.ConfirmEmailScreen
  },
  <Spinner className="p-6" label="Loading..." />,
)

export const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email',
  component: ConfirmEmailScreen,
})
