import { LETTER_SOUNDS } from './letters.data.ts'

const UNITS = [...Object.keys(LETTER_SOUNDS), 'qu'].sort((one, other) => other.length - one.length).join('|')
const AFTER =
  '(?=["”’\']?(?: (?:sounds?|letters?|words?|lessons?|work ?sheets?|sheets?|pages?|phonics|practice|formation|introduction|activit\\w+|for|y\\d|yr|year|new entrants?|junior\\w*|ne)\\b|[,.]? ?(?:y\\d|yr|year|new|$)|\\s*$))'
/** “letter s”, “the sound of m”, “phonics sh”; not “letters a, c and d”, nor “letter to a friend”. */
const NAMED = new RegExp(
  `\\b(?:letter|sound|phoneme|phonics|digraph|grapheme)s?(?: (?:of|for|the|sound|letter|lesson|on|is|work ?sheets?|sheets?))*[ :–-]+["“‘']?(${UNITS})${AFTER}`,
  'i',
)
/** “s sound”, “sh worksheet”, “the letter”. One letter alone needs the word sound, letter or phonics. */
const BEFORE_NOUN = new RegExp(
  `(?:^|\\b(?:the|teach|teaching|introducing|introduce|learning|lesson|sheet|on) )["“‘']?(${UNITS})["”’']? (?:letter|sound|phoneme|phonics)\\b`,
  'i',
)
const PAIR_ALONE =
  /(?:^|\b(?:the|lesson on|worksheet on|on|for) )["“‘']?(sh|ch|th|wh|ng|ck|qu|ff|ll|ss)["”’']? (?:words? )?(?:(?:digraph|sounds?|words?|phonics) )?(?:lesson|work ?sheets?|sheets?|practice|activit\w+|page)\b/i
const SEVERAL =
  /\b(?:[a-z]|sh|ch|th|ng|ck|wh)\b\s*(?:,|&|\/|\band\b|\bor\b|\bvs?\b|\bto\b)\s*(?:[a-z]|sh|ch|th|ng|ck|wh)\b(?!\w)/i
/** Tasks on a sound that have forms or topics of their own. */
const ELSE =
  /\b(?:cvc|blend\w*|segment\w*|decodable|story|text|passage|poem|rhym\w+|spelling|vowels?|short|long|medial|middle|final|initial|silent|names?|cursive|joins?|handwriting|formation|flash ?cards?|bingo|game|quiz|word ?search|crossword|macron|k[āa]kano|reo)\b/iu

/** The one letter or pair of letters that a request wants taught, or null. */
export function letterNamed(text: string): string | null {
  if (SEVERAL.test(text) || ELSE.test(text)) return null
  const found = NAMED.exec(text)?.[1] ?? BEFORE_NOUN.exec(text)?.[1] ?? PAIR_ALONE.exec(text)?.[1]
  const unit = found?.toLowerCase().replace(/^qu$/, 'q')
  return unit !== undefined && unit in LETTER_SOUNDS ? unit : null
}
