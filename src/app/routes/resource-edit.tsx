import { createRoute } from '@tanstack/react-router'
import { EditorPage } from '../screens/resource-page.tsx'
import { focusedRoute } from './focused.tsx'

export const resourceEditRoute = createRoute({
  getParentRoute: () => focusedRoute,
  path: '/resource-edit/$messageId',
  component: function Page() {
    const { messageId } = resourceEditRoute.useParams()
    return <EditorPage key={messageId} messageId={messageId} />
  },
})
