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
      'For pupils learning English: show a picture, a gesture or the real thing with each key word; let them talk in their home language first; give sentence starters on a card: “I think … because …”, “This one is …”. Short sentences, one instruction at a time.',
    steps: [
      {
        steps: ['hook', 'i-do', 'we-do'],
        teacher: 'Say each key word, show its picture or do its gesture, and have everyone say it back.',
      },
      {
        steps: ['share', 'we-do'],
        teacher:
          'Pupils learning English practise their sentence with a partner before they say it to the class.',
      },
    ],
    materials: ['picture cards for the key words, and sentence starters on a card'],
  },
  autism: {
    support:
      'For a pupil with autism: show the steps as a visual timetable and tick each one off; give a warning before each change; offer a choice of how to show the work; keep a quiet place ready. Say exactly what is wanted, without figures of speech. Ask the pupil, and those who know them, what helps.',
    steps: [
      {
        steps: ['hook', 'i-do', 'we-do'],
        teacher: 'Show the visual timetable: what comes first, what next, and how it ends.',
      },
      { steps: ['you-do', 'we-do'], teacher: 'Give a warning two minutes before the step ends.' },
    ],
    materials: ['a visual timetable of the steps'],
  },
  attention: {
    support:
      'For pupils who find it hard to stay with a task: one step at a time on a card to tick off, a short goal for each five minutes, and a job that lets them move. Seat them where you can give a quiet sign.',
    steps: [
      {
        steps: ['you-do', 'we-do'],
        teacher: 'Half-way, everyone stands, stretches and says what they will do next.',
      },
    ],
    materials: ['the steps on a card to tick off'],
  },
  dyslexia: {
    support:
      'For pupils who find reading hard: read the questions aloud or let a partner read them; give the words they need on a card; let them answer by speaking, drawing or pointing. Do not ask them to read aloud unprepared, and do not mark spelling here.',
    steps: [
      {
        steps: ['you-do', 'we-do'],
        teacher: 'Read each question aloud once before pupils begin, and again for anyone who asks.',
      },
    ],
    materials: ['a card with the key words, large and clear'],
  },
  wheelchair: {
    support:
      'For a pupil who uses a wheelchair: ask them beforehand what works for them. Clear wide paths, keep materials within reach, and choose rules and spaces in which everyone takes part: for the whole class, not as an exception.',
    steps: [
      {
        steps: ['hook', 'i-do', 'we-do'],
        teacher:
          'Before you begin, check with the class that every path and space has room for a wheelchair.',
      },
    ],
    materials: [],
  },
  hearing: {
    support:
      'For a pupil who is deaf or hard of hearing: face the class when you speak, one speaker at a time, and write up each instruction and new word. Repeat what others say from their seats. Use their microphone or interpreter if they have one.',
    steps: [
      {
        steps: ['hook', 'i-do', 'we-do'],
        teacher: 'Write up the instruction as well as saying it, and check by a sign that everyone has it.',
      },
    ],
    materials: ['the key words and instructions in writing'],
  },
  sight: {
    support:
      'For a pupil with low vision: large clear print with strong contrast, real things to hold, and a seat where they see best. Say aloud whatever you write or show.',
    steps: [{ steps: ['i-do', 'we-do'], teacher: 'Say aloud everything you write up or point to.' }],
    materials: ['a large-print copy, and real things to hold'],
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
        teacher: 'Say each line as it stands. If pupils know another way, let one of them show it.',
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
  core: 'When two are right, pupils choose the next one themselves.',
  extension:
    'Then pupils make one that is harder, and say what makes it harder. A partner works it out and looks for a second way.',
} as const
