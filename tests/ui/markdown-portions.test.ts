import { describe, expect, it } from 'vitest'
import { PORTION_CHARS, portionsOf } from '#ui/markdown/markdown-portions.ts'

const words = (text: string) => portionsOf(text).map((portion) => portion.text)

describe('Markdown cut into portions', () => {
  it('leaves a reply of usual length whole, and loses nothing of a longer one', () => {
    const reply = '## Fractions\n\n- halves\n- quarters'
    expect(portionsOf(reply)).toEqual([{ text: reply, plain: false }])
    const long = Array.from({ length: 900 }, (_, at) => `## Part ${at}\n\n${'mahi '.repeat(20)}`).join('\n\n')
    expect(words(long).join('')).toBe(long)
    expect(words(long).every((text) => text.length <= PORTION_CHARS && /^(## Part|mahi)/.test(text))).toBe(
      true,
    )
  })

  it('shows an endless line as plain text, and cuts no character in half', () => {
    const line = '😀'.repeat(300_000)
    const portions = portionsOf(line)
    expect(portions.every(({ plain }) => plain)).toBe(true)
    expect(words(line).join('')).toBe(line)
    expect(words(line).every((text) => text.isWellFormed?.() ?? !/^[\udc00-\udfff]/.test(text))).toBe(true)
  })

  it('puts the head of a long table over each of its parts, and over nothing else', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => `| ${at} | two |`).join('\n')
    const portions = words(`Look:\n\n| one | two |\n|---|---|\n${rows}\n\nThe end.`)
    expect(portions.length).toBeGreaterThan(5)
    const inTable = portions.filter((text) => text.includes('| two |\n|')).slice(1)
    expect(inTable.every((text) => text.startsWith('| one | two |\n|---|---|\n|'))).toBe(true)
    expect(portions.at(-1)?.endsWith('The end.')).toBe(true)
  })
})
