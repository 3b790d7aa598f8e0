import type { Task } from '../../../task.ts'
import { FORMATION } from '../../english/sounds/formation.data.ts'
import { gapped, shownUnit, thingsWith, wordsWith, wordsWithout } from '../../english/sounds/letter-topic.ts'
import { LETTER_SOUNDS, type LetterSound } from '../../english/sounds/letters.data.ts'
import { letterNamed } from '../../english/sounds/named-letter.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { Random } from '../../random.ts'
import { formPage, type MadeForm } from '../made-form.ts'

/** Few, so that each is large enough for a hand that learns to write. */
const BOXES = 5
const ROWS = 3
const IN_LINE = 12
/** Wide spaces, which a page keeps: “s” and “h” side by side must not look like “sh”. */
const APART = '\u2003\u2003'
/** Room for a young hand in the gap of a word. */
const ROOM = '_______'
const LOOKALIKES: Readonly<Record<string, string>> = {
  b: 'd p h',
  d: 'b a q',
  p: 'b q g',
  q: 'p g a',
  m: 'n w h',
  n: 'm h u',
  u: 'n v y',
  w: 'm v u',
}

const task = (id: string, prompt: string, answer: string, space: Task['space']): Task => ({
  id,
  level: 'core',
  prompt,
  figure: null,
  space,
  answer,
  working: null,
  check: null,
})

/** A line of letters in which some are the one that is looked for. */
function lineToRing(shown: string, random: Random): Task {
  const others = (shown.length > 1 ? 's h c t n' : (LOOKALIKES[shown] ?? 'a o t m e r')).split(' ')
  const many = random.pick([4, 5, 6])
  const others2 = others.filter((one) => one !== shown)
  const all = random.shuffle(
    Array.from({ length: IN_LINE }, (_, at) => (at < many ? shown : (others2[at % others2.length] ?? 'o'))),
  )
  return task('ring', `Ring every ${shown}.${APART}${all.join(APART)}`, `${many} to ring`, 'none')
}

function tasksOf(unit: string, sound: LetterSound, random: Random): Task[] {
  const shown = shownUnit(unit)
  const words = random.shuffle(wordsWith(sound))
  const place = sound.atEnd ? 'end' : 'begin'
  const heard = random.shuffle([...words.slice(0, 3), ...random.shuffle(wordsWithout(unit)).slice(0, 3)])
  const gaps = words.slice(0, 4)
  return [
    lineToRing(shown, random),
    task(
      'hear',
      `Listen. Ring the words that ${place} with ${shown}.${APART}${heard.join(APART)}`,
      heard.filter((word) => words.includes(word)).join(', '),
      'none',
    ),
    task(
      'gaps',
      `Listen. Write what is missing.${APART}${gaps.map((word) => gapped(word, unit, sound).replace('__', ROOM)).join(APART)}`,
      `Read out: ${gaps.join(', ')}`,
      'none',
    ),
    task(
      'draw',
      `Draw two things that ${place} with ${shown}.`,
      `Look for: such as ${thingsWith(sound).slice(0, 3).join(', ')}`,
      'draw',
    ),
    task(
      'write',
      `Write a word with ${shown}, or write about your drawing.`,
      `Look for: ${shown} in its place, and a letter for each sound that the child hears.`,
      'lines',
    ),
  ]
}

const keyFor = (shown: string, sound: LetterSound): MadeForm['key'] => [
  { kind: 'heading', text: 'How to teach it' },
  {
    kind: 'list',
    ordered: false,
    items: [
      `The sound: ${sound.mouth}`,
      `The action: ${sound.action}. Use the one of your school’s programme where it differs.`,
      ...[...new Set(shown)].map((one) => `Writing ${one}: ${FORMATION[one] ?? ''}`),
      `Watch for: ${sound.mix}`,
    ],
  },
]

/** A sheet for one letter or for letters that stand together: to write, to find, to hear. */
export function letterSheet({ request, random }: Lesson): MadeForm | null {
  const unit = letterNamed(request.topic)
  const sound = unit === null ? undefined : LETTER_SOUNDS[unit]
  if (unit === null || sound === undefined) return null
  const shown = shownUnit(unit)
  const capital = unit.length === 1 ? [unit.toUpperCase()] : []
  return {
    form: 'Letter sheet',
    title: `${unit.length > 1 || unit === 'q' ? 'The letters' : 'The letter'} ${shown}`,
    area: 'English',
    ofArea: true,
    isOwn: true,
    pages: [
      formPage(
        `Say the sound. Start at the model and fill the row.`,
        [
          {
            kind: 'board',
            title: `Write ${shown}`,
            rows: [...Array.from({ length: ROWS }, () => shown), ...capital].map((model) => [
              model,
              ...Array.from({ length: BOXES - 1 }, () => ''),
            ]),
          },
        ],
        tasksOf(unit, sound, random),
      ),
    ],
    key: keyFor(shown, sound),
    notDone: [],
    source:
      'The words and movements were written for Mahere. Follow your school’s order of sounds and its handwriting scheme where they differ.',
    note: 'It has rows to write, letters to find and words to listen to. Which words to read out is on the teacher page.',
  }
}
