import type { WordPattern } from '../word-pattern.ts'

/** A pattern of spelling that words of the first years share. */
export type PhonicsName =
  | 'short a'
  | 'short e'
  | 'short i'
  | 'short o'
  | 'short u'
  | 'cvc'
  | 'digraphs'
  | 'first blends'
  | 'last blends'
  | 'magic e'

/** The words that ask for a pattern; the first that fits is practised. */
export const PHONICS_WORDS: readonly (WordPattern & { name: PhonicsName })[] = [
  {
    name: 'magic e',
    pattern:
      /\b(?:magic|silent|bossy|final) [“"‘']?e\b|\bsplit (?:vowel )?digraphs?\b|\b[aeiou][_–-]e\b|\b[aiou] ?consonant e\b|\bcvce\b/i,
    matches: ['magic e words', 'silent e worksheet', 'split digraph', 'a_e words', 'i-e words', 'cvce'],
    misses: ['magic words', 'e-mail'],
  },
  {
    name: 'short a',
    pattern:
      /\bshort (?:vowel )?[“"‘'/]?a[”"’'/]?(?!['’\p{L}]| (?:story|text|film|quiz|play|poem|lesson)\b)(?! ?(?:and|&|,|\/) ?(?:short )?[aeiou]\b)|\b(?:middle|medial) (?:sound|vowel) a\b|\bcvc (?:words )?(?:with |for )?(?:short )?a\b/iu,
    matches: ['short a worksheet', 'cvc words with a', 'short vowel a'],
    misses: ['long a', 'short vowels', 'a short story'],
  },
  {
    name: 'short e',
    pattern:
      /\bshort (?:vowel )?[“"‘'/]?e[”"’'/]?(?!['’\p{L}]| (?:story|text|film|quiz|play|poem|lesson)\b)(?! ?(?:and|&|,|\/) ?(?:short )?[aeiou]\b)|\b(?:middle|medial) (?:sound|vowel) e\b|\bcvc (?:words )?(?:with |for )?(?:short )?e\b/iu,
    matches: ['short e worksheet', 'cvc words with e', 'short vowel e'],
    misses: ['long e', 'short vowels', 'a short story'],
  },
  {
    name: 'short i',
    pattern:
      /\bshort (?:vowel )?[“"‘'/]?i[”"’'/]?(?!['’\p{L}]| (?:story|text|film|quiz|play|poem|lesson)\b)(?! ?(?:and|&|,|\/) ?(?:short )?[aeiou]\b)|\b(?:middle|medial) (?:sound|vowel) i\b|\bcvc (?:words )?(?:with |for )?(?:short )?i\b/iu,
    matches: ['short i worksheet', 'cvc words with i', 'short vowel i'],
    misses: ['long i', 'short vowels', 'a short story'],
  },
  {
    name: 'short o',
    pattern:
      /\bshort (?:vowel )?[“"‘'/]?o[”"’'/]?(?!['’\p{L}]| (?:story|text|film|quiz|play|poem|lesson)\b)(?! ?(?:and|&|,|\/) ?(?:short )?[aeiou]\b)|\b(?:middle|medial) (?:sound|vowel) o\b|\bcvc (?:words )?(?:with |for )?(?:short )?o\b/iu,
    matches: ['short o worksheet', 'cvc words with o', 'short vowel o'],
    misses: ['long o', 'short vowels', 'a short story'],
  },
  {
    name: 'short u',
    pattern:
      /\bshort (?:vowel )?[“"‘'/]?u[”"’'/]?(?!['’\p{L}]| (?:story|text|film|quiz|play|poem|lesson)\b)(?! ?(?:and|&|,|\/) ?(?:short )?[aeiou]\b)|\b(?:middle|medial) (?:sound|vowel) u\b|\bcvc (?:words )?(?:with |for )?(?:short )?u\b/iu,
    matches: ['short u worksheet', 'cvc words with u', 'short vowel u'],
    misses: ['long u', 'short vowels', 'a short story'],
  },
  {
    name: 'cvc',
    pattern:
      /\bcvc\b|\bshort vowels?\b|\bshort [aeiou]\b|\b(?:three|3)[- ]letter words?\b|\b(?:middle|medial) (?:sounds?|vowels?)\b/i,
    matches: [
      'cvc words',
      'short vowel sounds',
      'three letter words',
      'short a and short o',
      'middle sounds',
    ],
    misses: ['short stories', 'three letters home'],
  },
  {
    name: 'digraphs',
    pattern: /\bdigraphs?\b|\b(?:sh|ch|th|ck|wh|ng)\b(?:(?:,| and| &|\/)? ?\b(?:sh|ch|th|ck|wh|ng)\b)+/i,
    matches: ['digraphs', 'sh ch th words', 'sh and ch'],
    misses: ['graphs', 'sh words'],
  },
  {
    name: 'last blends',
    pattern:
      /\b(?:final|ending|end|last)(?: consonant)? blends?\b|\b(?:nd|nt|mp|st|lk|ft)(?:(?:,| and| &|\/)? ?(?:nd|nt|mp|st|lk|ft))* blends?\b/i,
    matches: ['final blends', 'end blends worksheet', 'nd blends'],
    misses: ['initial blends', 'blended'],
  },
  {
    name: 'first blends',
    pattern:
      /\b(?:consonant|initial|beginning|first|start|[lrs]|[bcdfgps][lr]|s[cklmnptw]|tr|dr)[- ]blends?\b|\bblends? (?:words?|phonics|work ?sheets?|sheets?)\b|\bccvc\b/i,
    matches: ['consonant blends', 'initial blends', 'blends worksheet', 's blends', 'fl blend', 'ccvc'],
    misses: ['blending colours', 'tea blend'],
  },
]

/** Words of three sounds, of which a request may list some: “hot dog pot”. */
export const THREE_SOUND_WORDS: ReadonlySet<string> = new Set(
  'cat hat bag van fan map pan sat tap jam mad ran cab nap mat rat bat bad dad had ham can man cap lap rag sad wag tag bed pen hen net leg web peg red wet ten met pet get men fed yes beg jet let set pig bin pin lid fin sit hit big dig win zip six lip did rim tin fit kid pit rib him dog log mop pot fox box cot top hot hop job rod got not fog jog lot rot hog cob nod sun bus cup mug bug nut tub jug hut rug run mud fun cut hug gum rub cub gun bun pup but'.split(
    ' ',
  ),
)
