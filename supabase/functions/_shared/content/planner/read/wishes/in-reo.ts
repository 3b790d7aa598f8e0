const COMMON =
  /(?<!\p{L})(?:he|te|ngā|nga|mō|mo|ki|kei|hei|ka|kia|tau|meneti|hāora|akoranga|mahi|tamariki|whakamahi|rauemi|mahere|tuhia|mahia|homai)(?!\p{L})/giu
/** The sounds of te reo Māori: every syllable ends in a vowel. */
const SHAPED = /^(?:(?:ng|wh|[hkmnprtw])?[aeiouāēīōū])+$/iu
const ENGLISH =
  /(?<!\p{L})(?:the|a|an|and|for|with|of|in|on|is|are|my|about|to|please|lesson|year|class)(?!\p{L})/iu

const MANY_COMMON = 0.4
const MANY_SHAPED = 0.8
const MIN_COMMON = 2
/** So few words must all be shaped so. */
const MIN_ALL = 3

/** True for a text in te reo Māori. A word of it in an English sentence does not make it so. */
export function isInReo(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.length === 0) return false
  const common = text.match(COMMON)?.length ?? 0
  if (common / words.length >= MANY_COMMON) return true
  const shaped = words.filter((word) => SHAPED.test(word)).length
  if (common === 0 || ENGLISH.test(text)) return false
  return shaped === words.length
    ? words.length >= MIN_ALL
    : common >= MIN_COMMON && shaped / words.length >= MANY_SHAPED
}
