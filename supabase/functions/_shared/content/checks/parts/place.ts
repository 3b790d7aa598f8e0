import type { ResourceSection, TaskPage } from '../../resource.ts'

/** The pupil pages of a resource in the order they are printed. */
export const pupilPages = (sections: readonly ResourceSection[]): TaskPage[] =>
  sections.filter((section): section is TaskPage => section.id.startsWith('tasks-'))

/** Names a question as a teacher finds it on paper: "Question 4 on the pupil page ●". */
export function placeOf({ mark }: Pick<TaskPage, 'mark'>, index: number): string {
  return `Question ${index + 1} on the student page ${mark}`.trim()
}
