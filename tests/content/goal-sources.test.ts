import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { goalsHtml } from '#content/html/goals.ts'
import type { PlanGoal } from '#content/lesson-plan.ts'
import { goalsById } from '../../supabase/seed/curriculum-goals.ts'

const origins = JSON.parse(
  readFileSync(new URL('../../supabase/seed/goal-origins.json', import.meta.url), 'utf8'),
) as { origin: string; goals: string[] }[]
const sources = [...goalsById].flatMap(([id, { goals }]) =>
  goals.flatMap((goal) => (goal.id === id ? [{ id, source: goal.source }] : [])),
)
const named = sources.filter(({ source }) => source !== 'unverified')

describe('the sources of goals', () => {
  it('are short names of official publications, with the Ministry’s own address', () => {
    const name =
      /^(?:(?:after )?NZC [\p{L} ()]+ Phase [123] \(Years \d–\d\), (?:in force 1 January 2026|draft of October 2025) · Tāhūrangi|Ministry of Education: [\p{L} ]+ in Year \d|Te Aho Arataki Marau mō te Ako i te Reo Māori · Ministry of Education)$/u
    const link = /^https:\/\/(?:[\w-]+\.)*education\.govt\.nz(?:\/|$)/
    const others = named.filter(({ source }) => {
      const [said = '', address] = source.split(' — ')
      return !name.test(said) || said.length > 110 || (address !== undefined && !link.test(address))
    })
    expect(others).toEqual([])
    expect(named.length).toBeGreaterThan(1200)
  })

  it('leave how each wording was obtained to the data', () => {
    const known = new Set(origins.flatMap(({ goals }) => goals))
    expect(named.filter(({ id }) => !known.has(id))).toEqual([])
  })

  it('are a link on paper that opens the official page', () => {
    const [{ source } = { source: '' }] = named
    const goal = { goalId: 'g', wording: 'Count.', verified: true, source } as PlanGoal
    const [name = '', link = ''] = source.split(' — ')
    expect(goalsHtml([goal], '')).toContain(`<a href="${link}">${name}</a>`)
    const odd = { ...goal, source: 'x — javascript:alert(1)' }
    expect(goalsHtml([odd], '')).not.toContain('<a')
  })
})
