import type { LessonPlan } from '#content/lesson-plan.ts'
import type { Resource } from '#content/resource.ts'
import type { JobInput } from '../../../../supabase/functions/_shared/generate/jobs.ts'
import { KeptLedger } from '../../../support/kept-ledger.ts'
import type { Answer, LanguageModelServer } from '../language-model-server.ts'
import { PLAN, reply, WORKSHEET } from '../replies.ts'
import { given, settings, writeAll, writeUntil } from '../write-with-model.ts'

const ASKED = 'Year 5 fractions of a set, 50 minutes, in the māra kai'
export const READ = {
  area: null,
  years: [],
  minutes: 50,
  blocks: null,
  want: null,
  count: null,
  topic: 'fractions of a set',
  theme: 'māra kai',
  needs: [],
  constraints: [],
}

async function made<T>(server: LanguageModelServer, parts: typeof PLAN, more: Partial<JobInput>): Promise<T> {
  server.says(reply(parts, { header: { understood: READ, title: 'Seeds', note: '' } }))
  const { writing, written } = await writeAll(settings(server.url), given({ content: ASKED, ...more }))
  return writing.patch(written, true).doc as T
}
export const madePlan = (server: LanguageModelServer) => made<LessonPlan>(server, PLAN, {})
export const madeSheet = (server: LanguageModelServer) =>
  made<Resource>(server, WORKSHEET, { generator_type: 'resourceGenerator' })

/** A follow-up under a document, as its teacher has edited it. */
const under = (doc: LessonPlan | Resource, content: string, more: Partial<JobInput> & { html?: string }) => {
  const { html = null, ...rest } = more
  return given({
    content,
    generator_type: doc.format === 'plan' ? 'lessonPlan' : 'resourceGenerator',
    history: [
      { role: 'user', content: ASKED },
      { role: 'assistant', content: '# Lesson plan: Seeds\n\nDraft code 1234-ABCD' },
    ],
    before: { reply_id: 'r0', doc, doc_version: 1, html },
    ...rest,
  })
}

/** A model's answer to what a message means. */
export const change = (sections: unknown, more: object = {}) =>
  JSON.stringify({ change: { understood: null, means: 'sections', sections, say: '', ...more } })

export class Changes {
  private readonly server: LanguageModelServer
  constructor(server: LanguageModelServer) {
    this.server = server
  }

  /** The document after a follow-up that the model answers like this. */
  async after<T extends LessonPlan | Resource>(
    doc: T,
    content: string,
    answers: readonly (Answer | object)[],
    more: Partial<JobInput> & { html?: string } = {},
  ): Promise<{ doc: T; html: string; note: string; calls: KeptLedger['calls'] }> {
    this.says(answers)
    const ledger = new KeptLedger()
    const { writing, written } = await writeAll(settings(this.server.url), under(doc, content, more), {
      ledger,
    })
    const { doc: now, html_content: html = '', content: note = '' } = writing.patch(written, true)
    return { doc: now as T, html, note, calls: ledger.calls }
  }

  /** The failure of a follow-up, and how much of a document was shown before it. */
  async failure(doc: LessonPlan | Resource, content: string, answers: readonly (Answer | object)[]) {
    this.says(answers)
    const { error, written } = await writeUntil(settings(this.server.url), under(doc, content, {}))
    return { said: error?.teacherText ?? null, kind: error?.constructor.name, shown: written.length }
  }

  private says(answers: readonly (Answer | object)[]): void {
    this.server.says(
      ...answers.map((one) =>
        typeof one === 'object' && !('words' in one) ? JSON.stringify(one) : (one as Answer),
      ),
    )
  }
}

/** The sections that are other than they were. */
export const othersThan = (before: LessonPlan | Resource, after: LessonPlan | Resource): string[] =>
  after.sections
    .filter((one) => JSON.stringify(one) !== JSON.stringify(before.sections.find(({ id }) => id === one.id)))
    .map(({ id }) => id)
