import type { Resource, TaskPage, TeacherPage } from '../resource.ts'
import { checkAnswers, checkGoals } from './plan-checks.ts'
import type { CheckResult } from './report.ts'
import { checkMacrons, checkResidue, textsIn } from './text.ts'

/** Every task has its answer on the teacher page, and the teacher page nothing else. */
export function checkKey(pages: readonly TaskPage[], key: TeacherPage | undefined): CheckResult {
  const asked = pages.flatMap(({ tasks }) => tasks.map(({ id }) => id))
  const keyed =
    key?.groups.flatMap(({ tasks }) =>
      tasks.filter(({ answer }) => answer.trim() !== '').map(({ id }) => id),
    ) ?? []
  const missing =
    asked.filter((id) => !keyed.includes(id)).length + keyed.filter((id) => !asked.includes(id)).length
  return {
    id: 'key',
    ok: missing === 0 && asked.length > 0,
    what: 'Answer key',
    how: missing === 0 ? `complete, on a page of its own` : `${missing} questions and answers do not match`,
  }
}

/** Everything a program can prove about a resource. */
export function checkResource(resource: Resource, stored: (id: string) => string | undefined): CheckResult[] {
  const pages = resource.sections.filter((section): section is TaskPage => section.id.startsWith('tasks-'))
  const key = resource.sections.find((section): section is TeacherPage => section.id === 'key')
  const texts = textsIn(resource.sections)
  return [
    checkKey(pages, key),
    checkGoals(key?.goals ?? [], stored),
    checkAnswers(pages.flatMap(({ tasks }) => tasks)),
    checkMacrons(texts),
    checkResidue(texts),
  ]
}
