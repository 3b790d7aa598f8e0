import { createRoute } from '@tanstack/react-router'
import { resourceRoute } from './resource.tsx'

/** Shown by its parent, which reads the id. */
export const resourceChatRoute = createRoute({
  getParentRoute: () => resourceRoute,
  path: '/chat/$sessionId',
})
