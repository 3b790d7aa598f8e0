import { create } from 'zustand'

type Panel = 'sidebar' | 'history' | 'waiting'

interface Panels {
  open: Record<Panel, boolean>
  setOpen(panel: Panel, open: boolean): void
  toggle(panel: Panel): void
  closeAll(): void
}

const closed: Record<Panel, boolean> = { sidebar: false, history: false, waiting: false }

export const usePanels = create<Panels>((set) => ({
  open: closed,
  setOpen: (panel, open) => set((state) => ({ open: { ...state.open, [panel]: open } })),
  toggle: (panel) => set((state) => ({ open: { ...state.open, [panel]: !state.open[panel] } })),
  closeAll: () => set({ open: closed }),
}))
