import { describe, expect, it } from 'vitest'
import { formInsteadOfLesson } from '#content/planner/read/wishes/want.ts'

describe('a form that is asked for in a chat of lesson plans', () => {
  it.each([
    ['dance elements rubric y6', 'rubric'],
    ['writing rubric explanation text yr 7 and 8, 4 levels', 'rubric'],
    ['need a reading comp about kākāpō, 250 words, 6 questions', 'reading'],
    ['need an end of unit assessment on perimeter and area yr5, one page', 'assessment'],
    ['the human skeleton labelling worksheet y5 easy and hard version', 'worksheet'],
    ['decodable text with sh and ch only', 'reading'],
    ['school production audition letter and permission slip for whānau', 'letter'],
    ['fractions quiz, year 5', 'quiz'],
    ['spelling list long a y3, 10 words', 'worksheet'],
    ['venn diagram frogs and butterflies year 3', 'worksheet'],
    ['number of the day y4', 'worksheet'],
    ['readers theatre script about bullying yr 6', 'worksheet'],
  ])('“%s” asks for a %s', (text, want) => expect(formInsteadOfLesson(text)).toBe(want))

  it.each([
    ['a lesson on fractions with a quiz'],
    ['water cycle, with a worksheet for the end'],
    ['debate on phones in schools yr 8, and a judging sheet'],
    ['apostrophes!!! 30 min lesson plus a worksheet'],
    ['making a quiz for our buddy class, year 7'],
    ['how to write a checklist, year 4'],
    ['unit on space with a quiz'],
    ['fitness circuit year 5 30 mins'],
    ['handwriting letters a and d, year 1'],
    ['spelling words with oo, y2, 40 min'],
    ['writing a play script, year 6'],
    ['PE stations ball skills y4'],
  ])('“%s” stays a lesson', (text) => expect(formInsteadOfLesson(text)).toBeNull())
})
