import type { Frame } from '../frame.ts'

export const SPEAKING_FRAME: Frame = {
  id: 'speaking',
  skill: /oral|communicat|present|interpersonal|vocabulary/i,
  criteria: ['speak so that my listener can follow', 'listen, and add to what someone else said'],
  prior: ['Take turns in a pair.', 'Speak in whole sentences.'],
  materials: ['talk cards with a question each on {topic}', 'a timer', 'sentence starters on the wall'],
  hook: 'Two chairs at the front: model a talk with a helper, first badly, then well. What was different?',
  model: [
    'Say an idea in one sentence.',
    'Add a reason and an example.',
    'Ask the listener something that keeps the talk going.',
  ],
  together: 'Try one question on {topic} with the class: each speaker first says what the one before said.',
  ask: 'What did you hear that changed or added to your idea?',
  work: [
    'Talk in pairs for two minutes on a card.',
    'Join another pair; each tells what the partner said.',
    'Prepare and give a one-minute talk on {topic} to the four.',
  ],
  misconceptions: [
    {
      what: 'Waits to speak and does not listen.',
      why: 'Busy with their own idea.',
      move: 'Each must repeat the idea before in their own words.',
    },
    {
      what: 'Thinks louder is clearer.',
      why: 'Being heard is the first problem.',
      move: 'Slow down and pause before the important word.',
    },
  ],
  support: 'Sentence starters, a partner to rehearse with, and pictures to point to.',
  extension: 'Disagree politely with a reason, then find what you both agree on.',
  next: [
    'Use the same starters in a science or maths talk.',
    'Record a talk and listen for one thing to improve.',
  ],
  english: [
    ['reason', 'why you think so'],
    ['respond', 'to answer or add to what was said'],
  ],
  reo: ['kōrero', 'whakarongo', 'pātai'],
  safety: [],
  prompts: [
    ['My idea in one sentence:', 'line', 'A whole sentence.'],
    ['My reason and an example:', 'lines', 'A reason and something concrete.'],
    ['What my partner said:', 'lines', 'The partner’s idea, fairly put.'],
    ['What I would now add or change:', 'line', 'A link to what was heard.'],
  ],
}
