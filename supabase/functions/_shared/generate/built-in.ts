import { isLessonPlan } from '../content/lesson-plan.ts'
import { changesOf } from '../content/planner/changes.ts'
import type { PlannerInput } from '../content/planner/input.ts'
import { planReply } from '../content/planner/reply.ts'
import { isResource, type ResourceSection } from '../content/resource.ts'
import { readAsked } from './asked.ts'
import type { Job } from './jobs.ts'
import type { Provider, Writing } from './provider.ts'
import { builtInRemake, redoTarget, redoWriting } from './redo.ts'
import { planWriting, resourceWriting } from './writings.ts'

/** What the teacher should know of the request stands where a person looks first: under "check this". */
const withNotes = <T extends object>(sections: readonly T[], notes: readonly string[]): T[] =>
  notes.length === 0
    ? [...sections]
    : sections.map((section) =>
        'checkThis' in section && Array.isArray(section.checkThis)
          ? { ...section, checkThis: [...notes, ...section.checkThis] }
          : section,
      )

function writingOf(input: PlannerInput, notes: readonly string[], job: Job): Writing {
  const reply = planReply(input)
  if (reply.format === 'plan')
    return planWriting({ outline: reply.outline, sections: withNotes(reply.sections, notes) })
  if (reply.format === 'resource') {
    const sections: ResourceSection[] = withNotes(reply.sections, notes)
    return resourceWriting({ ...reply, sections, note: () => reply.note }, job)
  }
  const note = reply.markdown
  return { format: 'note', outline: [], sections: [], patch: () => ({ content: note }) }
}

/** The finished document says what can be changed in it: asking for anything else would only be refused. */
function tellingChanges(writing: Writing, input: PlannerInput): Writing {
  return {
    ...writing,
    patch: (written, whole) => {
      const patch = writing.patch(written, whole)
      if (!whole || !(isLessonPlan(patch.doc) || isResource(patch.doc))) return patch
      return { ...patch, doc: { ...patch.doc, changes: changesOf(patch.doc, input) } }
    },
  }
}

/** Needs no key and no network; the same message always gives the same reply. */
export const builtIn: Provider = {
  name: 'built-in',
  async write(job, given) {
    const { input, notes } = readAsked(job.message_id, given)
    const target = redoTarget(given)
    if (target) return tellingChanges(redoWriting(target, builtInRemake(input), job), input)
    return tellingChanges(writingOf(input, notes, job), input)
  },
}
