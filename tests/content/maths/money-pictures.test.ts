import { describe, expect, it } from 'vitest'
import { made } from '../forms/made.ts'

const tasksOf = (message: string) => made(message).pages.map(({ tasks }) => tasks)
const priceIn = (prompt: string) => /costs (\S+?)\.? \p{Lu}/u.exec(prompt)?.[1] ?? ''

describe('giving change where coins and notes are named', () => {
  const [support = [], , extension = []] = tasksOf(
    'money worksheet yr 3 nz coins and notes giving change up to $10',
  )

  it('shows the money that is paid', () => {
    for (const { figure } of [...support, ...extension]) expect(figure?.kind).toBe('coins')
    for (const { figure } of tasksOf('giving change up to $10 worksheet yr 3').flat())
      expect(figure).toBeNull()
  })

  it('begins with prices in whole dollars and ends with others', () => {
    expect(support.length * extension.length).toBeGreaterThan(0)
    for (const { prompt } of support) expect(priceIn(prompt)).toMatch(/^\$\d+$/)
    for (const { prompt } of extension) expect(priceIn(prompt)).toMatch(/\.50$/)
  })
})
