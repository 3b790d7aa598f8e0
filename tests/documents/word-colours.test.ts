import { describe, expect, it } from 'vitest'
import { backgroundColour, hex } from '#documents/word/units.ts'

describe('colours for Word', () => {
  it('are kept when they have no blue: red letters, yellow marks, black', () => {
    expect(hex('rgb(255, 0, 0)')).toBe('ff0000')
    expect(hex('rgb(0, 0, 0)')).toBe('000000')
    expect(backgroundColour({ backgroundColor: 'rgb(255, 255, 0)' } as CSSStyleDeclaration)).toBe('ffff00')
  })

  it('are left out when they cannot be seen', () => {
    expect(hex('transparent')).toBeUndefined()
    expect(hex('rgba(0, 0, 0, 0)')).toBeUndefined()
    expect(hex('oklch(0.5 0.1 180 / 0)')).toBeUndefined()
    expect(backgroundColour({ backgroundColor: 'rgb(255, 255, 255)' } as CSSStyleDeclaration)).toBeUndefined()
  })
})
