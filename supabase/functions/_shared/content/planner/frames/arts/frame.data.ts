import type { Frame } from '../frame.ts'

export const ARTS_FRAME: Frame = {
  id: 'arts-making',
  skill: /./,
  criteria: [
    'try more than one idea and choose between them',
    'say how my choices help others see, hear or feel it',
  ],
  prior: [
    'Have tried the materials, instruments or movements before.',
    'Can say what they notice before what they like.',
  ],
  materials: [
    'the materials, instruments or space for {topic}',
    'one work to look at or listen to, from an artist you can name',
    'somewhere to show work in progress',
  ],
  hook: 'Meet one work that has to do with {topic} for two minutes. First round: what do we notice? Second round: how was it made?',
  model: [
    'Try one small idea for {topic} in front of the class and talk through the choice.',
    'Change one thing and compare: which says more?',
    'Stop, step back, and name what to keep.',
  ],
  together:
    'The class suggests one change to the idea for {topic}. Try it, and decide together what it does.',
  ask: 'What did you choose, and what does it make us notice?',
  work: [
    'Try two quick versions of an idea for {topic}.',
    'Choose one and develop it.',
    'Rehearse or refine after one piece of feedback.',
  ],
  misconceptions: [
    {
      what: 'Stops at the first idea.',
      why: 'Finished looks like done well.',
      move: 'Ask for a second quick version before choosing.',
    },
    {
      what: 'Feedback is only “I like it”.',
      why: 'No words for what is seen or heard.',
      move: 'Give starters: “I notice …”, “What if …”.',
    },
  ],
  support: 'Offer a small choice of starting points and a partner to work with.',
  extension: 'Set yourself a limit (one colour, three sounds, no words) and make it work.',
  next: [
    'Show the work on {topic} to another class with a one-line statement.',
    'Look at how another artist solved the same problem.',
  ],
  english: [
    ['technique', 'a way of doing or making'],
    ['effect', 'what it does to the person who sees or hears it'],
  ],
  reo: ['toi', 'whakaaro'],
  safety: [
    'Check tools, floor space and volume before starting.',
    'Use of Māori and Pacific designs, waiata and haka needs its own guidance: check locally with mana whenua or your kaiārahi.',
  ],
  prompts: [
    [
      'What do you notice in the work we looked at or heard?',
      'lines',
      'Something that can be pointed to or heard.',
    ],
    ['Sketch or write two quick ideas for {topic}.', 'draw', 'Two ideas that really differ.'],
    ['Which did you choose, and why?', 'lines', 'A reason that speaks of effect.'],
    ['What did you change after feedback?', 'line', 'One change, linked to what was said.'],
    ['What do you want people to notice?', 'line', 'Names a choice in the work.'],
  ],
}
