import { describe, expect, it } from 'vitest'
import { contradictedFact } from '#content/checks/against-facts.ts'

const FACTS = [
  'A spider has eight legs.',
  'A kiwi lays one egg.',
  'Kiwi are birds that cannot fly.',
  'Sound travels faster in water than in air.',
]

describe('a statement against short facts', () => {
  it.each([
    ['Spiders have six legs.', 'A spider has eight legs.'],
    ['The kiwi lays three eggs.', 'A kiwi lays one egg.'],
    ['Kiwi are birds that can fly.', 'Kiwi are birds that cannot fly.'],
    ['Sound travels slower in water than in air.', 'Sound travels faster in water than in air.'],
  ])('contradicts them: %s', (said, fact) => {
    expect(contradictedFact([said], FACTS)).toEqual({ said, fact })
  })

  it.each([
    'Spiders have eight legs.',
    'Spiders have eight eyes.',
    'An ant has six legs.',
    'Put four spiders on the page.',
    'Two spiders have sixteen legs.',
    'Kiwi can run fast.',
    'How many legs do six spiders have?',
  ])('does not: %s', (said) => {
    expect(contradictedFact([said], FACTS)).toBeUndefined()
  })
})
