import { describe, expect, it } from 'vitest'
import { matterOf } from '#content/planner/write/asked/matter-of.ts'

describe('what the work of a class is set in', () => {
  it.each([
    ['have', ''],
    ['getting started', ''],
    ['own', ''],
    ['lots', ''],
    ['own choice of topic', ''],
    ['going', ''],
    ['first lesson of unit', ''],
    ['having trouble with quiet ones', ''],
    ['need to finish this week', ''],
    ['dragons, have', 'dragons'],
    ['dragons, have a few that struggle', 'dragons'],
    ['dogs on the beach', 'dogs on the beach'],
    ['getting lost in the bush', 'getting lost in the bush'],
    ['longer lunch', 'longer lunch'],
    ['the first moon landing', 'the first moon landing'],
    ['cats, dogs and birds', 'cats, dogs and birds'],
  ])('is a thing: “%s” gives “%s”', (setting, matter) => {
    expect(matterOf(setting)).toBe(matter)
  })
})
