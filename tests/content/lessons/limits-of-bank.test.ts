import { describe, expect, it } from 'vitest'
import { planSection } from '#content/lesson-plan.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { readKits } from '../../../supabase/seed/kit-files.ts'
import { input, named, plan } from '../kits/kit-requests.ts'
import { isOneIn } from '../kits/one-in.ts'

/** What is ruled out, with the words for it in steps and materials, written apart from those of the planner. */
const LIMITS: readonly (readonly [said: string, thing: RegExp])[] = [
  ['no balls', /\b(?:\p{L}*ball)s?\b/iu],
  ['no scissors', /\bscissors\b/i],
  ['no magnets', /\bmagnets?\b/i],
  ['no torches', /\btorch(?:es)?\b/i],
  ['no paint', /\bpaints?\b/i],
  ['no mats', /\bmats?\b/i],
  ['no devices', /\b(?:tablets?|chromebooks?|laptops?|ipads?|cameras?)\b/i],
]

/** A step that takes a thing in hand begins so; what is said, asked or thought of it is no use of it. */
const HANDLES =
  /^(?:Give|Hand|Put|Take|Hold|Throw|Set|Show|Use|Pass|Roll|Kick|Bounce|Lay|Cut|Glue|Paint|Mix|Shine|Test|Pairs|Groups|Students|Everyone)\b/

const KITS = readKits(undefined, { words: false })
  .flatMap(({ kit }) => (kit ? [kit] : []))
  .filter(({ area, strand }) => /Science|arts|Technology/.test(area) || strand === 'Physical education')
  .filter(({ id }) => isOneIn(process.env.ALL_KITS ? 1 : 5, id))

describe('a plan for a class without something', () => {
  it.each(LIMITS)('tells of it where its list or steps still use it: %s', (said, thing) => {
    const silent = KITS.filter((kit) =>
      thing.test(JSON.stringify([kit.materials, kit.hook, kit.show, kit.work])),
    ).flatMap((kit) => {
      const content = `${said}; Year ${Math.max(1, kit.years[1])} ${kit.area} lesson on ${kit.title}`
      const answer = answerRequest(input(content, [named(kit)]))
      if (answer.format !== 'plan') return []
      const made = plan(answer)
      const lines = (planSection(made, 'phases')?.steps ?? []).flatMap(({ teacher, pupils }) => [
        ...teacher,
        ...pupils,
      ])
      const used = [
        ...(planSection(made, 'resources')?.items ?? []).filter((item) => !item.startsWith('in place of')),
        ...lines
          .flatMap((line) => line.replace(/“[^”]*”/g, ' ').split(/(?<=[.!?])\s+/))
          .filter((line) => HANDLES.test(line)),
      ].filter((line) => thing.test(line.replace(/\. Without it: .*$/, '')))
      const told = made.notDone.some((sentence) => /^(?:You have no|You asked for no)/.test(sentence))
      return used.length === 0 || told ? [] : [`${kit.id}: ${used[0]}`]
    })
    expect(silent).toEqual([])
  })
})
