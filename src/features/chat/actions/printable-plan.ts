import type { LessonPlan } from '#content/lesson-plan.ts'

/** The lesson plan as a document to print or to turn into a PDF: from its sections, otherwise from its Markdown. */
export async function printablePlan(
  title: string,
  plan: LessonPlan | undefined,
  text: string,
): Promise<string> {
  if (plan) return (await import('#content/render-html.ts')).planHtml(plan)
  const { textPage } = await import('./text-page.soon.ts')
  return textPage(title, text)
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
