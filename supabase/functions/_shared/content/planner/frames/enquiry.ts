import type { Frame } from './frame.ts'

export const SCIENCE: Frame = {
  id: 'science-enquiry',
  subject: /science(?!s)/i,
  skill: /./,
  criteria: [
    'observe closely and record what I see, without guessing',
    'use what I observed as evidence for my explanation',
  ],
  prior: [
    'Say what we already think about this and how we came to think it.',
    'Record an observation in words, a labelled drawing or a table.',
  ],
  materials: [
    'the object, picture or simple test you choose for this lesson',
    'hand lenses or a tablet camera',
    'a recording table for each pair',
  ],
  hook: 'Show the object, picture or short demonstration. Silent looking for one minute, then each pair shares one thing they noticed and one thing they wonder.',
  model: [
    'Say the question you want to answer, and why it is worth asking.',
    'Record one observation: what I see, hear or measure. Leave out why.',
    'Now add because, pointing to the observation that supports it.',
  ],
  together: 'Record the next observation as a class. Sort what pupils say into “we observed” and “we think”.',
  ask: 'What did you see that makes you think that?',
  work: [
    'Predict, and give a reason.',
    'Observe or test, and record in the table.',
    'Write what you found, with the evidence.',
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
  extension: 'Plan what to change, measure and keep the same to test one of the wonderings.',
  next: [
    'Test one of the questions on the wonder wall.',
    'Compare our explanation with one from a trusted source.',
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
      'What do we want to find out? Write the question.',
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
    ['Explain what you found. Use the word because.', 'long', 'A claim linked to an observation above.'],
    ['What would you like to find out next?', 'line', 'A new question that comes from the result.'],
  ],
}

export const SOCIAL: Frame = {
  id: 'source-enquiry',
  subject: /social/i,
  skill: /./,
  criteria: [
    'find information in a source and say where it came from',
    'explain whose view the source gives, and whose is missing',
  ],
  prior: [
    'Tell the difference between long ago, not so long ago and now.',
    'Ask a question that starts with who, where, when or why.',
  ],
  materials: [
    'two short sources that you choose: a photo, map, letter, object or account',
    'sticky notes',
    'a class map or timeline',
  ],
  hook: 'Show one source with its caption covered. See, think, wonder: pairs write one of each. Then uncover the caption.',
  model: [
    'Read where the source came from: who made it, when, and for whom.',
    'Point to one detail and say what it tells us.',
    'Say what it cannot tell us.',
  ],
  together: 'Read the second source together. Mark what agrees with the first, and what does not.',
  ask: 'Whose voice is here, and whose is not?',
  work: [
    'Find two details in the sources.',
    'Record what each one tells us and how we know.',
    'Answer the question of the lesson in two or three sentences.',
  ],
  misconceptions: [
    {
      what: 'Believes a source because it is old or official.',
      why: 'It looks trustworthy.',
      move: 'Ask who made it and what they wanted.',
    },
    {
      what: 'Judges people of another time by knowing what came next.',
      why: 'We know the ending.',
      move: 'Ask what they could have known on that day.',
    },
  ],
  support: 'Use one source with three questions written beside it, and read it aloud.',
  extension: 'Find a third source that would change the answer, and explain how.',
  next: [
    'Ask someone in the community who knows this place or time.',
    'Add what we found to the class map or timeline.',
  ],
  english: [
    ['source', 'where information comes from'],
    ['perspective', 'how someone sees things from where they stand'],
    ['evidence', 'details that support an answer'],
  ],
  reo: ['whenua', 'whānau', 'pātai'],
  safety: [
    'Some histories are painful, and some belong to whānau in your class. Preview every source, and tell whānau what is coming where that helps.',
  ],
  prompts: [
    ['What is the source? Who made it, and when?', 'line', 'Kind of source, maker and date, or “not known”.'],
    ['Write two details that you can see or read in it.', 'lines', 'Details that can be pointed to.'],
    [
      'What does it tell us about the question of the lesson?',
      'lines',
      'A statement that rests on one of the details.',
    ],
    ['Whose view does it give? Whose is missing?', 'lines', 'Names a group or person for each.'],
    [
      'Answer the question of the lesson. Use evidence.',
      'long',
      'Two or more sentences with a detail from a source.',
    ],
    ['What would you ask someone who was there?', 'line', 'A question the source does not answer.'],
  ],
}

export const PATHWAYS: Frame = {
  id: 'spatial',
  subject: /math/i,
  skill: /./,
  criteria: ['describe what I did with exact words', 'check by following someone else’s description'],
  prior: ['Use words such as left, right, above and next to.', 'Read a simple map or drawing from above.'],
  materials: [
    'squared paper',
    'counters or a small figure to move',
    'a plan of the classroom or school grounds',
  ],
  hook: 'Guide a blindfolded volunteer (or a counter on the board) around two obstacles with words only.',
  model: [
    'Choose a starting place and mark it.',
    'Say each move exactly: how far, which way, how much turn.',
    'Follow the words back to check that they work.',
  ],
  together: 'Describe one more together; half the class gives the words, half follows them on squared paper.',
  ask: 'Which word made it exact?',
  work: [
    'Make your own on squared paper.',
    'Write the description so that it cannot be mistaken.',
    'Swap with a partner, follow, and compare.',
  ],
  misconceptions: [
    {
      what: 'Mixes up left and right when facing the other way.',
      why: 'Describes from their own chair.',
      move: 'Turn the paper, or stand behind the figure.',
    },
    {
      what: 'Counts the starting square as the first move.',
      why: 'Counting starts at one.',
      move: 'Say “start”, then count the moves.',
    },
  ],
  support: 'Use a figure to move, and picture cards for each direction.',
  extension: 'Describe it in two different ways, and say which is shorter and why.',
  next: ['Use a real map of the neighbourhood.', 'Turn the description into a small program.'],
  english: [
    ['position', 'where something is'],
    ['direction', 'which way to go'],
  ],
  reo: ['huri', 'pāngarau'],
  safety: [],
  prompts: [
    ['Draw it on the squares. Mark the start.', 'draw', 'A clear start and a drawing that fits the task.'],
    ['Describe it step by step.', 'long', 'Each step tells how far and which way.'],
    [
      'Follow a partner’s description. What did you get?',
      'draw',
      'Matches the partner’s drawing, or names the step that did not work.',
    ],
    ['Which step needed a better word? Write it again.', 'lines', 'A more exact version.'],
  ],
}
