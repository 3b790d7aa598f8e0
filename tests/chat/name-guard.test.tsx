// @vitest-environment happy-dom
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BoxWords } from '#features/chat/composer/box-words.ts'
import { NameGuard } from '#features/chat/composer/name-guard.tsx'
import { withoutNames } from '#features/chat/composer/without-names.ts'
import { render, settle } from '../support/render.tsx'

/** The pause after which it looks is the component's own; the clock is ours. */
const rest = () => settle(() => vi.advanceTimersByTime(5_000))

describe('names of pupils in the composer', () => {
  let shown: Awaited<ReturnType<typeof render>>
  beforeEach(() => void vi.useFakeTimers())
  afterEach(async () => {
    await shown?.unmount()
    vi.useRealTimers()
  })
  const holding = (text: string) => {
    const words = new BoxWords()
    words.set(text)
    return words
  }
  const press = (name: string) =>
    settle(() =>
      [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    )

  it('writes "a pupil" for every mention, with the surname, and leaves the rest alone', () => {
    const words = 'Mia Brown struggles with fractions. Mia needs a game. For Mia Year 5 is hard.'
    expect(withoutNames(words, ['Mia'])).toBe(
      'A pupil struggles with fractions. A pupil needs a game. For a pupil Year 5 is hard.',
    )
    expect(withoutNames('Miamia and Hēmi’s bag', ['Mia', 'Hēmi'])).toBe('Miamia and a pupil’s bag')
  })

  it('asks once the typing rests, and takes the teacher’s word for it', async () => {
    const setText = vi.fn()
    const text = 'A reading lesson for Olivia who struggles with endings'
    shown = await render(<NameGuard words={holding(text)} box={createRef()} setText={setText} />)
    await rest()
    expect(shown.page.textContent).toContain('Is Olivia one of your pupils?')
    await press('Write “a pupil”')
    expect(setText).toHaveBeenCalledWith('A reading lesson for a pupil who struggles with endings')
    await press('Keep')
    expect(shown.page.textContent).toBe('')
  })

  it('takes the question back with the name, and asks again only once the typing rests', async () => {
    const words = holding('A reading lesson for Olivia')
    shown = await render(<NameGuard words={words} box={createRef()} setText={vi.fn()} />)
    await rest()
    expect(shown.page.textContent).toContain('Is Olivia one of your pupils?')
    await settle(() => words.set('A reading lesson'))
    expect(shown.page.textContent).toBe('')
    await settle(() => words.set('A reading lesson for Hēmi'))
    expect(shown.page.textContent).toBe('')
    await rest()
    expect(shown.page.textContent).toContain('Is Hēmi one of your pupils?')
  })

  it('does not ask about places, months and the curriculum’s own capitals', async () => {
    const text = 'A Year 5 lesson on Anzac Day in Wellington, in Term 2'
    shown = await render(<NameGuard words={holding(text)} box={createRef()} setText={vi.fn()} />)
    await rest()
    expect(shown.page.textContent).toBe('')
  })
})
