import type { Frame } from '../frame.ts'

export const SCIENCE_FRAME: Frame = {
  id: 'science-enquiry',
  skill: /./,
  criteria: [
    'observe closely and record what I see, without guessing',
    'use what I observed as evidence for my explanation',
  ],
  prior: [
    'Say what we already think about {topic} and how we came to think it.',
    'Record an observation in words, a labelled drawing or a table.',
  ],
  materials: [
    'an object, picture or simple test on {topic}',
    'hand lenses or a tablet camera',
    'a recording table for each pair',
  ],
  hook: 'Show an object, picture or short demonstration on {topic}. Silent looking for one minute, then each pair shares one thing they noticed and one thing they wonder about {topic}.',
  model: [
    'Say the question on {topic} that you want to answer, and why it is worth asking.',
    'Record one observation: what I see, hear or measure. Leave out why.',
    'Now add because, pointing to the observation that supports it.',
  ],
  together:
    'Record the next observation on {topic} as a class. Sort what students say into “we observed” and “we think”.',
  ask: 'What did you see that makes you think that?',
  work: [
    'Predict something about {topic}, and give a reason.',
    'Observe or test, and record in the table.',
    'Write what you found out about {topic}, with the evidence.',
  ],
  misconceptions: [
    {
      what: 'Writes the explanation in place of the observation.',
      why: 'We notice and explain at once.',
      move: 'Ask “what would a camera have recorded?”',
    },
    {
      what: 'Changes the prediction to match the result.',
      why: 'Being wrong feels like failing.',
      move: 'Prize a surprising result and ask what it tells us.',
    },
  ],
  support: 'Give a drawing to label and two sentence starters: “I observed …”, “I think … because …”.',
  extension: 'Plan what to change, measure and keep the same to test one of the wonderings about {topic}.',
  next: [
    'Test one of the questions about {topic} on the wonder wall.',
    'Compare what we say about {topic} with a trusted source.',
  ],
  english: [
    ['observe', 'to look, listen or measure carefully'],
    ['evidence', 'what we saw or measured that supports an idea'],
    ['predict', 'to say what we think will happen, with a reason'],
  ],
  reo: ['pūtaiao', 'whakamātau', 'pātai'],
  safety: [
    'Try the activity yourself first. Check allergies, glass, heat, water and anything that could be eaten.',
    'Wash hands after soil, plants or animals; put living things back where they were found.',
  ],
  prompts: [
    [
      'What do we want to find out about {topic}? Write the question.',
      'line',
      'A question that can be answered by looking, testing or finding out.',
    ],
    [
      'What do you think will happen or be found? Say why.',
      'lines',
      'A prediction with a reason from something already known.',
    ],
    [
      'Draw and label what you observe.',
      'draw',
      'Labels that name parts or changes; only what could be seen.',
    ],
    ['Write two things you observed.', 'lines', 'Observations without explanations.'],
    [
      'Explain what you found out about {topic}. Use the word because.',
      'long',
      'A claim linked to an observation above.',
    ],
    ['What would you like to find out next?', 'line', 'A new question that comes from the result.'],
  ],
}
