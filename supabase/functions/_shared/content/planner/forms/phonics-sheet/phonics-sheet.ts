import type { Block, BoxHeight, LineDrawing } from '../../../blocks.ts'
import { listInWords } from '../../list-in-words.ts'
import { pictureOf } from '../../pictures/small-picture.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { listedSounds, phonicsAsked } from '../../read/words/phonics/phonics-asked.ts'
import type { PhonicsName } from '../../read/words/phonics/phonics-words.data.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { PHONICS_SETS, type PhonicsSet } from './phonics-sets.data.ts'

/** A sheet of sounds belongs to the first years. */
const LAST_YEAR = 3
const PICTURES = 8
const TO_DRAW = 4
const TO_HEAR = 4
const PAIRS = 6

const WIDTH = 42
const HEIGHT = 38
const BOX = 10

const sounds = (word: string) => word.split('-')
const plain = (word: string) => word.replaceAll('-', '')

/** A picture with a box below it for each sound, or a line where a sound is spelt with a magic e. */
function pictureWithBoxes(word: string, hasLine: boolean): LineDrawing {
  const picture = pictureOf(plain(word))
  const count = sounds(word).length
  const left = (WIDTH - count * BOX) / 2
  const below = hasLine
    ? [{ path: `M4 36 h${WIDTH - 8}`, look: 'thin' as const }]
    : sounds(word).map((_, at) => ({ path: `M${left + at * BOX} 26 h${BOX} v${BOX} h-${BOX} z` }))
  return {
    says: picture?.says ?? '',
    size: [WIDTH, HEIGHT],
    marks: [
      ...(picture ? [{ picture, at: [9, 0] as [number, number], size: [24, 24] as [number, number] }] : []),
      ...below,
    ],
  }
}

interface Chosen {
  drawn: string[]
  toDraw: string[]
  toHear: string[]
  /** Words that become others with an e: cap and cape. */
  withE: string[]
}

/** Short vowels that are named by their letters: “short a and e”, “short vowel i”. */
const SHORT_VOWELS =
  /\bshort (?:vowels? |sounds? )?["“'‘]?([aeiou]\b["”'’]?(?:(?:\s*(?:,|&|\/|and|or)\s*)+["“'‘]?[aeiou]\b["”'’]?)*)(?! (?:story|text|film|quiz|play|poem|lesson)\b)/iu

const shortVowelsIn = (topic: string): string[] =>
  SHORT_VOWELS.exec(topic)?.[1]
    ?.toLowerCase()
    .match(/\b[aeiou]\b/g) ?? []

/** The words of two short vowels or more that are named, as one set; null where one or none is. */
function ofShortVowels(topic: string): PhonicsSet | null {
  const vowels = shortVowelsIn(topic)
  const sets = vowels.map((vowel) => PHONICS_SETS[`short ${vowel}` as PhonicsName])
  const [first, ...others] = sets
  if (first === undefined || others.length === 0) return null
  const halves = sets.map(({ more }) => more.split(' | '))
  return {
    title: `Short ${listInWords(vowels)}`,
    drawn: sets.map(({ drawn }) => drawn).join(' '),
    more: [0, 1].map((at) => halves.map((half) => half[at] ?? '').join(' ')).join(' | '),
    sentences: [first.sentences[0], ...others.map(({ sentences }) => sentences[0])],
  }
}

const VOWEL_OF_E = /\b([aiou])[_–-]e\b/i

/** The words of the sheet: those that the request lists, then those of the pattern. */
function wordsFor({ drawn, more, withE = [] }: PhonicsSet, { request, random }: Lesson): Chosen {
  const vowel = VOWEL_OF_E.exec(request.topic)?.[1]?.toLowerCase()
  const ofVowel = (word: string) => vowel === undefined || word.includes(`-${vowel}-`)
  const own = listedSounds(request.topic).map((word) => [...word].join('-'))
  const rest = (list: string) =>
    random.shuffle(list.split(' ').filter((word) => ofVowel(word) && !own.includes(word)))
  const isDrawn = (word: string) => pictureOf(plain(word)) !== undefined
  const [toDraw = '', toHear = ''] = more.split(' | ')
  const ownWords = own.filter((word) => !isDrawn(word))
  return {
    drawn: [...own.filter(isDrawn), ...rest(drawn)].slice(0, PICTURES),
    toDraw: [...ownWords, ...rest(toDraw)].slice(0, TO_DRAW),
    toHear: [...ownWords.slice(TO_DRAW), ...rest(toHear)].slice(0, TO_HEAR),
    withE: random.shuffle(withE.filter((word) => vowel === undefined || word[1] === vowel)).slice(0, PAIRS),
  }
}

const heading = (text: string): Block => ({ kind: 'heading', text })

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

/** One row of boxes with a few words in each. */
const row = (height: BoxHeight, words: readonly string[]): Block => ({
  kind: 'boxes',
  height,
  rows: [words.map((word) => ({ heading: word, help: '' }))],
})

/** What follows the pictures: pairs such as cap and cape, or words to hear. */
const lastTask = ({ toHear, withE }: Chosen): Block[] =>
  withE.length > 0
    ? [
        heading('Add an e. Read both words.'),
        row('low', withE.slice(0, 3).map(pairOf)),
        row('low', withE.slice(3).map(pairOf)),
      ]
    : [
        heading('Listen. Write the word.'),
        row(
          'low',
          toHear.map((_, at) => `${at + 1}`),
        ),
      ]

const pairOf = (word: string) => `${word} → ${word}__`

const blocksFor = ({ sentences }: PhonicsSet, chosen: Chosen): Block[] => {
  const { drawn, toDraw, withE } = chosen
  const isMagic = withE.length > 0
  return [
    heading(isMagic ? 'Say it. Write the word.' : 'Say it. Write each sound in a box.'),
    { kind: 'drawings', drawings: drawn.map((word) => pictureWithBoxes(word, isMagic)) },
    heading('Read it. Draw it.'),
    row('middle', toDraw.map(plain)),
    heading('Read'),
    ...sentences.map(paragraph),
    ...lastTask(chosen),
  ]
}

const keyFor = ({ drawn, toDraw, toHear, withE }: Chosen): Block[] => [
  heading('The words'),
  {
    kind: 'table',
    head: ['On the sheet', 'Words'],
    rows: [
      ['The pictures, in rows', drawn.map(plain).join(', ')],
      ['To read and draw', toDraw.map(plain).join(', ')],
      withE.length > 0
        ? ['With an e', withE.map((word) => `${word}e`).join(', ')]
        : ['Say these for the last row', toHear.map(plain).join(', ')],
    ],
  },
  paragraph(
    withE.length > 0
      ? 'The e at the end says nothing itself: it lets the vowel before it say its name.'
      : 'One box is one sound, however many letters spell it. Say the word slowly, and push a counter into a box for each sound before they write.',
  ),
]

/** A sheet of words with one vowel or pattern: pictures with boxes for their sounds, words to read and draw, a line to read, words to hear. */
export function phonicsSheet(lesson: Lesson): MadeForm | null {
  const { request } = lesson
  const name = phonicsAsked(request.topic)
  // A number of questions, or of words to read and draw, is that of a list.
  if (name === null || request.understood.count !== null) return null
  if (request.yearKnown && request.year > LAST_YEAR) return null
  const set = ofShortVowels(request.topic) ?? PHONICS_SETS[name]
  const chosen = wordsFor(set, lesson)
  return {
    form: 'Phonics sheet',
    title: set.title,
    area: 'English',
    ofArea: true,
    isOwn: true,
    pages: [formPage('Point and say each word first.', blocksFor(set, chosen))],
    key: keyFor(chosen),
    notDone: [],
    source:
      'The words and sentences were written for Mahere. Follow your school’s order of sounds where it differs.',
    note: `It has ${chosen.drawn.length} pictures to write, ${chosen.toDraw.length} words to read and draw, sentences and one more task. The words, and which to say aloud, are on the teacher page.`,
  }
}
