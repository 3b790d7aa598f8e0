/** A language that requests come in and that nothing is made in. */
export interface OtherLanguage {
  name: string
  greeting: string
  /** Finds its writing, or words that hardly stand in English or te reo Māori. */
  words: RegExp
}

/** The first that fits is answered. */
export const OTHER_LANGUAGES: readonly OtherLanguage[] = [
  { name: 'Japanese', greeting: 'こんにちは。', words: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { name: 'Chinese', greeting: '你好。', words: /\p{Script=Han}/gu },
  { name: 'Korean', greeting: '안녕하세요.', words: /\p{Script=Hangul}/gu },
  { name: 'Hindi', greeting: 'नमस्ते।', words: /\p{Script=Devanagari}/gu },
  { name: 'Arabic', greeting: 'مرحبا.', words: /\p{Script=Arabic}/gu },
  {
    name: 'your language',
    greeting: '',
    words:
      /[\p{Script=Cyrillic}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Tamil}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Bengali}\p{Script=Khmer}]/gu,
  },
  {
    name: 'Samoan',
    greeting: 'Talofa lava.',
    words:
      /(?<!\p{L})(?:lesona|tausaga|numera|fa[’'‘ʻ]?amolemole|faiaoga|tamaiti|aoga|ā[’'‘ʻ]?oga|talofa|mo|le|se|o|ma|i|mai|tusitusi|faitau|vasega|minute)(?!\p{L})/giu,
  },
  {
    name: 'Tongan',
    greeting: 'Mālō e lelei.',
    words:
      /(?<!\p{L})(?:l[eē]soni|ta[’'‘ʻ]?u|ki he|fakamolemole|m[aā]l[oō]|faiako|f[aā]nau|ako|fika|ma[’'‘ʻ]a|e|he|ki|mo|lelei|miniti)(?!\p{L})/giu,
  },
  {
    name: 'French',
    greeting: 'Bonjour.',
    words:
      /(?<!\p{L})(?:bonjour|une|un|leçon|lecon|sur|les|des|pour|élèves|eleves|ans|de|la|le|avec|année|faire|merci|et)(?!\p{L})/giu,
  },
  {
    name: 'Spanish',
    greeting: 'Hola.',
    words:
      /(?<!\p{L})(?:hola|una|un|lección|leccion|para|los|las|niños|ninos|de|sobre|el|la|año|con|hacer|gracias|y|ejercicios)(?!\p{L})/giu,
  },
  {
    name: 'German',
    greeting: 'Guten Tag.',
    words:
      /(?<!\p{L})(?:eine?n?|für|über|kinder|stunde|unterricht|und|mit|bitte|klasse|arbeitsblatt|guten|zum|zur|der|die|das)(?!\p{L})/giu,
  },
]
