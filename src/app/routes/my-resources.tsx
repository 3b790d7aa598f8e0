import { createRoute } from '@tanstack/react-router'
import { StarredPage } from '../screens/starred-page.tsx'
import { signedInRoute } from './signed-in.tsx'

export const myResourcesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/my-resources',
  component: () => <StarredPage key="resource" itemType="resource" />,
})
