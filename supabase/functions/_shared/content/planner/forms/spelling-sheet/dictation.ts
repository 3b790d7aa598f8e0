import type { Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { ownSheetOf } from '../../read/words/own-sheet.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { chooseWords, type SpellingWord, saidOfList } from './choose-words.ts'
import { countedWords } from './spelling-sheet.ts'
import { HOW_TO_DICTATE, SPELLING_SOURCE } from './spelling-words.data.ts'

const USUAL = 6
const MAX = 12

const wordsIn = (sentence: string) => sentence.split(/\s+/).length

/** Lines for one sentence. The number of its words helps pupils to check that none is missing. */
const lineFor = ({ word, sentence }: SpellingWord, at: number): Task => ({
  id: `sentence-${at + 1}`,
  level: 'core',
  prompt: `Sentence ${at + 1} has ${wordsIn(sentence ?? '')} words.`,
  figure: null,
  space: 'lines',
  answer: `${sentence} (${word})`,
  working: null,
  check: null,
})

/** Sentences for the teacher to read, with the words of a spelling pattern, and lines for pupils. */
export function dictation(lesson: Lesson): MadeForm | null {
  const { request, random } = lesson
  if (ownSheetOf(request) !== 'dictation') return null
  const chosen = chooseWords(request, random)
  if (chosen === null) return null
  const known = { ...chosen, words: chosen.words.filter(({ sentence }) => sentence !== null) }
  if (known.words.length === 0) return null
  const { words, said } = countedWords(known, lesson, USUAL, MAX)
  const without = chosen.words.filter(({ sentence }) => sentence === null).map(({ word }) => word)
  const note = chosen.list?.note
  return {
    form: 'Dictation',
    hasMore: true,
    title: chosen.title,
    area: 'English',
    ofArea: true,
    isOwn: true,
    pages: [
      formPage(
        'Listen to the whole sentence. Write it. Then count your words, and check capital letters and end marks.',
        [],
        words.map(lineFor),
      ),
    ],
    key: [
      { kind: 'heading', text: 'How to read them' },
      { kind: 'list', ordered: false, items: [...HOW_TO_DICTATE, ...(note === undefined ? [] : [note])] },
    ],
    source: SPELLING_SOURCE,
    notDone: [
      ...said,
      ...saidOfList(chosen, request),
      ...(without.length > 0 ? [`No sentence is written here for: ${without.join(', ')}.`] : []),
    ],
    note: `It has ${words.length} sentences to read out, on the teacher page, and lines for pupils.`,
  }
}
