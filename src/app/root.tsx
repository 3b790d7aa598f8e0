import { createRootRoute } from '@tanstack/react-router'
import { ErrorScreen } from './error-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { RootLayout } from './root-layout.tsx'

export const rootRoute = createRootRoute({
  component: RootLayout,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
})
