import { describe, expect, it } from 'vitest'
import { barTitle, navLinksFrom } from '#app/layout/nav-links.ts'
import { generatorPath } from '#app/layout/new-chat-button.tsx'

describe('the top bar', () => {
  it('[NAV-42] [NAV-43] [NAV-44] [NAV-45] [OP-04] leads to the lists, to Get in Touch and home', () => {
    expect(navLinksFrom('/lesson-plan').map(({ label, to }) => [label, to])).toEqual([
      ['My Lesson Plans', '/my-lesson-plans'],
      ['My Resources', '/my-resources'],
      ['My account', '/account'],
      ['Get in Touch', '/contact-us'],
      ['Home', '/home'],
    ])
  })

  it('[NAV-46] does not offer Home on /home', () => {
    expect(navLinksFrom('/home').map((link) => link.label)).not.toContain('Home')
  })

  it('names the screen on a phone', () => {
    expect(barTitle('/resource/chat/s1')).toBe('Resource Generator')
    expect(barTitle('/home')).toBeUndefined()
  })
})

describe('New Chat', () => {
  it('shows on the generator screens only', () => {
    expect(
      ['/lesson-plan', '/lesson-plan/chat/s1', '/resource', '/resource/chat/s1'].map(generatorPath),
    ).toEqual(['/lesson-plan', '/lesson-plan', '/resource', '/resource'])
    expect(['/home', '/my-resources', '/resource/m1', '/resource-edit/m1'].map(generatorPath)).toEqual(
      Array(4).fill(undefined),
    )
  })
})
