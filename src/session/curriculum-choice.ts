import { create } from 'zustand'
import type { CurriculumContext } from '#content/contract.ts'

interface CurriculumChoice {
  /** The goals that the picker shows while a teacher is choosing. */
  draft: CurriculumContext | null
  /** The goals that the next message carries. */
  active: CurriculumContext | null
}

const useStore = create<CurriculumChoice>(() => ({ draft: null, active: null }))

export function useCurriculumChoice(): CurriculumChoice {
  return useStore()
}

export function readCurriculumChoice(): CurriculumChoice {
  return useStore.getState()
}

export function setCurriculumDraft(draft: CurriculumContext | null): void {
  useStore.setState({ draft })
}

export function setActiveCurriculum(active: CurriculumContext | null): void {
  useStore.setState({ active, draft: active })
}

export function resetCurriculumChoice(): void {
  useStore.setState({ draft: null, active: null })
}
