import { createRoute } from '@tanstack/react-router'
import { resourceRoute } from './resource.tsx'

export const resourceNewRoute = createRoute({ getParentRoute: () => resourceRoute, path: '/' })
