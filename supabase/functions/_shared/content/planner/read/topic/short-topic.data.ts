import type { Cut, WordPattern } from '../words/word-pattern.ts'

/** Words that hold a phrase together and do not make it long. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a an the of in on to for from and or with without about into over under between around through no not at by as is are was were do does did we us our my your their its it
  they i you he she n w vs how what why who when where which should can could be te ngā nga he o ki i me kia ka`
    .trim()
    .split(/\s+/),
)

/** A number that belongs to a topic: a year of history, or a part of a word such as "3D". */
export const NUMBER_OF_TOPIC: Cut = {
  pattern: /\b(?:1\d{3}|20\d\d)s?\b|\b[23][ -]?[dD]\b|\p{L}\d+\b/gu,
  leaves: '',
  examples: [
    ['springbok tour 1981', 'springbok tour'],
    ['3D shapes', 'shapes'],
    ['WW2', 'W'],
  ],
  keeps: ['28 kids', '10 word problems', '45 minutes'],
}

/** What stands after the name of a topic, most telling first. Each is cut only where the words before were too long. */
export const AFTER_TOPIC: readonly Cut[] = [
  {
    pattern: /(?<=\S\s*)\s*\([^()]*\)?/g,
    leaves: '',
    examples: [['persuasive paragraph (point, reason, example)', 'persuasive paragraph']],
    keeps: ['(un)fair rules'],
  },
  {
    pattern: /(?<=\p{L}{3}\S*)(?:\s+(?:[–—|]|-+)\s*|\s*[;!?]\s+|:\s+|,\s+)(?=\S).*$/u,
    leaves: '',
    examples: [
      ['soap boat race, we have straws and tape and string', 'soap boat race'],
      ['rainbows - prisms and a torch in the dark', 'rainbows'],
    ],
    keeps: ['well-being', 'rock/paper'],
  },
  {
    pattern: /(?<=\p{L}{2}\S*)\s+(?:only\s+)?\$?\d.*$/u,
    leaves: '',
    examples: [
      ['recorder 3 notes b a g', 'recorder'],
      ['relay races 4 teams of 7', 'relay races'],
    ],
    keeps: ['4 square'],
  },
  {
    pattern:
      /(?<=\p{L}{2}\S*)(?<!\b(?:why|how|what|do|does|did|can|should|would|when|where|who|that))\s+(?:with|w\/?|using|without|because|which|what|why|how|who|whose|when|while|where|that|so that|so|then|and then|but|i|we|they|it|there|no|not|nothing|must|needs?|wants?)\s.*$/iu,
    leaves: '',
    examples: [
      ['shadows why do they move torches and a stick', 'shadows'],
      ['seed art with glue and kidney beans and lentils', 'seed art'],
    ],
    keeps: ['why do we have bees', 'with care'],
  },
  {
    pattern: /(?<=\p{L}{2}\S*)\s+\+\s.*$/u,
    leaves: '',
    examples: [['life cycle of a frog + tadpoles in our tank', 'life cycle of a frog']],
    keeps: ['a+b'],
  },
  {
    pattern:
      /(?<=\p{L}{2}\S*)(?<!\b(?:we|i|you|to|and|can|they|or|people))\s+(?:make|build|design|draw|sort|compare|test|write|label|measure|investigate)\s+(?:an?|the|our|your|their|some|it|them|to)\s.*$/iu,
    leaves: '',
    examples: [['parachutes test the size of the canopy plastic bags', 'parachutes']],
    keeps: ['design a boat that floats', 'we build a boat'],
  },
  {
    pattern: /(?<=\p{L}{2}\S*)\s+(?:for|in|on|at|before|after|during|by|through|round|around|about)\s.*$/iu,
    leaves: '',
    examples: [['clay tiles for our outdoor wall mural fired kiln', 'clay tiles']],
    keeps: ['about birds', 'on guard'],
  },
]

/** Words at the end that say what pupils do or make, and not what it is about. */
export const WORK_AT_END: Cut = {
  pattern:
    /(?<=\p{L}{2}\S*\s+\S+)\s+(?:worksheet|sheet|game|drama|art|song|chart|poster|posters|cards|reading|writing|research|investigation|experiment|challenge|activity|activities|sorting|matching|labelling|practice|practise|intro|introduction|revision|rotations?|roleplay|role play|field|court|hall|gym|please|lesson)$/iu,
  leaves: '',
  examples: [['possum pest numbers graph chart', 'possum pest numbers graph']],
  keeps: ['paper art', 'card game', 'animal charts'],
}

/** The beginning of a sentence about the teacher or the class, which names no topic however few its words are. */
export const SENTENCE: WordPattern = {
  pattern:
    /^(?:(?:so|hey|hi|um+|ok(?:ay)?|and|but|because|cos|please|sorry)\s|i am (?:so|really|a|an|tired|doing|teaching|looking|trying|not|going)\b|need (?:some|a|an|to|for|help)\b|i (?:have|need|want|was|teach|got|would|think|had|don['’]?t|can['’]?t|cannot|just|only)\b|(?:im|i['’]m|ive|i['’]ve)\s|we (?:have|need|had|were|did|want|just|only)\b|(?:the |my |our )?(?:kids|class|students|pupils|children|boys|girls|lot) (?:were|was|are|is|have|has|need|love|hate|keep|did|do|don['’]?t|can|can['’]?t|will|won['’]?t|just|all|upset|sad|crying|scared|worried|fighting|arguing|excited)\b|(?:can|could|would) (?:u|you|i|we)\b|they (?:are|were|have|need|love|hate|can)\b|mark this\b|(?:something|anything|stuff)\b|do (?:me|us|something)\b)|\b(?:our|my|the)\s(?:\p{L}+\s){1,3}(?:died|passed away|is dying|got hurt|is (?:sick|leaving))\b/iu,
  matches: [
    'the kids were awful today',
    'so i have a lovely class',
    'can u do something',
    'my class love sharks',
    'kids upset, our class rabbit died',
  ],
  misses: [
    'kids in other countries',
    'my class treaty',
    'how we see colour',
    'cannery workers',
    'I am special',
  ],
}
