import type { SpellingList } from '../spelling-list.ts'

export const SHORT_VOWEL_LISTS: readonly SpellingList[] = [
  {
    title: 'Short vowels: a, e, i, o, u',
    pattern: /\bshort (?:vowels?|["“'‘]?[aeiou]\b)|\b(?:cvc|three[- ]letter)\b|\bword famil(?:y|ies)\b/i,
    matches: ['short vowels', 'short a words', 'CVC words'],
    misses: ['a short story', 'short list'],
    years: [0, 2],
    note: 'Say the word, tap its sounds, write one letter for each. In New Zealand short e and short i sound close: let pupils watch your mouth.',
    groups: [
      {
        spelling: 'a',
        words: {
          cat: 'The cat sat on the mat.',
          bag: 'My lunch is in my bag.',
          map: 'Look at the map.',
          van: 'Dad has a red van.',
          hat: 'I put on my sun hat.',
          jam: 'I had jam on my bun.',
        },
      },
      {
        spelling: 'e',
        words: {
          hen: 'The hen sat on an egg.',
          bed: 'I jump into bed.',
          leg: 'The dog cut its leg.',
          net: 'I got a fish in my net.',
          pen: 'Can I have a red pen?',
          wet: 'The dog is wet.',
        },
      },
      {
        spelling: 'i',
        words: {
          big: 'A bus is big.',
          pin: 'Pin it up on the wall.',
          six: 'I am six.',
          lid: 'Put the lid on the box.',
          dig: 'We dig in the sand.',
          win: 'Did you win?',
        },
      },
      {
        spelling: 'o',
        words: {
          dog: 'The dog ran to me.',
          hot: 'The sun is hot.',
          log: 'I sat on a log.',
          mop: 'Get a mop and a bucket.',
          fox: 'The fox hid in its den.',
          pot: 'Put the lid on the pot.',
        },
      },
      {
        spelling: 'u',
        words: {
          sun: 'The sun is up.',
          bus: 'I go to school on the bus.',
          mud: 'The pig sat in the mud.',
          cup: 'The cup is full.',
          run: 'I can run fast.',
          hug: 'I gave Nan a hug.',
        },
      },
    ],
    wrong: {},
  },
  {
    title: 'Double letters: ff, ll, ss and zz',
    pattern: /\b(?:ff|ll|ss|zz)\b|\bfloss\b|\bdouble (?:letters?|consonants?)\b/i,
    matches: ['ff ll ss words', 'the floss rule', 'double letters'],
    misses: ['off', 'double numbers'],
    years: [1, 2],
    note: 'After one short vowel at the end of a short word, f, l, s and z are mostly doubled. Words such as bus and if are not.',
    groups: [
      {
        spelling: 'ff',
        words: {
          off: 'Turn off the tap.',
          puff: 'Puff out your cheeks.',
          cliff: 'The gull sat on the cliff.',
          sniff: 'The dog had a sniff at my bag.',
        },
      },
      {
        spelling: 'll',
        words: {
          hill: 'We ran up the hill.',
          bell: 'The bell rang at nine.',
          doll: 'The doll is in the bed.',
          still: 'Sit still for the photo.',
        },
      },
      {
        spelling: 'ss',
        words: {
          miss: 'Do not miss the bus.',
          dress: 'The doll has a red dress.',
          mess: 'My room is a mess.',
          cross: 'Mum was cross with the dog.',
        },
      },
      {
        spelling: 'zz',
        words: {
          buzz: 'I can hear the bees buzz.',
          fizz: 'The drink has a lot of fizz.',
          jazz: 'The band plays jazz.',
        },
      },
    ],
    wrong: {
      puff: 'puf',
      cliff: 'clif',
      hill: 'hil',
      still: 'stil',
      miss: 'mis',
      dress: 'dres',
      cross: 'cros',
      buzz: 'buz',
    },
  },
  {
    title: 'Words with sh, ch, th and ng',
    pattern: /\b(?:sh|ch|th|ng)\b|(?<!split )\b(?:consonant )?digraphs?\b/i,
    matches: ['sh words', 'ch and th', 'digraphs'],
    misses: ['split digraphs', 'shop'],
    years: [1, 2],
    note: 'Two letters make one sound: tap it once. th has a voiced sound (this) and an unvoiced one (thin).',
    groups: [
      {
        spelling: 'sh',
        words: {
          ship: 'The ship came into the port.',
          shop: 'We got milk at the shop.',
          fish: 'I can see a fish in the pool.',
          brush: 'Brush your teeth at night.',
          shell: 'I got a shell on the sand.',
        },
      },
      {
        spelling: 'ch',
        words: {
          chip: 'A gull took my chip.',
          lunch: 'I had a bun for lunch.',
          much: 'How much is this hat?',
          chin: 'I had jam on my chin.',
          bench: 'We sat on the bench.',
        },
      },
      {
        spelling: 'th',
        words: {
          this: 'Is this your bag?',
          that: 'Is that your hat?',
          thin: 'The cat is thin.',
          moth: 'A moth is on the lamp.',
          with: 'Come with me.',
        },
      },
      {
        spelling: 'ng',
        words: {
          sing: 'We sing a waiata at assembly.',
          ring: 'I can ring the bell.',
          long: 'A giraffe has a long neck.',
          wing: 'The bird hurt its wing.',
          bring: 'Bring your hat and togs.',
        },
      },
    ],
    wrong: { lunch: 'lunsh', much: 'mutch', moth: 'mof', with: 'wiv', bench: 'bensh', bring: 'bringk' },
  },
  {
    title: 'Words with wh, ph and ck',
    pattern: /\b(?:wh|ph|ck|tch)\b/i,
    matches: ['wh words', 'ph words', 'ck and k'],
    misses: ['when', 'pack'],
    years: [1, 4],
    note: 'Many speakers of New Zealand English say wh like w: the h has to be remembered. In te reo Māori wh mostly sounds like f.',
    groups: [
      {
        spelling: 'wh',
        words: {
          when: 'When is your birthday?',
          what: 'What is in the box?',
          which: 'Which bag is yours?',
          white: 'The lamb was white.',
          wheel: 'The wheel came off the cart.',
          whale: 'We saw a whale near Kaikōura.',
        },
      },
      {
        spelling: 'ph',
        words: {
          phone: 'The phone rang and rang.',
          photo: 'Smile for the photo.',
          graph: 'We drew a graph of our pets.',
          dolphin: 'The dolphin leapt out of the water.',
          elephant: 'An elephant has a long trunk.',
        },
      },
      {
        spelling: 'ck',
        words: {
          duck: 'The duck swam on the pond.',
          back: 'I will be back soon.',
          rock: 'I sat on a flat rock.',
          quick: 'Be quick or we will miss the bus.',
          pocket: 'I have a shell in my pocket.',
        },
      },
    ],
    wrong: {
      when: 'wen',
      what: 'wot',
      phone: 'fone',
      photo: 'foto',
      graph: 'graf',
      duck: 'duk',
      quick: 'kwick',
      dolphin: 'dolfin',
    },
  },
  {
    title: 'Blends at the beginning of a word',
    pattern:
      /\b(?:initial|beginning|[lrs][- ])?\s?blends?\b|\bconsonant clusters?\b|\b(?:bl|cl|fl|gl|pl|br|cr|dr|fr|gr|tr|sp|st|sn|sw|str|spr)\b/i,
    matches: ['blends', 'initial blends', 'words with st', 'bl and cl words'],
    misses: ['black', 'paint'],
    years: [1, 2],
    note: 'Both sounds of a blend can be heard: say them slowly, one after the other. tr and dr can sound like ch and j.',
    groups: [
      {
        spelling: 'l blends',
        words: {
          flag: 'The flag is red, white and blue.',
          clap: 'Clap your hands.',
          plan: 'We made a plan.',
          black: 'The cat is black.',
          glad: 'I am glad that you came.',
        },
      },
      {
        spelling: 'r blends',
        words: {
          frog: 'The frog sat on a log.',
          drum: 'Hit the drum with a stick.',
          trip: 'We went on a trip to the zoo.',
          crab: 'A crab hid in the rock pool.',
          brick: 'The wall is made of brick.',
        },
      },
      {
        spelling: 's blends',
        words: {
          stop: 'Stop at the red light.',
          swim: 'Can you swim?',
          spot: 'The dog has a black spot on its leg.',
          snap: 'We had a game of snap.',
          skip: 'I can skip ten times.',
        },
      },
    ],
    wrong: {},
  },
  {
    title: 'Blends at the end of a word',
    pattern:
      /\b(?:final|end(?:ing)?) (?:consonant )?(?:blends?|clusters?)\b|\b(?:nd|nt|mp|nk|lk|ft|lt|lp)\b/i,
    matches: ['final blends', 'words with nd', 'end blends'],
    misses: ['and', 'blends'],
    years: [1, 2],
    note: 'Pupils often leave out n and m before another consonant: let them feel it by holding the sound.',
    groups: [
      {
        spelling: 'nd',
        words: {
          hand: 'Put up your hand.',
          sand: 'There is sand in my shoe.',
          pond: 'A duck is on the pond.',
          wind: 'The wind took my hat.',
        },
      },
      {
        spelling: 'nt',
        words: {
          tent: 'We slept in a tent.',
          went: 'I went to the shop.',
          print: 'Print your name at the top.',
          hunt: 'We went on a hunt for bugs.',
        },
      },
      {
        spelling: 'mp',
        words: {
          jump: 'I can jump over the log.',
          lamp: 'The lamp is on.',
          camp: 'Our camp was by the river.',
          stamp: 'Stick a stamp on the letter.',
        },
      },
      {
        spelling: 'nk',
        words: {
          pink: 'The cake has pink icing.',
          think: 'I think that it will rain.',
          bank: 'We slid down the bank.',
          drink: 'Have a drink of water.',
        },
      },
      {
        spelling: 'st',
        words: {
          best: 'You are my best friend.',
          nest: 'The bird sat on its nest.',
          just: 'I just missed the bus.',
          lost: 'I lost my hat.',
        },
      },
    ],
    wrong: {},
  },
]
