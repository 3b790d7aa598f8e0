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

const answer = (text: string, chat: 'plan' | 'resource' = 'plan') =>
  new Conversation().say({ id: text, text, chat })

describe('what a lesson is about comes before how the class works on it', { timeout: 120_000 }, () => {
  it.each([
    ['plants experiment for year 6: plan a fair test and make predictions', /bean|cress|plant/i],
    ['christmas card craft year 2', /card/i],
    ['melting chocolate fair test yr 4', /heat|melt/i],
    ['year 6 plants investigation, what do they need to grow', /plants/i],
    ['instructions for making a sandwich yr 3', /instructions/i],
  ])('finds a lesson on the matter: %s', async (content, matter) => {
    expect(await titleFor(content)).toMatch(matter)
  })

  it('chooses by the way of working among the lessons on the matter', async () => {
    expect(await titleFor('paper planes fair test year 6')).toMatch(/paper planes/i)
    expect(await titleFor('plan a fair test, year 4')).toMatch(/fair test/i)
  })

  it('takes the lesson for the year where two say as much', async () => {
    expect(await titleFor('y2 sea creature collage')).toMatch(/autumn collage|torn-paper/i)
  })

  it('takes the lesson that is on all of the setting of a job', async () => {
    expect(await titleFor('y5 eels tuna migration life cycle')).toMatch(/longfin eel/i)
  })

  it('[CHAT-20] gives the plants experiment of an empty chat a lesson on plants', async () => {
    const { all } = await answer(WELCOME.lessonPlan.examples[2]?.prompt ?? '')
    for (const words of [/plant/i, /Year 6/, /fair test/i, /predict/i]) expect(all).toMatch(words)
    expect(all).not.toMatch(/mentions? (?:[^.]* )?plants/)
  })

  it('finds the lesson that has both a feast and a skill of the arts', async () => {
    expect(await titleFor('matariki printmaking y4')).toMatch(/Matariki.*(?:collagraph|print)/i)
  })

  it('teaches a skill of the arts for a feast that no lesson of it has', async () => {
    const { title, said } = await answer('diwali printmaking y4')
    expect(title).toMatch(/print/i)
    expect(said).toContain('The example in this lesson is not about Diwali')
  })

  it('reads a market day plan as a plan for market day', async () => {
    expect((await answer('y4 market day plan a stall')).title).toMatch(/market day/i)
  })
})

describe('what the teacher is told of ways of working and of words beside the matter', {
  timeout: 120_000,
}, () => {
  it.each([
    ['year 7 gold rush role play', 'You asked for drama or role play'],
    ['year 3 bees poster', 'You asked for a poster'],
    ['y8 nuclear free nz protest songs', 'You asked for a song'],
  ])('tells what the class was to make or act and the steps do not have: %s', async (content, told) => {
    expect((await answer(content)).said).toContain(told)
  })

  it.each([
    ['drama about bullying yr 5', 'plan', /You asked for drama/],
    ['y5 bees speech bubbles comic strip', 'plan', /You asked for a comic/],
    ['y1 circle time about kindness', 'plan', /mention (?:[^.]* )?circle/],
    ['y5 bush survival skills shelter', 'plan', /mention (?:[^.]* )?skills/],
    ['quiz on nz history y7', 'resource', /mention history/],
  ] as const)('does not tell what the lesson has: %s', async (content, chat, untrue) => {
    expect((await answer(content, chat)).said).not.toMatch(untrue)
  })

  it.each([
    ['y6 paragraphs with topic sentences about sports', /“sports”/],
    ['y3 poetry using five senses at the beach', /not mention beach/],
    ['saving energy at home y4', /saving energy|energy/],
  ])('tells a general word that stands for itself: %s', async (content, told) => {
    expect((await answer(content)).said).toMatch(told)
  })
})
