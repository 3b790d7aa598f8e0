// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentStore } from '#local-store/current-store.ts'
import { readClass } from '#local-store/queries/account/teacher-class.ts'
import {
  aroha,
  cleanDevice,
  followSessions,
  noNetwork,
  openAt,
  until,
} from '../support/screens/account-screens.tsx'

vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

let screen: Awaited<ReturnType<typeof openAt>>
let unfollow: () => void
beforeEach(async () => {
  cleanDevice()
  unfollow = followSessions()
  screen = await openAt('/account', { as: aroha, answers: noNetwork })
  await until(() => expect(screen.text()).toContain('Your class'))
})
afterEach(async () => {
  unfollow()
  await screen.unmount()
  vi.restoreAllMocks()
})

const labelled = <E extends HTMLElement>(label: string, kind: string) => {
  const found = screen.all<HTMLLabelElement>('label').find((one) => one.textContent?.startsWith(label))
  const field = found?.htmlFor ? document.getElementById(found.htmlFor) : found?.querySelector(kind)
  return field as E
}
async function typeAndLeave(label: string, text: string) {
  await until(() => expect(labelled(label, 'input')).toBeTruthy())
  const field = labelled<HTMLInputElement>(label, 'input')
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await until(() => expect(field.value).toBe(text))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

describe("the form of the teacher's class", () => {
  it('keeps a name without a network, and one change waits to be sent', async () => {
    await typeAndLeave('Your name', 'Whaea Ngata')
    await until(async () => expect((await readClass()).teacher).toBe('Whaea Ngata'))
    expect(await currentStore().outbox.count()).toBe(1)
    expect(screen.text()).toContain('Saved.')
  })

  it('says why a name of 500 letters is not kept, and keeps it in the field', async () => {
    await typeAndLeave('School', 'a'.repeat(500))
    await until(() =>
      expect(screen.text()).toContain('At most 100 letters fit on the paper, and these are 500.'),
    )
    expect(labelled<HTMLInputElement>('School', 'input').value).toHaveLength(500)
    expect((await readClass()).school).toBe('')
    await typeAndLeave('School', 'Te Kura')
    await until(async () => expect((await readClass()).school).toBe('Te Kura'))
    expect(screen.text()).not.toContain('At most 100')
  })

  it.each(['0', '61', 'twenty', '-4', '2.5'])('takes no “%s” for a number of ākonga', async (text) => {
    await typeAndLeave('How many ākonga', text)
    await until(() => expect(screen.text()).toContain('Write a number from 1 to 60, or nothing.'))
    expect((await readClass()).size).toBeNull()
  })

  it('keeps several years for a composite class', async () => {
    await until(() => expect(labelled('Year 5', 'input')).toBeTruthy())
    for (const year of ['Year 6', 'Year 5']) {
      labelled<HTMLInputElement>(year, 'input').click()
      await until(async () =>
        expect((await readClass()).years.length).toBeGreaterThan(year === 'Year 6' ? 0 : 1),
      )
    }
    expect((await readClass()).years).toEqual([5, 6])
  })

  it('keeps every year of those that are tapped straight one after the other', async () => {
    await until(() => expect(labelled<HTMLInputElement>('Year 6', 'input')?.checked).toBe(true))
    for (const year of ['Year 3', 'Year 6', 'Year 4']) labelled<HTMLInputElement>(year, 'input').click()
    await until(async () => expect((await readClass()).years).toEqual([3, 4, 5]))
  })
})
