import { createRoute } from '@tanstack/react-router'
import { ResourcePage } from '../screens/resource-page.tsx'
import { focusedRoute } from './focused.tsx'

export const resourceViewRoute = createRoute({
  getParentRoute: () => focusedRoute,
  path: '/resource/$messageId',
  component: function Page() {
    const { messageId } = resourceViewRoute.useParams()
    return <ResourcePage key={messageId} messageId={messageId} />
  },
})
