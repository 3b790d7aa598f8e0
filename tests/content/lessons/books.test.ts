import { describe, expect, it } from 'vitest'
import { bookNamed, bookTopic } from '#content/planner/english/books/book-topic.ts'
import { BOOKS } from '#content/planner/english/books/books.data.ts'
import { made } from '../forms/made.ts'

describe('a book that a request names', () => {
  it.each([
    ['The Lion in the Meadow year 3 comprehension', 'A Lion in the Meadow'],
    ['the bfg novel study questions y5', 'The BFG'],
    ['hairy maclary lesson year 1', 'Hairy Maclary'],
    ['charlottes web chapter 1 comprehension', 'Charlotte’s Web'],
    ['wonder novel study y7', 'Wonder'],
    ['whale rider y8', 'The Whale Rider'],
    ['comprehension questions y5, we are reading the BFG', 'The BFG'],
  ])('%s', (text, title) => {
    expect(bookNamed(text)?.title).toBe(title)
  })

  it.each([
    'i wonder why the sky is blue y3',
    'the arrival of maori y6',
    'digging holes y2',
    'novel study lesson y7',
    'lions and meadows y3 science',
    // The class reads it, and the lesson is on something else.
    'speech marks y3, we are reading Hairy Maclary',
    'adjectives year 4, our class novel is The BFG',
  ])('is none in “%s”', (text) => {
    expect(bookNamed(text)).toBeNull()
  })

  it('is taught by questions that state nothing about it, and says so', () => {
    const { header, answer: whole, pages } = made('The Lion in the Meadow year 3 comprehension')
    expect(header.title).toBe('A Lion in the Meadow')
    expect(
      pages.flatMap(({ tasks }) => tasks ?? []).every(({ answer }) => answer.startsWith('Look for:')),
    ).toBe(true)
    expect(JSON.stringify(whole)).toContain('I do not know what happens in this book')
  })

  it('is listed once, with a lesson for each', () => {
    expect(new Set(BOOKS.map(({ title }) => title)).size).toBe(BOOKS.length)
    for (const book of BOOKS) expect(bookTopic(book, '').teaching.materials[0]).toContain(book.author)
  })
})
