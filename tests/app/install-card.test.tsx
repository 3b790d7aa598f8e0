// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InstallCard } from '#app/screens/install-card.later.tsx'
import { countVisit } from '#app/screens/install-visits.ts'
import { isInstalled, watchInstallOffer } from '#platform/install.ts'
import { answerMedia } from '../support/screens/media.ts'
import { render, settle } from '../support/screens/render.tsx'

let shown: Awaited<ReturnType<typeof render>> | undefined
let standalone = false
const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }))
watchInstallOffer()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  standalone = false
  prompt.mockClear()
  answerMedia((query) => query.includes('standalone') && standalone)
})
afterEach(async () => {
  await shown?.unmount()
  shown = undefined
  window.dispatchEvent(new Event('appinstalled')) // clears the browser's offer
  vi.unstubAllGlobals()
})

const offerByBrowser = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return event
}
/** Pretends that the device has had this many visits before; each tab counts as one. */
async function visit(before: number) {
  for (let seen = 0; seen < before; seen += 1) {
    countVisit()
    sessionStorage.clear()
  }
  shown = await render(<InstallCard />)
}
const words = () => shown?.page.textContent ?? ''
const press = (name: string) =>
  settle(() => {
    const found = [...(shown?.page.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === name,
    )
    if (!found) throw new Error(`no button ${name}`)
    found.click()
  })
const onAnIPhone = () =>
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', platform: 'iPhone' })

describe('the offer to install', () => {
  it('is not made during the first visit, however often it opens /home', async () => {
    offerByBrowser()
    await visit(0)
    expect(words()).toBe('')
    await shown?.unmount()
    shown = await render(<InstallCard />)
    expect(words()).toBe('')
  })

  it('is made at the second visit, in place of the browser’s own banner, even when the browser’s offer comes later', async () => {
    await visit(1)
    expect(words()).toBe('')
    let event = new Event('x')
    await settle(() => {
      event = offerByBrowser()
    })
    expect(event.defaultPrevented).toBe(true)
    expect(words()).toContain('Keep Mahere on this device')
    await press('Install')
    expect(prompt).toHaveBeenCalledOnce()
    expect(words()).toBe('')
  })

  it('never shows again after Not now', async () => {
    offerByBrowser()
    await visit(1)
    await press('Not now')
    expect(words()).toBe('')
    await shown?.unmount()
    await visit(5)
    await settle(() => void offerByBrowser())
    expect(words()).toBe('')
    expect(prompt).not.toHaveBeenCalled()
  })

  it('is not made where nothing can be installed, or the app already is', async () => {
    await visit(1)
    expect(words()).toBe('')
    await shown?.unmount()
    standalone = true
    expect(isInstalled()).toBe(true)
    onAnIPhone()
    await visit(1)
    expect(words()).toBe('')
  })

  it('explains on an iPhone how to install by hand', async () => {
    onAnIPhone()
    await visit(1)
    await press('Show me how')
    const dialog = shown?.page.querySelector('dialog')
    expect(dialog?.textContent).toContain('Keep Mahere on this iPhone')
    expect([...(dialog?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '1Tap Share in the browser’s bar',
      '2Choose Add to Home Screen',
      '3Tap Add, then open Mahere there and sign in once',
    ])
    expect(dialog?.querySelectorAll('li svg')).toHaveLength(2) // the two signs to look for
    await press('Done')
    expect(words()).toBe('')
  })
})
