import { createRoute } from '@tanstack/react-router'
import { requireSignedIn } from '../guards.ts'
import { FocusedLayout } from '../layout/focused-layout.tsx'
import { rootRoute } from '../root.tsx'

/** The parent of the screens about one document, which bring their own header. */
export const focusedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'focused',
  beforeLoad: requireSignedIn,
  component: FocusedLayout,
})
