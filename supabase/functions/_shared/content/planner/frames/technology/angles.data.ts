import type { Angle } from '../angle.ts'

export const TECHNOLOGY_ANGLES: readonly Angle[] = [
  {
    place: /digital|electronic|instruction/i,
    hook: 'One student is the computer and does exactly what is said: draw a house. What went wrong, and which instruction caused it?',
    materials: ['paper for instructions', 'a device or floor robot, if you have one'],
    look: 'instructions that are exact, in order, and tested',
    ask: 'Which step would you change, and how will you test it?',
    misconception: {
      what: 'Changes many steps at once when it does not work.',
      why: 'Wants it to work now.',
      move: 'Change one step, then run it again.',
    },
    model: [
      'Write three steps for a small task, one step a line.',
      'Do exactly what they say. Where it goes wrong, change one step and do it again.',
    ],
    together: 'Write the next steps together. One student runs them, the others predict what will happen.',
    work: [
      'Write or arrange the instructions, one step a line.',
      'A partner or the device does exactly what they say.',
      'Find the first step that goes wrong, change only that one, and run it again.',
    ],
  },
  {
    place: /making|ingredient/i,
    hook: 'Handle three materials or ingredients. Which would you choose for the job, and what would you want to test first?',
    materials: ['materials or ingredients for the job', 'tools, and a place to use them safely'],
    look: 'a choice of material linked with what the product must do',
    ask: 'Why this material, and not that one?',
    misconception: {
      what: 'Chooses by look alone.',
      why: 'Looks are seen first.',
      move: 'Test it for the job: bend, wet, taste, pull.',
    },
  },
  {
    place: /test|improv/i,
    hook: 'Show a product that does its job badly. What must a good one do? How could we test that?',
    materials: ['the product or prototype to test', 'a table: what it must do, test, result'],
    look: 'a change that follows from a result',
    ask: 'What did the test tell you to change?',
    misconception: {
      what: 'Sees a failed test as the end.',
      why: 'School work is right or wrong.',
      move: 'Ask what the test told us, and plan one change.',
    },
  },
]
