import type { WordPattern } from '../../read/words/word-pattern.ts'

/** A living thing of a chain, and what it is in a few words. */
export type Link = readonly [name: string, what: string]

/** Chains of one place. Each begins with a plant or what is left of one, and each thing is eaten by the next. */
export interface FoodChainSet extends WordPattern {
  place: string
  chains: readonly (readonly Link[])[]
  questions: readonly (readonly [prompt: string, answer: string])[]
}

/** The first whose words are named is made; the first of all where no place is named. */
export const FOOD_CHAINS: readonly FoodChainSet[] = [
  {
    place: 'the New Zealand bush',
    pattern:
      /\b(?:bush|forest|native|nz|new zealand|aotearoa|ngahere|kiwi)\b(?!.*\b(?:sea|ocean|shore|beach|stream|river|farm|garden)\b)/i,
    matches: ['native bush animals', 'NZ forest'],
    misses: ['rocky shore', 'NZ rocky shore', 'garden'],
    chains: [
      [
        ['leaf of a tree', 'makes its own food from sunlight'],
        ['caterpillar', 'chews leaves'],
        ['riroriro (grey warbler)', 'a small bird that picks off caterpillars'],
        ['kārearea (New Zealand falcon)', 'hunts small birds'],
      ],
      [
        ['dead leaves on the ground', 'were once part of a plant'],
        ['earthworm', 'eats dead leaves in the soil'],
        ['kiwi chick', 'finds worms with its bill'],
        ['stoat', 'was brought to New Zealand and hunts chicks'],
      ],
      [
        ['leaf of a tree', 'makes its own food from sunlight'],
        ['tree wētā', 'comes out at night and eats leaves'],
        ['ruru (morepork)', 'an owl that hunts at night'],
      ],
    ],
    questions: [
      ['What does the arrow in a food chain mean?', 'is eaten by'],
      [
        'Name a producer on your sheet, and say how it gets its food.',
        'Look for: a leaf; it makes its own food from sunlight.',
      ],
      [
        'All the caterpillars die after a cold winter. What may happen to the riroriro? Why?',
        'Look for: there may be fewer, because they lose food.',
      ],
      [
        'People trap stoats. What may happen to the number of kiwi? Why?',
        'Look for: more may live, because fewer chicks are eaten.',
      ],
    ],
  },
  {
    place: 'the rocky shore',
    pattern: /\b(?:rocky shore|rock ?pools?|shore|beach|seashore|intertidal)\b/i,
    matches: ['rocky shore food chain', 'rockpool'],
    misses: ['ocean'],
    chains: [
      [
        ['film of algae on rocks', 'makes its own food from sunlight'],
        ['limpet', 'grazes algae off the rock'],
        ['tōrea (oystercatcher)', 'a bird that knocks limpets off the rock'],
      ],
      [
        ['seaweed', 'makes its own food from sunlight'],
        ['kina', 'a sea urchin that grazes seaweed'],
        ['large snapper', 'can crush a kina'],
      ],
      [
        ['plankton', 'tiny living things that drift in the water'],
        ['mussel', 'filters plankton out of the water'],
        ['sea star', 'pulls mussels open'],
      ],
    ],
    questions: [
      ['What does the arrow in a food chain mean?', 'is eaten by'],
      [
        'Name a producer on your sheet, and say how it gets its food.',
        'Look for: algae or seaweed; it makes its own food from sunlight.',
      ],
      [
        'People take most of the large snapper from a bay. What may happen to the kina, and then to the seaweed?',
        'Look for: more kina, and less seaweed, because more kina eat it.',
      ],
    ],
  },
  {
    place: 'the sea',
    pattern: /\b(?:sea|ocean|marine|moana)\b/i,
    matches: ['ocean food chain'],
    misses: ['seasons'],
    chains: [
      [
        ['plant plankton', 'makes its own food from sunlight'],
        ['krill', 'tiny shrimp-like animals that eat plant plankton'],
        ['small fish', 'eat krill'],
        ['tākapu (gannet)', 'dives for small fish'],
      ],
      [
        ['plant plankton', 'makes its own food from sunlight'],
        ['krill', 'tiny shrimp-like animals that eat plant plankton'],
        ['blue whale', 'filters krill out of the water'],
      ],
    ],
    questions: [
      ['What does the arrow in a food chain mean?', 'is eaten by'],
      [
        'Which living thing stands at the start of both chains? Why is that so?',
        'Look for: plant plankton; it makes its own food, and all the others depend on it.',
      ],
      [
        'There is less krill one year. Which animals may go hungry?',
        'Look for: small fish, blue whales and, after them, gannets.',
      ],
    ],
  },
  {
    place: 'a stream',
    pattern: /\b(?:stream|river|creek|fresh ?water|pond|wetland|awa)\b/i,
    matches: ['stream food chain', 'freshwater'],
    misses: ['streaming'],
    chains: [
      [
        ['algae on stones', 'make their own food from sunlight'],
        ['mayfly larva', 'a young insect that scrapes algae off stones'],
        ['bully (a small fish)', 'eats young insects'],
        ['tuna (eel)', 'hunts fish at night'],
      ],
      [
        ['dead leaves in the water', 'were once part of a plant'],
        ['kōura (freshwater crayfish)', 'eats dead leaves and small animals'],
        ['tuna (eel)', 'hunts at night'],
      ],
    ],
    questions: [
      ['What does the arrow in a food chain mean?', 'is eaten by'],
      [
        'Mud covers the stones of the stream. What may happen to the mayfly larvae? Why?',
        'Look for: there may be fewer, because they cannot reach the algae.',
      ],
      ['Which animal is at the end of both chains?', 'the tuna (eel)'],
    ],
  },
  {
    place: 'a garden',
    pattern: /\b(?:garden|backyard|back yard|school grounds|m[āa]ra)\b/iu,
    matches: ['garden food chain'],
    misses: ['kindergarten'],
    chains: [
      [
        ['rose leaf', 'makes its own food from sunlight'],
        ['aphid', 'sucks the juice of leaves'],
        ['ladybird', 'eats aphids'],
        ['spider', 'catches ladybirds and other insects'],
      ],
      [
        ['cabbage leaf', 'makes its own food from sunlight'],
        ['caterpillar', 'chews leaves'],
        ['sparrow', 'feeds caterpillars to its chicks'],
        ['cat', 'hunts birds'],
      ],
    ],
    questions: [
      ['What does the arrow in a food chain mean?', 'is eaten by'],
      [
        'A gardener kills the ladybirds with a spray. What may happen to the roses? Why?',
        'Look for: they may be eaten more, because nothing eats the aphids.',
      ],
      [
        'Name a producer on your sheet, and say how it gets its food.',
        'Look for: a leaf; it makes its own food from sunlight.',
      ],
    ],
  },
  {
    place: 'a paddock',
    pattern: /\b(?:farm|paddock|grassland|grass)\b/i,
    matches: ['farm food chain', 'paddock'],
    misses: ['farmer'],
    chains: [
      [
        ['grass', 'makes its own food from sunlight'],
        ['cricket', 'eats grass'],
        ['magpie', 'picks insects out of the grass'],
      ],
      [
        ['grass', 'makes its own food from sunlight'],
        ['rabbit', 'eats grass'],
        ['ferret', 'hunts rabbits'],
      ],
    ],
    questions: [
      ['What does the arrow in a food chain mean?', 'is eaten by'],
      [
        'Which living thing stands at the start of both chains? Why is that so?',
        'Look for: grass; it makes its own food, and all the others depend on it.',
      ],
      [
        'A farmer traps the ferrets. What may happen to the rabbits, and then to the grass?',
        'Look for: more rabbits, and less grass, because more rabbits eat it.',
      ],
    ],
  },
]
