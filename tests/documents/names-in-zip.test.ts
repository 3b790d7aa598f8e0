import { describe, expect, it } from 'vitest'
import { listPage, namedKind, numberedName } from '#documents/files/saved-items.ts'

describe('the names of files in a zip', () => {
  it('are the titles as a teacher reads them, with macrons and spaces', () => {
    expect(numberedName(3, 'In the māra kai: fractions of a set, Year 5')).toBe(
      '03 In the māra kai fractions of a set, Year 5',
    )
    expect(numberedName(112, '  Wai \n cycle.. ')).toBe('112 Wai cycle')
  })

  it('lead nowhere, and are names on every system, whatever the title', () => {
    expect(numberedName(1, '../../etc/passwd')).toBe('01 .. .. etc passwd')
    expect(numberedName(2, 'a\\b:c*d?"<e>|#1%20\u202E')).toBe('02 a b c d e 1 20')
    expect(numberedName(4, '///')).toBe('04 Untitled')
    expect([...numberedName(5, '😀'.repeat(500))]).toHaveLength(63)
  })

  it('tell a worksheet from the plan of the same title', () => {
    expect(namedKind({ title: 'Times tables, Year 3', kind: 'worksheet' })).toBe(
      'Times tables, Year 3, worksheet',
    )
    expect(namedKind({ title: 'Worksheet: times tables', kind: 'worksheet' })).toBe('Worksheet: times tables')
    expect(namedKind({ title: 'Times tables', kind: '' })).toBe('Times tables')
  })

  it('are linked from the list, which dates them as New Zealand does', () => {
    const name = `plans/${numberedName(1, 'Māra kai')}.html`
    const page = listPage(
      'My data',
      [{ title: 'Māra kai', savedAt: '2026-11-28T03:00:00Z', page: name, word: null }],
      '',
    )
    expect(page).toContain('href="plans/01%20M%C4%81ra%20kai.html"')
    expect(page).toContain('28 November 2026')
  })
})
