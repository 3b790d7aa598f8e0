import { escapeHtml } from './html/escape-html.ts'
import { planBody } from './html/plan-body.ts'
import { resourceBody } from './html/resource-section.ts'
import { PAGE_STYLE } from './html/style.ts'
import type { LessonPlan } from './lesson-plan.ts'
import type { Resource } from './resource.ts'

function page(title: string, body: string, name = ''): string {
  return `<!DOCTYPE html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${PAGE_STYLE}</style></head><body${name}>${body}</body></html>`
}

/** Renders a plan as one printable A4 document that loads nothing. */
export function planHtml(plan: Pick<LessonPlan, 'sections'>): string {
  const header = plan.sections.find((section) => section.id === 'header')
  return page(header?.title ?? 'Lesson plan', planBody(plan.sections), ' class="lesson"')
}

/** Renders a resource as one printable A4 document. The teacher page comes last, on a page of its own. */
export function resourceHtml(resource: Pick<Resource, 'sections'>): string {
  const header = resource.sections.find((section) => section.id === 'header')
  return page(header?.title ?? 'Resource', resourceBody(resource.sections))
}
