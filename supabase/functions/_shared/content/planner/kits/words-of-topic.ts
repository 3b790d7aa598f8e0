import { namesNoKit } from './words-of-no-kit.ts'

/** Over how many days or lessons a topic is spread, which no lesson is about. */
const SPREAD =
  /\b(?:spread |split )?(?:over|across) (?:the )?(?:next )?(?:[2-5]|two|three|four|five) (?:days|mornings|afternoons|lessons)\b/gi

const NUMBER_NAMES = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** How many take part, in words: figures are not looked up, and a play for six is another lesson than a play for eight. */
const withPartsInWords = (topic: string): string =>
  topic.replace(
    /(?<![\d-])([2-9]|10)(?=[ -](?:parts?|players?|actors?|readers?|roles?|characters?|voices?)\b)/gi,
    (figure) => NUMBER_NAMES[Number(figure) - 2] ?? figure,
  )

/** Little words that sound the same, which a search passes over: "their, there and they're". */
const SOUND_ALIKE = new RegExp(
  [
    ['their', 'there', "they[’']?re"],
    ['your', "you[’']?re"],
    ['its', "it[’']s"],
    ['to', 'too', 'two'],
  ]
    .map((words) => {
      const any = `(?:${words.join('|')})`
      // “Two to three digits” is no such list: all three have to be named there.
      const more = words.includes('too') ? '{2}' : '{1,2}'
      return `(?<!\\p{L})${any}(?:[\\s,/]+(?:and |or |vs\\.? )?${any}(?!\\p{L}))${more}`
    })
    .join('|'),
  'giu',
)

/** The length of a lesson, of which no lesson is about. */
const LENGTH = /\b\d+ ?-?(?:mins?|minutes?|hrs?|hours?)\b/gi

/** The words of a topic that say what a lesson is about, without the form and the class. */
export function wordsOf(topic: string): string {
  const words =
    withPartsInWords(topic.replace(SPREAD, ' '))
      .replace(SOUND_ALIKE, 'words that sound alike')
      .replace(/\bon paper\b/gi, ' ')
      .replace(LENGTH, ' ')
      .replace(/\blong ([aeiou])\b/gi, 'long vowel')
      .replace(/\bnz\b/gi, 'New Zealand')
      .match(/[\p{L}\p{M}\p{N}’'-]*\p{L}[\p{L}\p{M}\p{N}’'-]*/gu) ?? []
  return words.filter((word) => !namesNoKit(word)).join(' ')
}
