import { describe, expect, it } from 'vitest'
import { withoutSigns } from '#ui/rough-words.tsx'

describe('words of a reply before its Markdown can be drawn', () => {
  it.each([
    ['## Three ways in', 'Three ways in'],
    ['A set has **equal parts** and `one` *whole*', 'A set has equal parts and one whole'],
    ['- counters\n- a number line', '• counters\n• a number line'],
    ['| Share | Of 12 |\n|---|---|\n| One half | 6 |', 'Share Of 12\nOne half 6'],
    ['> See [Tāhūrangi](https://tahurangi.education.govt.nz).', 'See Tāhūrangi.'],
    ['7 * 8 = 56', '7 * 8 = 56'],
  ])('shows %j without its signs', (markdown, words) => {
    expect(withoutSigns(markdown)).toBe(words)
  })
})
