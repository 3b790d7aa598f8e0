import type { OutlineEntry, ReplySection, ResourceKind } from '../content/contract.ts'
import { LESSON_PLAN_VERSION, type PlanSection } from '../content/lesson-plan.ts'
import { resourceHtml } from '../content/render-html.ts'
import { planMarkdown, sectionMarkdown } from '../content/render-markdown.ts'
import { RESOURCE_VERSION, type ResourceSection } from '../content/resource.ts'
import type { Job, Patch } from './jobs.ts'
import type { Writing } from './provider.ts'

type Sections<T> = Iterable<T> | AsyncIterable<T>

async function* rendered<T extends { id: string }>(
  sections: Sections<T>,
  outline: readonly OutlineEntry[],
  markdown: (section: T) => string,
): AsyncGenerator<ReplySection> {
  for await (const section of sections) {
    const title = outline.find((entry) => entry.id === section.id)?.title ?? section.id
    yield { id: section.id, title, doc_part: section, markdown: markdown(section) }
  }
}

/** The outline of a finished document: a section that was left out is in no list of contents. */
const outlineOf = (outline: OutlineEntry[], written: readonly { id: string }[], whole: boolean) =>
  whole ? outline.filter(({ id }) => written.some((section) => section.id === id)) : outline

/** A lesson plan being written, by any provider. */
export function planWriting({
  outline,
  sections,
}: {
  outline: OutlineEntry[]
  sections: Sections<PlanSection>
}): Writing {
  return {
    format: 'plan',
    outline,
    sections: rendered(sections, outline, sectionMarkdown),
    patch: (written, whole): Patch => {
      const done = written.map(({ doc_part }) => doc_part as PlanSection)
      return {
        content: planMarkdown({ sections: done }),
        doc: {
          format: 'plan',
          version: LESSON_PLAN_VERSION,
          outline: outlineOf(outline, written, whole),
          sections: done,
        },
        doc_version: LESSON_PLAN_VERSION,
      }
    },
  }
}

interface ResourceContent {
  kind: ResourceKind
  outline: OutlineEntry[]
  sections: Sections<ResourceSection>
  /** The short message in the chat about the resource. */
  note(sections: readonly ResourceSection[]): string
  /** The printed page. By default it is rendered from the sections. */
  html?(sections: readonly ResourceSection[]): string
}

export function resourceWriting(
  { kind, outline, sections, note, html }: ResourceContent,
  job: Pick<Job, 'reply_id'>,
): Writing {
  return {
    format: 'resource',
    outline,
    sections: rendered(sections, outline, () => ''),
    patch: (written, whole): Patch => {
      const done = written.map(({ doc_part }) => doc_part as ResourceSection)
      const doc = {
        format: 'resource',
        version: RESOURCE_VERSION,
        kind,
        outline: outlineOf(outline, written, whole),
        sections: done,
      }
      const partial = { doc, doc_version: RESOURCE_VERSION, resource_type: kind }
      return whole
        ? {
            ...partial,
            content: note(done),
            html_content: html?.(done) ?? resourceHtml({ sections: done }),
            resource_link: `/resource/${job.reply_id}`,
          }
        : partial
    },
  }
}
