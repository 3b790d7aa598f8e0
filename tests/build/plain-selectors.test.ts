import { describe, expect, it, vi } from 'vitest'
import { plainSelectors } from '../../src/app/build/plain-selectors.ts'

function kept(...selectors: string[]): string[] | 'removed' {
  const rule = { selectors, remove: vi.fn() }
  plainSelectors.Rule(rule)
  return rule.remove.mock.calls.length > 0 ? 'removed' : rule.selectors
}

describe('the styles of a build', () => {
  it('leave out what is asked again at every key, and only that', () => {
    expect(kept(':root:has(dialog[open])')).toBe('removed')
    expect(kept(':root', ':root:has(input:checked)')).toEqual([':root'])
    expect(kept('p', 'li')).toEqual(['p', 'li'])
    expect(kept('.has-checked\\:bg-tint:has(:checked)')).toEqual(['.has-checked\\:bg-tint:has(:checked)'])
  })

  it.each([
    '.modal[popover]::backdrop',
    '.checkbox:indeterminate',
    '.checkbox[aria-checked="mixed"]',
    '::-webkit-datetime-edit-year-field',
    '.input[type=url]:dir(rtl)',
  ])('leave out %s, which no screen has', (selector) => {
    expect(kept(selector)).toBe('removed')
  })

  it.each([
    '.modal[open]',
    '.open\\:flex:is([open],:popover-open)',
    '.checkbox[aria-checked="true"]',
    'input::placeholder',
  ])('keep %s', (selector) => {
    expect(kept(selector)).toEqual([selector])
  })

  it('leave out the variables for browsers without @property, and no other layer', () => {
    const removed = (name: string, params: string) => {
      const rule = { name, params, remove: vi.fn() }
      plainSelectors.AtRule(rule)
      return rule.remove.mock.calls.length > 0
    }
    expect(removed('layer', 'properties')).toBe(true)
    expect(removed('layer', 'utilities')).toBe(false)
  })
})
