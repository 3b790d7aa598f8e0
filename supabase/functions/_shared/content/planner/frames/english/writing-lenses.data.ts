import type { Lens, TopicLens } from '../lens.ts'

const PERSUADE: Lens = {
  id: 'persuade',
  columns: ['What I want them to think or do', 'My reason', 'What shows it: an example or a number'],
  criteria: ['say clearly what I want them to think or do', 'give reasons, each with an example'],
  model:
    'Write one sentence that says what you want. Add a reason, then ask “who would doubt that?” and answer them.',
  ask: 'Who needs to be persuaded, and what matters to them?',
  starters: ['I believe that … because …', 'Some people may say …, but …'],
  misconception: {
    what: 'Repeats the opinion in stronger words and gives no reason.',
    why: 'Saying it louder works in the playground.',
    move: 'Ask “why should someone who disagrees change their mind?”',
  },
  further: 'Write the best reason of someone who disagrees, and answer it.',
  exit: [
    'Write your strongest reason and what shows it.',
    'One reason that suits the reader, with an example.',
  ],
}

const STORY: Lens = {
  id: 'story',
  columns: ['Who and where', 'What goes wrong', 'What they do, and how it ends'],
  criteria: ['give my character a problem that matters to them', 'show what they do, see and say'],
  model:
    'Tell one moment as if it were a film: what is seen and heard first? Write that sentence; leave the feelings to the reader.',
  ask: 'What does your character want, and what stands in the way?',
  starters: ['At first …, but then …', 'She could hear … and knew that …'],
  misconception: {
    what: 'Lists events: and then, and then.',
    why: 'That is how stories are told aloud.',
    move: 'Choose the one moment that matters and slow it down to four sentences.',
  },
  further: 'Tell the same moment as another character sees it.',
  exit: [
    'Write one sentence that shows a feeling and does not name it.',
    'An action or a detail that stands for the feeling.',
  ],
}

const RECOUNT: Lens = {
  id: 'recount',
  columns: ['What happened, in order', 'What I saw, heard or felt', 'Keep it, or leave it out'],
  criteria: ['put the events in order, with time words', 'choose details that let my reader be there'],
  model: 'Say three things that happened. Cross out the one nobody needs, and add what you heard to another.',
  ask: 'Which moment would you want to hear about?',
  starters: ['First …, after that …', 'The part I remember best is …'],
  misconception: {
    what: 'Gives every event the same space.',
    why: 'All of it happened.',
    move: 'Put a star at one event and write three sentences about that alone.',
  },
  further: 'Write the opening again, starting from the best moment.',
  exit: [
    'Write the moment that mattered most, in two sentences.',
    'One event, with something seen, heard or felt.',
  ],
}

const INFORM: Lens = {
  id: 'inform',
  columns: ['Part of the topic', 'What I know, and where from', 'Word my reader may need'],
  criteria: ['group what I know under headings', 'write sentences that tell, not what I like or think'],
  model:
    'Sort three facts that students bring into two groups, name the groups, and turn one fact into a full sentence.',
  ask: 'Where did you find that? How could we check it?',
  starters: ['This part is about …', 'It is called … because …'],
  misconception: {
    what: 'Copies whole sentences from a source.',
    why: 'They sound right.',
    move: 'Close the source: say it to a partner first, then write what you said.',
  },
  further: 'Add a labelled drawing that tells what the words leave out.',
  exit: [
    'Write one heading and two sentences under it.',
    'Both sentences belong under the heading and can be checked.',
  ],
}

const PROCEDURE: Lens = {
  id: 'procedure',
  columns: ['Step', 'Exactly what to do', 'What could go wrong here'],
  criteria: ['begin each step with a verb', 'put the steps in an order that someone else can follow'],
  model:
    'Do exactly what a student tells you, word by word, until it goes wrong. Then mend that step together.',
  ask: 'Could someone do it who has never seen it?',
  starters: ['First, take …', 'Then … until …'],
  misconception: {
    what: 'Leaves out what seems plain.',
    why: 'They know it already.',
    move: 'A partner follows the words only, with no help.',
  },
  further: 'Cut the words by a third; it must still work.',
  exit: [
    'Write one step so that it cannot be misunderstood.',
    'Starts with a verb; says how much, where or how long.',
  ],
}

const POEM: Lens = {
  id: 'poem',
  columns: ['What I see, hear or feel', 'A word or comparison for it', 'What it does to a reader'],
  criteria: [
    'choose words for their sound and picture',
    'read it aloud and change what does not sound right',
  ],
  model:
    'Start from one thing in the room. Offer a tired comparison and a fresh one; let the class say which stays, and why.',
  ask: 'Which word could nobody else have written?',
  starters: ['… like …, because both …', 'I hear …'],
  misconception: {
    what: 'Chooses a word only because it rhymes.',
    why: 'Rhyme is what we know of poems.',
    move: 'Write it once without rhyme; keep the line that is true.',
  },
  further: 'Take out every word the poem can do without.',
  exit: [
    'Write one line with a picture in it. Underline the word that does most.',
    'A picture for the senses, and a word chosen with care.',
  ],
}

/** Kinds of writing and speaking, by the words that name them; the first that fits is taken. */
export const WRITING_LENSES: readonly TopicLens[] = [
  {
    topic: /\bletters?\b|persua|\bargument|opinion|debate|\bspeech(?:es)?\b/i,
    question: '{topic}: what makes it work for a {audience}?',
    lens: PERSUADE,
  },
  {
    topic: /procedur|instruction|recipe|how[- ]to/i,
    question: '{topic}: what makes it work for a {audience}?',
    lens: PROCEDURE,
  },
  {
    topic: /poe(?:m|try)|haiku|rhym|simile|metaphor|figurative/i,
    question: '{topic}: what makes it work for a {audience}?',
    lens: POEM,
  },
  {
    topic: /recount|diary|diaries|journal|news/i,
    question: '{topic}: what makes it work for a {audience}?',
    lens: RECOUNT,
  },
  {
    topic: /report|information|explanation|non-?fiction|factual/i,
    question: '{topic}: what makes it work for a {audience}?',
    lens: INFORM,
  },
  {
    topic: /narrative|stor(?:y|ies)|fantasy|myster|character|setting|fairy/i,
    question: '{topic}: what makes it work for a {audience}?',
    lens: STORY,
  },
]

/** Any other piece of writing. */
export const WRITING_LENS: TopicLens = {
  topic: /./,
  question: '{topic}: what does it do for a {audience}?',
  lens: {
    id: 'write',
    columns: ['Who reads it, and why', 'What they need to know or feel', 'How I will do it'],
    criteria: ['say who will read it and what for', 'choose words and order for that reader'],
    model: 'Name a reader. Say what that reader knows already, and write the first sentence for them alone.',
    ask: 'What will your reader ask after this sentence?',
    starters: ['My reader wants to know …', 'I begin with … because …'],
    misconception: {
      what: 'Writes all they know, in the order it comes.',
      why: 'Nobody has asked for it.',
      move: 'Ask what the reader needs first, and cross out one thing they do not need.',
    },
    further: 'Write the same for another reader, and say what changed.',
    exit: [
      'Write your best sentence. Say what it does for your reader.',
      'A whole sentence, and an effect on a named reader.',
    ],
  },
}

/** English topics that are no writing: they are worked on by their own words. */
export const NO_WRITING =
  /novel|read|book|comprehension|oral|listen|\btalk|vocab|handwriting|keyboard|language/i
