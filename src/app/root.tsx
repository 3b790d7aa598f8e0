import { createRootRoute } from '@tanstack/react-router'
import { RootLayout } from './layout/root-layout.tsx'
import { ErrorScreen } from './screens/error-screen.tsx'
import { NotFoundScreen } from './screens/not-found-screen.tsx'

export const rootRoute = createRootRoute({
  component: RootLayout,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
})
