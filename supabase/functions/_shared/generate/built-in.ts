import { NOT_COUNTED } from '../content/door/words.data.ts'
import { isLessonPlan } from '../content/lesson-plan.ts'
import { answerRequest } from '../content/planner/answer-request.ts'
import { kitsWanted } from '../content/planner/kits/kits-wanted.ts'
import type { PlannerInput } from '../content/planner/read/input.ts'
import { possibleChanges } from '../content/planner/redo/possible-changes.ts'
import { isResource, type ResourceSection } from '../content/resource.ts'
import { type Bank, findLessons } from './bank.ts'
import { madeAnewNotes } from './by-hand/made-anew.ts'
import { lessonsOfHalves } from './by-parts/lessons-of-halves.ts'
import { checkRequest } from './check-request.ts'
import { classOf } from './class-of.ts'
import type { Job } from './jobs.ts'
import { noteWriting, type Provider, type Writing } from './provider.ts'
import { builtInRedo, kitsOf, redoTarget, redoWriting } from './redo.ts'
import { tellingBack } from './telling-back.ts'
import { planWriting, resourceWriting } from './writings.ts'

/** Puts the notes about the request first under "check this", where a teacher looks first. */
const withNotes = <T extends object>(sections: readonly T[], notes: readonly string[]): T[] =>
  notes.length === 0
    ? [...sections]
    : sections.map((section) =>
        'checkThis' in section && Array.isArray(section.checkThis)
          ? { ...section, checkThis: [...new Set([...notes, ...section.checkThis])] }
          : section,
      )

interface ToSay {
  /** A teacher finds these among the points to check. */
  notes: readonly string[]
  /** These are told above the document too. */
  above: readonly string[]
}

function writingOf(input: PlannerInput, { notes, above }: ToSay, job: Job): Writing {
  const reply = answerRequest(input)
  if (reply.format === 'note')
    return noteWriting(`${reply.markdown}\n\n${NOT_COUNTED}`, { counted: false, question: reply.question })
  const { understood, otherLessons, changed } = reply
  const notDone = [...above, ...reply.notDone]
  const said = [...notDone, ...notes]
  const told = () => ({ understood, notDone, otherLessons, ...(changed ? { changed } : {}) })
  if (reply.format === 'plan') {
    const sections = withNotes(reply.sections, said)
    return tellingBack(planWriting({ outline: reply.outline, sections }), told)
  }
  const sections: ResourceSection[] = withNotes(reply.sections, said)
  return tellingBack(resourceWriting({ ...reply, sections, note: () => reply.note }, job), told)
}

/** Adds to the finished document the changes that can be made to it, because any other change would only be refused. */
function tellingChanges(writing: Writing, input: PlannerInput): Writing {
  return {
    ...writing,
    patch: (written, whole) => {
      const patch = writing.patch(written, whole)
      if (!whole || !(isLessonPlan(patch.doc) || isResource(patch.doc))) return patch
      return { ...patch, doc: { ...patch.doc, changes: possibleChanges(patch.doc, input) } }
    },
  }
}

/** What a document says that the planner wrote in place of a language model. */
export const IN_PLACE = 'The built-in planner wrote this in place of the language model, as you asked.'

/** The built-in planner. It needs no key and no network, and the same message always gets the same reply from one bank of lessons. A note stands in every new document. */
export function builtInFrom(bank: Bank, note?: string): Provider {
  return {
    name: 'built-in',
    async write(job, given) {
      const { input: checked, notes } = checkRequest(job.message_id, given)
      const read = { ...checked, class: classOf(given, checked) }
      const target = redoTarget(given)
      const wanted = kitsWanted(read, kitsOf(target))
      const [kits, ofHalves] = await Promise.all([
        findLessons(bank, wanted),
        lessonsOfHalves(bank, read, wanted),
      ])
      const input = { ...read, kits, ofHalves }
      if (target) return tellingChanges(redoWriting(target, builtInRedo(input), job), input)
      const said = note === undefined ? notes : [note, ...notes]
      const toSay = { notes: said, above: madeAnewNotes(given, input) }
      return tellingChanges(writingOf(input, toSay, job), input)
    },
  }
}
