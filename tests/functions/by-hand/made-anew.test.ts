import { expect, it } from 'vitest'
import { resourceHtml } from '#content/render-html.ts'
import type { Resource } from '#content/resource.ts'
import { builtInFrom } from '../../../supabase/functions/_shared/generate/built-in.ts'
import { ask, resourceFor } from '../../content/support.ts'
import { given, JOB, NO_LESSONS } from '../model/write-with-model.ts'

const ASKED = 'A worksheet on fractions of a set for Year 5'
const SHEET: Resource = resourceFor(ask(ASKED))

async function notDoneAfter(content: string, html: string): Promise<readonly string[]> {
  const input = given({
    content,
    context: null,
    generator_type: 'resourceGenerator',
    history: [
      { role: 'user', content: ASKED },
      { role: 'assistant', content: 'Here is your worksheet.' },
    ],
    before: { reply_id: 'r0', doc: SHEET, doc_version: SHEET.version, html },
  })
  const writing = await builtInFrom(NO_LESSONS).write(JOB, input, AbortSignal.timeout(60_000))
  for await (const _ of writing.sections);
  return writing.told?.()?.notDone ?? []
}

const EDITED = resourceHtml(SHEET).replace('</h1>', '</h1><p>Bring a ruler</p>')
const SAID = expect.stringContaining('by hand. This was made anew as a whole, without your words there')

it('a sheet that the planner makes anew tells its teacher which parts they had changed by hand', async () => {
  expect(await notDoneAfter('Make it harder.', EDITED)).toContainEqual(SAID)
})

it.each([
  ['Make it harder.', resourceHtml(SHEET)],
  ['Now a worksheet on volcanoes for Year 6.', EDITED],
])('“%s” says nothing of it where nothing of the teacher’s is replaced', async (content, html) => {
  expect(await notDoneAfter(content, html)).not.toContainEqual(SAID)
})
