import type { Block } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { JOINING_WORDS, LANGUAGE_MATS, type LanguageMat } from './language-mats.data.ts'

const heading = (text: string): Block => ({ kind: 'heading', text })

/** Beginnings of sentences, a row for each part. */
const startersTable = ({ starters }: LanguageMat): Block => ({
  kind: 'table',
  head: ['', 'Begin with'],
  rows: starters.map(([part, lines]) => [part, lines.join('   ')]),
})

/** Words to choose from, a row for each group. */
const wordsTable = ({ words }: LanguageMat): Block => ({
  kind: 'table',
  head: ['', 'Words'],
  rows: [...words, ['Join', JOINING_WORDS] as const].map(([group, list]) => [group, list.join(' · ')]),
})

/** A mat of words and beginnings of sentences in simple English; null for work of which none is written. */
export function languageMat({ request }: Lesson): MadeForm | null {
  const mat = LANGUAGE_MATS.find(({ pattern }) => pattern.test(request.topic))
  if (!mat) return null
  return {
    form: 'Word and sentence mat',
    title: mat.title,
    area: 'English',
    ofArea: true,
    isOwn: true,
    hasMore: true,
    noName: true,
    pages: [
      formPage('Choose how to begin. Find the words that you need. Say it, then write it.', [
        heading('Start your sentence'),
        startersTable(mat),
        heading('Words'),
        wordsTable(mat),
        { kind: 'paragraph', text: 'My own words: ________________________________________________' },
      ]),
    ],
    key: [
      heading('How to use it'),
      {
        kind: 'list',
        ordered: false,
        items: [
          'Say each beginning aloud together before anyone writes, with a true ending of your own.',
          'For beginners choose three beginnings and one row of words, and cover the rest.',
          'Let students write the words in their home language or draw beside them.',
        ],
      },
    ],
    notDone: [],
    source: 'Its words and beginnings were written for Mahere, in simple English.',
    note: `It has ${mat.starters.flatMap(([, lines]) => lines).length} beginnings of sentences and ${mat.words.flatMap(([, list]) => list).length} words, in simple English.`,
  }
}
