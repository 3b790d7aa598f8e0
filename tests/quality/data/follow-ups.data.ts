import type { Sums } from './request.ts'

/**
 * A follow-up under a document. `may` names the sections that may change ('all' for a whole new version); the rest stays
 * as it was, word for word. `has` and `lacks` say what is printed afterwards in the changed sections, or anywhere where
 * all may change. `keeps` must still be printed: without it the answer is a new document about something else.
 * `expect: 'says so'` is for wishes that cannot be met here: words, and the document stays.
 */
export interface FollowUp {
  id: string
  first: { text: string; chat: 'plan' | 'resource'; goal?: { area: string; year: string; has: string } }
  /** Messages between the first and the one that is judged. */
  between?: readonly string[]
  text: string
  expect?: 'says so'
  may: 'all' | readonly string[]
  keeps: string
  has?: string
  lacks?: string
  minutes?: number
  years?: readonly number[]
  count?: number
  form?: 'rubric' | 'exit tickets' | 'quiz' | 'worksheet' | 'letter' | 'game' | 'cards' | 'plan'
  choices?: number
  sums?: Sums
  /** Each sentence of what pupils read is shorter on average than before. */
  easier?: true
  /** The numbers of the questions are smaller, or larger, on average. */
  numbers?: 'smaller' | 'larger' | 'others'
}

const FRACTIONS = { text: 'Year 4 fractions of a set, 45 minutes', chat: 'plan' } as const
const TABLES = { text: 'times tables worksheet year 4', chat: 'resource' } as const
const VOLCANO = { text: 'volcanoes y6 science 60 min', chat: 'plan' } as const
const READING = { text: 'reading comprehension year 5 with questions', chat: 'resource' } as const
const KINDNESS = { text: 'friendship lesson year 3, 40 min', chat: 'plan' } as const
const NETBALL = { text: 'netball passing y5 50 mins', chat: 'plan' } as const
const COLOURS = { text: 'te reo colours year 2 30 minutes', chat: 'plan' } as const
const PERSUADE = { text: 'persuasive writing longer lunch year 6, 60 minutes', chat: 'plan' } as const
const COMMAS = { text: 'commas in a list worksheet year 5', chat: 'resource' } as const
const TREATY = { text: 'te tiriti year 4 50 min', chat: 'plan' } as const
const BRIDGE = { text: 'bridges technology year 5 90 mins', chat: 'plan' } as const
const PAINT = { text: 'colour mixing year 1 art 40 min', chat: 'plan' } as const
const DECIMALS = { text: 'quiz decimals year 6', chat: 'resource' } as const

const STEPS = ['phases', 'resources', 'safety'] as const
const PAGES = ['tasks-support', 'tasks-core', 'tasks-extension', 'key', 'header'] as const

export const FOLLOW_UPS: readonly FollowUp[] = [
  // Theme
  {
    id: 'fu01',
    first: FRACTIONS,
    text: 'make it about netball',
    may: 'all',
    keeps: 'fraction',
    has: 'netball',
  },
  {
    id: 'fu02',
    first: TABLES,
    text: 'can u do it with a zoo theme',
    may: PAGES,
    keeps: '×|times|multipl',
    has: 'zoo|lion|giraffe|elephant|animal',
  },
  {
    id: 'fu03',
    first: PERSUADE,
    text: 'change it to shorter assemblies instead of lunch',
    may: 'all',
    keeps: 'persua|letter',
    has: 'assembl',
  },
  {
    id: 'fu04',
    first: FRACTIONS,
    text: 'use kererū and berries in the stories',
    may: 'all',
    keeps: 'fraction',
    has: 'kererū',
  },
  {
    id: 'fu05',
    first: BRIDGE,
    text: 'our topic is the harbour bridge',
    may: 'all',
    keeps: 'bridge',
    has: 'harbour',
  },

  // Parts of the lesson
  { id: 'fu06', first: FRACTIONS, text: 'change the warm up', may: STEPS, keeps: 'fraction' },
  {
    id: 'fu07',
    first: VOLCANO,
    text: 'different hook please, theyve seen videos',
    may: STEPS,
    keeps: 'volcano',
  },
  {
    id: 'fu08',
    first: KINDNESS,
    text: 'i want them in groups of 3 for the middle bit',
    may: [...STEPS, 'differentiation'],
    keeps: 'friend',
    has: 'three|3',
  },
  {
    id: 'fu09',
    first: NETBALL,
    text: 'add a cool down',
    may: STEPS,
    keeps: 'netball',
    has: 'cool down|stretch',
  },
  {
    id: 'fu10',
    first: VOLCANO,
    text: 'add a bit of writing at the end',
    may: [...STEPS, 'assessment'],
    keeps: 'volcano',
    has: 'writ*',
  },
  {
    id: 'fu11',
    first: TREATY,
    text: 'start with a karakia',
    may: [...STEPS, 'about'],
    keeps: 'Tiriti',
    has: 'karakia',
  },
  { id: 'fu12', first: PAINT, text: 'can there be a game in it', may: STEPS, keeps: 'colour', has: 'game' },
  {
    id: 'fu13',
    first: PERSUADE,
    text: 'more modelling less talking',
    may: STEPS,
    keeps: 'lunch|persua',
    has: 'show|model',
  },

  // Place and materials
  {
    id: 'fu14',
    first: NETBALL,
    text: 'its raining so in the hall now',
    may: [...STEPS, 'differentiation'],
    keeps: 'netball',
    has: 'hall|inside|indoors|room',
  },
  {
    id: 'fu15',
    first: FRACTIONS,
    text: 'outside instead',
    may: [...STEPS, 'differentiation'],
    keeps: 'fraction',
    has: 'outside|chalk|court|field',
  },
  {
    id: 'fu16',
    first: FRACTIONS,
    text: 'we have no counters',
    may: [...STEPS, 'differentiation', 'misconceptions', 'about'],
    keeps: 'fraction',
    lacks: 'counter',
  },
  {
    id: 'fu17',
    first: NETBALL,
    text: 'use kererū bean bags instead of bibs',
    may: [...STEPS, 'differentiation'],
    keeps: 'netball',
    has: 'bean bag|beanbag',
    lacks: 'bib',
  },
  {
    id: 'fu18',
    first: BRIDGE,
    text: 'only have newspaper and tape',
    may: [...STEPS, 'differentiation', 'vocabulary'],
    keeps: 'bridge',
    has: 'newspaper, tape',
  },
  {
    id: 'fu19',
    first: VOLCANO,
    text: 'no devices in my room',
    may: STEPS,
    keeps: 'volcano',
    lacks: 'ipad, chromebook, laptop, device, video',
  },

  // Time and year
  { id: 'fu20', first: FRACTIONS, text: 'make it 30 minutes', may: 'all', keeps: 'fraction', minutes: 30 },
  { id: 'fu21', first: VOLCANO, text: 'stretch it to 90', may: 'all', keeps: 'volcano', minutes: 90 },
  {
    id: 'fu22',
    first: VOLCANO,
    text: 'split over two lessons',
    may: 'all',
    keeps: 'volcano',
    has: 'lesson 2|second lesson|session 2|second session|part 2|day 2|block 2',
  },
  { id: 'fu23', first: KINDNESS, text: 'for year 5 actually', may: 'all', keeps: 'friend', years: [5] },
  { id: 'fu24', first: TABLES, text: 'yr 6 version', may: 'all', keeps: '×', years: [6] },
  { id: 'fu25', first: FRACTIONS, text: 'and now the next lesson', may: 'all', keeps: 'fraction' },
  { id: 'fu26', first: TREATY, text: 'plan another period after this one', may: 'all', keeps: 'Tiriti' },

  // Counts and numbers
  { id: 'fu27', first: TABLES, text: 'only 10 questions', may: PAGES, keeps: '×', count: 10 },
  { id: 'fu28', first: TABLES, text: '5 more questions pls', may: PAGES, keeps: '×' },
  { id: 'fu29', first: TABLES, text: 'smaller numbers', may: PAGES, keeps: '×', numbers: 'smaller' },
  {
    id: 'fu30',
    first: TABLES,
    text: 'just the 7 times table',
    may: PAGES,
    keeps: '×',
    sums: { kinds: ['multiply', 'divide', 'missing number'], tables: [7] },
  },
  { id: 'fu31', first: TABLES, text: 'new numbers same thing', may: PAGES, keeps: '×', numbers: 'others' },
  { id: 'fu32', first: TABLES, text: 'question 3 is too hard', may: PAGES, keeps: '×' },
  { id: 'fu33', first: TABLES, text: 'take out the division', may: PAGES, keeps: '×', lacks: '÷' },
  { id: 'fu34', first: DECIMALS, text: 'make it 12 questions', may: PAGES, keeps: 'decimal|0.', count: 12 },
  { id: 'fu35', first: COMMAS, text: 'just one list not three pages', may: PAGES, keeps: 'comma' },
  {
    id: 'fu36',
    first: COMMAS,
    text: 'put the answers at the bottom of the page',
    may: PAGES,
    keeps: 'comma',
  },

  // Easier, harder
  { id: 'fu37', first: READING, text: 'easier text please', may: PAGES, keeps: '1', easier: true },
  {
    id: 'fu38',
    first: FRACTIONS,
    text: 'too hard for them',
    may: 'all',
    keeps: 'fraction',
    numbers: 'smaller',
  },
  {
    id: 'fu39',
    first: TABLES,
    text: 'extend my top kids, harder last page',
    may: ['tasks-extension', 'key'],
    keeps: '×',
    numbers: 'larger',
  },
  { id: 'fu40', first: READING, text: 'a longer text', may: PAGES, keeps: '1' },
  {
    id: 'fu41',
    first: VOLCANO,
    text: 'simpler words for my esol kids',
    may: ['vocabulary', 'differentiation', 'phases', 'resources', 'about'],
    keeps: 'volcano',
    has: 'picture|gesture|home language|first language|sentence starter',
  },
  {
    id: 'fu42',
    first: KINDNESS,
    text: 'add support for a child with autism',
    may: ['differentiation', 'phases', 'resources', 'about'],
    keeps: 'friend',
    has: 'visual|quiet|warning|choice|routine',
  },
  {
    id: 'fu43',
    first: PERSUADE,
    text: 'something for fast finishers',
    may: ['differentiation', 'phases', 'next-steps'],
    keeps: 'lunch|persua',
    has: 'finish',
  },

  // Other forms
  { id: 'fu44', first: VOLCANO, text: 'add a rubric', may: 'all', keeps: 'volcano', form: 'rubric' },
  {
    id: 'fu45',
    first: PERSUADE,
    text: 'rubric for this pls',
    may: 'all',
    keeps: 'lunch|persua|argu*',
    form: 'rubric',
  },
  {
    id: 'fu46',
    first: FRACTIONS,
    text: 'give me an exit ticket',
    may: 'all',
    keeps: 'fraction|quarter|third|half',
    form: 'exit tickets',
  },
  {
    id: 'fu47',
    first: FRACTIONS,
    text: 'make a worksheet for this',
    may: 'all',
    keeps: 'fraction|quarter|third|half',
  },
  {
    id: 'fu48',
    first: VOLCANO,
    text: 'quiz for friday',
    may: 'all',
    keeps: 'volcano|magma|lava',
    form: 'quiz',
  },
  {
    id: 'fu49',
    first: DECIMALS,
    text: 'make it multiple choice',
    may: PAGES,
    keeps: 'decimal|0.',
    choices: 3,
  },
  { id: 'fu50', first: COMMAS, text: 'turn it into a game', may: 'all', keeps: 'comma', form: 'game' },
  {
    id: 'fu51',
    first: TREATY,
    text: 'note to whānau about what we are learning',
    may: 'all',
    keeps: 'Tiriti',
    form: 'letter',
  },
  {
    id: 'fu52',
    first: COLOURS,
    text: 'cards for the words',
    may: 'all',
    keeps: 'whero|kākāriki|kōwhai',
    form: 'cards',
  },
  {
    id: 'fu53',
    first: TABLES,
    text: 'now the lesson plan that goes with it',
    may: 'all',
    keeps: 'multipl|times|×',
  },

  // Language
  {
    id: 'fu54',
    first: VOLCANO,
    text: 'add the māori words for volcano',
    may: ['vocabulary', 'about'],
    keeps: 'volcano',
    has: 'puia|maunga|ahi',
  },
  {
    id: 'fu55',
    first: FRACTIONS,
    text: 'translate the key words into te reo',
    may: ['vocabulary', 'about'],
    keeps: 'fraction',
    has: 'hautau|haurua|hauwhā',
  },
  { id: 'fu56', first: KINDNESS, text: 'whakapotoa', may: 'all', keeps: 'friend' },
  {
    id: 'fu57',
    first: COLOURS,
    text: 'add a waiata',
    may: [...STEPS, 'about'],
    keeps: 'whero|colour',
    has: 'waiata',
  },
  {
    id: 'fu58',
    first: PAINT,
    text: 'can you put te reo colours in',
    may: ['vocabulary', 'phases', 'resources', 'about'],
    keeps: 'colour',
    has: 'whero, kōwhai',
  },

  // For whom
  {
    id: 'fu59',
    first: FRACTIONS,
    text: 'its for a reliever, spell it out more',
    may: 'all',
    keeps: 'fraction',
    has: 'say|ask',
  },
  {
    id: 'fu60',
    first: NETBALL,
    text: 'one of them is in a wheelchair',
    may: ['differentiation', 'phases', 'resources', 'safety', 'about'],
    keeps: 'netball',
    has: 'wheelchair|chair',
  },
  {
    id: 'fu61',
    first: BRIDGE,
    text: 'two teacher aides will be there use them',
    may: [...STEPS, 'differentiation'],
    keeps: 'bridge',
    has: 'aide|adult',
  },
  { id: 'fu62', first: KINDNESS, text: 'year 3 and 4 together', may: 'all', keeps: 'friend', years: [3, 4] },

  // Goals and checks
  {
    id: 'fu63',
    first: { ...FRACTIONS, goal: { area: 'Mathematics and statistics', year: 'Year 4', has: 'fraction' } },
    text: 'shorter success criteria',
    may: ['learning-intention', 'assessment'],
    keeps: 'fraction',
  },
  {
    id: 'fu64',
    first: VOLCANO,
    text: 'what misconceptions will they have about magma',
    may: ['misconceptions'],
    keeps: 'volcano',
    has: 'magma',
  },
  {
    id: 'fu65',
    first: TREATY,
    text: 'add more about the two versions',
    may: ['phases', 'resources', 'vocabulary', 'misconceptions', 'about'],
    keeps: 'Tiriti',
    has: 'kāwanatanga|sovereignty|version',
  },
  {
    id: 'fu66',
    first: PERSUADE,
    text: 'swap the steps so they write first',
    may: STEPS,
    keeps: 'lunch|persua',
  },

  // Chains
  {
    id: 'fu67',
    first: FRACTIONS,
    between: ['make it 30 minutes'],
    text: 'and about rugby',
    may: 'all',
    keeps: 'fraction',
    has: 'rugby',
    minutes: 30,
  },
  { id: 'fu68', first: TABLES, between: ['only 10 questions'], text: 'undo that', may: PAGES, keeps: '×' },
  {
    id: 'fu69',
    first: VOLCANO,
    between: ['for year 4 instead'],
    text: 'no back to year 6',
    may: 'all',
    keeps: 'volcano',
    years: [6],
  },
  {
    id: 'fu70',
    first: NETBALL,
    between: ['thanks!'],
    text: 'now the same for basketball',
    may: 'all',
    keeps: 'pass',
    has: 'basketball',
  },
  {
    id: 'fu71',
    first: FRACTIONS,
    between: ['add a game'],
    text: 'the game is too long',
    may: STEPS,
    keeps: 'fraction',
  },
  {
    id: 'fu72',
    first: KINDNESS,
    between: ['make it shorter'],
    text: 'even shorter',
    may: 'all',
    keeps: 'friend',
  },
  {
    id: 'fu73',
    first: DECIMALS,
    between: ['easier'],
    text: 'make 2 versions',
    may: 'all',
    keeps: 'decimal|0.',
  },

  // Cannot be done here: say so, and leave the document alone
  {
    id: 'fu74',
    first: VOLCANO,
    text: 'add a photo of whakaari',
    expect: 'says so',
    may: [],
    keeps: 'volcano',
  },
  {
    id: 'fu75',
    first: FRACTIONS,
    text: 'email it to my principal',
    expect: 'says so',
    may: [],
    keeps: 'fraction',
  },
  { id: 'fu76', first: TABLES, text: 'put it in google classroom', expect: 'says so', may: [], keeps: '×' },
  { id: 'fu77', first: KINDNESS, text: 'blah', expect: 'says so', may: [], keeps: 'friend' },
  { id: 'fu78', first: TREATY, text: 'is this right?', expect: 'says so', may: [], keeps: 'Tiriti' },
  { id: 'fu79', first: PERSUADE, text: 'thank you', expect: 'says so', may: [], keeps: 'lunch|persua' },
  {
    id: 'fu80',
    first: BRIDGE,
    text: 'translate the whole plan into tongan',
    expect: 'says so',
    may: [],
    keeps: 'bridge',
  },
  { id: 'fu81', first: COMMAS, text: 'who wrote this', expect: 'says so', may: [], keeps: 'comma' },
  { id: 'fu82', first: VOLCANO, text: '👍', expect: 'says so', may: [], keeps: 'volcano' },
  {
    id: 'fu83',
    first: READING,
    text: 'change the font to comic sans',
    expect: 'says so',
    may: [],
    keeps: '1',
  },
]
