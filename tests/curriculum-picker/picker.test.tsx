// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CurriculumPicker } from '#features/curriculum-picker/curriculum-picker.tsx'
import { readCurriculumChoice, resetCurriculumChoice } from '#session/curriculum-choice.ts'
import { readToast } from '#session/toasts.ts'
import { render, settle } from '../support/screens/render.tsx'

const load = vi.hoisted(() => vi.fn())
vi.mock('#local-store/queries/curriculum.ts', () => ({
  loadCurriculum: load,
  curriculumSavedAt: () => new Date(2026, 10, 3).getTime(),
}))
const blocks = JSON.parse(readFileSync('supabase/seed/nz-curriculum.json', 'utf8'))

let shown: Awaited<ReturnType<typeof render>>
beforeEach(async () => {
  load.mockResolvedValue(blocks)
  resetCurriculumChoice()
  shown = await render(<CurriculumPicker />)
})
afterEach(() => shown.unmount())

const named = (words: string) =>
  [...shown.page.querySelectorAll('button')].find((button) =>
    `${button.textContent} ${button.getAttribute('aria-label') ?? ''}`.includes(words),
  )
const press = (words: string) =>
  settle(() => {
    const button = named(words)
    if (!button) throw new Error(`no button ${words}`)
    button.click()
  })
const options = () =>
  [...shown.page.querySelectorAll('dialog section li')].map(({ textContent }) => textContent)

async function chooseGoal() {
  await press('Add curriculum goals')
  for (const words of ['Mathematics and statistics', 'Year 5', 'Number', 'Rational numbers']) {
    const option = [...shown.page.querySelectorAll<HTMLElement>('dialog section li button')].find(
      ({ textContent }) => textContent?.startsWith(words),
    )
    await settle(() => option?.click())
  }
  await settle(() => shown.page.querySelector<HTMLElement>('input[type="checkbox"]')?.click())
}

describe('the curriculum picker', () => {
  it('[CURR-15] offers no way to add while nothing is chosen', async () => {
    await press('Add curriculum goals')
    expect(options()).toHaveLength(8)
    expect(named('Add to conversation')).toBeUndefined()
  })

  it('[CURR-10] accepts no choice at a level whose options are still loading', async () => {
    let answer: (found: unknown) => void = () => {}
    load.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await press('Add curriculum goals')
    expect(shown.page.textContent).toContain('Loading the curriculum…')
    expect(options()).toEqual([])
    const steps = [...shown.page.querySelectorAll<HTMLButtonElement>('dialog nav button, dialog ol button')]
    expect(steps.filter((step) => !step.disabled && step.getAttribute('aria-current') === null)).toEqual([])
    await settle(() => answer(blocks))
    expect(options()).toHaveLength(8)
    expect(shown.page.textContent).not.toContain('Loading the curriculum…')
  })

  const results = () => [...shown.page.querySelectorAll('section[aria-label="Results"] li')]
  async function search(words: string) {
    await press('Add curriculum goals')
    const field = shown.page.querySelector<HTMLInputElement>('input[type="search"]')
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    await settle(() => {
      set?.call(field, words)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await vi.waitFor(() => expect(results().length).toBeGreaterThan(2))
  }

  it('finds a goal by typing, with its place and its marks, and adds it', async () => {
    await search('fracitons year 5')
    const [first] = results()
    expect(first?.textContent).toContain('Maths\u00a0· Year 5\u00a0· Number\u00a0· Rational numbers')
    expect(first?.querySelector('mark')?.textContent).toMatch(/^fraction/)
    await settle(() => first?.querySelector<HTMLElement>('input')?.click())
    await press('Add to conversation')
    expect(readCurriculumChoice().active).toMatchObject({ year_group: 'Year 5', skill: 'Rational numbers' })
  })

  it('says of each goal found whether its area is a draft and its wording unverified', async () => {
    await search('plants')
    const goals = new Map<string, { source: string; subject: string }>()
    for (const { subject, goals: some } of blocks)
      for (const { outcome, source } of some) goals.set(outcome, { source, subject })
    for (const row of results()) {
      const goal = [...goals].find(([outcome]) => row.textContent?.startsWith(outcome))?.[1]
      expect(row.textContent?.includes('Unverified')).toBe(goal?.source === 'unverified')
      expect(row.textContent?.includes('Draft')).toBe(!/English|Mathematics/.test(goal?.subject ?? ''))
    }
    expect(results().some((row) => row.textContent?.includes('Draft'))).toBe(true)
  })

  it('says how old the curriculum on this device is', async () => {
    await press('Add curriculum goals')
    expect(shown.page.textContent).toContain('Curriculum saved 3 Nov')
    await press('Refresh')
    await vi.waitFor(() => expect(readToast()?.title).toBe('The curriculum is up to date'))
  })

  it('[CURR-14] [CURR-17] [CURR-24] [CURR-25] adds what was chosen step by step', async () => {
    await chooseGoal()
    expect(readCurriculumChoice().active).toBeNull()
    await press('Add to conversation')
    const { active } = readCurriculumChoice()
    expect(active).toMatchObject({
      subject: 'Mathematics and statistics',
      year_group: 'Year 5',
      strand: 'Number',
      skill: 'Rational numbers',
    })
    expect(active?.goals).toHaveLength(1)
  })

  it('[CURR-16] [CURR-23] then shows the goals, says so for 3 seconds, and does not offer to add them again', async () => {
    await chooseGoal()
    await press('Add to conversation')
    expect(readToast()).toMatchObject({ title: 'Curriculum context added', duration: 3000 })
    await press('Curriculum goals in this chat')
    expect(named('Add to conversation')).toBeUndefined()
  })

  it('moves the focus to the goals after adding, and to the button after removing', async () => {
    await chooseGoal()
    await press('Add to conversation')
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Curriculum goals in this chat')
    named('Remove curriculum goals')?.focus()
    await press('Remove curriculum goals')
    expect(document.activeElement?.textContent).toContain('Add curriculum goals')
  })

  it('forgets a choice that was left before a goal was chosen, and keeps a chosen goal', async () => {
    await press('Add curriculum goals')
    await settle(() => shown.page.querySelector<HTMLElement>('dialog section li button')?.click())
    expect(readCurriculumChoice().draft).toMatchObject({ goals: [] })
    await press('Close')
    expect(readCurriculumChoice()).toEqual({ active: null, draft: null })
    await chooseGoal()
    await press('Close')
    expect(readCurriculumChoice().draft?.goals).toHaveLength(1)
  })

  it('[CURR-18] removes them', async () => {
    await chooseGoal()
    await press('Add to conversation')
    await press('Remove curriculum goals')
    expect(readCurriculumChoice()).toEqual({ active: null, draft: null })
    expect(readToast()).toMatchObject({ title: 'Curriculum context removed', duration: 3000 })
    expect(named('Add curriculum goals')).toBeDefined()
  })

  it('[CURR-31] [CURR-32] falls back to two subjects and nothing below when the curriculum cannot be loaded', async () => {
    load.mockRejectedValue(new Error('no network'))
    await press('Add curriculum goals')
    expect(options().map((text) => text?.replace(/In force.*/, ''))).toEqual(['English', 'Maths'])
    await settle(() => shown.page.querySelector<HTMLElement>('dialog section li button')?.click())
    expect(options()).toEqual([])
  })
})
