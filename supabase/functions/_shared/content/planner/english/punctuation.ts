import { sentenceTopic } from './sentence-topic.ts'

export const CAPITALS = sentenceTopic(
  'capitals',
  'capital letters, full stops and question marks',
  /capital letter|full stop|question mark|end it with/i,
  [1, 3],
  'Write the sentence correctly:',
  [
    ['the dog ran home', 'The dog ran home.'],
    ['i can see a boat', 'I can see a boat.'],
    ['we went to the beach', 'We went to the beach.'],
    ['my hat is red', 'My hat is red.'],
    ['where is my bag', 'Where is my bag?'],
    ['tama and i planted a tree', 'Tama and I planted a tree.'],
    ['can you see the tūī', 'Can you see the tūī?'],
    ['on monday we swim', 'On Monday we swim.'],
    ['did sina find her book', 'Did Sina find her book?'],
    ['we drove from nelson to picton in june', 'We drove from Nelson to Picton in June.'],
  ],
  {
    walt: 'show where a sentence starts and ends',
    criteria: [
      'begin with a capital letter',
      'end with a full stop or a question mark',
      'use a capital for names and for I',
    ],
    prior: ['Say a whole sentence aloud.', 'Write letters in lower case and as capitals.'],
    think: [
      'Say the sentence and listen for where it stops.',
      'Is it asking or telling?',
      'Put the capital first, the mark last, then look for names.',
    ],
    hook: 'Read a note with no capitals or full stops in one breath. What would help the reader?',
    ask: 'How do you know it is asking something?',
    misconceptions: [
      {
        what: 'Puts a full stop at the end of every line.',
        why: 'The line looks like the sentence.',
        move: 'Read aloud and clap where the voice stops.',
      },
      {
        what: 'Uses capitals inside words.',
        why: 'Some letters are easier to write as capitals.',
        move: 'Write the word again beside the alphabet strip.',
      },
    ],
    extension: 'Write a question for a partner, who answers in a whole sentence.',
    english: [
      ['sentence', 'words that make a whole idea'],
      ['capital letter', 'the big form of a letter'],
    ],
  },
)

export const COMMAS = sentenceTopic(
  'commas',
  'commas',
  /comma/i,
  [3, 8],
  'Put in the missing commas and write the sentence:',
  [
    ['We packed hats towels and water.', 'We packed hats, towels and water.'],
    ['Mei saw a tūī a kererū and a weka.', 'Mei saw a tūī, a kererū and a weka.'],
    ['Bring paper glue and scissors.', 'Bring paper, glue and scissors.'],
    ['After lunch we planted the seedlings.', 'After lunch, we planted the seedlings.'],
    ['When the bell rang we lined up.', 'When the bell rang, we lined up.'],
    ['Although it rained the gala went ahead.', 'Although it rained, the gala went ahead.'],
    ['The track which was steep led to the hut.', 'The track, which was steep, led to the hut.'],
    ['If you are cold put on a jersey.', 'If you are cold, put on a jersey.'],
    ['Priya our captain shook hands.', 'Priya, our captain, shook hands.'],
  ],
  {
    walt: 'use commas to make our meaning clear',
    criteria: [
      'separate the things in a list',
      'mark off an opening or an added part',
      'read aloud to check that the pause helps',
    ],
    prior: ['Write whole sentences.', 'Find the main idea of a sentence.'],
    think: [
      'Is it a list? A comma between the things, and no comma before “and”.',
      'Does something come before the main part? A comma after it.',
      'Could a part be lifted out? A comma on each side.',
    ],
    hook: '“Time to eat children” or “Time to eat, children”: what does the comma do?',
    ask: 'What changes when the comma moves?',
    misconceptions: [
      {
        what: 'Puts a comma wherever there is a breath.',
        why: 'It was taught as a pause.',
        move: 'Ask which job it does: list, opening or added part.',
      },
      {
        what: 'Joins two sentences with a comma.',
        why: 'The ideas belong together.',
        move: 'Try a full stop, or a joining word.',
      },
    ],
    extension: 'Write one sentence that does two of the jobs.',
    english: [
      ['comma', 'a mark that separates parts of a sentence'],
      ['list', 'three or more things in a row'],
    ],
  },
)

export const APOSTROPHES = sentenceTopic(
  'apostrophes',
  'apostrophes',
  /apostrophe|contraction|possession/i,
  [3, 8],
  'Write with an apostrophe:',
  [
    ['do not', 'don’t'],
    ['I am', 'I’m'],
    ['the bag of the girl', 'the girl’s bag'],
    ['we will', 'we’ll'],
    ['it is', 'it’s'],
    ['the tail of the dog', 'the dog’s tail'],
    ['they are', 'they’re'],
    ['the shoes of Wiremu', 'Wiremu’s shoes'],
    ['the room of the teachers (more than one)', 'the teachers’ room'],
    ['the books of the children', 'the children’s books'],
    ['will not', 'won’t'],
    ['the wings of the birds (more than one)', 'the birds’ wings'],
  ],
  {
    walt: 'use apostrophes to show what belongs to whom and where letters are left out',
    criteria: [
      'say which job the apostrophe does',
      'put it exactly where the letters are missing, or after the owner',
      'leave it out of plain plurals',
    ],
    prior: ['Tell one from more than one.', 'Say the long form of a contraction.'],
    think: [
      'Are letters missing, or does something belong to someone?',
      'Missing letters: put it in their place.',
      'Belonging: write the owner, then the apostrophe; add s if the owner does not end in one.',
    ],
    hook: 'Look at three shop signs, one wrong. Which one, and how do you know?',
    ask: 'Who is the owner? One or more?',
    misconceptions: [
      {
        what: 'Uses an apostrophe for every s.',
        why: 'Belonging also has an s.',
        move: 'Ask: what belongs to it? If nothing, no apostrophe.',
      },
      {
        what: 'Writes it’s for belonging.',
        why: 'Other owners take one.',
        move: 'Read it as “it is”. Does it make sense?',
      },
    ],
    extension: 'Write a sign for the school gala that needs three apostrophes, all different.',
    english: [
      ['apostrophe', 'a raised mark: ’'],
      ['possession', 'belonging to someone'],
    ],
  },
)

export const SPEECH = sentenceTopic(
  'speech',
  'direct speech',
  /direct speech|speech mark|dialogue/i,
  [4, 8],
  'Put in the speech marks and other punctuation:',
  [
    ['I am hungry said Finn', '“I am hungry,” said Finn.'],
    ['Come here called Aroha', '“Come here,” called Aroha.'],
    ['Where is the ball asked Sione', '“Where is the ball?” asked Sione.'],
    ['Nan said we are going now', 'Nan said, “We are going now.”'],
    ['The coach shouted well played', 'The coach shouted, “Well played!”'],
    ['We should wait said Amina until it stops', '“We should wait,” said Amina, “until it stops.”'],
    ['Can you hear it whispered Maia', '“Can you hear it?” whispered Maia.'],
    ['I know said Theo but I forgot', '“I know,” said Theo, “but I forgot.”'],
  ],
  {
    walt: 'punctuate what people say',
    criteria: [
      'put speech marks around the words that are said',
      'put the comma, question mark or exclamation mark inside',
      'begin a new line for each speaker',
    ],
    prior: ['Tell spoken words from the rest of a sentence.', 'Use capitals and full stops.'],
    think: [
      'Which words come out of a mouth? Mark them.',
      'What mark ends them? It goes inside.',
      'Who says it? That part stays outside.',
    ],
    hook: 'Two children act a short talk while others hold up hands as speech marks.',
    ask: 'Where does the voice start and stop?',
    misconceptions: [
      {
        what: 'Puts marks around “said Finn” too.',
        why: 'The whole sentence is about talking.',
        move: 'Put only the spoken words in a speech bubble first.',
      },
      {
        what: 'Leaves out the comma before “said”.',
        why: 'A full stop feels right.',
        move: 'Show that the sentence is not over yet.',
      },
    ],
    extension: 'Write a talk of four lines with a different word for “said” each time.',
    english: [
      ['speech marks', 'marks around spoken words: “ ”'],
      ['dialogue', 'people talking in a text'],
    ],
  },
)
