import { describe, expect, it } from 'vitest'
import { kitsWanted } from '#content/planner/kits/kits-wanted.ts'
import { WELCOME } from '#features/chat/welcome-words.data.ts'
import { findLessons } from '../../../supabase/functions/_shared/generate/bank.ts'
import { bank } from '../../quality/ask/bank.ts'
import { Conversation } from '../../quality/ask/conversation.ts'
import { input } from './kit-requests.ts'

async function titleFor(content: string) {
  const [first] = await findLessons(bank, kitsWanted(input(content, [])))
  return first?.named ? first.kit.title : null
}

describe('what a lesson is about comes before how the class works on it', { timeout: 120_000 }, () => {
  it.each([
    ['plants experiment for year 6: plan a fair test and make predictions', /bean|cress|plant/i],
    ['christmas card craft year 2', /card/i],
    ['melting chocolate fair test yr 4', /heat|melt/i],
    ['year 2 ice experiment', /ice/i],
  ])('finds a lesson on the matter: %s', async (content, matter) => {
    expect(await titleFor(content)).toMatch(matter)
  })

  it('chooses by the way of working among the lessons on the matter', async () => {
    expect(await titleFor('paper planes fair test year 6')).toMatch(/paper planes/i)
    expect(await titleFor('plan a fair test, year 4')).toMatch(/fair test/i)
  })

  it('[CHAT-20] gives the plants experiment of an empty chat a lesson on plants', async () => {
    const prompt = WELCOME.lessonPlan.examples[2]?.prompt ?? ''
    const { all } = await new Conversation().say({ id: 'welcome', text: prompt, chat: 'plan' })
    for (const words of [/plant/i, /Year 6/, /fair test/i, /predict/i]) expect(all).toMatch(words)
    expect(all).not.toMatch(/mentions? (?:[^.]* )?plants/)
  })
})
