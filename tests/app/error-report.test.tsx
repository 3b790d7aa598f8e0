// @vitest-environment happy-dom

import { beforeEach, expect, it } from 'vitest'
import { ReportError } from '#app/screens/report-error.tsx'
import { callAsUser } from '#backend/call.ts'
import { configureBackend } from '#backend/config.ts'
import { MemoryStorage, SESSION_KEY, session } from '../backend/scripted-server.ts'
import { render } from '../support/screens/render.tsx'

let asked: URL | undefined

beforeEach(() => {
  const storage = new MemoryStorage()
  storage.setItem(SESSION_KEY, JSON.stringify(session('fresh')))
  const fetch = async (input: unknown) => {
    asked = new URL(String(input))
    return Response.json({ error: 'broken' }, { status: 500 })
  }
  configureBackend({ storage, config: { url: 'http://127.0.0.1:1', anonKey: 'anon' }, fetch })
})

it('a report of an error shows the id under which the server’s log has a failed call', async () => {
  await callAsUser('/functions/v1/create-checkout', { name: 'Hana Walker' })
  const shown = await render(<ReportError error={new Error('broken')} />)
  const report = shown.page.querySelector('pre')?.textContent ?? ''
  expect(report).toContain('/functions/v1/create-checkout retry 500')
  expect(report).toContain(asked?.searchParams.get('request') ?? 'no id')
  expect(report).not.toContain('Hana')
  await shown.unmount()
})
