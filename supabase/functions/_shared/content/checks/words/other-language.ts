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

/**
 * True where texts are in neither English nor te reo Māori: in another script, or almost without the small words that
 * English cannot do without. Short texts and lists of names are left alone.
 */
export function isOtherLanguage(texts: readonly string[]): boolean {
  const all = texts.join('\n').normalize('NFC').toLowerCase()
  const letters = all.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length
  if (foreign >= FEWEST_LETTERS && foreign > letters.length / 4) return true
  const words = (all.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => word.length > 1 || word === 'a')
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
  /\b(?:french|français|spanish|español|german|deutsch|italian|dutch|languages?|bilingual)\b/iu

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
