import { expect, it, vi } from 'vitest'
import { plainSelectors } from '../../src/app/build/plain-selectors.ts'

function after(...selectors: string[]): string[] | 'removed' {
  const rule = { selectors, remove: vi.fn() }
  plainSelectors.Rule(rule)
  return rule.remove.mock.calls.length > 0 ? 'removed' : rule.selectors
}

it('leaves out what is asked again at every key, and only that', () => {
  expect(after(':root:has(dialog[open])')).toBe('removed')
  expect(after(':root', ':root:has(input:checked)')).toEqual([':root'])
  expect(after('p', 'li')).toEqual(['p', 'li'])
  expect(after('.has-checked\\:bg-tint:has(:checked)')).toEqual(['.has-checked\\:bg-tint:has(:checked)'])
})
