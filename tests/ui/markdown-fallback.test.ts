import { describe, expect, it } from 'vitest'
import { stripMarkdown } from '#ui/markdown/markdown-fallback.tsx'

describe('a reply before its Markdown can be rendered', () => {
  it.each([
    ['## Three ways in', 'Three ways in'],
    ['A set has **equal parts** and `one` *whole*', 'A set has equal parts and one whole'],
    ['- counters\n- a number line', '• counters\n• a number line'],
    ['| Share | Of 12 |\n|---|---|\n| One half | 6 |', 'Share Of 12\nOne half 6'],
    ['> See [Tāhūrangi](https://tahurangi.education.govt.nz).', 'See Tāhūrangi.'],
    ['7 * 8 = 56', '7 * 8 = 56'],
  ])('shows %j without its signs', (markdown, words) => {
    expect(stripMarkdown(markdown)).toBe(words)
  })
})
