import { writtenLike } from './fix.ts'
import { CHECK_LOCALLY } from './lists/check-locally.ts'
import { MACRON_NAMES, MACRON_WORDS, OVER_MACRONISED } from './lists/macrons.ts'
import { NO_PLURAL_S } from './lists/nouns.ts'
import { US_TO_NZ } from './lists/nz-spelling.ts'
import { FOREIGN_TERMS } from './lists/vocabulary.ts'

/** What stands in a text, and what it should be. */
export interface Slip {
  found: string
  suggest: string
  /** There is one remedy, and it is right wherever the slip stands. */
  sure?: boolean
}

const entries = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => entry.replaceAll('_', ' '))
const pairs = (list: string) =>
  new Map(
    entries(list).map((entry): [string, string] => {
      const at = entry.indexOf('=')
      return [entry.slice(0, at).toLowerCase(), entry.slice(at + 1)]
    }),
  )

const MACRONS = pairs(MACRON_WORDS)
const NAMES = pairs(MACRON_NAMES)
const OVER = pairs(OVER_MACRONISED)
const SPELLING = pairs(US_TO_NZ)
const FOREIGN = pairs(FOREIGN_TERMS)
const NOUNS = new Set(entries(NO_PLURAL_S).map((word) => word.toLowerCase()))
const LOCAL = entries(CHECK_LOCALLY)

const prepared = (text: string) => text.normalize('NFC').replace(/https?:\S+|\S+@\S+/g, ' ')
const WORD = /[\p{L}\p{M}’'-]+/gu
/** The word, and what is left of it without ’s or between its hyphens: whanau’s, Maori-medium. */
const formsOf = (word: string) =>
  /[’'-]/.test(word)
    ? [...new Set([word, ...word.split(/[’']s?(?![\p{L}\p{M}])|-/u).filter((part) => part !== '')])]
    : [word]
const bounded = (phrase: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])${phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{M}])`, 'iu')

const phrasesOf = (list: ReadonlyMap<string, string>) =>
  [...list].flatMap(([phrase, suggest]) =>
    /[ -]/.test(phrase) ? [{ phrase, suggest, pattern: bounded(phrase) }] : [],
  )
const PHRASES = new Map<ReadonlyMap<string, string>, ReturnType<typeof phrasesOf>>([
  [MACRONS, phrasesOf(MACRONS)],
  [FOREIGN, phrasesOf(FOREIGN)],
])

function phraseSlips(texts: readonly string[], list: ReadonlyMap<string, string>, sure: boolean): Slip[] {
  const phrases = PHRASES.get(list) ?? []
  return wordsIn(texts).ready.flatMap(({ text, lower }) => {
    return phrases.flatMap(({ phrase, suggest, pattern }) => {
      const found = lower.includes(phrase) ? pattern.exec(text)?.[0] : undefined
      return found === undefined
        ? []
        : [{ found, suggest: sure ? writtenLike(found, suggest) : suggest, sure }]
    })
  })
}

interface Words {
  forms: readonly { word: string; lower: string }[]
  whole: readonly string[]
  ready: readonly { text: string; lower: string }[]
}
/** Every check of a document asks for the same words. */
const KNOWN = new WeakMap<readonly string[], Words>()

function wordsIn(texts: readonly string[]): Words {
  const known = KNOWN.get(texts)
  if (known) return known
  const ready = texts.map(prepared)
  const whole = ready.flatMap((text) => text.match(WORD) ?? [])
  const words: Words = {
    whole,
    forms: whole.flatMap(formsOf).map((word) => ({ word, lower: word.toLowerCase() })),
    ready: ready.map((text) => ({ text, lower: text.toLowerCase() })),
  }
  KNOWN.set(texts, words)
  return words
}

function wordSlips(texts: readonly string[], list: ReadonlyMap<string, string>, sure: boolean): Slip[] {
  return wordsIn(texts).forms.flatMap(({ word, lower }) => {
    const suggest = list.get(lower)
    return suggest === undefined || suggest.toLowerCase() === lower
      ? []
      : [{ found: word, suggest: sure ? writtenLike(word, suggest) : suggest, sure }]
  })
}

const DOUBLED = /^(m(aa)ori|wh(aa)nau|k(oo)rero|(aa)konga|p(aa)ngarau|wh(aa)rite|k(uu)mara|hap(uu))$/i

/** Some iwi write long vowels double; a text that does so twice or more is left alone. */
function writesDoubleVowels(texts: readonly string[]): boolean {
  return wordsIn(texts).whole.filter((word) => DOUBLED.test(word)).length >= 2
}

/** Te reo Māori words and names without their macrons, or with wrong ones. */
export function macronSlips(texts: readonly string[]): Slip[] {
  if (writesDoubleVowels(texts)) return []
  const named = wordSlips(texts, NAMES, true).filter(({ found }) => /^\p{Lu}/u.test(found))
  return [
    ...wordSlips(texts, MACRONS, true),
    ...wordSlips(texts, OVER, true),
    ...named,
    ...phraseSlips(texts, MACRONS, true),
  ]
}

/** Te reo Māori nouns with an English plural s; the possessive ’s is right. */
export function pluralSlips(texts: readonly string[]): Slip[] {
  return wordsIn(texts).whole.flatMap((word) => {
    if (!/\p{L}s$/u.test(word) || word === 'Kiwis') return []
    const base = word.slice(0, -1)
    const macrons = MACRONS.get(base.toLowerCase())
    const noun = [base.toLowerCase(), macrons ?? ''].some((form) => NOUNS.has(form))
    return noun ? [{ found: word, suggest: writtenLike(word, macrons ?? base), sure: true }] : []
  })
}

const PATTERNS: [RegExp, string][] = [
  [
    /(?<!\p{L})(?:to|can|will|should|must|may|let[’']s|we|they|you|students|children|learners|ākonga|tamariki)\s+(?:\p{L}+ly\s+)?practice(?!\p{L})/iu,
    'practise (the verb)',
  ],
  [
    /(?<!\p{L})(?:a|the|this|daily|more|some|extra|guided|independent)\s+practise(?!\p{L})/iu,
    'practice (the noun)',
  ],
  [
    /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth)[- ]grade(?:rs?)?\b|\b[Gg]rade [1-8]\b/u,
    'Year (grade + 1)',
  ],
  [/\b\d{2,3} ?° ?F\b|\bFahrenheit\b/u, 'degrees Celsius'],
  [/£ ?\d|\b\d+ ?pence\b/iu, 'dollars and cents'],
  [
    /\b5 ?(?:c|cents?) coins?\b|\b(?:1|2) ?(?:c|cents?) coins?\b|\b(?:penny|pennies|nickels?|dimes?)\b/iu,
    '10c, 20c, 50c, $1 and $2 coins',
  ],
  [
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?,? \d{4}\b/u,
    'day month year',
  ],
]

/** “to practice” can only be the verb; after “students” it may be the noun. */
function verbFix(found: string): Partial<Slip> {
  return /^(?:to|can|will|should|must|may)\s+practice$/i.test(found)
    ? { suggest: `${found.slice(0, -2)}se`, sure: true }
    : {}
}

/** US spellings, words of other countries’ classrooms, and patterns such as “to practice”. */
export function englishSlips(texts: readonly string[]): Slip[] {
  const patterns = wordsIn(texts).ready.flatMap(({ text }) =>
    PATTERNS.flatMap(([pattern, suggest]) => {
      const found = pattern.exec(text)?.[0]
      return found === undefined ? [] : [{ found, suggest, ...verbFix(found) }]
    }),
  )
  return [
    ...wordSlips(texts, SPELLING, true),
    ...wordSlips(texts, FOREIGN, false),
    ...phraseSlips(texts, FOREIGN, false),
    ...patterns,
  ]
}

const TRIGGERS = [
  'iwi',
  'hapū',
  'mana whenua',
  'whakapapa',
  'pepeha',
  'tapu',
  'rāhui',
  'karakia',
  'kawa',
  'tikanga',
  'pūrākau',
  'atua',
  'tohunga',
  'urupā',
  'tangihanga',
  'moko',
  'rongoā',
  'taniwha',
  'wāhi tapu',
  'pōwhiri',
  'haka',
  'whakataukī',
  'maramataka',
]
const LOCAL_PATTERNS = [
  ...new Set([...TRIGGERS, ...LOCAL.filter((name) => name.length > 3 && name !== 'Papa' && name !== 'Rata')]),
].map(
  (word) =>
    [
      word,
      new RegExp(
        `(?<![\\p{L}\\p{M}-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{M}-])`,
        'u',
      ),
    ] as const,
)

/** Words on tikanga, iwi, whakapapa and stories in a text: what is said with them differs from place to place. */
export function localWords(texts: readonly string[]): string[] {
  const all = texts.map((text) => text.normalize('NFC')).join('\n')
  return LOCAL_PATTERNS.flatMap(([word, pattern]) => (all.includes(word) && pattern.test(all) ? [word] : []))
}
