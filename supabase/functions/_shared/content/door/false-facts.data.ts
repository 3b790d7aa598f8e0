/** A claim that is wrong, and what is right. Patterns read text as `plain-text.ts` makes it. */
export interface FalseFact {
  pattern: RegExp
  right: string
  /** A request that makes a lesson on what is right; without it the right answer is offered. */
  ask?: string
  closes: readonly string[]
  staysOpen: readonly string[]
}

/** Words that show that the mistake is what the lesson is about. */
export const ABOUT_MISTAKES =
  /\b(?:mistakes?|wrong|errors?|true or false|false|myths?|misconceptions?|incorrect|correct (?:it|this|the)|not|isnt|arent|people (?:once |used to )?(?:thought|believed?)|find the|spot the|convince|disprove|check|why do (?:people|some|many)|how do we know|is it true|not equal)\b/

export const FALSE_FACTS: readonly FalseFact[] = [
  {
    pattern:
      /\bauckland is the capital (?:city )?of (?:new zealand|nz|aotearoa)|\bcapital (?:city )?of (?:new zealand|nz|aotearoa) is (?!wellington)(?:auckland|christchurch|hamilton|dunedin)\b/,
    right: 'The capital of New Zealand is Wellington.',
    closes: ['Auckland is the capital of New Zealand, Year 4'],
    staysOpen: [
      'Wellington is the capital of New Zealand',
      'Auckland was the capital of New Zealand until 1865',
    ],
  },
  {
    pattern:
      /\bsydney is the capital (?:city )?of australia|\bcapital (?:city )?of australia is (?:sydney|melbourne)\b/,
    right: 'The capital of Australia is Canberra.',
    closes: ['lesson: the capital of Australia is Sydney'],
    staysOpen: ['Canberra is the capital of Australia'],
  },
  {
    pattern:
      /\bsun (?:goes|moves|orbits|revolves|travels|turns) (?:around|round) (?:the )?(?:earth|us|our planet)\b|\bsun orbits (?:the )?earth\b/,
    right: 'The Earth goes round the Sun, once a year.',
    closes: ['The sun goes around the earth, Year 5 science'],
    staysOpen: ['The earth goes around the sun', 'People once thought the sun goes round the earth'],
  },
  {
    pattern: /\bspiders are insects\b/,
    right: 'Spiders are arachnids: they have eight legs, and insects have six.',
    closes: ['spiders are insects worksheet'],
    staysOpen: ['Why spiders are not insects', 'Are spiders insects? Year 2'],
  },
  {
    pattern: /\b(?:whales|dolphins) are fish\b/,
    right: 'Whales and dolphins are mammals.',
    closes: ['Dolphins are fish, Year 3 lesson'],
    staysOpen: ['True or false: whales are fish'],
  },
  {
    pattern: /\btriangles? (?:has|have|with) (?:four|five|4|5) (?:sides|corners)\b/,
    right: 'A triangle has three sides.',
    closes: ['a triangle has four sides, Year 1'],
    staysOpen: ['a square has four sides'],
  },
  {
    pattern: /\btreaty of waitangi was signed in (?!1840)\d{4}\b/,
    right: 'Te Tiriti o Waitangi, the Treaty of Waitangi, was first signed on 6 February 1840.',
    closes: ['The Treaty of Waitangi was signed in 1940'],
    staysOpen: ['The Treaty of Waitangi was signed in 1840'],
  },
  {
    pattern: /\b(?:kiwi|kiwis) can fly\b|\bpenguins can fly\b/,
    right: 'Neither kiwi nor penguins can fly.',
    closes: ['Kiwi can fly, Year 2 reading'],
    staysOpen: ['Kiwi cannot fly', 'If kiwi could fly: a story'],
  },
  {
    pattern:
      /\bmoriori (?:people )?(?:were|was|lived|came|being|arrived|settled)\b[^.?!]{0,60}\b(?:first|before (?:the )?maori|wiped out|killed off|died out|extinct|drove|driven)\b|\bmoriori (?:are|were|being) (?:now )?(?:all )?(?:extinct|wiped out|dead|gone)\b|\bmaori (?:wiped out|killed off|drove out|exterminated|got rid of)(?: all)? (?:the )?moriori\b|\bextinction of (?:the )?moriori\b|\bmoriori before (?:the )?maori\b/,
    right:
      'Moriori are the people of Rēkohu (the Chatham Islands), descended from Polynesian voyagers, and they survive today. The story that they lived in mainland Aotearoa before Māori is a myth.',
    ask: 'Moriori of Rēkohu',
    closes: [
      'Moriori were here before Māori, Year 6 lesson',
      'teach them how the Māori killed off the Moriori',
      'The extinction of the Moriori, Year 8',
      'moriori lived in NZ first then maori came',
    ],
    staysOpen: [
      'Moriori came to Rēkohu by waka, Year 7',
      'The Moriori covenant of peace, Year 8',
      'The myth that Moriori were here before Māori, Year 8',
    ],
  },
  {
    pattern:
      /\b(?:cook|tasman)(?:'s)? (?:\w+ ){0,3}?(?:discovered|discovery of|discovering) (?:new zealand|nz|aotearoa)\b|\bnew zealand was (?:first )?(?:discovered|found) by (?:captain |james |abel )*(?:cook|tasman)\b/,
    right:
      'People of Polynesian descent, the ancestors of Māori, had lived in Aotearoa New Zealand for centuries before Abel Tasman saw it in 1642 and James Cook came in 1769.',
    ask: 'Who came to Aotearoa first: the evidence',
    closes: [
      'Abel Tasman discovered New Zealand, recount Year 5',
      'lesson on Cook’s discovery of New Zealand',
      'New Zealand was discovered by James Cook, y6 quiz',
    ],
    staysOpen: [
      'Cook’s voyage to New Zealand in 1769',
      'What did Captain Cook see in New Zealand? Year 6',
      'Tasman and Cook in Aotearoa, timeline Year 7',
    ],
  },
  {
    pattern:
      /^(?![\s\S]*\b(?:versailles|german\w*|antarctic\w*|peace|war|tordesillas|rome|nuclear|whal\w+|europe\w*)\b)[\s\S]*\b(?:sign(?:ed|ing|s)?|signatures)(?: of| on)? (?:the treaty|te tiriti|the tiriti|treaty)(?: of waitangi| o waitangi)?,? (?:was |back )?in (?!1840)1[5-9]\d\d\b/,
    right:
      'Te Tiriti o Waitangi, the Treaty of Waitangi, was signed in 1840: first at Waitangi on 6 February, and then in other places.',
    ask: 'The signing of te Tiriti o Waitangi in 1840',
    closes: ['The signing of the Treaty in 1857, Year 5', 'why chiefs signed the treaty of Waitangi in 1940'],
    staysOpen: [
      'Who signed the Treaty in 1840? Year 6',
      'Germany signed the treaty in 1919, Year 8',
      'Signing the Antarctic Treaty in 1959',
    ],
  },
  {
    pattern:
      /\bgreat wall(?: of china)?,? (?:which |that )?(?:(?:can|could) be (?:\w+ly )?(?:seen|viewed|spotted)|is (?:\w+ly )?(?:visible|seen)|is (?:the|a) [^.?!]{0,40}(?:visible|seen))[^.?!]{0,20} from (?:outer )?(?:space|the moon)\b|\b(?:see|spot) the great wall(?: of china)? from (?:outer )?(?:space|the moon)\b/,
    right:
      'The Great Wall of China cannot normally be seen from space with the eye alone: it is long, but narrow, and much the colour of the land around it.',
    ask: 'What can be seen from space: checking a claim',
    closes: [
      'The Great Wall of China is visible from space, Year 6 facts',
      'you can see the Great Wall from the moon',
    ],
    staysOpen: [
      'Can the Great Wall of China be seen from space? Year 6',
      'The Great Wall of China: how it was built',
      'What does Earth look like from space? Year 5',
    ],
  },
  {
    pattern:
      /\b(?:we|humans|people|you|everyone) (?:only |just )?(?:ever )?uses? (?:only |just |about )?(?:10|ten) ?(?:%|percent|per cent) of (?:our|their|your|the) brains?\b/,
    right: 'People use all parts of their brain over a day, even while they sleep: brain scans show this.',
    ask: 'How the brain works',
    closes: ['Humans only use ten percent of their brain, Year 7', 'people use just 10% of their brains'],
    staysOpen: ['How we use our brain when we learn, Year 5', 'Find 10% of an amount, Year 7'],
  },
  {
    pattern:
      /\b(?:summer|winter|seasons?)\b[^.?!]{0,30}\b(?:because|cos|caused by|when)\b[^.?!]{0,20}\b(?:closer|nearer|further|farther)(?: away)? (?:to|from) (?:the )?sun\b/,
    right: 'The seasons come from the tilt of the Earth, and not from its distance from the Sun.',
    ask: 'What causes the seasons',
    closes: ['It is summer because the earth is closer to the sun, Year 6'],
    staysOpen: ['What causes the seasons? Year 6', 'Planets closer to the sun are hotter'],
  },
  {
    pattern: /\bbats (?:are|r) (?:all )?blind\b/,
    right: 'Bats are not blind: all bats can see, and many find their way by echoes as well.',
    ask: 'How bats find their way',
    closes: ['bats are blind, Year 3 science'],
    staysOpen: ['How do bats find their food in the dark? Year 4'],
  },
]
