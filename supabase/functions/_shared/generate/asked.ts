import { type Moderation, moderateRequest, withoutSwearing } from '../content/moderation.ts'
import type { PlannerInput } from '../content/planner/input.ts'
import { requestIn } from '../content/planner/pasted.ts'
import type { JobInput } from './jobs.ts'
import { GivenUp } from './provider.ts'

export interface Asked {
  input: PlannerInput
  /** What the teacher should know about the request itself. */
  notes: string[]
}

/** The request as a planner may see it. Throws `GivenUp`, with words for the teacher, when it must not be answered. */
export function readAsked(messageId: string, job: JobInput): Asked {
  const found: Moderation[] = moderateRequest(requestIn(job.content))
  const blocked = found.find(({ outcome }) => outcome === 'block')
  if (blocked) throw new GivenUp(`the request is not answered: ${blocked.rule}`, blocked.note)
  const history = job.history.map(({ role, content }) => ({ role, content: withoutSwearing(content) }))
  return {
    input: {
      messageId,
      generatorType: job.generator_type,
      content: withoutSwearing(job.content),
      context: job.context,
      history,
    },
    notes: found.map(({ note }) => note),
  }
}
