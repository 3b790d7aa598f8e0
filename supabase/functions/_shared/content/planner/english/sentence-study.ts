import { sentenceTopic } from './sentence-topic.ts'

export const RUN_ONS = sentenceTopic(
  'run-ons',
  'sentences that run on or stop short',
  /run-on|fragments/i,
  [4, 6],
  'Write it correctly:',
  [
    ['It was late we went home.', 'It was late. We went home.'],
    ['The bell rang everyone ran.', 'The bell rang. Everyone ran.'],
    ['We swam all day we were tired.', 'We swam all day. We were tired.'],
    ['I like kiwifruit my brother does not.', 'I like kiwifruit, but my brother does not.'],
    ['Under the old bridge. We found a shoe.', 'Under the old bridge, we found a shoe.'],
    ['Because it rained. The game was off.', 'Because it rained, the game was off.'],
    ['When the ferry came in. We waved.', 'When the ferry came in, we waved.'],
    ['The tent leaked, we slept in the van.', 'The tent leaked, so we slept in the van.'],
    ['We looked for the cat. All over the farm.', 'We looked for the cat all over the farm.'],
    ['She trained hard, she won the race.', 'She trained hard, and she won the race.'],
    ['Although the hill was steep. Nobody stopped.', 'Although the hill was steep, nobody stopped.'],
    ['The lights went out, nobody moved, it was quiet.', 'The lights went out. Nobody moved. It was quiet.'],
  ],
  {
    walt: 'find and mend sentences that run on or stop short',
    criteria: [
      'find who or what, and what happens',
      'see where one sentence ends and the next begins',
      'mend it with a full stop or a joining word',
    ],
    prior: ['Say a whole sentence.', 'Use joining words such as and, but and because.'],
    think: [
      'Read it aloud: where does a whole idea end?',
      'Does each part have who and what happens?',
      'Two ideas: a full stop or a joining word. Half an idea: join it to its other half.',
    ],
    hook: 'Read a note with no stops in one breath, then one chopped into bits. Which is harder to follow, and why?',
    ask: 'Could this part stand alone?',
    misconceptions: [
      {
        what: 'Joins two sentences with a comma.',
        why: 'The ideas belong together.',
        move: 'Cover one half: is the other whole? Then it needs a stop or a joining word.',
      },
      {
        what: 'Starts a new sentence with “Because …” and stops there.',
        why: 'It has a capital and a full stop.',
        move: 'Ask: what happened because of it?',
      },
    ],
    extension: 'Mend a sentence in two ways and say which reads better.',
    english: [
      ['run-on', 'two sentences with nothing between them'],
      ['fragment', 'a part of a sentence that stands alone'],
    ],
  },
)

export const PASSIVE = sentenceTopic(
  'passive',
  'the passive voice',
  /passive voice/i,
  [6, 8],
  'Write it in the passive:',
  [
    ['The dog chased the ball.', 'The ball was chased by the dog.'],
    ['Mia wrote the letter.', 'The letter was written by Mia.'],
    ['The storm broke the fence.', 'The fence was broken by the storm.'],
    ['The team won the cup.', 'The cup was won by the team.'],
    ['The wind blew down the tent.', 'The tent was blown down by the wind.'],
    ['The class painted the mural.', 'The mural was painted by the class.'],
    ['Somebody left the gate open.', 'The gate was left open.'],
    ['People saw the comet in May.', 'The comet was seen in May.'],
    ['The pupils will plant the trees.', 'The trees will be planted by the pupils.'],
    ['We heat the water slowly.', 'The water is heated slowly.'],
    ['The council is mending the bridge.', 'The bridge is being mended by the council.'],
    ['Somebody has taken the last towel.', 'The last towel has been taken.'],
  ],
  {
    walt: 'recognise the passive voice and use it where it suits',
    criteria: [
      'find who does it and what it is done to',
      'put what it is done to first',
      'say why the passive suits, or does not',
    ],
    prior: ['Find the verb and who does it.', 'Change a verb from now to the past.'],
    think: [
      'Who does it? What is it done to?',
      'Put that first, then a form of be and the verb.',
      'Do we need “by …”? Leave it out if nobody knows or it does not matter.',
    ],
    hook: '“I broke the window” or “The window was broken”: who would say which?',
    ask: 'Who disappears in the passive, and is that fair to the reader?',
    misconceptions: [
      {
        what: 'Takes any was for the passive.',
        why: 'Both have it.',
        move: 'Ask “by whom?” after it: “was running by whom?” makes no sense.',
      },
      {
        what: 'Uses it to sound formal.',
        why: 'Reports are full of it.',
        move: 'Read both aloud: which tells the reader more quickly?',
      },
    ],
    extension: 'Find three passives in a news report. Who is left out of each?',
    english: [
      ['passive', 'a sentence that starts with what something is done to'],
      ['active', 'a sentence that starts with who does it'],
    ],
  },
)

export const WHO_WHAT = sentenceTopic(
  'who-what',
  'who, and what happens',
  /who or what a sentence is about/i,
  [1, 2],
  '',
  [
    ['The dog ran. Who ran?', 'the dog'],
    ['Mum made a pie. Who made it?', 'Mum'],
    ['The boat sank. What happened to the boat?', 'It sank.'],
    ['Tama kicked the ball. What did Tama do?', 'He kicked the ball.'],
    ['The big hen hid. Who hid?', 'the big hen'],
    ['My sister and I swam. Who swam?', 'my sister and I'],
    ['The bus was late. What is this about?', 'the bus'],
    ['A kererū sat on the fence. What did it do?', 'It sat on the fence.'],
    ['The cat in the box is asleep. Who is asleep?', 'the cat (in the box)'],
    ['After lunch, Sina read to us. Who read?', 'Sina'],
    ['The hat with a hole is mine. What is mine?', 'the hat (with a hole)'],
    ['Down the hill rolled the tyre. What rolled?', 'the tyre'],
  ],
  {
    walt: 'find who or what a sentence is about, and what happens',
    criteria: [
      'ask “who or what?” and point to it',
      'ask “what happens?” and point to it',
      'say a sentence that has both',
    ],
    prior: ['Listen to a whole sentence.', 'Name people and things in a picture.'],
    think: [
      'Who or what is it about?',
      'What do they do, or what happens?',
      'Both there? Then it is a sentence.',
    ],
    hook: 'Draw a name from one hat and an action from another. Act the sentence they make.',
    ask: 'Who does it? What do they do?',
    misconceptions: [
      {
        what: 'Names the last word.',
        why: 'It is freshest.',
        move: 'Ask again “who or what does it?” and act it out.',
      },
      {
        what: 'Gives a list of words for a sentence.',
        why: 'They are all about one thing.',
        move: 'Ask “what happens?”',
      },
    ],
    extension: 'Make one sentence longer, and still show who and what happens.',
    english: [
      ['sentence', 'words that make a whole idea'],
      ['subject', 'who or what a sentence is about'],
    ],
  },
)
