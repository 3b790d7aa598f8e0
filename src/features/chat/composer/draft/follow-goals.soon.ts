import { keepGoals } from '#local-store/commands/facts.ts'
import { readKeptGoals } from '#local-store/queries/facts.ts'
import {
  chosenGoals,
  onGoalsChosen,
  readCurriculumChoice,
  setActiveCurriculum,
} from '#session/curriculum-choice.ts'

interface Following {
  key: string
  /** The key under which this chat began: its first send moves its goals. */
  movedFrom?: string | undefined
  /** The chat begins with a prompt of the app's own, which the goals of the stored draft are not about. */
  anew: boolean
  hasLeft: () => boolean
}

/** Shows the goals that were chosen for a draft, and stores each choice until the teacher leaves it. */
export async function followGoals({ key, movedFrom, anew, hasLeft }: Following): Promise<void> {
  const chosen = chosenGoals(readCurriculumChoice())
  onGoalsChosen((goals) => void keepGoals(key, goals))
  if (chosen) {
    await keepGoals(key, chosen)
    if (movedFrom) await keepGoals(movedFrom, null)
    return
  }
  const kept = anew ? null : await readKeptGoals(key)
  const { active, draft } = readCurriculumChoice()
  if (kept && !active && !draft && !hasLeft()) setActiveCurriculum(kept)
}
