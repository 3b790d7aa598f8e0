import { describe, expect, it } from 'vitest'
import { keepLineInSight } from '#features/resource/editor/line-in-sight.ts'

interface Line {
  top: number
  bottom: number
}

/** A page of that height with the caret in that line. Answers how far it was scrolled when its height had changed. */
function scrolledBy(line: Line | null, innerHeight: number, focused = true): number {
  let resized = () => {}
  let scrolled = 0
  const range = {
    startContainer: { nodeType: 1, getBoundingClientRect: () => line },
    getClientRects: () => [],
  }
  keepLineInSight({
    innerHeight,
    document: { hasFocus: () => focused },
    getSelection: () => ({ rangeCount: line ? 1 : 0, getRangeAt: () => range }),
    addEventListener: (_: 'resize', listener: () => void) => {
      resized = listener
    },
    scrollBy: ({ top }: { top: number }) => {
      scrolled += top
    },
  } as unknown as Window)
  resized()
  return scrolled
}

describe('when the keyboard takes room from the page', () => {
  it('the line at the caret is scrolled above its edge, with a little of the text after it', () => {
    expect(scrolledBy({ top: 340, bottom: 360 }, 226)).toBe(158)
  })

  it('nothing moves for a line in sight, a line scrolled away, or a page without focus', () => {
    expect(scrolledBy({ top: 100, bottom: 120 }, 226)).toBe(0)
    expect(scrolledBy({ top: -40, bottom: -20 }, 226)).toBe(0)
    expect(scrolledBy({ top: 340, bottom: 360 }, 226, false)).toBe(0)
    expect(scrolledBy(null, 226)).toBe(0)
  })
})
