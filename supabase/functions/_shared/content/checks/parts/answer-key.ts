import type { TaskPage, TeacherPage } from '../../resource.ts'
import type { Task } from '../../task.ts'
import { type CheckResult, result } from '../report.ts'
import { placeOf } from './place.ts'

/** A question that has to show a finished sum, or has something to find in it. */
const OPEN_SUM = /true or false|\bright\b|correct|mistake|□|__|\p{L}\s*[-+−×÷=]|[-+−×÷=]\s*\p{L}/iu

/** True where the question ends in its own answer: "7 × 8 = 56". */
function endsInAnswer({ prompt, answer }: Task): boolean {
  const bare = prompt.replace(/[.\s]+$/, '')
  const sum = bare.endsWith(` ${answer.trim()}`) ? bare.slice(0, -answer.trim().length) : ''
  return answer.trim() !== '' && /\d\s*=\s*$/.test(sum) && !OPEN_SUM.test(prompt)
}

/** Finds words of an answer key, the working of a task, or its finished sum, on a page for pupils. */
function givenAway({ instructions, tasks }: TaskPage): string | undefined {
  const texts = [instructions, ...tasks.map(({ prompt }) => prompt)]
  const named = texts.find((text) => /\b(?:answers?|answer key|marking guide)\s*:/i.test(text))
  const worked = tasks.find(
    (task) =>
      endsInAnswer(task) ||
      (task.working !== null &&
        task.working.length > 6 &&
        task.prompt.includes(task.working) &&
        !OPEN_SUM.test(task.prompt)),
  )
  return named ?? worked?.prompt
}

const same = (a: string, b: string) => a.replace(/\s+/g, ' ').trim() === b.replace(/\s+/g, ' ').trim()

/** What a question says on the pupil page and what the teacher page says of it, where they differ. */
function differing(pages: readonly TaskPage[], key: TeacherPage): string | undefined {
  const keyed = new Map(key.groups.flatMap(({ tasks }) => tasks).map((task) => [task.id, task]))
  for (const page of pages)
    for (const [index, task] of page.tasks.entries()) {
      const other = keyed.get(task.id)
      if (other && !same(other.prompt, task.prompt))
        return `${placeOf(page, index)} is “${task.prompt.slice(0, 50)}”, on the teacher page it is “${other.prompt.slice(0, 50)}”`
      if (other && !same(other.answer, task.answer))
        return `${placeOf(page, index)}: the teacher page says ${other.answer.slice(0, 40)}, the question was made with ${task.answer.slice(0, 40)}`
    }
  return undefined
}

function unmatched(pages: readonly TaskPage[], key: TeacherPage | undefined): string | undefined {
  const asked = pages.flatMap(({ tasks }) => tasks.map(({ id }) => id))
  const keyed =
    key?.groups.flatMap(({ tasks }) =>
      tasks.filter(({ answer }) => answer.trim() !== '').map(({ id }) => id),
    ) ?? []
  const missing =
    asked.filter((id) => !keyed.includes(id)).length + keyed.filter((id) => !asked.includes(id)).length
  const hasBlocks = pages.some(({ blocks = [] }) => blocks.length > 0)
  if (asked.length === 0 && !hasBlocks) return 'there is no question on the student pages'
  return missing > 0 || new Set(asked).size !== asked.length
    ? `${missing} questions and answers do not match`
    : undefined
}

/** Every question needs its answer on the teacher page, the same one, and no pupil page may give an answer away. */
export function checkKey(pages: readonly TaskPage[], key: TeacherPage | undefined): CheckResult {
  const given = pages.map(givenAway).find((text) => text !== undefined)
  const fault =
    unmatched(pages, key) ??
    (key && differing(pages, key)) ??
    (given && `a student page gives an answer away: “${given.slice(0, 50)}”`)
  return result({ id: 'key', what: 'Answer key', fault, fine: 'complete, on a page of its own', proof: true })
}
