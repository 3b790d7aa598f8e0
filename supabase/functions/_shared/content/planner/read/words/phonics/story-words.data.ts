import type { WordPattern } from '../word-pattern.ts'

/** Asks for a story that beginners can read by its sounds. */
export const ASKS_FOR_STORY: WordPattern = {
  pattern:
    /\b(?:decodable|phonics|cvc|digraph) (?:short )?(?:story|stories|texts?|passages?|books?|readers?|reading(?: (?:passages?|texts?|books?))?)\b|\b(?:story|stories|text|passage|reading) (?:with|using|of|on|for|to practi[sc]e) (?:only |just |the )*(?:(?:short [aeiou]|cvc|decodable|sh|ch|th|ck|ng|ee|oa|ai|ay|igh|oo|ar|ow|magic e|a[_-]e)\b)/i,
  matches: [
    'decodable story short a',
    'a decodable text for sh',
    'cvc story',
    'story with short i words',
    'decodable passages magic e',
  ],
  misses: ['decodable words', 'a story about a ship', 'reading with expression'],
}

/** The words that name the sounds of a story; the first that fits is taken. */
export const STORY_SOUNDS: readonly (WordPattern & { stage: string })[] = [
  {
    stage: 'magic e',
    pattern:
      /\b(?:magic|silent|bossy|split) e\b|\bsplit (?:vowel )?digraphs?\b|\b(?:a|i|o|u)[_-]e\b|\bcvce\b/i,
    matches: ['magic e', 'a_e', 'split digraph'],
    misses: ['ee'],
  },
  { stage: 'oa', pattern: /\boa\b/i, matches: ['oa decodable story'], misses: ['boat'] },
  { stage: 'ai', pattern: /\bai\b/i, matches: ['the ai sound'], misses: ['rain'] },
  { stage: 'ay', pattern: /\bay\b/i, matches: ['ay words'], misses: ['day'] },
  { stage: 'igh', pattern: /\bigh\b/i, matches: ['igh decodable'], misses: ['night'] },
  { stage: 'oo', pattern: /\boo\b/i, matches: ['oo story'], misses: ['moon'] },
  { stage: 'ar', pattern: /\bar\b/i, matches: ['ar words'], misses: ['car'] },
  { stage: 'ow', pattern: /\bow\b/i, matches: ['ow as in cow'], misses: ['how'] },
  {
    stage: 'or',
    pattern:
      /^or\b|["“']or["”']|\b(?:for|with|practi[sc]e|the) or\b|\bor (?:sounds?|words?|decodable|story)\b/i,
    matches: ['or decodable story', 'the or sound'],
    misses: ['a story or a poem', 'for'],
  },
  { stage: 'ee', pattern: /\bee\b/i, matches: ['the ee sound'], misses: ['see'] },
  {
    stage: 'blends',
    pattern: /\b(?:blends?|ccvc|cvcc|clusters?)\b/i,
    matches: ['initial blends', 'ccvc'],
    misses: ['blending'],
  },
  { stage: 'sh', pattern: /\bsh\b/i, matches: ['sh digraph'], misses: ['ship'] },
  { stage: 'ch', pattern: /\bch\b/i, matches: ['ch sound'], misses: ['chip'] },
  { stage: 'th', pattern: /\bth\b/i, matches: ['th words'], misses: ['this', 'the'] },
  { stage: 'ck', pattern: /\bck\b/i, matches: ['ck at the end'], misses: ['duck'] },
  { stage: 'ng', pattern: /\bng\b/i, matches: ['ng words'], misses: ['sing'] },
  {
    stage: 'short a',
    pattern: /\bshort ["“']?a\b|\b["“']?a["”']? (?:sound|cvc)\b/i,
    matches: ['short a'],
    misses: ['a story'],
  },
  { stage: 'short e', pattern: /\bshort ["“']?e\b/i, matches: ['short e'], misses: ['short ending'] },
  { stage: 'short i', pattern: /\bshort ["“']?i\b/i, matches: ['short i'], misses: ['short is'] },
  { stage: 'short o', pattern: /\bshort ["“']?o\b/i, matches: ['short o'], misses: ['short of'] },
  { stage: 'short u', pattern: /\bshort ["“']?u\b/i, matches: ['short u'], misses: ['short us'] },
  {
    stage: 'short vowels',
    pattern: /\b(?:cvc|short vowels?|three[- ]letter|3[- ]letter)\b/i,
    matches: ['cvc only', 'short vowels'],
    misses: ['ccvc'],
  },
]
