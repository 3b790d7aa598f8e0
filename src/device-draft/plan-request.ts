import type { CurriculumContext } from '#content/contract.ts'
import type { CurriculumBlock } from '#domain/curriculum.ts'
import type { JobInput } from '../../supabase/functions/_shared/generate/jobs.ts'

type InputContext = NonNullable<JobInput['context']>

/** The chosen goals word for word from this device's copy of our table, as the server reads them from the table itself. */
function withStoredGoals(context: CurriculumContext, blocks: readonly CurriculumBlock[]): InputContext {
  const goals = context.goals.map((chosen): InputContext['goals'][number] => {
    for (const { goals: stored, subject, year_group, strand, skill } of blocks) {
      const goal = stored.find(({ id }) => id === chosen.id)
      if (goal) return { ...goal, subject, year_group, strand, skill }
    }
    return { ...chosen, missing: true }
  })
  return { ...context, goals }
}

/** What a writer is given about a message, as the server gives it. `doc` holds the sections of a draft that broke off. */
export const inputOf = (
  { content, context }: { content: string; context: CurriculumContext | null },
  blocks: readonly CurriculumBlock[],
  doc: unknown,
): JobInput => ({
  generator_type: 'lessonPlan',
  title: '',
  content,
  context: context && withStoredGoals(context, blocks),
  history: [],
  doc,
})
