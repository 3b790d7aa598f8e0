import { describe, expect, it } from 'vitest'
import { cleanModelValue } from '../../../supabase/functions/_shared/generate/model/clean-model-text.ts'
import { secondLook } from '../../../supabase/functions/_shared/generate/model/second-look.ts'
import { BAD, INNOCENT } from './model-words/build-on.data.ts'
import { MORE_BAD, MORE_INNOCENT } from './model-words/build-on-more.data.ts'
import { HELD_BACK_BAD, HELD_BACK_INNOCENT } from './model-words/held-back.data.ts'
import { wordingsIn } from './model-words/wordings.ts'

const NOTHING_GIVEN = { topic: '', facts: [], words: '', written: {} }

/** What is said of a line that a model wrote, or the line as our program has put it right. */
function foundIn(text: string): string | null {
  const clean = cleanModelValue({ items: [text] }) as { items: string[] }
  const [found] = secondLook('reflection', clean, NOTHING_GIVEN)
  if (found) return found.says ?? found.tell ?? ''
  return clean.items[0] === text ? null : (clean.items[0] ?? '')
}

describe('the words of a model', () => {
  it.each([...wordingsIn(BAD), ...wordingsIn(MORE_BAD)])('with this %s do not pass unseen: %s', (_, text) => {
    expect(foundIn(text)).not.toBeNull()
  })

  it.each([...wordingsIn(INNOCENT), ...wordingsIn(MORE_INNOCENT)])(
    'that only look like this %s pass: %s',
    (_, text) => {
      expect(foundIn(text)).toBeNull()
    },
  )

  it('are seen in most wordings that were kept apart from the checks, and hardly ever by mistake', () => {
    const bad = wordingsIn(HELD_BACK_BAD)
    const missed = bad.filter(([, text]) => foundIn(text) === null)
    const innocent = wordingsIn(HELD_BACK_INNOCENT)
    const alarms = innocent.filter(([, text]) => foundIn(text) !== null)
    expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(bad.length * 0.2)
    expect(alarms.length, JSON.stringify(alarms, null, 1)).toBeLessThanOrEqual(innocent.length * 0.02)
  })
})
