import type { Block } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { ownSheetOf } from '../../read/words/own-sheet.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { type ChosenWords, chooseWords, type SpellingWord, saidOfList } from './choose-words.ts'
import {
  BLANK_SHEET,
  ESSENTIAL,
  ESSENTIAL_SAID,
  HOW_TO_SPELL,
  SPELLING_SOURCE,
  TEST,
} from './spelling-words.data.ts'
import { wordTasks } from './word-tasks.ts'

const USUAL = 10
/** As many as fit on one page with room to write. */
const MAX = 20

const NO_SENTENCE = '(say a sentence of your own)'

const tableOf = (head: string[], words: readonly string[]): Block => ({
  kind: 'table',
  head,
  rows: words.map((word) => [word, ...head.slice(1).map(() => '')]),
})

/** The words with a sentence each, for the teacher to read out. */
function wordsKey(chosen: ChosenWords, words: readonly SpellingWord[]): Block[] {
  const note = chosen.list?.note
  return [
    { kind: 'heading', text: 'The words, with a sentence each to read out' },
    {
      kind: 'table',
      head: ['', 'Word', 'Sentence'],
      rows: words.map(({ word, sentence }, at) => [String(at + 1), word, sentence ?? NO_SENTENCE]),
    },
    { kind: 'list', ordered: false, items: [...(note === undefined ? [] : [note]), ...HOW_TO_SPELL] },
  ]
}

/** So many words as were asked for, or all that the teacher listed. */
export function countedWords(chosen: ChosenWords, { request }: Lesson, usual: number, max: number) {
  const { count, more = 0 } = request.understood
  const isOwn = chosen.list === null
  const wanted = (count ?? (isOwn ? chosen.words.length : usual)) + more
  const own = chosen.words.slice(0, Math.min(wanted, max))
  const reserve = chosen.reserve?.words.slice(0, Math.min(wanted, max) - own.length) ?? []
  const words = [...own, ...reserve]
  const isShort = words.length < wanted && (count !== null || more > 0)
  const said = [
    ...(isShort ? [`You asked for ${wanted}; ${words.length} are given here.`] : []),
    ...(reserve.length > 0
      ? [`The last ${reserve.length} of the ${words.length} words come from “${chosen.reserve?.title}”.`]
      : []),
  ]
  return { words, said }
}

const unknownSaid = (words: readonly SpellingWord[]): string[] => {
  const unknown = words.filter(({ sentence }) => sentence === null).map(({ word }) => word)
  return unknown.length === 0
    ? []
    : [`No sentence is written here for: ${unknown.join(', ')}. Say one of your own.`]
}

/** An empty sheet, for words that each pupil writes in. */
function blankSheet(): MadeForm {
  const head = ['My word', 'Try 1', 'Try 2', 'Try 3']
  return {
    form: 'Look, say, cover, write, check',
    title: 'My spelling words',
    area: 'English',
    ofArea: true,
    pages: [
      formPage(
        'Write your words in the first column. Look at the word, say it, cover it, write it, check it. Tick a try that is right.',
        [
          tableOf(
            head,
            Array.from({ length: 12 }, () => ''),
          ),
        ],
      ),
    ],
    key: [{ kind: 'list', ordered: false, items: [...HOW_TO_SPELL] }],
    source: SPELLING_SOURCE,
    notDone: [],
    note: 'It has twelve empty rows for words of your own.',
  }
}

/** A test: numbered lines without the words, which stand on the teacher page. */
function testPage(words: readonly SpellingWord[]) {
  return formPage(
    'Listen to the word and its sentence. Write the word. Use the last column to write it again where it was not right.',
    [
      tableOf(
        ['No.', 'Word', 'Once more'],
        words.map((_, at) => String(at + 1)),
      ),
      { kind: 'paragraph', text: `Right: ______ of ${words.length}` },
    ],
  )
}

function sheetPage(chosen: ChosenWords, words: readonly SpellingWord[], { random }: Lesson) {
  return formPage(
    'Look at the word, say it, fold it under, write it, check it. Tick a try that is right. Then do the tasks.',
    [
      tableOf(
        ['Word', 'Try 1', 'Try 2', 'Try 3'],
        words.map(({ word }) => word),
      ),
    ],
    wordTasks(chosen, words, random),
  )
}

/** A sheet to learn words by looking, covering and writing, with short tasks on them; or a test of them. */
export function spellingSheet(lesson: Lesson): MadeForm | null {
  const { request, random } = lesson
  const own = ownSheetOf(request)
  if (own !== null && own !== 'spelling sheet') return null
  if (BLANK_SHEET.pattern.test(request.topic)) return blankSheet()
  const chosen = chooseWords(request, random)
  if (chosen === null) return null
  const { words, said } = countedWords(chosen, lesson, USUAL, MAX)
  const isTest = TEST.pattern.test(request.topic)
  return {
    form: isTest ? 'Spelling test' : 'Spelling sheet',
    hasMore: true,
    title: chosen.title,
    area: 'English',
    ofArea: true,
    isOwn: true,
    pages: [isTest ? testPage(words) : sheetPage(chosen, words, lesson)],
    key: wordsKey(chosen, words),
    source: SPELLING_SOURCE,
    notDone: [
      ...said,
      ...saidOfList(chosen, request),
      ...(ESSENTIAL.pattern.test(request.topic) ? [ESSENTIAL_SAID] : []),
      ...unknownSaid(words),
    ],
    note: isTest
      ? `It tests ${words.length} words, which stand with their sentences on the teacher page.`
      : `It has ${words.length} words to look at, cover, write and check, with tasks on them. The key and a sentence for each word are on the teacher page.`,
  }
}
