import { withoutPupilNames } from '../content/checks/pupil-names.ts'
import { type AtTheDoor, openHistory, readDoor } from '../content/door/door.ts'
import { asOffered } from '../content/door/go-on.ts'
import { moderateRequest, withoutSwearing } from '../content/moderation.ts'
import type { PlannerInput } from '../content/planner/read/input.ts'
import { requestIn } from '../content/planner/read/pasted.ts'
import { FIRST_LANGUAGE_LESSON } from '../content/planner/read/words/first-language-lesson.data.ts'
import type { JobInput } from './jobs.ts'
import { ClosedDoor } from './provider.ts'

interface CheckedRequest {
  input: PlannerInput
  /** Notes about the request for the teacher. */
  notes: string[]
}

const BY_NO_SPEAKER =
  'Words in another language were written by a language model: have a speaker read and say them before you teach them.'

/** What a teacher is told where a model writes words of a language that we cannot read again. */
function notesOnLanguage(job: AtTheDoor): string[] {
  const isOther = readDoor({ ...job, byModel: false })?.kind === 'other-language'
  return isOther || FIRST_LANGUAGE_LESSON.pattern.test(job.content) ? [BY_NO_SPEAKER] : []
}

/** The request as a planner or a model may see it. Throws `ClosedDoor`, with words for the teacher, when nothing is made from it. */
export function checkRequest(
  messageId: string,
  job: JobInput,
  { byModel = false }: { byModel?: boolean } = {},
): CheckedRequest {
  const content = asOffered(job.content, job.history)
  const closed = readDoor({ ...job, content, byModel })
  if (closed) throw new ClosedDoor(closed)
  const found = moderateRequest(requestIn(content)).filter(({ outcome }) => outcome !== 'block')
  const said = job.history.map((message, at) =>
    message.role === 'user'
      ? { ...message, content: asOffered(message.content, job.history.slice(0, at)) }
      : message,
  )
  const history = openHistory(said, byModel).map(({ role, content }) => ({
    role,
    content: withoutSwearing(role === 'user' ? withoutPupilNames(content) : content),
  }))
  return {
    input: {
      messageId,
      generatorType: job.generator_type,
      content: withoutSwearing(withoutPupilNames(content)),
      context: job.context,
      history,
    },
    notes: [...found.map(({ note }) => note), ...(byModel ? notesOnLanguage({ ...job, content }) : [])],
  }
}
