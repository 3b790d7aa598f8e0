import type { PhaseKind } from '../../lesson-plan.ts'
import type { Need } from '../read/follow-ups/follow-up.ts'

/** What a plan says for a need: in its ways in, in its steps and in its materials. ^ stands for the extension. */
export interface NeedLines {
  support: string
  extension?: string
  steps: readonly { steps: readonly PhaseKind[]; teacher: string }[]
  materials: readonly string[]
}

export const NEED_LINES: Readonly<Record<Need, NeedLines>> = {
  esol: {
    support:
      'For students learning English: show a picture, a gesture or the real thing with each key word; let them talk in their home language first; give sentence starters on a card: “I think … because …”, “This one is …”. Short sentences, one instruction at a time.',
    steps: [
      {
        steps: ['hook', 'i-do', 'we-do'],
        teacher: 'Say each key word, show its picture or do its gesture, and have everyone say it back.',
      },
      {
        steps: ['share', 'we-do'],
        teacher:
          'Students learning English practise their sentence with a partner before they say it to the class.',
      },
    ],
    materials: ['picture cards for the key words, and sentence starters on a card'],
  },
  aides: {
    support:
      'Adults who help: agree before the lesson who works with whom. One adult sits with the group that needs the most support for the first task, then steps back; another moves round the rest. They ask before they tell: “What have you tried?”, “What could you do next?”',
    steps: [
      {
        steps: ['you-do', 'we-do'],
        teacher:
          'Teacher aides or other adults join their groups now, and note one thing each group could do and one it could not yet.',
      },
    ],
    materials: ['a copy of the steps and the key words for each adult'],
  },
  'fast finishers': {
    support: '',
    extension:
      'Fast finishers: make up a question like today’s for a partner, with its answer and a reason on the back; then swap, work it out and talk about where you differ.',
    steps: [
      {
        steps: ['you-do', 'we-do'],
        teacher: 'Those who finish early go on to the task for fast finishers, without asking.',
      },
    ],
    materials: [],
  },
  reliever: {
    support: '',
    steps: [
      {
        steps: ['hook', 'i-do', 'we-do'],
        teacher:
          'Say: “Kia ora, everyone. I am your teacher today. First show me how you usually begin.” Then say the learning intention aloud.',
      },
      {
        steps: ['i-do', 'we-do'],
        teacher: 'Say each line as it stands. If students know another way, let one of them show it.',
      },
      {
        steps: ['you-do', 'we-do'],
        teacher:
          'Say: “You have until the clock shows … Put your hand up if you are stuck after trying twice.” Write the time up.',
      },
      {
        steps: ['exit', 'share', 'we-do'],
        teacher:
          'Say: “Leave your work in one pile.” Write the class teacher a line: how far they came, and who found it hard.',
      },
    ],
    materials: [
      'for the reliever, to fill in: where books, paper and devices are, who helps, and what to do in an emergency',
    ],
  },
}

/** What is added to one of the three ways in when more is asked for that group. */
export const LEVEL_LINES = {
  support:
    'Do the first one together, with something to hold or point at. Then give one step at a time, and let a partner check each step.',
  core: 'When two are right, students choose the next one themselves.',
  extension:
    'Then students make one that is harder, and say what makes it harder. A partner works it out and looks for a second way.',
} as const
