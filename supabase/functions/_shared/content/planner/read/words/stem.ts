const hasVowel = (word: string) => /[aeiouy]/.test(word)

/** Cuts a plural, "-ing" or a last "e" off an English word, so that "paintings", "painting" and "paint" are one. */
function withoutEnding(word: string): string {
  const single = word
    .replace(/['’]s?$/, '')
    .replace(/(?<=\w{2})ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss|o)es$/, '')
    .replace(/(?<=\w{2}[^sui])s$/, '')
  const root = single.replace(/ing$/, '')
  const verb =
    root !== single && root.length >= 3 && hasVowel(root) ? root.replace(/([^lsz])\1$/, '$1') : single
  return verb.length > 3 ? verb.replace(/e$/, '') : verb
}

/** The words of a text in lower case, without macrons. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/p\.e\./g, 'pe')
  return plain.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []
}

/** The words of a text in lower case, without macrons and endings, so that two spellings of a word are found equal. */
export const stemsOf = (text: string): string[] => plainWords(text).map(withoutEnding)
