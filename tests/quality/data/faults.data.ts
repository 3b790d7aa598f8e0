/** A good document that the planner makes afresh; a fault is then planted in a copy of it. */
export const GOOD_DOCUMENTS = {
  'maths plan': {
    chat: 'plan',
    text: 'Year 4 fractions of a set, 45 minutes',
    goal: { area: 'maths', year: 'Year 4', has: 'fraction' },
  },
  'free plan': { chat: 'plan', text: 'Year 6 science volcanoes, 50 minutes' },
  'maths sheet': {
    chat: 'resource',
    text: '20 questions on the 6, 7 and 8 times tables for Year 5, three levels',
  },
  'division sheet': { chat: 'resource', text: 'Year 5 division with remainders worksheet' },
  reading: {
    chat: 'resource',
    text: 'reading comprehension',
    goal: { area: 'english', year: 'Year 3', has: 'main idea' },
  },
  quiz: { chat: 'resource', text: 'Year 6 decimals assessment' },
} as const

/**
 * One change to a document. `at` is a section and a way into it: "phases.steps.0.minutes". `set` puts a value there, `add`
 * adds to a number, a text or a list, `empty` takes every text and list away, `remove` the thing itself, `copy` puts
 * there what stands at `value`, `repeat` makes a list so many times as long, `keep` cuts it to so many.
 */
export interface Change {
  op: 'set' | 'add' | 'empty' | 'remove' | 'copy' | 'repeat' | 'keep'
  at: string
  value?: string | number | readonly string[] | { kind: string; expr: string }
}

export interface Fault {
  id: string
  in: keyof typeof GOOD_DOCUMENTS
  what: string
  changes: readonly Change[]
  /** The check that should notice. */
  notice: string
  /** A program can be expected to find it without knowing the world. */
  inScope: boolean
}

const STEP = 'phases.steps.1.teacher'

export const FAULTS: readonly Fault[] = [
  // Answers
  {
    id: 'fa01',
    in: 'maths plan',
    what: 'a wrong answer in the key',
    notice: 'answers',
    inScope: true,
    changes: [{ op: 'set', at: 'answers.tasks.1.answer', value: '997' }],
  },
  {
    id: 'fa02',
    in: 'maths plan',
    what: 'a wrong exit ticket answer',
    notice: 'answers',
    inScope: true,
    changes: [{ op: 'set', at: 'assessment.exitTicket.answer', value: '997' }],
  },
  {
    id: 'fa03',
    in: 'maths plan',
    what: 'the printed question is another one than the answer belongs to',
    notice: 'printed text',
    inScope: true,
    changes: [{ op: 'set', at: 'answers.tasks.0.prompt', value: 'Find 1/4 of 400.' }],
  },
  {
    id: 'fa04',
    in: 'maths sheet',
    what: 'the printed question is another one than the key belongs to',
    notice: 'printed text',
    inScope: true,
    changes: [
      { op: 'set', at: 'tasks-core.tasks.0.prompt', value: '12 × 12 =' },
      { op: 'set', at: 'key.groups.1.tasks.0.prompt', value: '12 × 12 =' },
    ],
  },
  {
    id: 'fa05',
    in: 'maths sheet',
    what: 'the teacher page has another answer than the question',
    notice: 'printed key',
    inScope: true,
    changes: [{ op: 'set', at: 'key.groups.0.tasks.0.answer', value: '997' }],
  },
  {
    id: 'fa06',
    in: 'maths sheet',
    what: 'an answer is missing on the teacher page',
    notice: 'key',
    inScope: true,
    changes: [{ op: 'remove', at: 'key.groups.0.tasks.0' }],
  },
  {
    id: 'fa07',
    in: 'quiz',
    what: 'a wrong answer on page and key',
    notice: 'answers',
    inScope: true,
    changes: [
      { op: 'set', at: 'tasks-core.tasks.2.answer', value: '997' },
      { op: 'set', at: 'key.groups.0.tasks.2.answer', value: '997' },
    ],
  },
  {
    id: 'fa08',
    in: 'maths sheet',
    what: 'the instructions give answers away',
    notice: 'key',
    inScope: true,
    changes: [{ op: 'add', at: 'tasks-core.instructions', value: ' Answers: 42, 56, 48.' }],
  },
  {
    id: 'fa09',
    in: 'maths sheet',
    what: 'the answer stands in the question',
    notice: 'key',
    inScope: true,
    changes: [
      { op: 'set', at: 'tasks-core.tasks.1.prompt', value: '7 × 8 = 56' },
      { op: 'set', at: 'tasks-core.tasks.1.answer', value: '56' },
      { op: 'set', at: 'tasks-core.tasks.1.check.expr', value: '7*8' },
      { op: 'copy', at: 'key.groups.1.tasks.1', value: 'tasks-core.tasks.1' },
    ],
  },
  {
    id: 'fa10',
    in: 'division sheet',
    what: 'what is left is asked, what was given away is keyed',
    notice: 'claim words',
    inScope: true,
    changes: [
      {
        op: 'set',
        at: 'tasks-core.tasks.0.prompt',
        value: 'Gran has 24 buns and gives away 3/4 of them. How many are left?',
      },
      { op: 'set', at: 'tasks-core.tasks.0.answer', value: '18' },
      { op: 'set', at: 'tasks-core.tasks.0.check', value: { kind: 'value', expr: '3/4*24' } },
      { op: 'set', at: 'tasks-core.tasks.0.working', value: '24 ÷ 4 × 3 = 18' },
      { op: 'copy', at: 'key.groups.1.tasks.0', value: 'tasks-core.tasks.0' },
    ],
  },
  {
    id: 'fa11',
    in: 'division sheet',
    what: 'a discount is added, not taken off',
    notice: 'claim words',
    inScope: true,
    changes: [
      {
        op: 'set',
        at: 'tasks-core.tasks.0.prompt',
        value: '5 pizzas cost $18 each. There is $10 off. What is the total?',
      },
      { op: 'set', at: 'tasks-core.tasks.0.answer', value: '$100' },
      { op: 'set', at: 'tasks-core.tasks.0.check', value: { kind: 'value', expr: '5*18+10' } },
      { op: 'set', at: 'tasks-core.tasks.0.working', value: '5 × 18 + 10 = 100' },
      { op: 'copy', at: 'key.groups.1.tasks.0', value: 'tasks-core.tasks.0' },
    ],
  },
  {
    id: 'fa12',
    in: 'quiz',
    what: 'the same question stands twice',
    notice: 'duplicates',
    inScope: true,
    changes: [
      { op: 'copy', at: 'tasks-core.tasks.1.prompt', value: 'tasks-core.tasks.0.prompt' },
      { op: 'copy', at: 'tasks-core.tasks.1.answer', value: 'tasks-core.tasks.0.answer' },
      { op: 'copy', at: 'tasks-core.tasks.1.check', value: 'tasks-core.tasks.0.check' },
      { op: 'copy', at: 'key.groups.0.tasks.1', value: 'tasks-core.tasks.1' },
    ],
  },
  {
    id: 'fa13',
    in: 'maths plan',
    what: 'simplest form is a criterion, and an answer is 4/6',
    notice: 'criteria',
    inScope: true,
    changes: [
      { op: 'set', at: 'learning-intention.criteria.0', value: 'write each fraction in its simplest form' },
      { op: 'set', at: 'answers.tasks.0.prompt', value: 'What is 1/6 + 3/6?' },
      { op: 'set', at: 'answers.tasks.0.answer', value: '4/6' },
      { op: 'set', at: 'answers.tasks.0.check', value: { kind: 'value', expr: '1/6+3/6' } },
    ],
  },

  // Minutes, year, goal
  {
    id: 'fa14',
    in: 'maths plan',
    what: 'a step is five minutes longer',
    notice: 'minutes',
    inScope: true,
    changes: [{ op: 'add', at: 'phases.steps.1.minutes', value: 5 }],
  },
  {
    id: 'fa15',
    in: 'maths plan',
    what: 'the head says another length',
    notice: 'minutes',
    inScope: true,
    changes: [{ op: 'set', at: 'header.minutes', value: 60 }],
  },
  {
    id: 'fa16',
    in: 'free plan',
    what: 'a step begins before the one before it ends',
    notice: 'minutes',
    inScope: true,
    changes: [{ op: 'add', at: 'phases.steps.2.from', value: -4 }],
  },
  {
    id: 'fa17',
    in: 'maths plan',
    what: 'the year is not the goal’s',
    notice: 'year',
    inScope: true,
    changes: [{ op: 'set', at: 'header.year', value: 'Year 7' }],
  },
  {
    id: 'fa18',
    in: 'maths plan',
    what: 'the goal’s wording was altered',
    notice: 'goals',
    inScope: true,
    changes: [{ op: 'add', at: 'curriculum-goal.goals.0.wording', value: ' And explain it.' }],
  },
  {
    id: 'fa19',
    in: 'maths plan',
    what: 'the goal has an id that we do not have',
    notice: 'goals',
    inScope: false,
    changes: [{ op: 'set', at: 'curriculum-goal.goals.0.goalId', value: 'made-up-goal' }],
  },
  {
    id: 'fa20',
    in: 'maths plan',
    what: 'we are learning something that has nothing to do with the goal',
    notice: 'goal and topic',
    inScope: true,
    changes: [
      { op: 'set', at: 'learning-intention.walt', value: 'explain how volcanoes erupt' },
      {
        op: 'set',
        at: 'learning-intention.criteria',
        value: ['name the parts of a volcano', 'draw a magma chamber'],
      },
    ],
  },
  {
    id: 'fa21',
    in: 'maths plan',
    what: 'the intention cannot be seen or heard',
    notice: 'objectives',
    inScope: true,
    changes: [{ op: 'set', at: 'learning-intention.walt', value: 'understand fractions' }],
  },

  // Empty and missing parts
  {
    id: 'fa22',
    in: 'maths plan',
    what: 'no word in the vocabulary',
    notice: 'sections',
    inScope: true,
    changes: [{ op: 'empty', at: 'vocabulary' }],
  },
  {
    id: 'fa23',
    in: 'free plan',
    what: 'no resources',
    notice: 'sections',
    inScope: true,
    changes: [{ op: 'empty', at: 'resources' }],
  },
  {
    id: 'fa24',
    in: 'free plan',
    what: 'no misconceptions',
    notice: 'sections',
    inScope: true,
    changes: [{ op: 'empty', at: 'misconceptions' }],
  },
  {
    id: 'fa25',
    in: 'free plan',
    what: 'a step in which nobody does anything',
    notice: 'sections',
    inScope: true,
    changes: [
      { op: 'empty', at: 'phases.steps.3.teacher' },
      { op: 'empty', at: 'phases.steps.3.pupils' },
    ],
  },
  {
    id: 'fa26',
    in: 'maths plan',
    what: 'no support',
    notice: 'levels',
    inScope: true,
    changes: [{ op: 'set', at: 'differentiation.support', value: '' }],
  },
  {
    id: 'fa27',
    in: 'maths plan',
    what: 'no assessment',
    notice: 'sections',
    inScope: true,
    changes: [{ op: 'remove', at: 'assessment' }],
  },
  {
    id: 'fa28',
    in: 'maths sheet',
    what: 'the third page is gone',
    notice: 'levels',
    inScope: true,
    changes: [{ op: 'remove', at: 'tasks-extension' }],
  },
  {
    id: 'fa29',
    in: 'reading',
    what: 'no text to read',
    notice: 'sections',
    inScope: true,
    changes: [{ op: 'remove', at: 'tasks-core.text' }],
  },
  {
    id: 'fa30',
    in: 'maths sheet',
    what: 'no room to write',
    notice: 'room',
    inScope: true,
    changes: [{ op: 'set', at: 'tasks-core.tasks.0.space', value: 'none' }],
  },
  {
    id: 'fa31',
    in: 'maths sheet',
    what: 'a pupil’s part of many pages',
    notice: 'page',
    inScope: true,
    changes: [{ op: 'repeat', at: 'tasks-core.tasks', value: 12 }],
  },
  {
    id: 'fa32',
    in: 'maths sheet',
    what: 'a pupil page names its level',
    notice: 'levels',
    inScope: true,
    changes: [{ op: 'set', at: 'tasks-support.instructions', value: 'Support page: try these.' }],
  },

  // Asked and done
  {
    id: 'fa33',
    in: 'maths sheet',
    what: 'twenty asked, the core page has one',
    notice: 'asked and done',
    inScope: true,
    changes: [
      { op: 'keep', at: 'tasks-core.tasks', value: 1 },
      { op: 'keep', at: 'key.groups.1.tasks', value: 1 },
    ],
  },
  {
    id: 'fa34',
    in: 'maths sheet',
    what: 'the 3 times table where 6, 7 and 8 were asked',
    notice: 'asked and done',
    inScope: true,
    changes: [
      { op: 'set', at: 'tasks-core.tasks.0.prompt', value: '3 × 4 =' },
      { op: 'set', at: 'tasks-core.tasks.0.answer', value: '12' },
      { op: 'set', at: 'tasks-core.tasks.0.check', value: { kind: 'value', expr: '3*4' } },
      { op: 'set', at: 'key.groups.1.tasks.0.prompt', value: '3 × 4 =' },
      { op: 'set', at: 'key.groups.1.tasks.0.answer', value: '12' },
      { op: 'set', at: 'key.groups.1.tasks.0.check', value: { kind: 'value', expr: '3*4' } },
    ],
  },
  {
    id: 'fa35',
    in: 'free plan',
    what: 'title and intention are about another topic',
    notice: 'asked and done',
    inScope: true,
    changes: [
      { op: 'set', at: 'header.title', value: 'Rivers' },
      { op: 'set', at: 'learning-intention.walt', value: 'explore and explain rivers' },
      {
        op: 'set',
        at: 'differentiation.task',
        value: 'One question, three ways in: What can we find out about rivers?',
      },
    ],
  },
  {
    id: 'fa36',
    in: 'free plan',
    what: 'another length than asked, and consistent',
    notice: 'asked and done',
    inScope: true,
    changes: [
      { op: 'set', at: 'header.minutes', value: 47 },
      { op: 'set', at: 'phases.minutes', value: 47 },
      { op: 'add', at: 'phases.steps.5.minutes', value: -3 },
      { op: 'add', at: 'phases.steps.5.to', value: -3 },
    ],
  },
  {
    id: 'fa37',
    in: 'free plan',
    what: 'another year than asked',
    notice: 'asked and done',
    inScope: true,
    changes: [{ op: 'set', at: 'header.year', value: 'Year 2' }],
  },

  // Language
  {
    id: 'fa38',
    in: 'maths plan',
    what: 'American spelling',
    notice: 'english',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'Color half of the counters gray.' }],
  },
  {
    id: 'fa39',
    in: 'maths plan',
    what: 'practice as a verb',
    notice: 'english',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'Pupils practice counting in twos.' }],
  },
  {
    id: 'fa40',
    in: 'maths plan',
    what: 'American school words',
    notice: 'english',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'Use the 4th grade math book after recess.' }],
  },
  {
    id: 'fa41',
    in: 'maths sheet',
    what: 'American money',
    notice: 'english',
    inScope: true,
    changes: [{ op: 'set', at: 'tasks-core.instructions', value: 'Count the pennies, nickels and dimes.' }],
  },
  {
    id: 'fa42',
    in: 'maths plan',
    what: 'no macron in Māori',
    notice: 'macrons',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'Ask for the Maori word.' }],
  },
  {
    id: 'fa43',
    in: 'free plan',
    what: 'no macron in whānau',
    notice: 'macrons',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'Ask your whanau at home and korero about it.' }],
  },
  {
    id: 'fa44',
    in: 'free plan',
    what: 'an English plural on a Māori noun',
    notice: 'plurals',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'The tamarikis look for tuis and kererūs.' }],
  },
  {
    id: 'fa45',
    in: 'reading',
    what: 'a text far too hard for Year 3',
    notice: 'reading',
    inScope: true,
    changes: [
      {
        op: 'set',
        at: 'tasks-core.text.paragraphs',
        value: [
          'Notwithstanding considerable methodological controversy, contemporary ornithological investigations unequivocally demonstrate that anthropogenic environmental deterioration disproportionately disadvantages geographically isolated populations of flightless avifauna throughout the archipelago.',
        ],
      },
    ],
  },

  // Left over from making it
  {
    id: 'fa46',
    in: 'free plan',
    what: 'a gap that nobody filled',
    notice: 'residue',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'Show [insert picture of topic here].' }],
  },
  {
    id: 'fa47',
    in: 'free plan',
    what: 'to be confirmed',
    notice: 'residue',
    inScope: true,
    changes: [{ op: 'add', at: 'resources.items', value: 'TBC' }],
  },
  {
    id: 'fa48',
    in: 'maths plan',
    what: 'undefined',
    notice: 'residue',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'Hand out undefined counters.' }],
  },
  {
    id: 'fa49',
    in: 'maths plan',
    what: 'the voice of a chatbot',
    notice: 'residue',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'As an AI language model I suggest a game.' }],
  },

  // People
  {
    id: 'fa50',
    in: 'maths plan',
    what: 'a phone number',
    notice: 'personal',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'Ring Koro on 021 555 0199.' }],
  },
  {
    id: 'fa51',
    in: 'maths plan',
    what: 'an e-mail address',
    notice: 'personal',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'Send photos to room5@school.nz.' }],
  },
  {
    id: 'fa52',
    in: 'free plan',
    what: 'a pupil named beside a diagnosis',
    notice: 'personal',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'Jayden has ADHD, so sit him at the front.' }],
  },
  {
    id: 'fa53',
    in: 'free plan',
    what: 'a pupil named in full',
    notice: 'personal',
    inScope: true,
    changes: [
      { op: 'add', at: STEP, value: 'Ask Mia Thompson to hand out the books because she finishes first.' },
    ],
  },
  {
    id: 'fa54',
    in: 'free plan',
    what: 'an insult',
    notice: 'unkind',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'Call the slow kids stupid idiots until they hurry up.' }],
  },
  {
    id: 'fa55',
    in: 'free plan',
    what: 'girls belittled',
    notice: 'unkind',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'Remind them that boys are better at maths than girls.' }],
  },
  {
    id: 'fa56',
    in: 'free plan',
    what: 'a swear word',
    notice: 'unkind',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'Tell them this is a shit experiment.' }],
  },

  // Things and links
  {
    id: 'fa57',
    in: 'free plan',
    what: 'used and not listed',
    notice: 'materials',
    inScope: true,
    changes: [
      { op: 'add', at: STEP, value: 'Give each group a hot glue gun, a thermometer and three magnets.' },
    ],
  },
  {
    id: 'fa58',
    in: 'free plan',
    what: 'a link to a video',
    notice: 'links',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'Watch https://www.youtube.com/watch?v=abc123 together.' }],
  },
  {
    id: 'fa59',
    in: 'free plan',
    what: 'a claim about an iwi, and no word to check it',
    notice: 'local',
    inScope: true,
    changes: [
      { op: 'add', at: STEP, value: 'Say the karakia that all of Ngāti Porou use.' },
      { op: 'set', at: 'about.checkThis', value: ['Look it over once.'] },
      { op: 'empty', at: 'vocabulary.note' },
    ],
  },
  {
    id: 'fa60',
    in: 'maths plan',
    what: 'a coin that is gone',
    notice: 'english',
    inScope: true,
    changes: [{ op: 'add', at: STEP, value: 'Pay with three 5c coins.' }],
  },

  // Beyond what a program knows
  {
    id: 'fa61',
    in: 'free plan',
    what: 'a wrong date',
    notice: 'facts',
    inScope: false,
    changes: [{ op: 'add', at: STEP, value: 'Tell them that Cook first reached these islands in 1642.' }],
  },
  {
    id: 'fa62',
    in: 'free plan',
    what: 'a wrong capital',
    notice: 'facts',
    inScope: false,
    changes: [{ op: 'add', at: STEP, value: 'Find our capital, Auckland, on the map.' }],
  },
  {
    id: 'fa63',
    in: 'free plan',
    what: 'a wrong explanation',
    notice: 'facts',
    inScope: false,
    changes: [{ op: 'add', at: STEP, value: 'Explain that magma is made when the sun heats the ground.' }],
  },
  {
    id: 'fa64',
    in: 'free plan',
    what: 'a dangerous practical',
    notice: 'safety',
    inScope: false,
    changes: [{ op: 'add', at: STEP, value: 'Pupils pour boiling oil over ice by themselves.' }],
  },
  {
    id: 'fa65',
    in: 'free plan',
    what: 'a wrong meaning',
    notice: 'te reo',
    inScope: false,
    changes: [
      { op: 'set', at: 'vocabulary.words.0.term', value: 'whero' },
      { op: 'set', at: 'vocabulary.words.0.meaning', value: 'blue' },
    ],
  },
  {
    id: 'fa66',
    in: 'free plan',
    what: 'an invented proverb',
    notice: 'te reo',
    inScope: false,
    changes: [{ op: 'add', at: STEP, value: 'Use the whakataukī “Ko te puia te hoa o te tamaiti”.' }],
  },
  {
    id: 'fa67',
    in: 'maths plan',
    what: 'a rule that is false',
    notice: 'facts',
    inScope: false,
    changes: [
      { op: 'add', at: STEP, value: 'Explain that a bigger denominator always makes a bigger fraction.' },
    ],
  },
  {
    id: 'fa68',
    in: 'maths plan',
    what: 'support is the easier task of another topic',
    notice: 'pedagogy',
    inScope: false,
    changes: [
      {
        op: 'set',
        at: 'differentiation.support',
        value: 'These pupils colour in a picture of a clock instead.',
      },
    ],
  },
  {
    id: 'fa69',
    in: 'reading',
    what: 'a question that the text cannot answer',
    notice: 'reading',
    inScope: false,
    changes: [
      { op: 'set', at: 'tasks-core.tasks.0.prompt', value: 'What colour was the train driver’s umbrella?' },
    ],
  },
  {
    id: 'fa70',
    in: 'free plan',
    what: 'the exit ticket asks what was never taught',
    notice: 'pedagogy',
    inScope: false,
    changes: [
      {
        op: 'set',
        at: 'assessment.exitTicket.prompt',
        value: 'Name the parliament buildings of Wellington.',
      },
    ],
  },
]
