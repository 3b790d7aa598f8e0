import { createRoute } from '@tanstack/react-router'
import { Spinner } from '#ui/spinner.tsx'
import { OnlineErrorScreen } from '../../screens/error-screen.tsx'
import { storePart } from '../../start/store-part.ts'
import { signedInRoute } from '../signed-in.tsx'

const AdminScreen = storePart(
  async () => (await import('#features/school/admin-screen.online.tsx')).AdminScreen,
  <Spinner label="Opening the admin panel" className="p-6" />,
)

/** [NAV-22] First the sign-in, then the screen's own check of the administrator (OP-07). */
export const adminRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin',
  component: function Admin() {
    const { license_purchase } = adminRoute.useSearch() as Record<string, string>
    return <AdminScreen purchase={license_purchase} />
  },
  errorComponent: OnlineErrorScreen,
})
