import type { Cut } from '../words/word-pattern.ts'

/** One short form of a hurried message, the word that stands for it on paper, a text before and after, and texts that must stay. */
export type ShortForm = readonly [
  typed: RegExp,
  meant: string,
  example: readonly [before: string, after: string],
  keeps?: readonly string[],
]

/** Applied in order. A single letter is only read as a word between two words: it may be the letter that is taught. */
export const WRITTEN_OUT: readonly ShortForm[] = [
  [/(?<![\p{L}\d])w\/o(?!\p{L})/giu, 'without', ['fractions w/o counters', 'fractions without counters']],
  [
    /(?<![\p{L}\d])w\/ ?(?=[\p{L}\d])/giu,
    'with ',
    ['planets w/ pictures', 'planets with pictures'],
    ['n/w passage'],
  ],
  [
    /(?<=\p{L}{3} )(?<!\b(?:letters?|sounds?|the|long|short|silent|with|and|or) )w(?= (?!(?:and|or|words?|sounds?)\b)\p{L}{2})/giu,
    'with',
    ['expectations w te reo', 'expectations with te reo'],
    ['silent w words', 'the letter w sound'],
  ],
  [
    /(?<=\p{L}{2} )(?<!\b(?:letters?|sounds?|the|long|short|silent|rock|with|of|an?|and|or) )['’]?n['’]?(?= (?!(?:and|or|words?|sounds?)\b)\p{L}{2})/giu,
    'and',
    ['cut n paste', 'cut and paste'],
    ['letters m n p', 'rock n roll', 'the letter n sound', 'words with n and m'],
  ],
  [/(?<=\d )(?:n|&)(?= \d)/g, 'and', ['years 7 n 8', 'years 7 and 8']],
  [/(?<=\p{L}{2}) & (?=\p{L}{2})/gu, ' and ', ['tables & chairs', 'tables and chairs'], ['Q & A', 'R&B']],
  [/\babt\b/gi, 'about', ['a text abt bees', 'a text about bees']],
  [/\bwk(?= ?\d|\b)(?!s)/gi, 'week', ['swimming next wk', 'swimming next week'], ['awkward']],
  [/\bwks\b/gi, 'weeks', ['two wks of art', 'two weeks of art']],
  [/(?<!\.)\bws\b/gi, 'worksheet', ['apostrophes ws', 'apostrophes worksheet'], ['laws']],
  [/\byr(?= ?\d|\b)(?!s)/gi, 'year', ['end of yr party', 'end of year party'], ['Pyrenees']],
  [/\byrs\b/gi, 'years', ['light yrs', 'light years']],
  [
    /\b(?:mad minutes?|beat the clock|speed drills?)\b/gi,
    'facts',
    ['mad minute doubles', 'facts doubles'],
    ['one minute'],
  ],
  [/\bx-?mas\b/gi, 'Christmas', ['xmas shopping', 'Christmas shopping']],
  [/\bb['’-]?days?\b/gi, 'birthday', ['a bday party', 'a birthday party'], ['sports days']],
  [/\bgovt\b/gi, 'government', ['how govt works', 'how government works']],
  [/\bmins\b/gi, 'minutes', ['seconds and mins', 'seconds and minutes']],
  [/\bhrs\b/gi, 'hours', ['hrs in a day', 'hours in a day']],
  [/(?<=\bschool |\bsummer |\bchristmas |\bthe |\bour )hols\b/gi, 'holidays', ['the hols', 'the holidays']],
  [/(?<=\bword |\bmaths? )probs\b/gi, 'problems', ['word probs', 'word problems'], ['probs not']],
  [/\baddn\b/gi, 'addition', ['addn', 'addition']],
  [/\bsubtn\b/gi, 'subtraction', ['subtn', 'subtraction']],
  [/\bqs\b/gi, 'questions', ['planets qs', 'planets questions']],
  [/\bpics\b/gi, 'pictures', ['frogs pics', 'frogs pictures']],
  [/\bhw\b/gi, 'homework', ['hw on tables', 'homework on tables']],
  [/\breading comp\b/gi, 'reading comprehension', ['reading comp', 'reading comprehension']],
  [/\bbtwn\b/gi, 'between', ['btwn two towns', 'between two towns']],
  [/\bdiff(?= \p{L})/giu, 'different', ['diff kinds of poems', 'different kinds of poems'], ['difference']],
  [/\b(?:pls|plz|plse|pleez)\b/gi, 'please', ['frogs pls', 'frogs please']],
  [/\b(?:thx|ty|tks)\b/gi, 'thanks', ['frogs thx', 'frogs thanks'], ['party']],
  [/(?<= )u(?= \p{L}{2})/giu, 'you', ['thank u cards', 'thank you cards'], ['letter U']],
  [
    /(?<=\b(?:parents|wh[āa]nau|families|kids|how|need|want|going) )2(?= \p{L}{2})/giu,
    'to',
    ['how 2 make slime', 'how to make slime'],
    ['lesson 2 again', 'grade 2 maths'],
  ],
  [
    / 2(?= (?:parents|wh[āa]nau|families)(?!\p{L}))/giu,
    ' to',
    ['a note 2 parents', 'a note to parents'],
    ['2 parents'],
  ],
  [
    /(?<=\b(?:sheet|lesson|letter|note|page|something) )4(?= (?:my|our|the|kids|parents|school|class)(?!\p{L}))/giu,
    'for',
    ['a sheet 4 kids', 'a sheet for kids'],
    ['lesson 4 of five'],
  ],
]

/** Words that say what is made or done with paper, and name no topic. */
export const MADE_OF_TOPIC: readonly Cut[] = [
  {
    pattern:
      /^(?:an? |the |some |my |our )?(?:cut (?:and|&|n|'n') (?:paste|stick|glue)|(?:cut|stick)[ -]and[ -](?:paste|stick)|drag and drop)(?: (?:sort(?:ing)?|match(?:ing)?|activity|sheet|page|worksheet))*(?: (?:of|for|about|on|the|into))*\s+(?=\p{L}{2})/iu,
    leaves: '',
    examples: [
      ['cut and paste sort nouns', 'nouns'],
      ['cut and stick activity about seeds', 'seeds'],
    ],
    keeps: ['cutting and pasting', 'cut and paste'],
  },
  {
    pattern:
      /^(?:an? |the |some |my |our )?(?:(?:colou?ring|wall|class|brainstorm|info(?:rmation)?|big|a[34]) )?(?:posters?|worksheets?|handouts?|hw|homework|vocab(?:ulary)?)(?: (?:sheets?|pages?|worksheets?))?(?: (?:of|for|about|on|showing|with|to help(?: us)?))*\s+(?=\p{L}{2})(?!(?:design\w*|making|paint\w*|paper|art|features?|about|that|which|and)\b)/iu,
    leaves: '',
    examples: [
      ['poster class treaty', 'class treaty'],
      ['a poster about bike safety', 'bike safety'],
      ['vocabulary worksheet te reo feelings', 'te reo feelings'],
      ['worksheet pizza', 'pizza'],
    ],
    keeps: ['poster design', 'posters that persuade', 'poster'],
  },
  {
    pattern:
      /(?<=\p{L}{2}\S*)[\s,]+(?:(?:and|with) )?(?:cut (?:and|&|n) (?:paste|stick|glue)|(?:sort(?:ing)?|matching) (?:worksheet|sheet|cards?|activity)|worksheets?|with pictures?|pictures?|please|thanks)$/iu,
    leaves: '',
    examples: [
      ['adjectives and adverbs sort worksheet', 'adjectives and adverbs'],
      ['planets with picture', 'planets'],
      ['living things cut and paste', 'living things'],
    ],
    keeps: ['moving pictures tell stories', 'sorting'],
  },
]

/** A stroke between two names of things: “kindness / friendship”. */
export const STROKE: Cut = {
  pattern: / \/ ?|(?<=\p{L}{3}) ?\/ |(?<=\p{L}{4})\/(?=\p{L}{4})/gu,
  leaves: ' ',
  examples: [['moa / kiwi', 'moa kiwi']],
  keeps: ['and/or', 'he/she', '1/2'],
}
