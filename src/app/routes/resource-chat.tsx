import { createRoute } from '@tanstack/react-router'
import { resourceRoute } from './resource.tsx'

/** The parent route shows it and reads the id. */
export const resourceChatRoute = createRoute({
  getParentRoute: () => resourceRoute,
  path: '/chat/$sessionId',
})
