import { Outlet } from '@tanstack/react-router'
import { AppToaster } from './app-toaster.tsx'
import { UpdatePrompt } from './update-prompt.tsx'
import { useArrival } from './use-arrival.ts'

/** Around every screen, public or signed in. */
export function RootLayout() {
  useArrival()
  return (
    <>
      <Outlet />
      <UpdatePrompt />
      <AppToaster />
    </>
  )
}
