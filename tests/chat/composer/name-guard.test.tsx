// @vitest-environment happy-dom
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NameGuard } from '#features/chat/composer/names/name-guard.soon.tsx'
import { withoutNames } from '#features/chat/composer/names/without-names.ts'
import { readText, resetComposerText, setText } from '#session/composer-text.ts'
import { render, settle } from '../../support/screens/render.tsx'

/** Longer than the pause after which the guard looks for names. */
const rest = () => settle(() => vi.advanceTimersByTime(5_000))

describe('names of pupils in the composer', () => {
  let shown: Awaited<ReturnType<typeof render>>
  beforeEach(() => void vi.useFakeTimers())
  afterEach(async () => {
    await shown?.unmount()
    vi.useRealTimers()
    resetComposerText()
  })
  const open = async (text: string) => {
    setText(text)
    shown = await render(<NameGuard box={createRef()} />)
    await rest()
  }
  const press = (name: string) =>
    settle(() =>
      [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    )

  it('writes "a student" for every mention, with the surname, and leaves the rest alone', () => {
    const words = 'Mia Brown struggles with fractions. Mia needs a game. For Mia Year 5 is hard.'
    expect(withoutNames(words, ['Mia'])).toBe(
      'A student struggles with fractions. A student needs a game. For a student Year 5 is hard.',
    )
    expect(withoutNames('Miamia and Hēmi’s bag', ['Mia', 'Hēmi'])).toBe('Miamia and a student’s bag')
  })

  it('asks once the typing rests, and replaces the name on request', async () => {
    await open('A reading lesson for Olivia who struggles with endings')
    expect(shown.page.textContent).toContain('Is Olivia one of your students?')
    await press('Write “a student”')
    expect(readText()).toBe('A reading lesson for a student who struggles with endings')
    expect(shown.page.textContent).toBe('')
  })

  it('does not ask again about a name that is kept', async () => {
    await open('A reading lesson for Olivia who struggles with endings')
    await press('Keep')
    expect(shown.page.textContent).toBe('')
    await settle(() => setText('A reading lesson for Olivia'))
    await rest()
    expect(shown.page.textContent).toBe('')
  })

  it('withdraws the question with the name, and asks again only once the typing rests', async () => {
    await open('A reading lesson for Olivia')
    expect(shown.page.textContent).toContain('Is Olivia one of your students?')
    await settle(() => setText('A reading lesson'))
    expect(shown.page.textContent).toBe('')
    await settle(() => setText('A reading lesson for Hēmi'))
    expect(shown.page.textContent).toBe('')
    await rest()
    expect(shown.page.textContent).toContain('Is Hēmi one of your students?')
  })

  it('does not ask about places, months and the curriculum’s own capitals', async () => {
    await open('A Year 5 lesson on Anzac Day in Wellington, in Term 2')
    expect(shown.page.textContent).toBe('')
  })
})
