import { createRoute } from '@tanstack/react-router'
import { Spinner } from '#ui/spinner.tsx'
import { takeReturn } from '../guards.ts'
import { rootRoute } from '../root.tsx'
import { storePart } from '../start/store-part.ts'

const PasswordSetupScreen = storePart(
  async () => (await import('#features/account/links/password-setup-screen.soon.tsx')).PasswordSetupScreen,
  <Spinner className="p-6" label="Loading..." />,
)

export const passwordSetupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/password-setup',
  beforeLoad: takeReturn,
  component: PasswordSetupScreen,
})
