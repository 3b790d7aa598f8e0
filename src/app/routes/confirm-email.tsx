import { createRoute } from '@tanstack/react-router'
import { Spinner } from '#ui/spinner.tsx'
import { rootRoute } from '../root.tsx'
import { storePart } from '../start/store-part.ts'

const ConfirmEmailScreen = storePart(
  async () => (await import('#features/account/links/confirm-email-screen.soon.tsx')).ConfirmEmailScreen,
  <Spinner className="p-6" label="Loading..." />,
)

export const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email',
  component: ConfirmEmailScreen,
})
