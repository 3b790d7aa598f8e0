import { type Draft, draft, type Making, type Teaching, type Topic } from '../../topic.ts'
import { SOUND_TEACHING } from '../shared-teaching.data.ts'
import { FORMATION } from './formation.data.ts'
import { LETTER_SOUNDS, type LetterSound, NOT_DRAWN, OTHER_WORDS } from './letters.data.ts'

/** As it is printed: q stands with its u. */
export const shownUnit = (unit: string) => (unit === 'q' ? 'qu' : unit)

export const wordsWith = ({ words }: LetterSound): string[] => words.split(' ')

/** The words of a sound that name something to draw or to bring. */
export const thingsWith = (sound: LetterSound): string[] =>
  wordsWith(sound).filter((word) => !NOT_DRAWN.has(word))

/** What stands at the place of the sound in another word, where it would be the same or nearly so. */
const NEAR: Readonly<Record<string, RegExp>> = {
  c: /^[ck]/,
  k: /^[ck]/,
  q: /^[ckw]/,
  wh: /^w/,
  th: /^[tf]/,
  f: /^(?:f|v|th)/,
  g: /^[gj]/,
  j: /^[jg]/,
  v: /^[vf]/,
  z: /^[sz]/,
  s: /^[sz]/,
  e: /^[ei]/,
  i: /^[ei]/,
  ng: /[ng]$/,
  x: /[xs]$/,
  ss: /s$/,
  ll: /l$/,
  ff: /f$/,
  ck: /[ck]$/,
}

/** Words in which the sound does not stand at its place. */
export function wordsWithout(unit: string): string[] {
  const near = NEAR[unit] ?? new RegExp(`^${unit[0]}`)
  return OTHER_WORDS.filter((word) => !near.test(word))
}

/** A word with a gap for its letters: “__un”. */
export const gapped = (word: string, unit: string, { atEnd }: LetterSound) => {
  const shown = shownUnit(unit)
  return atEnd ? `${word.slice(0, -shown.length)}__` : `__${word.slice(shown.length)}`
}

const place = ({ atEnd }: LetterSound) => (atEnd ? 'end' : 'begin')

function question(unit: string, sound: LetterSound, { random, level, turn }: Making): Draft {
  const word = random.pick(wordsWith(sound))
  if (level === 'support' || turn % 3 === 2) {
    const isIn = random.pick([true, false])
    const heard = isIn ? word : random.pick(wordsWithout(unit))
    return draft(
      `Listen: ${heard}. Does it ${place(sound)} with ${shownUnit(unit)}? Ring: yes  no`,
      isIn ? 'yes' : 'no',
      null,
      { space: 'none' },
    )
  }
  if (level === 'core')
    return draft(
      `Listen: ${word}. Write what is missing: ${gapped(word, unit, sound)}`,
      shownUnit(unit),
      null,
      { space: 'blank' },
    )
  return draft(`Listen: ${word}. Write the whole word.`, word, null, { space: 'line' })
}

const formed = (unit: string) =>
  [...new Set(shownUnit(unit))].map((one) => `${one}: ${FORMATION[one] ?? ''}`).join(' ')

function linesOf(unit: string, sound: LetterSound): NonNullable<Teaching['lines']> {
  const shown = shownUnit(unit)
  const words = wordsWith(sound)
  const others = wordsWithout(unit).slice(0, 4)
  return {
    model: [
      `Hold up the card: “These letters say …” Sound and action together.`.replace(
        'These letters say',
        unit.length > 1 ? 'These letters say' : 'This letter says',
      ),
      `${sound.mouth}`,
      `Write ${shown} large while you say: ${formed(unit)}`,
    ],
    together: [
      `Thumb up if the word ${sound.atEnd ? 'ends' : 'begins'} with the sound: ${[words[0], others[0], words[1], words[2], others[1], words[3]].join(', ')}.`,
      `All write ${shown} on the mat with a finger, then on whiteboards, saying the strokes.`,
    ],
    work: [`Write ${shown} four times, and ring your best one.`],
  }
}

const misconceptionsOf = (sound: LetterSound): Teaching['misconceptions'] => [
  {
    what: `${sound.mix.split('. ')[0]?.replace(/\.$/, '')}.`,
    why: 'It is near to something that they know.',
    move: sound.mix.split('. ').slice(1).join('. ') || 'Show it again at a mirror.',
  },
  ...SOUND_TEACHING.misconceptions.slice(0, 1),
]

const materialsOf = (unit: string, sound: LetterSound): string[] => [
  `a card with ${shownUnit(unit)}`,
  `things or quick drawings: ${[...thingsWith(sound).slice(0, 4), ...wordsWithout(unit).slice(0, 2)].join(', ')}`,
  'mini whiteboards',
]

const thinkOf = (sound: LetterSound): string[] => [
  `Say the sound. ${sound.mouth}`,
  `Say a word slowly (${wordsWith(sound)[0]}). Listen at the ${sound.atEnd ? 'end' : 'start'}: is it there?`,
  `Write it in the air, then on the board, and tell each stroke.`,
]

/** A first lesson on one letter, or on letters that stand together for one sound. */
export function letterTopic(unit: string): Topic | null {
  const sound = LETTER_SOUNDS[unit]
  if (sound === undefined) return null
  const shown = shownUnit(unit)
  const kind = unit.length > 1 ? 'letters' : 'letter'
  return {
    id: `letter-${unit}`,
    title: `the ${kind} ${shown}`,
    match: /(?!)/,
    years: [1, 2],
    teaching: {
      ...SOUND_TEACHING,
      walt: `say the sound of ${shown}, hear it in words and write it`,
      criteria: [
        `say the sound of ${shown}, with nothing added to it`,
        `hear whether a word ${sound.atEnd ? 'ends' : 'begins'} with it`,
        `write ${shown} from the right starting point`,
      ],
      prior: ['Listen to a word and say it again.', 'Hold a pencil and follow a line from left to right.'],
      materials: materialsOf(unit, sound),
      hook: `Do the action without a word: ${sound.action}. Children copy it and guess the sound. Then say it together, five times, with the action.`,
      ask: `Where is your tongue, what do your lips do, and is your voice on?`,
      think: thinkOf(sound),
      lines: linesOf(unit, sound),
      misconceptions: misconceptionsOf(sound),
      support: `Sort things into two heaps: ${shown}, or not ${shown}. Write it over a model with a finger, then a pencil.`,
      extension: `Write words with ${shown}, and then a sentence with one of them.`,
      next: [
        'Say the sound with its action at the start of each day this week.',
        'Blend it with the letters taught before, in words to read and to write.',
      ],
    },
    draft: (making) => question(unit, sound, making),
  }
}
