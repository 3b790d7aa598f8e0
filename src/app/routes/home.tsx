import { createRoute } from '@tanstack/react-router'
import { HomeScreen } from '../home-screen.tsx'
import { signedInRoute } from './signed-in.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/home',
  component: HomeScreen,
})
