import { remembered } from './remembered.ts'

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

function readPlainWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/p\.e\./g, 'pe')
  return plain.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []
}

/** The words of a text in lower case, without macrons. */
export const plainWords = remembered(readPlainWords)

/** The words of a text in lower case, without macrons and endings, so that two spellings of a word are found equal. */
export const stemsOf = remembered((text: string): readonly string[] => plainWords(text).map(withoutEnding))

/** True for the stems of two words of one family: "predict" and "prediction", "mix" and "mixing". */
export const areAkin = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)))

/** The stems of the words of three letters or more, which say what a text is about. */
export const topicStems = (text: string): string[] => stemsOf(text).filter((stem) => stem.length > 2)

/** True where a text says every word of a topic, or one of its family. */
export function saysTopic(text: string, topic: string): boolean {
  const said = [...new Set(topicStems(text))]
  const wanted = topicStems(topic)
  return wanted.length > 0 && wanted.every((stem) => said.some((other) => areAkin(stem, other)))
}
