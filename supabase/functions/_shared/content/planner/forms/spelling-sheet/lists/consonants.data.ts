import type { SpellingList } from '../spelling-list.ts'

export const CONSONANT_LISTS: readonly SpellingList[] = [
  {
    title: 'Silent letters',
    pattern: /\bsilent (?:letters?|consonants?|["“'‘]?[bghkltw]\b)|\b(?:kn|wr|gn|mb)\b/i,
    matches: ['silent letters', 'silent k', 'kn and wr words'],
    misses: ['silent e', 'knit'],
    years: [3, 6],
    note: 'Say the silent letter aloud once, as a trick for the memory (k-night), then write the word from memory.',
    groups: [
      {
        spelling: 'kn',
        words: {
          knee: 'I fell and grazed my knee.',
          know: 'Do you know the way to the library?',
          knock: 'Please knock before you come in.',
          knife: 'Cut the bread with a sharp knife.',
          knot: 'There is a knot in my shoelace.',
        },
      },
      {
        spelling: 'wr',
        words: {
          write: 'Write the date at the top of the page.',
          wrong: 'We took the wrong track.',
          wrist: 'She wore a watch on her wrist.',
          wrap: 'Wrap the sandwich in paper.',
          wreck: 'Divers found a wreck in the harbour.',
        },
      },
      {
        spelling: 'mb',
        words: {
          lamb: 'The lamb drank from a bottle.',
          thumb: 'He hit his thumb with the hammer.',
          climb: 'We will climb to the top of the hill.',
          comb: 'I need a comb for my hair.',
        },
      },
      {
        spelling: 'gn',
        words: {
          sign: 'The sign says that the track is closed.',
          gnome: 'Our neighbour has a gnome by her pond.',
          design: 'We had to design a bridge.',
        },
      },
      {
        spelling: 'other',
        words: {
          listen: 'Listen for the bell.',
          half: 'I ate half of the orange.',
          island: 'Waiheke is an island near Auckland.',
          castle: 'The castle had a drawbridge.',
          ghost: 'The ghost in the play wore a sheet.',
          hour: 'The bus leaves in an hour.',
        },
      },
    ],
    wrong: {
      know: 'kno',
      knife: 'nife',
      write: 'wriet',
      wrong: 'rong',
      wrist: 'rist',
      thumb: 'thum',
      climb: 'clim',
      sign: 'sighn',
      listen: 'lissen',
      half: 'harf',
      island: 'iland',
      castle: 'carsel',
    },
  },
  {
    title: 'Soft c and soft g',
    pattern: /\bsoft ["“'‘]?[cg]\b|\b(?:ce|ge|dge|ge and dge)\b/i,
    matches: ['soft c', 'soft g and dge'],
    misses: ['soft toys', 'city'],
    years: [3, 5],
    note: 'c and g are mostly soft before e, i and y. dge follows one short vowel (bridge); ge follows a long vowel or a consonant (cage, large).',
    groups: [
      {
        spelling: 'soft c',
        words: {
          city: 'Dunedin is a city in the south.',
          circle: 'Sit in a circle on the mat.',
          pencil: 'Sharpen your pencil.',
          race: 'We ran a relay race.',
          bicycle: 'A bicycle has two wheels.',
          centre: 'Stand in the centre of the hall.',
        },
      },
      {
        spelling: 'soft g',
        words: {
          giant: 'The giant wētā is found only in New Zealand.',
          magic: 'The wizard did a magic trick.',
          giraffe: 'The giraffe ate leaves from the tall tree.',
          gentle: 'Be gentle with the kitten.',
          energy: 'Food gives us energy.',
        },
      },
      {
        spelling: 'ge',
        words: {
          cage: 'The bird was not in its cage.',
          large: 'A whale is a large animal.',
          page: 'Turn to the next page.',
          village: 'There is one shop in the village.',
        },
      },
      {
        spelling: 'dge',
        words: {
          bridge: 'The swing bridge wobbled.',
          edge: 'Keep away from the edge of the cliff.',
          hedge: 'The hedgehog slept under the hedge.',
          fridge: 'Put the milk back in the fridge.',
        },
      },
    ],
    wrong: {
      city: 'sity',
      circle: 'sircle',
      pencil: 'pensil',
      giant: 'jiant',
      magic: 'majic',
      large: 'larj',
      bridge: 'brige',
      fridge: 'frige',
    },
  },
  {
    title: 'Words with qu, x and three-letter blends',
    pattern: /\b(?:qu|scr|spl|spr|str|squ|shr|thr)\b/i,
    matches: ['qu words', 'str and spr words', 'thr'],
    misses: ['queen', 'street'],
    years: [2, 4],
    note: 'q is followed by u in almost every English word. Tap each sound of a long blend: s-t-r-ee-t.',
    groups: [
      {
        spelling: 'qu',
        words: {
          quick: 'A quick snack is fine.',
          queen: 'The queen bee lays the eggs.',
          quiet: 'Be quiet in the library.',
          question: 'Put up your hand to ask a question.',
          squid: 'A squid has ten limbs.',
        },
      },
      {
        spelling: 'str',
        words: {
          street: 'We live on a busy street.',
          string: 'Tie the parcel with string.',
          strong: 'The rope is thick and strong.',
          stream: 'Eels live in the stream.',
          stripe: 'My towel has one blue stripe.',
        },
      },
      {
        spelling: 'spr',
        words: {
          spring: 'Lambs are born in spring.',
          spray: 'The waves sent spray over the wall.',
          spread: 'Spread the jam with a knife.',
        },
      },
      {
        spelling: 'thr',
        words: {
          three: 'We have three hens.',
          throw: 'Throw the ball to me.',
          throat: 'I have a sore throat.',
          thread: 'The thread broke as I sewed.',
        },
      },
    ],
    wrong: {
      queen: 'qween',
      quick: 'qwick',
      question: 'qestion',
      street: 'shtreet',
      strong: 'storng',
      spring: 'spirng',
      three: 'theer',
      throat: 'frote',
    },
  },
]
