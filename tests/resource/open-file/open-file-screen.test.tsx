// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OpenFileScreen } from '#features/resource/open-file/open-file-screen.later.tsx'
import { readPageFile } from '#features/resource/open-file/read-page-file.ts'
import { render } from '../../support/screens/render.tsx'

vi.mock('#features/resource/use-go-back.ts', () => ({ useGoBack: () => () => {} }))

const PAGE =
  '<!doctype html><html><head><title>Kōwhai walk</title></head><body><p>Find three leaves</p></body></html>'
const file = (text: string, name = '01_walk.html') => new File([text], name, { type: 'text/html' })

type Consumer = (launch: { files: { getFile(): Promise<File> }[] }) => void
let consumer: Consumer | undefined
let shown: Awaited<ReturnType<typeof render>>

beforeEach(async () => {
  Object.assign(window, { launchQueue: { setConsumer: (one: Consumer) => (consumer = one) } })
  shown = await render(<OpenFileScreen />)
})
afterEach(async () => {
  await shown.unmount()
  Reflect.deleteProperty(window, 'launchQueue')
})
/** As the browser does it. React hears of the file once it has been read. */
const launchedWith = (getFile: () => Promise<File>) =>
  act(async () => {
    consumer?.({ files: [{ getFile }] })
    await getFile()
      .then((one) => one.text())
      .catch(() => {})
    await new Promise((resolve) => setTimeout(resolve))
  })
const frame = () => shown.page.querySelector('iframe')

describe('a page that the device asks the app to open', () => {
  it('is shown in a frame without scripts, with its title, ready to print and to take as PDF or Word', async () => {
    await launchedWith(async () => file(PAGE))
    await vi.waitFor(() => expect(shown.page.querySelector('h1')?.textContent).toBe('Kōwhai walk'))
    expect(frame()?.getAttribute('srcdoc')).toContain('Find three leaves')
    expect(frame()?.getAttribute('srcdoc')).toMatch(/Content-Security-Policy[^>]*default-src 'none'/i)
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-scripts')
    const buttons = [...shown.page.querySelectorAll('main button')].map((one) => one.textContent)
    expect(buttons).toEqual(['Print', 'PDF', 'Word'])
  })

  it('that has gone meanwhile, or is no page, leaves the way to choose another', async () => {
    await launchedWith(() => Promise.reject(new DOMException('gone', 'NotFoundError')))
    await launchedWith(async () => file('PK\u0003\u0004\0', 'zip.html'))
    await vi.waitFor(() =>
      expect(shown.page.querySelector('[role=alert]')?.textContent).toContain('This file is not a page.'),
    )
    expect(frame()).toBeNull()
    expect(shown.page.textContent).toContain('Choose a file')
  })
})

describe('a file', () => {
  it.each([
    ['empty', file(' \n'), 'empty'],
    ['of words only', file('Find three leaves'), 'not-a-page'],
    ['of 11 MB', file('x'.repeat(11_000_000)), 'too-large'],
  ] as const)('%s is refused in words', async (_name, bad, reason) => {
    expect(await readPageFile(bad)).toEqual({ ok: false, reason })
  })

  it('without a title is called by its name', async () => {
    expect(await readPageFile(file('<html><body>Hi</body></html>'))).toMatchObject({
      ok: true,
      title: '01_walk',
    })
  })
})
