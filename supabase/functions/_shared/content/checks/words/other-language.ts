/** The commonest small words of English, which stand in every second place of a sentence. */
const ENGLISH = new Set(
  'the a an and or of to in on at by for with from as is are was were be been it its this that these those they them their there then than we our us you your i he she his her him not no do does did have has had can will would could should may might must what which who how why when where if so but one two all each more out up into about'.split(
    ' ',
  ),
)
/** A word that te reo Māori can have. */
const REO = /^(?:(?:ng|wh|[hkmnprtw])?[aeiouāēīōū])+$/u
const FEWEST_WORDS = 20
const LEAST_ENGLISH = 0.1
/** The letters of another script that make a text foreign. */
const FEWEST_LETTERS = 12

/** Small words of other languages, which hardly stand in a sentence of English or te reo Māori. */
const SMALL_WORDS = new Set(
  [
    'der die das und ist sind nicht ein eine einen einem eines kein keine mit für von vom den dem des sich im zum zur auf auch nach darf dürfen wird werden sie ihr wir ich durch statt zuerst bei oder aber wenn wie viele niemand alle jeder',
    'le les la l’ des du une est sont et avec dans pour sur vous nous ils elles leur leurs pas qui que au aux ce cette',
    'el los las una del con para por y es son se no en que su sus',
    'il gli della delle di è sono per non che nel nella',
    'het een van voor zijn niet met op te dat',
  ].flatMap((words) => words.split(' ')),
)
/** Words of one letter or two that are common in English too say nothing of a language. */
const SAYS_NOTHING = new Set(['no', 'y', 'te', 'per', 'van', 'son', 'sur', 'pour', 'alle'])

/** A word of a Pacific language other than te reo Māori: open syllables, with a letter that te reo does not have. */
const PACIFIC = /^(?:(?:ng|[hkmnprtwlfsvg'’ʻ])?[aeiouāēīōū])+$/u
const NOT_REO = /[lfsv]|(?<!n)g/u
const PACIFIC_SMALL = new Set('le lou lau se aua ona ma mo pe i e o he ke ho mei ki ni'.split(' '))
const FEWEST_IN_SENTENCE = 4
/** Words that alone tell a very short sentence to be in another language, where no word of English stands beside them. */
const TELLING = new Set(
  'très merci rien bonjour voilà avec sans spécial beaucoup toujours gracias muchas muy siempre especial niños nichts danke bitte sehr keine nicht immer besonderes niente molto grazie sempre geen altijd dankjewel obrigado faafetai faʻafetai'.split(
    ' ',
  ),
)
const FEWEST_IN_SHORT = 2
const PACIFIC_SHARE = 0.6

const sentencesIn = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.normalize('NFC').split(/(?<=[.!?。！？])\s*|\n/u))
    .filter((one) => one.trim() !== '')
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}'’ʻ]+/gu) ?? []

/** The same for two or three words. A single one may be a word that the lesson teaches, or a name. */
const isForeignShort = (words: readonly string[]): boolean =>
  words.length >= FEWEST_IN_SHORT &&
  words.some((word) => TELLING.has(word)) &&
  !words.some((word) => ENGLISH.has(word))

/** True for a sentence in another language, which may be too short for its section to be told by its words. */
function isForeignSentence(sentence: string): boolean {
  const letters = sentence.match(/\p{L}/gu) ?? []
  const other = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length
  if (other >= FEWEST_IN_SENTENCE && other > letters.length / 2) return true
  const words = wordsIn(sentence)
  if (words.length < FEWEST_IN_SENTENCE) return isForeignShort(words)
  const english = words.filter((word) => ENGLISH.has(word) && !SMALL_WORDS.has(word)).length
  const foreign = words.filter((word) => SMALL_WORDS.has(word) && !SAYS_NOTHING.has(word)).length
  if (foreign >= 2 && foreign > english && words.some((word) => !REO.test(word))) return true
  const pacific = words.filter((word) => PACIFIC.test(word))
  return (
    !words.some((word) => ENGLISH.has(word) && !PACIFIC.test(word)) &&
    pacific.length >= PACIFIC_SHARE * words.length &&
    pacific.filter((word) => NOT_REO.test(word)).length >= 2 &&
    words.some((word) => PACIFIC_SMALL.has(word))
  )
}

/** The first sentence that is in neither English nor te reo Māori, so that a teacher can be shown it. */
export const foreignSentence = (texts: readonly string[]): string | undefined =>
  sentencesIn(texts).find(isForeignSentence)

/** True where most of the words stand in sentences of another language. */
function isMostlyForeign(texts: readonly string[]): boolean {
  const sentences = sentencesIn(texts)
  const letters = (some: readonly string[]) => some.join('').match(/\p{L}/gu)?.length ?? 0
  const foreign = letters(sentences.filter(isForeignSentence))
  return foreign > 0 && foreign > letters(sentences) / 2
}

/** The words of a text that may be a sentence. Sums, spelling words and choices have none of the small words of any language. */
function wordsOfSentence(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  return words.length < FEWEST_IN_SHORT + 1 ? [] : words.filter((word) => word.length > 1 || word === 'a')
}

/**
 * True where texts are in neither English nor te reo Māori: in another script, or almost without the small words that
 * English cannot do without. Short lists of names are left alone.
 */
export function isOtherLanguage(texts: readonly string[]): boolean {
  if (isMostlyForeign(texts)) return true
  const all = texts.join('\n').normalize('NFC').toLowerCase()
  const letters = all.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length
  if (foreign >= FEWEST_LETTERS && foreign > letters.length / 4) return true
  const words = texts.flatMap(wordsOfSentence)
  const plain = words.filter((word) => ENGLISH.has(word) || !REO.test(word))
  if (plain.length < FEWEST_WORDS) return false
  return plain.filter((word) => ENGLISH.has(word)).length / plain.length < LEAST_ENGLISH
}

/** Small words of French, Spanish, German, Italian and Dutch that neither English nor te reo Māori has. */
const FOREIGN = new Set(
  'le les des du une et est avec dans pour sur los las una del con para sobre entre der das und ein eine mit für von den gli della delle di het een van voor'.split(
    ' ',
  ),
)
const LANGUAGES =
  /\b(?:french|français|spanish|español|german|deutsch|italian|dutch|samoan|tongan|fijian|niuean|cook islands?|tokelauan|chinese|mandarin|japanese|korean|hindi|punjabi|tagalog|filipino|latin|(?:foreign|second|other|another|world|home) languages?|bilingual)\b/iu

/** True where a teacher's words or the bank speak of another language, whose words may then be printed. */
export const speaksOfLanguage = (asked: string): boolean => LANGUAGES.test(asked)

/**
 * True for a title in another language, which is too short to count its small words. A title of a lesson on a language,
 * or one in words of the teacher, may be in it.
 */
export function isForeignTitle(title: string, asked: string): boolean {
  const plain = title.normalize('NFC').toLowerCase()
  if (LANGUAGES.test(asked) || asked.toLowerCase().includes(plain)) return false
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.some((word) => ENGLISH.has(word) && !FOREIGN.has(word) && word !== 'a')) return false
  return words.filter((word) => FOREIGN.has(word)).length >= 2
}
