import { create } from 'zustand'
import { dismissToast } from '../toasts.ts'

/** The dialogs about the teacher's own plan. They stand in the frame, and any screen may ask for one. */
export type PlanDialogName = 'upgrade' | 'cancel' | 'renew'

const useStore = create<{ shown: PlanDialogName | null }>(() => ({ shown: null }))

export function showPlanDialog(shown: PlanDialogName | null): void {
  if (shown !== null) dismissToast() // on a phone it would cover the dialog's buttons
  useStore.setState({ shown })
}

export const readPlanDialog = (): PlanDialogName | null => useStore.getState().shown

export const usePlanDialog = (): PlanDialogName | null => useStore(({ shown }) => shown)
