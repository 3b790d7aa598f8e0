// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { Welcome } from '#features/chat/welcome.tsx'
import { render, settle } from '../support/screens/render.tsx'

let shown: Awaited<ReturnType<typeof render>>
afterEach(() => shown.unmount())

async function show(generatorType: 'lessonPlan' | 'resourceGenerator') {
  const used: string[] = []
  shown = await render(<Welcome generatorType={generatorType} onUse={(prompt) => used.push(prompt)} />)
  const buttons = [...shown.page.querySelectorAll('button')]
  for (const button of buttons) await settle(() => button.click())
  return { title: shown.page.querySelector('h2')?.textContent, used, text: shown.page.textContent ?? '' }
}

describe('the welcome panel', () => {
  it('[CHAT-17] [CHAT-18] [CHAT-19] [CHAT-20] of a lesson plan puts its examples into the field', async () => {
    const { title, used } = await show('lessonPlan')
    expect(title).toBe('Lesson Plan Assistant')
    expect(used).toHaveLength(3)
    expect(used[0]).toMatch(/Year 5.*fractions/)
    expect(used[1]).toMatch(/Year 3.*adjectives/)
    expect(used[2]).toMatch(/Year 6.*plants experiment/)
  })

  it('[CHAT-21] [CHAT-22] [CHAT-23] [CHAT-24] of a resource puts its examples into the field', async () => {
    const { title, used } = await show('resourceGenerator')
    expect(title).toBe('Resource Generator')
    expect(used[0]).toMatch(/multiplication worksheet.*Year 4/)
    expect(used[1]).toMatch(/space vocabulary list.*Year 7/)
    expect(used[2]).toMatch(/reading comprehension activity/)
  })

  it('[CHAT-25] [CHAT-26] [CHAT-27] [CHAT-28] lists what every plan has', async () => {
    const { text } = await show('lessonPlan')
    expect(text).toContain('NZ Curriculum aligned')
    expect(text).toContain('Customizable to your needs')
    expect(text).toContain('Includes learning objectives')
    expect(text).toContain('Provides assessment guidance')
  })
})
