import type { PhaseKind } from '../../lesson-plan.ts'
import type { Addition } from '../read/follow-ups/follow-up.ts'

/** What is added to one step; ~ stands for the topic. */
export interface Added {
  /** The first of these steps that the lesson has. */
  steps: readonly PhaseKind[]
  teacher: readonly string[]
  pupils: readonly string[]
  /** True where it comes before the work of the step. */
  first: boolean
  materials: readonly string[]
}

export const ADDITIONS: Readonly<Record<Addition, Added>> = {
  'cool-down': {
    steps: ['exit', 'share', 'you-do', 'we-do'],
    teacher: [
      'Cool down: walk slowly round the space, then stretch legs, arms and shoulders. Hold each stretch while everyone counts to ten, without bouncing.',
    ],
    pupils: ['Cool down: walk, breathe slowly, and hold each stretch still.'],
    first: true,
    materials: [],
  },
  'warm-up': {
    steps: ['hook', 'i-do', 'we-do'],
    teacher: [
      'Warm up: one minute of easy jogging or marching on the spot, then swing arms, lift knees and circle ankles, slowly at first.',
    ],
    pupils: ['Warm up: copy the movements, and find a space of your own.'],
    first: true,
    materials: [],
  },
  writing: {
    steps: ['exit', 'share', 'you-do', 'we-do'],
    teacher: [
      'Writing: give five quiet minutes. Students write two or three sentences about ~: what they found out or can do now, and how they know.',
    ],
    pupils: ['Write two or three sentences. You can begin: Today I … / I know this because …'],
    first: true,
    materials: ['paper or books for writing'],
  },
  karakia: {
    steps: ['hook', 'i-do', 'we-do'],
    teacher: ['Open with the karakia your school uses. Students who know it lead.'],
    pupils: ['Join in the karakia, or stand quietly.'],
    first: true,
    materials: [],
  },
  'closing karakia': {
    steps: ['exit', 'share', 'you-do', 'we-do'],
    teacher: ['Close with the karakia your school uses to end. Students who know it lead.'],
    pupils: ['Join in the karakia, or stand quietly.'],
    first: false,
    materials: [],
  },
  waiata: {
    steps: ['hook', 'i-do', 'we-do'],
    teacher: ['Sing a waiata that the class knows. Choose one that fits ~ if your school has it.'],
    pupils: ['Sing the waiata together.'],
    first: true,
    materials: ['the words of the waiata, large enough for all to read'],
  },
  movement: {
    steps: ['you-do', 'we-do'],
    teacher: [
      'Movement break half-way: everyone stands, and shows one answer or idea of their own with their whole body. Others say what it is.',
    ],
    pupils: ['Stand up, move, and guess what others show.'],
    first: false,
    materials: [],
  },
  drawing: {
    steps: ['share', 'you-do', 'we-do'],
    teacher: ['Drawing: students draw one thing from ~ that words would not show as well, and label it.'],
    pupils: ['Draw and label one thing, then say it to a partner.'],
    first: false,
    materials: ['paper and coloured pencils'],
  },
  discussion: {
    steps: ['share', 'we-do', 'you-do'],
    teacher: [
      'Discussion: pairs talk for two minutes about ~, then two pairs make a four and agree on one point to tell the class.',
      'Ask: who can add to that? Who sees it another way?',
    ],
    pupils: ['Talk in pairs, then in fours. Say back what you heard before you add to it.'],
    first: true,
    materials: [],
  },
  'role play': {
    steps: ['you-do', 'we-do'],
    teacher: [
      'Role play: groups act out one moment from ~ in under a minute, and freeze at the end. Ask those who watch: what is happening, and what could happen next?',
    ],
    pupils: ['Plan who does what, act it out, and hold the freeze.'],
    first: false,
    materials: [],
  },
  challenge: {
    steps: ['you-do', 'we-do'],
    teacher: ['Challenge for those who are ready: ^'],
    pupils: [
      'Challenge: make up a question about ~ that a partner has to think hard about, and write its answer on the back.',
    ],
    first: false,
    materials: [],
  },
}
