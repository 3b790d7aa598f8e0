import { LESSON_PLAN_VERSION, type PlanSection } from '../content/lesson-plan.ts'
import { resourceHtml } from '../content/render-html.ts'
import { planMarkdown, sectionMarkdown } from '../content/render-markdown.ts'
import { RESOURCE_VERSION, type ResourceKind, type ResourceSection } from '../content/resource.ts'
import type { OutlineEntry } from '../contract.ts'
import type { Job, Patch } from './jobs.ts'
import type { Writing, WrittenSection } from './provider.ts'

type Coming<T> = Iterable<T> | AsyncIterable<T>

async function* shown<T extends { id: string }>(
  sections: Coming<T>,
  outline: readonly OutlineEntry[],
  markdown: (section: T) => string,
): AsyncGenerator<WrittenSection> {
  for await (const section of sections) {
    const title = outline.find((entry) => entry.id === section.id)?.title ?? section.id
    yield { id: section.id, title, doc_part: section, markdown: markdown(section) }
  }
}

/** A lesson plan on its way, whoever writes it. */
export function planWriting({
  outline,
  sections,
}: {
  outline: OutlineEntry[]
  sections: Coming<PlanSection>
}): Writing {
  return {
    format: 'plan',
    outline,
    sections: shown(sections, outline, sectionMarkdown),
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

interface ComingResource {
  kind: ResourceKind
  outline: OutlineEntry[]
  sections: Coming<ResourceSection>
  /** The short message that goes with it in the chat. */
  note(sections: readonly ResourceSection[]): string
  /** The printed page; by default made from the sections. */
  html?(sections: readonly ResourceSection[]): string
}

export function resourceWriting(
  { kind, outline, sections, note, html }: ComingResource,
  job: Pick<Job, 'reply_id'>,
): Writing {
  return {
    format: 'resource',
    outline,
    sections: shown(sections, outline, () => ''),
    patch: (written, whole): Patch => {
      const done = written.map(({ doc_part }) => doc_part as ResourceSection)
      const doc = { format: 'resource', version: RESOURCE_VERSION, kind, outline, sections: done }
      const partly = { doc, doc_version: RESOURCE_VERSION, resource_type: kind }
      return whole
        ? {
            ...partly,
            content: note(done),
            html_content: html?.(done) ?? resourceHtml({ sections: done }),
            resource_link: `/resource/${job.reply_id}`,
          }
        : partly
    },
  }
}
