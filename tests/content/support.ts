import { readFileSync } from 'node:fs'
import type { LessonPlan } from '#content/lesson-plan.ts'
import { LESSON_PLAN_VERSION } from '#content/lesson-plan.ts'
import { type Answer, answerRequest } from '#content/planner/answer-request.ts'
import type { InputContext, PlannerInput } from '#content/planner/read/input.ts'
import { RESOURCE_VERSION, type Resource } from '#content/resource.ts'

interface Block {
  subject: string
  year_group: string
  strand: string
  skill: string
  goals: { id: string; outcome: string; source: string }[]
}

export const BLOCKS: Block[] = JSON.parse(
  readFileSync(new URL('../../supabase/seed/nz-curriculum.json', import.meta.url), 'utf8'),
)

const WORDING = new Map(BLOCKS.flatMap(({ goals }) => goals.map(({ id, outcome }) => [id, outcome])))
export const stored = (id: string) => WORDING.get(id)

/** What a fault of the program leaves in a text. */
export const RESIDUE = /undefined|NaN|\[object |Infinity/

/** One goal as the server hands it to the planner. */
export function contextOf(block: Block, index: number): InputContext {
  const { subject, year_group, strand, skill } = block
  const goals = block.goals.slice(index, index + 1)
  return {
    subject,
    year_group,
    strand,
    skill,
    goals: goals.map((goal) => ({ ...goal, subject, year_group, strand, skill })),
  }
}

export function ask(content: string, more: Partial<PlannerInput> = {}): PlannerInput {
  return { messageId: 'a message', generatorType: 'lessonPlan', content, context: null, history: [], ...more }
}

export function planFor(input: PlannerInput): LessonPlan {
  const reply = answerRequest(input)
  if (reply.format !== 'plan') throw new Error(`a ${reply.format} was made`)
  return { format: 'plan', version: LESSON_PLAN_VERSION, outline: reply.outline, sections: reply.sections }
}

export function resourceFor(input: PlannerInput): Resource & { note: string } {
  const reply: Answer = answerRequest({ ...input, generatorType: 'resourceGenerator' })
  if (reply.format !== 'resource') throw new Error(`a ${reply.format} was made`)
  const { kind, outline, sections, note } = reply
  return { format: 'resource', version: RESOURCE_VERSION, kind, outline, sections, note }
}
