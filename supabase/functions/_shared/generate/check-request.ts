import { withoutPupilNames } from '../content/checks/pupil-names.ts'
import { openHistory, readDoor } from '../content/door/door.ts'
import { moderateRequest, withoutSwearing } from '../content/moderation.ts'
import type { PlannerInput } from '../content/planner/read/input.ts'
import { requestIn } from '../content/planner/read/pasted.ts'
import type { JobInput } from './jobs.ts'
import { ClosedDoor } from './provider.ts'

interface CheckedRequest {
  input: PlannerInput
  /** Notes about the request for the teacher. */
  notes: string[]
}

/** The request as a planner or a model may see it. Throws `ClosedDoor`, with words for the teacher, when nothing is made from it. */
export function checkRequest(messageId: string, job: JobInput): CheckedRequest {
  const closed = readDoor(job)
  if (closed) throw new ClosedDoor(closed)
  const found = moderateRequest(requestIn(job.content)).filter(({ outcome }) => outcome !== 'block')
  const history = openHistory(job.history).map(({ role, content }) => ({
    role,
    content: withoutSwearing(role === 'user' ? withoutPupilNames(content) : content),
  }))
  return {
    input: {
      messageId,
      generatorType: job.generator_type,
      content: withoutSwearing(withoutPupilNames(job.content)),
      context: job.context,
      history,
    },
    notes: found.map(({ note }) => note),
  }
}
