import { Spinner } from '#ui/spinner.tsx'
import { storePart } from '../start/store-part.ts'

const AccountScreen = storePart(
  async () => (await import('#features/account/settings/account-screen.later.tsx')).AccountScreen,
  <Spinner label="Opening your account" className="p-6" />,
)

const PlanAndBilling = storePart(
  async () => (await import('#features/plan/plan-and-billing.later.tsx')).PlanAndBilling,
)

export function AccountPage() {
  return <AccountScreen plan={<PlanAndBilling />} />
}
