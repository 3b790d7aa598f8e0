import type { SpellingList } from '../spelling-list.ts'

export const WHOLE_WORD_LISTS: readonly SpellingList[] = [
  {
    title: 'Homophones for Years 3 and 4',
    pattern: /\bhomophones?\b|\bsound the same\b/i,
    matches: ['homophones', 'words that sound the same'],
    misses: ['phones'],
    years: [0, 4],
    bySense: true,
    note: 'Say the sentence before the word: alone, nobody can tell which one is meant. Spell by meaning.',
    groups: [
      {
        spelling: 'to, too, two',
        words: {
          to: 'We went to the pool after school.',
          too: 'The bag is too heavy for me.',
          two: 'A bike has two wheels and a bell.',
        },
      },
      {
        spelling: 'there, their',
        words: {
          there: 'Put your bags over there by the wall.',
          their: 'The twins lost their hats on the bus.',
        },
      },
      {
        spelling: 'here, hear',
        words: { here: 'Come here and sit by me.', hear: 'I can hear the waves from my bed.' },
      },
      {
        spelling: 'see, sea',
        words: { see: 'I can see a boat a long way off.', sea: 'Crabs and fish live in the sea.' },
      },
      {
        spelling: 'no, know',
        words: { no: 'There is no milk left in the jug.', know: 'Do you know my cousin from Nelson?' },
      },
      {
        spelling: 'one, won',
        words: { one: 'I have only one brother.', won: 'Our team won the last game of the year.' },
      },
      {
        spelling: 'blue, blew',
        words: { blue: 'The sky is blue and clear today.', blew: 'The wind blew my hat off my head.' },
      },
      {
        spelling: 'son, sun',
        words: { son: 'The farmer and her son milk the cows.', sun: 'The sun is too hot at noon.' },
      },
    ],
    wrong: { two: 'twoo', their: 'thier', hear: 'heer', know: 'kno' },
  },
  {
    title: 'Homophones for Years 5 to 8',
    pattern: /\bhomophones?\b|\bsound the same\b/i,
    matches: ['homophones'],
    misses: ['phones'],
    years: [5, 8],
    bySense: true,
    note: 'Say the sentence before the word. Ask what the word means there, then choose the spelling. In New Zealand English practice is the noun, practise the verb.',
    groups: [
      {
        spelling: 'its, it’s',
        words: { its: 'The kea flapped its wings.', 'it’s': 'Take a coat because it’s cold outside.' },
      },
      {
        spelling: 'your, you’re',
        words: { your: 'Bring your lunch and a hat.', 'you’re': 'If you’re late, go to the office.' },
      },
      {
        spelling: 'they’re, their, there',
        words: {
          'they’re': 'The boys say that they’re ready.',
          their: 'The hens laid their eggs in the shed.',
          there: 'Is there any bread left?',
        },
      },
      {
        spelling: 'whose, who’s',
        words: { whose: 'I know whose jacket this is.', 'who’s': 'Guess who’s coming for tea.' },
      },
      {
        spelling: 'weather, whether',
        words: { weather: 'The weather was fine for sports day.', whether: 'I wonder whether it will rain.' },
      },
      {
        spelling: 'piece, peace',
        words: { piece: 'May I have a piece of pie?', peace: 'The two countries made peace after the war.' },
      },
      {
        spelling: 'past, passed',
        words: { past: 'We drove past the marae.', passed: 'She passed the ball to me.' },
      },
      {
        spelling: 'practice, practise',
        words: {
          practice: 'Our choir has a practice on Tuesday.',
          practise: 'You have to practise every day.',
        },
      },
      {
        spelling: 'principal, principle',
        words: {
          principal: 'The principal spoke at assembly.',
          principle: 'Fair play is an important principle.',
        },
      },
    ],
    wrong: { 'they’re': 'theyr’e', weather: 'weathur', piece: 'peice', whose: 'whos' },
  },
  {
    title: 'Contractions',
    pattern: /\bcontractions?\b|\bshortened words?\b/i,
    matches: ['contractions', 'shortened words'],
    misses: ['contract'],
    years: [2, 5],
    note: 'The apostrophe stands where letters were left out, not where the two words meet: did not, didn’t.',
    groups: [
      {
        spelling: 'not',
        words: {
          'can’t': 'I can’t reach the shelf.',
          'don’t': 'Don’t feed the eels bread.',
          'isn’t': 'It isn’t my turn.',
          'didn’t': 'We didn’t see a seal.',
          'won’t': 'The car won’t start.',
        },
      },
      {
        spelling: 'am, is, are',
        words: {
          'I’m': 'I’m seven years old.',
          'it’s': 'It’s hot in here.',
          'he’s': 'He’s my best friend.',
          'we’re': 'We’re going to the pool.',
          'they’re': 'They’re late again.',
        },
      },
      {
        spelling: 'will, have',
        words: {
          'I’ll': 'I’ll help you with that.',
          'we’ll': 'We’ll be home by dark.',
          'I’ve': 'I’ve lost my other shoe.',
          'you’ve': 'You’ve got mud on your nose.',
        },
      },
    ],
    wrong: {
      'can’t': 'ca’nt',
      'don’t': 'do’nt',
      'isn’t': 'is’nt',
      'didn’t': 'did’nt',
      'won’t': 'willn’t',
      'they’re': 'theyr’e',
      'I’ll': 'Il’l',
      'we’re': 'wer’e',
    },
  },
  {
    title: 'Compound words',
    pattern: /\bcompound words?\b/i,
    matches: ['compound words'],
    misses: ['compound sentences'],
    years: [2, 4],
    note: 'Each word is two words put together without a change: spell one half at a time.',
    groups: [
      {
        spelling: 'weather and outside',
        words: {
          rainbow: 'A rainbow came out after the storm.',
          sunshine: 'We ate lunch in the sunshine.',
          snowman: 'The snowman had a carrot for a nose.',
          seaweed: 'The waves left seaweed on the beach.',
          waterfall: 'We swam under the waterfall.',
        },
      },
      {
        spelling: 'home and school',
        words: {
          bedroom: 'I tidied my bedroom.',
          toothbrush: 'Pack your toothbrush for camp.',
          lunchbox: 'There is an apple in my lunchbox.',
          playground: 'We met at the playground.',
          homework: 'I did my homework on the bus.',
          football: 'She kicked the football into the net.',
        },
      },
      {
        spelling: 'animals and people',
        words: {
          butterfly: 'A butterfly sat on the swan plant.',
          goldfish: 'My goldfish swims round its bowl.',
          grandmother: 'My grandmother grows kūmara.',
          someone: 'Someone left the tap on.',
          everyone: 'Everyone sang the school song.',
        },
      },
    ],
    wrong: {
      rainbow: 'rainbo',
      sunshine: 'sunshin',
      seaweed: 'seeweed',
      toothbrush: 'toothbrash',
      playground: 'playgrownd',
      butterfly: 'buterfly',
      grandmother: 'granmother',
      everyone: 'evryone',
    },
  },
  {
    title: 'Days and months',
    pattern: /\bdays of the week\b|\bmonths\b|\bdays and months\b/i,
    matches: ['days of the week', 'months of the year'],
    misses: ['sports day'],
    years: [2, 4],
    note: 'All begin with a capital letter. Say the silent letters aloud to remember them: Wed-nes-day, Feb-ru-ary.',
    groups: [
      {
        spelling: 'days',
        words: {
          Monday: 'On Monday we have library.',
          Tuesday: 'Swimming is on Tuesday.',
          Wednesday: 'Assembly is on Wednesday.',
          Thursday: 'On Thursday I walk the dog.',
          Friday: 'Our trip is on Friday.',
          Saturday: 'I play netball on Saturday.',
          Sunday: 'On Sunday we visit Nan.',
        },
      },
      {
        spelling: 'months',
        words: {
          January: 'January is a summer month.',
          February: 'The sea is warm in February.',
          April: 'Our Easter break was in April.',
          August: 'Snow fell in August.',
          September: 'Spring starts in September.',
          October: 'Our gala is in October.',
          December: 'School ends in December.',
        },
      },
    ],
    wrong: {
      Tuesday: 'Teusday',
      Wednesday: 'Wensday',
      Thursday: 'Thurday',
      Saturday: 'Saterday',
      January: 'Janury',
      February: 'Febuary',
      August: 'Augest',
      September: 'Septemba',
    },
  },
  {
    title: 'Te reo Māori in everyday English',
    pattern: /\bte reo\b|\bm[āa]ori words?\b|\bkupu\b/i,
    matches: ['te reo words', 'Māori words', 'kupu'],
    misses: ['reorder'],
    years: [3, 8],
    note: 'A macron is part of the spelling: it marks a long vowel. Words of te reo Māori take no -s in the plural. Local use may differ: check with your kaiako reo or whānau.',
    groups: [
      {
        spelling: 'people and place',
        words: {
          whānau: 'My whānau came to the school picnic.',
          marae: 'We slept at the marae.',
          tamariki: 'The tamariki sang for their grandparents.',
          kaumātua: 'A kaumātua welcomed us.',
          hui: 'There is a hui in the hall tonight.',
        },
      },
      {
        spelling: 'doing and giving',
        words: {
          aroha: 'She cares for her little brother with aroha.',
          waiata: 'We learned a new waiata.',
          haka: 'The team practised the haka.',
          koha: 'We gave a koha to our hosts.',
          mahi: 'Thank you for all your hard mahi.',
          karakia: 'The day began with a karakia.',
        },
      },
      {
        spelling: 'nature',
        words: {
          tūī: 'A tūī sang in the flax.',
          kūmara: 'We roasted kūmara for dinner.',
          pōhutukawa: 'The pōhutukawa has red flowers.',
          kererū: 'A kererū is a large pigeon.',
          wētā: 'A wētā hid under the bark.',
          kiwi: 'The kiwi came out at night.',
        },
      },
    ],
    wrong: {
      waiata: 'wiata',
      kūmara: 'kumera',
      pōhutukawa: 'pohutakawa',
      kaumātua: 'kaumatua',
      kererū: 'kereru',
      wētā: 'weta',
    },
  },
]
