import { describe, expect, it } from 'vitest'
import { kitsWanted } from '#content/planner/kits/kits-wanted.ts'
import { guessSubject } from '#content/planner/read/subject.ts'
import { findLessons } from '../../../supabase/functions/_shared/generate/bank.ts'
import { bank } from '../../quality/ask/bank.ts'
import { input } from './kit-requests.ts'

async function firstFor(content: string) {
  const [first] = await findLessons(bank, kitsWanted(input(content, [])))
  return first?.named ? first.kit : null
}

const said = (kit: Awaited<ReturnType<typeof firstFor>>) =>
  [kit?.title, kit?.walt, ...(kit?.find.en ?? [])].join('\n')

describe('what students are to do comes before what it is set in', { timeout: 120_000 }, () => {
  it.each([
    ['new entrants writing recount of our trip to the fire station', /\brecount/i],
    ['recount of our marae visit, year 2', /\brecount/i],
    ['year 5 science food webs rocky shore', /food web/i],
    ['year 7 food web of the estuary', /food web/i],
    ['visual art year 4 weaving paper harakeke patterns', /paper weaving/i],
    ['year 7 tech design a lunchbox that keeps food cool', /insulat/i],
    ['writing lesson yr 5 show dont tell, scary setting old woolshed', /show don’t tell/i],
    ['yr 8 timeline of the land wars', /timeline/i],
    ['year 4 procedural writing making pikelets', /pikelets/i],
    ['poster class treaty / expectations yr 3 w te reo', /class treaty/i],
    ['classroom expectations yr 5', /class treaty|agreement/i],
  ])('finds the lesson for the job: %s', async (content, job) => {
    expect(said(await firstFor(content))).toMatch(job)
  })

  it.each([
    ['yr 6 writing volcanoes', 'English'],
    ['yr 2 writing our trip to the zoo', 'English'],
    ['sci yr 4 food chains at the duck pond', 'Science'],
  ])('keeps to the learning area that was typed: %s', async (content, area) => {
    expect((await firstFor(content))?.area).toBe(area)
  })

  it.each([
    ['stats yr 6 rugby', 'Mathematics and statistics'],
    ['stats investigation yr 4 lunchbox rubbish', 'Mathematics and statistics'],
    ['tech yr 7 lunchbox', 'Technology'],
    ['writing yr 5, earthquakes', 'English'],
    ['soc sci yr 5 rivers', 'Social sciences'],
  ])('reads the area from its short name: %s', (content, area) => {
    expect(guessSubject(content)).toBe(area)
  })

  it('leaves a topic alone whose way of working is named beside it', async () => {
    expect((await firstFor('melting ice and chocolate year 2, fair test'))?.title).toMatch(/ice/i)
    expect((await firstFor('industrial revolution child labour yr 7 debate'))?.area).toBe('Social sciences')
  })
})
