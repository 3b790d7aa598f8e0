import { createRoute } from '@tanstack/react-router'
import { Spinner } from '#ui/spinner.tsx'
import { takeReturn } from '../guards.ts'
import { rootRoute } from '../root.tsx'
import { storePart } from '../start/store-part.ts'

const ResetPasswordScreen = storePart(
  async () => (await import('#features/account/links/reset-password-screen.soon.tsx')).ResetPasswordScreen,
  <Spinner className="p-6" label="Loading..." />,
)

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  beforeLoad: takeReturn,
  component: ResetPasswordScreen,
})
