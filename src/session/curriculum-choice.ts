import { create } from 'zustand'
import type { CurriculumContext } from '#content/contract.ts'

interface CurriculumChoice {
  /** The goals that the picker shows while a teacher is choosing. */
  draft: CurriculumContext | null
  /** The goals that the next message carries. */
  active: CurriculumContext | null
}

const useStore = create<CurriculumChoice>(() => ({ draft: null, active: null }))

type Keep = (goals: CurriculumContext | null) => void
const keepNothing: Keep = () => {}
let keep = keepNothing

export function useCurriculumChoice(): CurriculumChoice {
  return useStore()
}

export function readCurriculumChoice(): CurriculumChoice {
  return useStore.getState()
}

/** Hands every choice to `listener`, which stores it. The chat sets it: only features and workers may reach the device's store. */
export function onGoalsChosen(listener: Keep = keepNothing): void {
  keep = listener
}

/** The choice that the next message carries. A place in the curriculum without a goal is none until it is added. */
export function chosenGoals({ active, draft }: CurriculumChoice): CurriculumContext | null {
  return active ?? (draft?.goals.length ? draft : null)
}

export function setCurriculumDraft(draft: CurriculumContext | null): void {
  useStore.setState({ draft })
  keep(chosenGoals(readCurriculumChoice()))
}

export function setActiveCurriculum(active: CurriculumContext | null): void {
  useStore.setState({ active, draft: active })
  keep(active)
}

/** Another chat, or another teacher. What is stored stays stored. */
export function resetCurriculumChoice(): void {
  useStore.setState({ draft: null, active: null })
}
