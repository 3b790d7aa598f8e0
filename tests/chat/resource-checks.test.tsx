// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handEditedReport, resourceReport } from '#content/checks/shown-report.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import type { Resource } from '#content/resource.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { ResourceChecks } from '#features/chat/plan/resource-checks.tsx'
import { currentStore } from '#local-store/current-store.ts'
import { chatRow, cleanChatDevice, hold, replyRow, signInOnDevice } from '../support/screens/chat-screen.tsx'
import { render } from '../support/screens/render.tsx'

function makeWorksheet(): Resource {
  const reply = answerRequest({
    messageId: '33333333-3333-4333-8333-333333333302',
    generatorType: 'resourceGenerator',
    content: 'A worksheet for Year 5 on fractions of a set',
    context: null,
    history: [],
  })
  if (reply.format !== 'resource') throw new Error('the planner made no resource')
  return {
    format: 'resource',
    version: 1,
    kind: reply.kind,
    outline: reply.outline,
    sections: reply.sections,
  }
}

const messageOf = (part: Partial<ChatMessage>) => part as ChatMessage

describe('the report on a resource', () => {
  it('proves the answers of a sound worksheet, and finds one that is wrong', () => {
    const sound = makeWorksheet()
    expect(resourceReport(sound, () => undefined).find(({ what }) => what === 'Answers')).toMatchObject({
      ok: true,
    })
    const tasks = sound.sections.flatMap((section) => ('level' in section ? section.tasks : []))
    const task = tasks.find(({ check }) => check?.kind === 'value')
    if (!task) throw new Error('no task to spoil')
    task.answer = '999999'
    const found = resourceReport(sound, () => undefined).find(({ what }) => what.includes('answers'))
    expect(found).toMatchObject({ ok: false })
  })

  it('claims no proven answer once the document was edited by hand, and finds a missing macron in it', () => {
    const report = handEditedReport('<p>The Maori words of the day.</p>')
    expect(report.some(({ ok, what }) => ok && what === 'Answers')).toBe(false)
    expect(report.filter(({ ok }) => !ok).map(({ how }) => how)).toEqual([
      expect.stringContaining('Māori'),
      expect.stringContaining('edited by hand'),
    ])
  })
})

describe('under the row of a resource', () => {
  let shown: Awaited<ReturnType<typeof render>>
  beforeEach(() => vi.stubGlobal('fetch', async () => new Response('', { status: 503 })))
  afterEach(async () => {
    await shown.unmount()
    vi.unstubAllGlobals()
  })
  const summary = () => shown.page.querySelector('summary')?.textContent

  it('is closed and shows the number of things to look at', async () => {
    shown = await render(<ResourceChecks message={messageOf({ doc: makeWorksheet() })} />)
    await vi.waitFor(() => expect(summary()).toMatch(/^Checked for you (\d+ to look at|nothing to look at)$/))
    expect(shown.page.querySelector('details')?.open).toBe(false)
    expect(shown.page.textContent).toContain('Answers')
  })

  it('has no report on a document of another kind', async () => {
    shown = await render(<ResourceChecks message={messageOf({ doc: { format: 'letter' } })} />)
    expect(summary()).toBeUndefined()
  })

  it('corrects a mistake with one tap, as a new version', async () => {
    signInOnDevice()
    const html = '<p>Maori words</p>'
    await hold({ chats: [chatRow()], messages: [replyRow('r1', 'm1', { html_content: html })] })
    const edited = '<p title="Maori">Maori words and <b>more</b></p>'
    const message = replyRow('r1', 'm1', { html_content: html, edited_html_content: edited })
    shown = await render(<ResourceChecks message={message} />)
    await vi.waitFor(() => expect(summary()).toMatch(/to look at$/))
    const button = [...shown.page.querySelectorAll('button')].find(
      (one) => one.textContent === 'Write “Māori”',
    )
    button?.click()
    await vi.waitFor(async () =>
      expect((await currentStore().outbox.toArray()).map(({ op }) => op)).toMatchObject([
        { op: 'resource.save', html: '<p title="Maori">Māori words and <b>more</b></p>', base_id: null },
      ]),
    )
    await cleanChatDevice()
  })
})
