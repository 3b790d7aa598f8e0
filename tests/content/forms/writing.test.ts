import { describe, expect, it } from 'vitest'
import { readDoor } from '#content/door/door.ts'
import { letterFacts } from '#content/planner/forms/letter/letter-facts.ts'
import { blockOf, made, noteFor } from './made.ts'

describe('a writing frame', () => {
  it.each([
    ['writing frame for a recount of our museum visit, year 4', /First, we/],
    ['a persuasive writing frame about school uniforms year 6', /strongly believe/],
    ['writing scaffold for a poem about rain, y3', /sounds like/],
    ['narrative planner year 5', /Suddenly/],
    ['writing frame: compare and contrast two planets, year 7', /Both/],
  ])('%s', (text, starter) => {
    const { pages, html, header } = made(text)
    const starters = blockOf(pages[0]?.blocks, 'frame').parts.flatMap((part) => part.starters)
    expect(starters.length).toBeGreaterThanOrEqual(8)
    expect(starters.join('\n')).toMatch(starter)
    expect(html).toContain('<div class="line">')
    expect(header.form).toBe('Writing frame')
  })
})

describe('a note to whānau', () => {
  it('tells the teacher’s facts, greets and closes', () => {
    const { html } = made('note home about our beach trip on Friday 9am, togs, sunhat, a packed lunch')
    expect(html).toContain('Kia ora e te')
    expect(html).toContain('Ngā')
    for (const fact of ['beach trip', 'Friday', '9am', 'Togs', 'Sunhat', 'A packed lunch'])
      expect(html, fact).toContain(fact)
    expect(html).not.toContain('<span>Name</span>')
  })

  it('reads the day, the time and the place', () => {
    expect(letterFacts('letter to parents about athletics day next tues 10am at the domain')).toMatchObject({
      when: 'next Tuesday 10am',
      where: 'the domain',
    })
  })

  it('is made however much is said in the message', () => {
    const { html } = made(
      'permission slip for our museum trip on Monday 9am, a packed lunch, raincoat, two adults to help with transport',
    )
    expect(html).toContain('Two adults to help with transport')
  })

  it('leaves blanks for what was not said', () => {
    expect(made('parent letter about the gala').html).toContain('When: ____')
  })

  it('has a slip to return where permission is asked for', () => {
    const { pages, html } = made('permission slip for our museum trip on Monday')
    expect(JSON.stringify(pages)).toMatch(/Please cut off and return/)
    expect(html).toContain('<h2 class="cut">Please cut off and return</h2>')
  })

  it('says nothing of a curriculum goal where none was chosen', () => {
    expect(made('parent letter about the gala').html).not.toMatch(/curriculum/i)
  })

  it('tells what the class learns where the topic is one of mathematics', () => {
    expect(made('a note home about equivalent fractions, year 5').html).toMatch(/In class we are learning to/)
  })

  it('asks what it is about where nothing is said', () => {
    expect(noteFor('write a letter to parents please, year 4')).toMatch(/What is the note about\?|Tell me/)
  })

  it('is not made in a language that cannot be written here', () => {
    const closed = readDoor({ content: 'note home about swimming on Monday, in Samoan', history: [] })
    expect(closed?.words).toMatch(/cannot be made here yet/)
  })
})
