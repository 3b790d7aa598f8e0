import { createRoute } from '@tanstack/react-router'
import { PlanDialogSlot } from '../../layout/lazy-parts.tsx'
import { rootRoute } from '../../root.tsx'
import { BarePage } from '../../screens/bare-page.tsx'
import { OnlineErrorScreen } from '../../screens/error-screen.tsx'
import { lazyPart } from '../../start/lazy-part.ts'

const UpgradeCancelledPage = lazyPart(
  async () => (await import('#features/plan/payment-pages.online.tsx')).UpgradeCancelledPage,
)

export const upgradeCancelledRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/upgrade-cancelled',
  component: () => (
    <BarePage>
      <UpgradeCancelledPage />
      <PlanDialogSlot />
    </BarePage>
  ),
  errorComponent: OnlineErrorScreen,
})
