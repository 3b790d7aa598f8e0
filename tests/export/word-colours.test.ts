import { describe, expect, it } from 'vitest'
import { hex, tint } from '#features/export/word/units.ts'

describe('colours for Word', () => {
  it('keep what has no blue in it: red letters, yellow marks, black', () => {
    expect(hex('rgb(255, 0, 0)')).toBe('ff0000')
    expect(hex('rgb(0, 0, 0)')).toBe('000000')
    expect(tint({ backgroundColor: 'rgb(255, 255, 0)' } as CSSStyleDeclaration)).toBe('ffff00')
  })

  it('leave out what cannot be seen', () => {
    expect(hex('transparent')).toBeUndefined()
    expect(hex('rgba(0, 0, 0, 0)')).toBeUndefined()
    expect(hex('oklch(0.5 0.1 180 / 0)')).toBeUndefined()
    expect(tint({ backgroundColor: 'rgb(255, 255, 255)' } as CSSStyleDeclaration)).toBeUndefined()
  })
})
