import { showToast } from '#session/toasts.ts'
import { refreshPlan, sayVerifying } from './payment-work.ts'

/** Tells a teacher who comes back how the checkout ended, and asks for their plan a moment later [PLAN-84] [PLAN-86]. */
export function backFromCheckout(outcome: string | undefined, afterMs: number): void {
  if (outcome === 'success') sayVerifying()
  else showToast({ title: 'Checkout cancelled', text: 'Nothing was charged. You keep the plan you have.' })
  setTimeout(() => void refreshPlan(), afterMs)
}
