import { LESSON_PLAN_VERSION, type PlanSection } from '../content/lesson-plan.ts'
import { type PlannedReply, planReply } from '../content/planner/reply.ts'
import { resourceHtml } from '../content/render-html.ts'
import { planMarkdown, sectionMarkdown } from '../content/render-markdown.ts'
import { RESOURCE_VERSION, type ResourceSection } from '../content/resource.ts'
import type { Job, Patch } from './jobs.ts'
import type { Provider, Writing, WrittenSection } from './provider.ts'

type PlanReply = Extract<PlannedReply, { format: 'plan' }>
type ResourceReply = Extract<PlannedReply, { format: 'resource' }>

function titled(outline: readonly { id: string; title: string }[], id: string): string {
  return outline.find((entry) => entry.id === id)?.title ?? id
}

function planWriting({ outline, sections }: PlanReply): Writing {
  return {
    format: 'plan',
    outline,
    sections: sections.map((section) => ({
      id: section.id,
      title: titled(outline, section.id),
      doc_part: section,
      markdown: sectionMarkdown(section),
    })),
    patch: (written): Patch => {
      const done = written.map(({ doc_part }) => doc_part as PlanSection)
      return {
        content: planMarkdown({ sections: done }),
        doc: { format: 'plan', version: LESSON_PLAN_VERSION, outline, sections: done },
        doc_version: LESSON_PLAN_VERSION,
      }
    },
  }
}

function resourceWriting({ kind, outline, sections, note }: ResourceReply, job: Job): Writing {
  return {
    format: 'resource',
    outline,
    sections: sections.map(
      (section): WrittenSection => ({
        id: section.id,
        title: titled(outline, section.id),
        doc_part: section,
        markdown: '',
      }),
    ),
    patch: (written, whole): Patch => {
      const done = written.map(({ doc_part }) => doc_part as ResourceSection)
      const doc = { format: 'resource', version: RESOURCE_VERSION, kind, outline, sections: done }
      const partly = { doc, doc_version: RESOURCE_VERSION, resource_type: kind }
      return whole
        ? {
            ...partly,
            content: note,
            html_content: resourceHtml({ sections: done }),
            resource_link: `/resource/${job.reply_id}`,
          }
        : partly
    },
  }
}

/** Needs no key and no network; the same message always gives the same reply. */
export const builtIn: Provider = {
  name: 'built-in',
  write(job, input) {
    const reply = planReply({
      messageId: job.message_id,
      generatorType: input.generator_type,
      content: input.content,
      context: input.context,
      history: input.history,
    })
    if (reply.format === 'plan') return Promise.resolve(planWriting(reply))
    if (reply.format === 'resource') return Promise.resolve(resourceWriting(reply, job))
    const note = reply.markdown
    return Promise.resolve({ format: 'note', outline: [], sections: [], patch: () => ({ content: note }) })
  },
}
