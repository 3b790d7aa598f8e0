import { describe, expect, it } from 'vitest'
import { kitsWanted } from '#content/planner/kits/kits-wanted.ts'
import { readFollowUp } from '#content/planner/read/follow-ups/read-follow-up.ts'
import { findLessons } from '../../../supabase/functions/_shared/generate/bank.ts'
import { bank } from '../../quality/ask/bank.ts'
import { input } from './kit-requests.ts'

describe('a text to read on a matter', { timeout: 120_000 }, () => {
  it('is taken from another year before a text on something else', async () => {
    const sheet = { generatorType: 'resourceGenerator' as const }
    const asked = { ...input('reading comprehension passage about the kākāpō for year 2', []), ...sheet }
    const [first] = await findLessons(bank, kitsWanted(asked))
    expect(first?.named).toBe(true)
    expect(first?.kit.text?.support.paragraphs.join(' ')).toContain('kākāpō')
  })

  it.each(['easier version for Year 2', 'can i have a year 2 version', 'make an easier one for year 3'])(
    'is kept by a message that only asks for another year: %s',
    (text) => {
      expect(readFollowUp(text, 'resourceGenerator')?.said).toEqual([text])
    },
  )
})
