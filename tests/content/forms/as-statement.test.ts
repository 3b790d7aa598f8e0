import { describe, expect, it } from 'vitest'
import { asStatement } from '#content/planner/forms/quiz/as-statement.ts'

describe('a question with its answer as a statement', () => {
  it.each([
    ['What is a glacier?', 'a slow river of ice', 'A glacier is a slow river of ice.'],
    ['What is fed to the calves first?', 'milk', 'Milk is fed to the calves first.'],
    ['Which bird lays the largest egg?', 'the ostrich', 'The ostrich lays the largest egg.'],
    ['Which word ends the story?', 'home', 'The word “home” ends the story.'],
    ['Where is the keel?', 'under the hull', 'The keel is under the hull.'],
    ['What holds the sail?', 'the mast', 'The mast holds the sail.'],
    ['Why do we tie the knot twice?', 'to hold the sail', 'We tie the knot twice to hold the sail.'],
    ['What are the ropes called?', 'stays', 'The ropes are called stays.'],
    ['Where do crabs hide?', 'under rocks', 'Crabs hide under rocks.'],
    ['Which moth is the larger?', 'the green one', 'The green moth is the larger.'],
  ])('reads as a person would say it: %s', (prompt, answer, says) => {
    expect(asStatement(prompt, answer)).toBe(says)
  })

  it.each([
    ['What does a mast do?', 'hold the sail'],
    ['Which town is the port in?', 'Nelson'],
    ['Why do boats float?', 'They push water away.'],
    ['Where do crews sleep in?', 'in bunks'],
    ['Where was the captain born?', 'in Hull'],
    ['Which ropes hold the mast?', 'the stays'],
  ])('is left where the words would have to change: %s', (prompt, answer) => {
    expect(asStatement(prompt, answer)).toBeNull()
  })
})
