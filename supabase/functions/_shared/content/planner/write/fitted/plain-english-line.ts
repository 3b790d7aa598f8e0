import type { TaskPage } from '../../../resource.ts'
import { formFor } from '../../forms/choose-form.ts'
import { isQuestion } from '../../forms/made-form.ts'
import { listInWords } from '../../list-in-words.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { languagePart } from '../../prepare/part-of-level.ts'
import { MARKS } from '../marks.data.ts'
import { WORDS_HEADING } from './plain-english.data.ts'

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const wordsOn = ({ blocks = [] }: TaskPage): number => {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === WORDS_HEADING)
  const list = blocks[at + 1]
  return at >= 0 && list?.kind === 'list' ? list.items.length : 0
}

/** What a page in plainer English has, and what it cannot have, so that a teacher sees what is left to do. */
function hasAndLacks({ approach }: Lesson, page: TaskPage): string {
  const words = wordsOn(page)
  const pictures = page.tasks.filter(({ figure }) => figure !== null).length
  const isOfBank = approach.kind === 'topic' && approach.topic.kit !== undefined
  const isWritten = page.text !== undefined || isOfBank || approach.kind === 'frame'
  const has = [
    ...(words > 0 ? [`${plural(words, 'word')} with ${words === 1 ? 'its meaning' : 'their meanings'}`] : []),
    'a short instruction',
    ...(isWritten ? [] : ['short questions']),
  ]
  const shown =
    pictures === 0
      ? 'I cannot draw pictures for these questions: point to real things or sketch them as you read.'
      : `${pictures} of its ${plural(page.tasks.length, 'question')} ${pictures === 1 ? 'has' : 'have'} a picture.`
  const kept = isWritten
    ? ' Its questions are those of the lesson as they were written: I cannot put them into shorter sentences, so read them aloud.'
    : ''
  return `It has ${listInWords(has)}. ${shown}${kept} Nothing is in the home languages of your students.`
}

/** Tells which page is the version for students new to English. */
export function plainEnglishLine(lesson: Lesson, pages: readonly TaskPage[]): string[] {
  const part = languagePart(lesson.request)
  const [first] = pages
  if (part === undefined || first === undefined) return []
  const made = formFor(lesson)
  if (made !== null && !isQuestion(made))
    return [
      'I have no version of this for students new to English: read it aloud with them, and let them answer in a word or a drawing.',
    ]
  if (part.isAll) return [`This sheet is for students new to English. ${hasAndLacks(lesson, first)}`]
  const page = pages.find(({ level }) => level === 'support') ?? first
  return [`Students new to English have the page marked ${MARKS.support}. ${hasAndLacks(lesson, page)}`]
}
