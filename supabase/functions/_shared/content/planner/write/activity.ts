import type { Kit } from '../../kit.ts'
import type { StepsPage } from '../../resource.ts'
import type { Approach, FrameApproach, TopicApproach } from '../prepare/lesson.ts'

const READ_TOGETHER = [
  'One of you reads the first paragraph aloud. The others follow with a finger.',
  'Say in one sentence what it told you. The next reader goes on.',
  'Take the questions one by one. Nobody answers until everyone has underlined a place in the text.',
  'Compare the places. Agree on an answer, and write it down.',
  'Choose the question you argued about most, to tell the class.',
]

function frameActivity({ frame, text }: FrameApproach): StepsPage {
  return {
    id: 'steps',
    materials: text
      ? ['the text on the next page, a copy each', 'a pencil to underline']
      : [...frame.materials],
    steps: text
      ? [...READ_TOGETHER]
      : [
          `Read the question together: ${frame.question}`,
          ...frame.work.filter((line) => !/\b(?:record|table)\b/i.test(line)),
          `Record what you find in the table: ${frame.lens.columns.join(' · ')}.`,
          'Each of you explains one row to the others.',
        ],
    talk: [frame.angle?.ask ?? frame.ask, frame.lens.ask],
  }
}

function cardActivity({ topic: { teaching } }: TopicApproach): StepsPage {
  return {
    id: 'steps',
    materials: [
      'the cards on the next page, cut out',
      'paper or whiteboards',
      ...teaching.materials.slice(0, 1),
    ],
    steps: [
      'Put the cards face down in the middle.',
      'One of you turns a card over and reads it aloud.',
      'Everyone works it out without talking.',
      'Compare. If you differ, each explains, and you agree on one answer.',
      'Write the answer with the card’s letter. The next person turns a card.',
    ],
    talk: [teaching.ask, 'Which card was hardest, and what helped?'],
  }
}

/** The start and the work of a kit's lesson, for a group. Its steps are short reminders of what the teacher says, so that stands above them. */
const kitActivity = ({ hook, work, ask, materials }: Kit): StepsPage => ({
  id: 'steps',
  materials: materials.map(({ item }) => item),
  lead: [...hook.teacher, ...work.teacher],
  steps: [...work.pupils, 'Take a card of the next page each. Read it aloud, and answer it together.'],
  talk: ask.slice(0, 3),
})

/** The first page of an activity: materials, steps and what to talk about. */
export function stepsPage(approach: Approach): StepsPage {
  if (approach.kind === 'frame') return frameActivity(approach)
  const { kit } = approach.topic
  return kit ? kitActivity(kit) : cardActivity(approach)
}
