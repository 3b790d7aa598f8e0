import type { BoxHeight, EmptyBox } from '../../../blocks.ts'

/** A row of boxes of a recording sheet. `{question}` and `{equipment}` are filled in where they are known. */
export interface RecordingRow {
  height: BoxHeight
  boxes: readonly EmptyBox[]
}

/** The first page of Years 0 to 3: boxes to draw in and few words. */
export const YOUNG_ROWS: readonly RecordingRow[] = [
  { height: 'low', boxes: [{ heading: 'Our question', help: '{question}' }] },
  {
    height: 'high',
    boxes: [
      { heading: 'I think …', help: 'I think … because …' },
      { heading: 'We need', help: '{equipment}' },
    ],
  },
  {
    height: 'high',
    boxes: [
      { heading: 'First we …', help: '' },
      { heading: 'Then we …', help: '' },
    ],
  },
  { height: 'high', boxes: [{ heading: 'What happened', help: 'Draw what you saw.' }] },
  { height: 'low', boxes: [{ heading: 'We found out that …', help: '' }] },
]

/** The same for Years 4 to 8: what is planned before the test. */
export const PLAN_ROWS: readonly RecordingRow[] = [
  { height: 'low', boxes: [{ heading: 'Our question (aim)', help: '{question}' }] },
  { height: 'middle', boxes: [{ heading: 'Prediction', help: 'I think that … because …' }] },
  {
    height: 'middle',
    boxes: [
      { heading: 'We change (one thing)', help: '' },
      { heading: 'We measure or observe', help: 'What? In which unit?' },
      { heading: 'We keep the same', help: '' },
    ],
  },
  {
    height: 'middle',
    boxes: [
      { heading: 'Equipment', help: '{equipment}' },
      { heading: 'Keeping safe', help: '' },
    ],
  },
  {
    height: 'tall',
    boxes: [{ heading: 'Method', help: 'Number the steps so that another group could do exactly the same.' }],
  },
]

/** What is written down after it. */
export const FOUND_ROWS: readonly RecordingRow[] = [
  {
    height: 'middle',
    boxes: [{ heading: 'What the results show', help: 'The … the …, the … it was. We did not expect …' }],
  },
  {
    height: 'middle',
    boxes: [{ heading: 'Conclusion', help: 'The answer to our question is … because … My prediction was …' }],
  },
  {
    height: 'middle',
    boxes: [
      { heading: 'How sure are we?', help: 'Not sure / fairly sure / very sure, because …' },
      { heading: 'Next time we would …', help: '' },
    ],
  },
]

export const RESULTS_HEAD = ['What we changed', 'Try 1', 'Try 2', 'Try 3', 'Middle or average'] as const
export const RESULTS_HEADING = 'Results (write the unit in the heading)'

export const HOW_TO_USE: readonly string[] = [
  'Agree on one question that a test can answer: “Which …?”, “How does … change …?”. “Why …?” is usually too wide.',
  'Everyone writes the prediction before anything is touched. A wrong prediction is left standing and never rubbed out.',
  'Name the one thing that is changed. If two things change, nobody can tell which of them made the difference.',
  'Test each one at least three times, and talk about results that do not fit.',
]

export const LOOK_FOR: readonly string[] = [
  'a prediction with a reason',
  'one thing changed, one measured, and the others kept the same',
  'results with units, and a conclusion that uses them',
  'an honest word on how sure the group is, such as too few tries or a measurement that was hard to read',
]

export const HOW_TO_USE_YOUNG: readonly string[] = [
  'Ask the question aloud and let everyone show a prediction with thumbs or a drawing before the test.',
  'Change one thing only, and say together what stays the same.',
  'Write the sentences for children who tell them, in their own words.',
]

export const LOOK_FOR_YOUNG: readonly string[] = [
  'a prediction made before the test',
  'a drawing of what really happened, also where it was a surprise',
  'a sentence that answers the question',
]

/** The rows of an observation diary. */
export const DIARY_HEAD = ['Date', 'Measured (with unit)', 'What I see, smell or feel', 'Drawing'] as const
export const DIARY_HEAD_YOUNG = ['Date', 'My drawing', 'I see …'] as const

export const HOW_TO_OBSERVE: readonly string[] = [
  'Observe at the same time of day and in the same way. Measure from the same point, such as the top of the soil.',
  'Write only what can be seen, heard, smelt or measured. “It is thirsty” is a guess; “its leaves hang down” is an observation.',
  'A day without any change is a result too: write “no change”.',
]

export const LOOK_FOR_IN_DIARY: readonly string[] = [
  'a date on each row',
  'measurements with a unit',
  'drawings that show what was there and not what it ought to look like, with labels',
]
