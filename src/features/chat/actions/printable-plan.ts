import type { LessonPlan } from '#content/lesson-plan.ts'
import { NO_CLASS } from '#domain/class/teacher-class.ts'
import { readClass } from '#local-store/queries/account/teacher-class.ts'

/** The lesson plan as a document to print or to turn into a PDF: from its sections, otherwise from its Markdown. */
export async function printablePlan(
  title: string,
  plan: LessonPlan | undefined,
  text: string,
): Promise<string> {
  if (plan) return onPaper((await import('#content/render-html.ts')).planHtml(plan))
  const { textPage } = await import('./text-page.soon.ts')
  return onPaper(textPage(title, text))
}

/** The document with the teacher's names on its paper. A store that cannot be read only leaves the blanks blank. */
export async function onPaper(html: string): Promise<string> {
  const { withPaperNames } = await import('#documents/html/paper-names.soon.ts')
  return withPaperNames(html, await readClass().catch(() => NO_CLASS))
}

/** Prints the plan. The code comes with the first print. */
export async function printPlan(...document: Parameters<typeof printablePlan>): Promise<void> {
  const { printHtml } = await import('./print-html.soon.ts')
  printHtml(document[0], await printablePlan(...document))
}

/** The title of a plan that is only text: its first heading, otherwise its first words. */
export function titleOfText(text: string): string {
  const heading = /^#{1,3}\s+(.+)$/m.exec(text)?.[1] ?? /\*\*(.+?)\*\*/.exec(text)?.[1] ?? text.slice(0, 60)
  return heading.replace(/[*_#`]/g, '').trim() || 'Lesson plan'
}
