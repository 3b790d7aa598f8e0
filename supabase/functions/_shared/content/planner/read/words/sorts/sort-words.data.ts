import type { WordPattern } from '../word-pattern.ts'

/** A sort whose groups and cards are known. */
export type SortName =
  | 'living'
  | 'word classes'
  | 'odd and even'
  | 'shapes'
  | 'foods'
  | 'tenses'
  | 'proper nouns'
  | 'plurals'
  | 'float or sink'
  | 'states of matter'
  | 'natural or made'
  | 'plants and animals'
  | 'animal groups'
  | 'what animals eat'
  | 'needs and wants'
  | 'then and now'
  | 'energy'
  | 'rubbish'
  | 'pushes and pulls'
  | 'magnets'
  | 'conductors'
  | 'see through'
  | 'facts and opinions'
  | 'vowels and consonants'
  | 'digraphs'
  | 'short vowels'
  | 'long vowels'
  | 'syllables'
  | 'soft c and g'
  | 'angles'
  | 'primes'
  | 'native or introduced'
  | 'transport'
  | 'clothes'
  | 'farm and wild animals'
  | 'instruments'
  | 'fruit and vegetables'
  | 'senses'
  | 'kind words'
  | 'goods and services'
  | 'light'
  | 'near a half'
  | 'seasons'

/** The words that name a sort. One that is `alone` is meant by a worksheet on it too, without a word for sorting. */
export const SORT_WORDS: readonly (WordPattern & { name: SortName; alone?: true })[] = [
  {
    name: 'living',
    alone: true,
    pattern:
      /\b(?:living|alive)\b[^.]{0,12}\b(?:non|not|never)[- ]?(?:been )?(?:living|alive)\b|\b(?:living|alive) (?:vs?\.?|or|and) non\b/i,
    matches: ['living and non living worksheet', 'alive or not alive', 'living vs non-living things'],
    misses: ['living things', 'non-fiction', 'the cost of living'],
  },
  {
    name: 'proper nouns',
    pattern: /\bcommon\b[^.]{0,12}\bproper\b(?: nouns?)?|\bproper\b(?: nouns?)?[^.]{0,8}\bcommon\b/i,
    matches: ['common and proper nouns sort', 'proper and common nouns'],
    misses: ['proper nouns', 'common words'],
  },
  {
    name: 'plurals',
    pattern: /\bsingulars?\b[^.]{0,10}\bplurals?\b|\bplurals?\b[^.]{0,10}\bsingulars?\b/i,
    matches: ['singular and plural sort', 'plural or singular'],
    misses: ['plurals', 'a singular event'],
  },
  {
    name: 'word classes',
    pattern:
      /\b(?:nouns?|verbs?|adjectives?|adverbs?|pronouns?)\b[^.]{0,16}\b(?:nouns?|verbs?|adjectives?|adverbs?|pronouns?)\b|\bparts of speech\b|\bword class(?:es)?\b/i,
    matches: ['sort nouns verbs adjectives', 'parts of speech cut and paste', 'nouns and verbs'],
    misses: ['nouns', 'verb tenses', 'a speech'],
  },
  {
    name: 'odd and even',
    pattern: /\bodds?\b[^.]{0,10}\bevens?\b|\bevens?\b[^.]{0,10}\bodds?\b/i,
    matches: ['odd and even numbers cut and paste', 'even or odd'],
    misses: ['an odd story', 'evening'],
  },
  {
    name: 'shapes',
    pattern:
      /\b2[- ]?d\b[^.]{0,18}\b3[- ]?d\b|\b3[- ]?d\b[^.]{0,18}\b2[- ]?d\b|\bflat (?:and|or) solid shapes\b|\bshapes? (?:and|or|vs) solids?\b/i,
    matches: ['2D and 3D shapes', '3d 2d shape sort', 'flat and solid shapes'],
    misses: ['2D shapes', 'solid ground'],
  },
  {
    name: 'foods',
    pattern:
      /\b(?:healthy|everyday|good)\b[^.]{0,12}\b(?:unhealthy|not healthy|junk|sometimes|treat)\b|\bunhealthy\b[^.]{0,12}\bhealthy\b|\bhealthy (?:foods?|kai|eating) (?:sort|cut)/i,
    matches: ['healthy and unhealthy foods', 'everyday and sometimes foods', 'healthy food sort'],
    misses: ['healthy eating', 'everyday maths'],
  },
  {
    name: 'tenses',
    pattern:
      /\b(?:past|present|future)\b[^.]{0,14}\b(?:past|present|future)\b[^.]{0,10}\b(?:tenses?|verbs?)\b|\b(?:verb )?tenses?\b|\b(?:past|present|future) (?:tense )?verbs?\b|\bverbs?\b[^.]*\b(?:past|present|future)\b[^.]{0,14}\b(?:past|present|future)\b/i,
    matches: [
      'past and present tense sort',
      'sort past present future tense',
      'verb tenses',
      'verbs sort past present future',
    ],
    misses: ['past and present', 'intense', 'the future'],
  },
  {
    name: 'then and now',
    pattern:
      /^(?!.*\b(?:verbs?|tenses?)\b).*\b(?:past|old(?:en days)?|then|long ago)\b[^.]{0,8}\b(?:present|new|now|today|nowadays)\b/is,
    matches: ['past and present sort', 'then and now', 'old and new toys', 'long ago and today'],
    misses: ['the past', 'new entrants', 'now and then', 'verbs sort past present future'],
  },
  {
    name: 'float or sink',
    pattern: /\bfloat(?:s|ing)?\b[^.]{0,8}\bsink(?:s|ing)?\b|\bsink(?:s|ing)?\b[^.]{0,8}\bfloat(?:s|ing)?\b/i,
    matches: ['float or sink', 'sinking and floating'],
    misses: ['a float', 'the kitchen sink'],
  },
  {
    name: 'states of matter',
    pattern: /\bsolids?\b[^.]{0,10}\b(?:liquids?|gas(?:es)?)\b|\bstates of matter\b/i,
    matches: ['solids liquids gases', 'solid or liquid', 'states of matter'],
    misses: ['solid shapes', 'liquid'],
  },
  {
    name: 'natural or made',
    pattern:
      /\bnatural\b[^.]{0,16}\b(?:(?:hu)?man[- ]?made|made by people|manufactured|built|synthetic|processed)\b|\b(?:hu)?man[- ]?made\b[^.]{0,12}\bnatural\b/i,
    matches: ['natural and man made', 'natural or human-made materials', 'manmade and natural'],
    misses: ['natural disasters', 'hand made'],
  },
  {
    name: 'plants and animals',
    pattern: /\b(?:plants?\b[^.]{0,6}\banimals?|animals?\b[^.]{0,6}\bplants?)\b/i,
    matches: ['plants and animals sort', 'plant or animal'],
    misses: ['plants', 'animals that eat grass'],
  },
  {
    name: 'animal groups',
    pattern:
      /\b(?:mammals?|reptiles?|amphibians?|birds?|insects?)\b[^.]{0,20}\b(?:mammals?|reptiles?|amphibians?|birds?|insects?|fish)\b|\banimal (?:groups|classification|classes)\b|\b(?:classify|sort)(?:ing)? animals\b|\bvertebrates?\b/i,
    matches: ['mammals birds fish sort', 'animal groups', 'sorting animals', 'vertebrates'],
    misses: ['mammals', 'farm animals', 'early birds'],
  },
  {
    name: 'what animals eat',
    pattern: /\b(?:herbivores?|carnivores?|omnivores?)\b/i,
    matches: ['herbivore carnivore omnivore sort'],
    misses: ['herbs', 'carnival'],
  },
  {
    name: 'needs and wants',
    pattern: /\bneeds?\b[^.]{0,6}\bwants?\b|\bwants?\b[^.]{0,6}\bneeds?\b/i,
    matches: ['needs and wants', 'wants vs needs'],
    misses: ['what plants need', 'i need a sheet'],
  },
  {
    name: 'energy',
    pattern: /\brenewables?\b/i,
    matches: ['renewable and non renewable energy sort'],
    misses: ['renew a book'],
  },
  {
    name: 'rubbish',
    pattern:
      /\b(?:recycl\w+|rubbish|waste|compost|landfill)\b[^.]{0,14}\b(?:recycl\w+|rubbish|waste|compost|landfill|reuse|bins?)\b/i,
    matches: ['recycling and rubbish sort', 'recycle compost landfill', 'which bin rubbish or recycling'],
    misses: ['recycling', 'a waste of time'],
  },
  {
    name: 'pushes and pulls',
    pattern: /\bpush(?:es|ing)?\b[^.]{0,6}\bpull(?:s|ing)?\b/i,
    matches: ['push and pull sort', 'pushes or pulls'],
    misses: ['push ups'],
  },
  {
    name: 'magnets',
    pattern: /\bmagnet(?:s|ic)?\b/i,
    matches: ['magnetic and non magnetic sort', 'magnets sort'],
    misses: ['imagine'],
  },
  {
    name: 'conductors',
    pattern: /\bconductors?\b[^.]{0,8}\binsulators?\b|\binsulators?\b[^.]{0,8}\bconductors?\b/i,
    matches: ['conductors and insulators sort'],
    misses: ['a bus conductor', 'insulators'],
  },
  {
    name: 'see through',
    pattern: /\b(?:transparent|opaque|translucent)\b/i,
    matches: ['transparent translucent opaque sort'],
    misses: ['paper'],
  },
  {
    name: 'facts and opinions',
    pattern: /\bfacts?\b[^.]{0,8}\bopinions?\b|\bopinions?\b[^.]{0,8}\bfacts?\b/i,
    matches: ['fact and opinion sort', 'opinion vs fact'],
    misses: ['facts', 'opinion writing'],
  },
  {
    name: 'digraphs',
    pattern: /\b(?:sh|ch|th|ck|wh|ng)\b[ ,/&-]*(?:and |or |vs )?(?:sh|ch|th|ck|wh|ng)\b|\bdigraphs?\b/i,
    matches: ['sh ch th sort', 'sh/ch sort', 'digraph sort'],
    misses: ['sh', 'graphs'],
  },
  {
    name: 'long vowels',
    pattern:
      /\blong\b[^.]{0,12}\bshort vowels?\b|\bshort\b[^.]{0,12}\blong vowels?\b|\bvowels? (?:long|short) (?:and|or|vs) (?:long|short)\b/i,
    matches: ['long and short vowels sort', 'short or long vowels'],
    misses: ['short vowels', 'long division'],
  },
  {
    name: 'short vowels',
    pattern:
      /\bshort vowels?\b|\bmiddle (?:sounds?|vowels?)\b|\bcvc\b|\bshort [aeiou]\b[^.]{0,10}\b(?:short )?[aeiou]\b/i,
    matches: ['short vowel sort', 'middle sound sort', 'cvc word sort', 'short a and short o'],
    misses: ['a short story', 'vowels'],
  },
  {
    name: 'vowels and consonants',
    pattern: /\bvowels?\b[^.]{0,8}\bconsonants?\b|\bconsonants?\b[^.]{0,8}\bvowels?\b/i,
    matches: ['vowels and consonants sort'],
    misses: ['consonant blends', 'short vowels'],
  },
  {
    name: 'syllables',
    pattern: /\bsyllables?\b/i,
    matches: ['syllable sort'],
    misses: ['syllabus'],
  },
  {
    name: 'soft c and g',
    pattern: /\b(?:hard|soft)\b[^.]{0,10}\b(?:c|g)\b/i,
    matches: ['hard and soft c sort', 'soft g'],
    misses: ['hard copy'],
  },
  {
    name: 'angles',
    pattern: /\bangles?\b/i,
    matches: ['sort the angles acute right obtuse'],
    misses: ['triangles', 'rectangles'],
  },
  {
    name: 'primes',
    pattern: /\bprimes?\b/i,
    matches: ['prime and composite numbers sort'],
    misses: ['primer'],
  },
  {
    name: 'native or introduced',
    pattern: /\b(?:native|endemic|introduced|pests?)\b[^.]{0,14}\b(?:native|introduced|pests?|exotic)\b/i,
    matches: ['native and introduced animals sort', 'pest or native'],
    misses: ['native birds', 'a pest'],
  },
  {
    name: 'transport',
    pattern: /\btransport\b|\bland\b[^.]{0,10}\b(?:water|sea|air|sky)\b/i,
    matches: ['transport sort', 'land water air'],
    misses: ['landscape', 'water cycle'],
  },
  {
    name: 'clothes',
    pattern:
      /\b(?:summer|winter|hot|cold)\b[^.]{0,20}\bcloth(?:es|ing)\b|\bcloth(?:es|ing)\b[^.]{0,12}\b(?:summer|winter|hot|cold)\b/i,
    matches: ['summer and winter clothes', 'clothes for hot and cold weather'],
    misses: ['clothes', 'winter sports'],
  },
  {
    name: 'farm and wild animals',
    pattern: /\b(?:farm|wild|zoo|pets?)\b[^.]{0,8}\b(?:farm|wild|zoo|pets?)\b/i,
    matches: ['farm and wild animals', 'pets or farm animals', 'zoo and farm animal sort'],
    misses: ['farm animals', 'wild weather'],
  },
  {
    name: 'instruments',
    pattern: /\binstruments?\b/i,
    matches: ['sort musical instruments'],
    misses: ['instruction'],
  },
  {
    name: 'fruit and vegetables',
    pattern: /\bfruits?\b[^.]{0,6}\bveg(?:etables?|gies?|ges?)?\b|\bveg\w*\b[^.]{0,6}\bfruits?\b/i,
    matches: ['fruit and vegetables sort', 'veges and fruit'],
    misses: ['fruit', 'vegetarian'],
  },
  {
    name: 'senses',
    pattern: /\bsenses\b/i,
    matches: ['five senses sort', 'the senses'],
    misses: ['sense', 'sentences'],
  },
  {
    name: 'kind words',
    pattern: /\bkind\b[^.]{0,8}\bunkind\b|\bunkind\b|\bbucket fill\w*\b/i,
    matches: ['kind and unkind words', 'bucket filling sort'],
    misses: ['kind of', 'kindness'],
  },
  {
    name: 'goods and services',
    pattern: /\bgoods\b[^.]{0,6}\bservices\b/i,
    matches: ['goods and services'],
    misses: ['good service'],
  },
  {
    name: 'light',
    pattern: /\blight sources?\b|\bsources? of light\b/i,
    matches: ['light sources sort', 'sources of light'],
    misses: ['light', 'light reading'],
  },
  {
    name: 'near a half',
    pattern:
      /\b(?:less|more|smaller|bigger|greater|larger)\b[^.]{0,24}\bhalf\b|\bhalf\b[^.]{0,12}\b(?:less|more|greater)\b/i,
    matches: ['fractions less than or more than a half', 'bigger or smaller than half'],
    misses: ['half past', 'more fractions'],
  },
  {
    name: 'seasons',
    pattern: /\bseasons?\b/i,
    matches: ['seasons sort'],
    misses: ['seasoning'],
  },
]

const SORTS =
  /(?<!what )\bsort(?:s|ing|ed)?\b(?! (?:code|out my|of)\b)|\bclassif(?:y|ying|ication)\b|\bcategori[sz](?:e|ing)\b|\bcut[ -]?(?:out )?(?:and|&|n|'n'|then|\+)[ -]?(?:paste|stick|glue)\b/i

/** The words that ask for sorting or for cutting out. */
export const SORTING: WordPattern = {
  pattern: SORTS,
  matches: ['cut n paste nouns and verbs', 'sorting worksheet', 'classify animals', 'cut and stick'],
  misses: ['what sort of animal', 'cut paper', 'assorted'],
}

/** The words that ask for pieces to cut out and stick on. */
export const CUT_AND_STICK: WordPattern = {
  pattern:
    /\bcut[ -]?(?:out )?(?:and|&|n|'n'|then|\+)?[ -]?(?:paste|stick|glue)\b|\bcut[ -]?outs?\b|\bcut (?:and|&|n|up)\b/i,
  matches: ['cut n paste', 'cut and stick sort', 'cut-out cards', 'cut & glue'],
  misses: ['a short cut', 'paste the link'],
}
