import { createRoute } from '@tanstack/react-router'
import { requireSignedIn } from '../guards.ts'
import { FocusedLayout } from '../layout/focused-layout.tsx'
import { rootRoute } from '../root.tsx'

/** Screens about one document, with a header of their own. */
export const focusedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'focused',
  beforeLoad: requireSignedIn,
  component: FocusedLayout,
})
