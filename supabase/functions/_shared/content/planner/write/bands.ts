import type { TeacherPage } from '../../resource.ts'
import type { Approach } from '../prepare/lesson.ts'

type Bands = TeacherPage['bands']

interface Marks {
  total: number
  /** From here on a result is secure. */
  strong: number
  /** Below this the teaching starts again. */
  half: number
}

function marksOf(total: number): Marks {
  return { total, strong: Math.ceil(total * 0.8), half: Math.ceil(total / 2) }
}

function topicBands({ strong, half, total }: Marks, showsWorking: boolean): Bands {
  return [
    {
      see: `${strong} to ${total} right${showsWorking ? ', with working' : ''}`,
      next: 'secure: go on to the extension.',
    },
    {
      see: `${half} to ${strong - 1} right`,
      next: 'look at which kind was missed, and teach that in a small group.',
    },
    {
      see: `fewer than ${half} right`,
      next: 'go back to materials and the worked example, then check again.',
    },
  ]
}

function textBands({ strong, half, total }: Marks): Bands {
  return [
    {
      see: `${strong} to ${total} right, each with a place in the text`,
      next: 'secure: ask the same of a harder text.',
    },
    {
      see: 'Finds what is stated, and guesses at the rest',
      next: 'model one inference aloud from a clue, then try one together.',
    },
    {
      see: `fewer than ${half} right`,
      next: 'read the text aloud together and ask again without writing: was it the reading or the thinking?',
    },
  ]
}

const FRAME_BANDS: Bands = [
  {
    see: 'Answers the question with a reason and two fitting examples',
    next: 'secure: use the extension.',
  },
  {
    see: 'Answers, with a reason or one example',
    next: 'ask for the missing part aloud, then teach it in a small group.',
  },
  {
    see: 'No answer yet, or one that does not fit',
    next: 'work on the table together again, then ask once more.',
  },
]

/** Bands of an assessment: what each result tells, and what to teach next. A question may be worth more than one mark. */
export function bandsFor(approach: Approach, total: number, showsWorking: boolean, hasMarks = false): Bands {
  const marks = marksOf(total)
  if (approach.kind === 'topic') {
    const bands = topicBands(marks, showsWorking)
    return hasMarks
      ? bands.map((band) => ({ ...band, see: band.see.replace(/ right(?=,|$)/, ' marks') }))
      : bands
  }
  return approach.text ? textBands(marks) : FRAME_BANDS.map((band) => ({ ...band }))
}

/** Corrects the marks in bands after the number of questions has changed. */
export function bandsRecounted(bands: Bands, count: number): Bands {
  const { strong, half, total } = marksOf(count)
  const marks = [`${strong} to ${total}`, `${half} to ${strong - 1}`, `fewer than ${half}`]
  return bands.map((band, index) => ({
    ...band,
    see: band.see.replace(/^(?:\d+ to \d+|fewer than \d+)/, marks[index] ?? '$&'),
  }))
}
