import { describe, expect, it } from 'vitest'
import { isMoodOfClass, requestParts, wordsAskedFor } from '#content/planner/read/conditions/request-parts.ts'

const bearing = (asked: string, ...matter: string[]) =>
  requestParts(asked, matter).map(({ bears, words }) => `${bears}: ${words}`)

describe('the parts of a request', () => {
  it.each([
    [
      'y5 dodging, windy field, kids are chatty',
      ['dodging', 'windy', 'field'],
      ['matter: dodging', 'around: windy field', 'class: kids are chatty'],
    ],
    [
      'friendship year 6, lots of drama in my class at the moment',
      ['friendship', 'moment'],
      ['matter: friendship', 'class: lots of drama in my class at the moment'],
    ],
    [
      'speeches, they need a strong opening, due week 8',
      ['speeches', 'opening'],
      ['matter: speeches', 'asked: they need a strong opening', 'around: due'],
    ],
    [
      'mood in stories using an extract, hall is free',
      ['mood', 'extract', 'free'],
      ['matter: mood in stories using an extract', 'around: hall is free'],
    ],
  ])('name its matter, what is asked for, the class, and what stands around: %s', (asked, matter, parts) => {
    expect(bearing(asked, ...matter).map((part) => part.replace(/: y5 /, ': '))).toEqual(parts)
  })

  it('give only the words that have to be met, without what is done to a thing', () => {
    expect(wordsAskedFor('design and make a wrap, nut free', ['design', 'wrap', 'free'])).toEqual(['wrap'])
    expect(
      wordsAskedFor('walking in role as settlers, cold morning', ['walking', 'settlers', 'cold']),
    ).toEqual(['settlers'])
  })
})

describe('what is said of a class', () => {
  it.each(['they are a loud class', 'kids are pretty chatty', 'some reluctant boys'])(
    'is a mood that no lesson takes up: %s',
    (words) => expect(isMoodOfClass(words)).toBe(true),
  )

  it.each(['Three boys stammer', 'they can’t read yet', 'they need a strong opening'])(
    'is told where it counts students, denies or wishes: %s',
    (words) => expect(isMoodOfClass(words)).toBe(false),
  )
})
