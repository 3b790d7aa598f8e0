import { KNOWN_PEOPLE } from './known-people.data.ts'
import { ALSO_WORDS, FIRST_NAMES, SMALL_WORDS_TOO } from './lists/first-names.data.ts'

/** Names are compared without macrons, which are often not typed. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const setOf = (list: string) => new Set(list.trim().split(/\s+/).map(bare))
const NAMES = setOf(FIRST_NAMES)
const DOUBTFUL = setOf(ALSO_WORDS)
const EVERYDAY = setOf(SMALL_WORDS_TOO)
const KNOWN = KNOWN_PEOPLE.split('|').map((known) => bare(known.trim()))

/**
 * So many letters before and after a word decide whether it is a pupil's name. Looking at the whole text for each word
 * stopped the page for minutes on 100,000 pasted letters.
 */
const NEAR = 120
const longestKnown = Math.max(...KNOWN.map(({ length }) => length))
const before = (text: string, at: number) => text.slice(Math.max(0, at - NEAR), at)
const after = (text: string, at: number) => text.slice(at, at + NEAR)

const WORD = /(?<![\p{L}\p{M}’'-])\p{Lu}[\p{Ll}\p{M}]+(?:-\p{L}+)?(?:\s\p{Lu}[\p{Ll}\p{M}]+)?/gu
const CUE_AFTER =
  /^\s+(?:is|was|has|had|needs?|struggles?|finds?|can(?:no|[’']?)t|keeps|will not|won[’']t|and\s+\p{Lu}|who|in (?:my|our|room)|does|gets)(?![\p{L}])/u
/** Cues that fit a child and hardly a season, a bird or a tree. */
const CLEAR_AFTER =
  /^(?:[’']s (?:mum|dad|mother|father|parents|whānau|family|reading|writing|maths|spelling|behaviour|report|results|phone|needs|IEP|desk|turn|name)|\s+(?:struggles?|needs (?:help|support|more|extra|a (?:task|break))|has (?:ADHD|autism|dyslexia|anxiety|FASD|epilepsy|trouble|a hard time|(?:an? )?(?:[\p{Ll}-]+ )?(?:allerg(?:y|ies)|asthma|diabetes|seizures?|anaphylaxis|EpiPen|inhaler))|finds it|keeps|can(?:no|[’']?)t|won[’']t|who (?:is|has|needs|struggles|finds|cannot|can[’']t)|in (?:my|our|room)|gets (?:upset|cross|tired|angry)|is (?:often |always |sometimes |very |so )?(?:allergic|asthmatic|diabetic|anaphylactic|struggling|upset|away|behind|in my|in our|shy|my pupil)))(?![\p{L}])/u
const NEED =
  '(?:ADHD|ADD|autism|ASD|dyslexia|dyscalculia|dyspraxia|FASD|anxiety|epilepsy|Tourette\\p{L}*|OCD|Down syndrome|cerebral palsy)'
/** A need of a child's own, before which any capitalised word is a name, also one that no list has. */
const NEED_AFTER = new RegExp(
  `^(?:\\s+|,\\s+who\\s+)(?:has (?:an? |severe |mild )?${NEED}|is (?:autistic|dyslexic|diabetic|epileptic|anaphylactic|non-?verbal))(?![\\p{L}])`,
  'u',
)
/** These words stand beside a child's name, and hardly beside a bird, a season or a tree of that name. */
const NEED_BESIDE = new RegExp(
  `^(?:[’']s (?:\\p{Ll}+ )?(?:${NEED}|medication|diagnosis|medical|disability|hearing aids?|home life|parents|custody)|\\s*[(|]\\s*(?:\\p{Ll}+ ){0,3}${NEED}|\\s+(?:reads|works|writes|is (?:reading|working)) (?:well )?(?:below|above|at (?:an? )?(?:Year|level))|\\s+is in (?:foster )?care)(?![\\p{L}])`,
  'u',
)
const CLEAR_NEAR = [CLEAR_AFTER, NEED_AFTER, NEED_BESIDE]
const NOT_A_CHILD =
  /^(?:He|She|They|It|We|You|One|This|That|Some\p{L}*|Every\p{L}*|Any\p{L}*|No\p{L}*|Each|Who\p{L}*|Students?|Pupils?|Child(?:ren)?|Boys?|Girls?|Kids?|Mum|Dad|Teacher|Koro|Nan\p{L}*)$/u
const CLEAR_BEFORE =
  /\b(?:(?:my|our|a|the|this|one) (?:\w+ )?(?:pupil|student|child|boy|girl|kid|ākonga)|pupil|student|(?:pupil|student|child|boy|girl) (?:named|called)|helping)\s+$/i
const CUE_BEFORE =
  /(?:\b(?:pupil|student|child|boy|girl|kid|named|called|about|help|helping)|\bfor|\bwith)\s+$/i
/** Titles, places and books keep their names. */
const NO_PUPIL_BEFORE =
  /\b(?:queen|king|prince|princess|captain|saint|st|sir|dame|lord|lady|mount|mt|lake|port|cape|lt|dr|president|author|illustrator|by|biography of|life of|novel|book|poem|film|character)\s+[“"‘']?$/i
const NO_PUPIL_AFTER =
  /^\s+(?:Bay|Street|St|Island|Islands|Beach|River|Park|School|Falls|Hills?|Point|Sound|Town|City|Road|Creek|Valley|Square|Tower|University|College|Museum|Mountains?|Range|Strait|Peninsula|Festival|Olympics|Day|Week|Term)\b|^[’']s (?:Web|Ark|Law|Laws|theory|voyage|poem|play|novel)\b/
/** Words with a capital that follow “my pupil” and are no names. */
const NO_NAME =
  /^(?:Year|Years|Room|Māori|Maori|Pākehā|Pasifika|Samoan|Tongan|Chinese|Indian|English|Kiwi|Council|Voice|Led|Book|Leaders?|Teachers?|The|A|An|In|Of|Is|Has|And|Term|Week|Level|Matariki|Anzac|Easter|Christmas|Diwali|New|With|Who|To|On|At|From|Work|Led|Monday|Tuesday|Wednesday|Thursday|Friday|ADHD|ESOL|I)$/u

/** True for a first name of our list, also one that is a word as well. */
export const isFirstName = (word: string) => NAMES.has(bare(word))

/** A pupil's name in a text: its place, and the name with its surname. */
interface FoundName {
  at: number
  first: string
  whole: string
}

function nameAt(text: string, match: RegExpExecArray): FoundName | null {
  const { index: at } = match
  const [first = '', second] = match[0].split(/\s/)
  const led = before(text, at)
  const rest = after(text, at + first.length)
  const isName = NAMES.has(bare(first))
  const clear = CLEAR_BEFORE.test(led) && !NO_NAME.test(first)
  const whole = second !== undefined && !NO_NAME.test(second) && (isName || clear) ? match[0] : first
  const follows = after(text, at + whole.length)
  if (!clear && (NO_PUPIL_BEFORE.test(led) || NO_PUPIL_AFTER.test(rest) || isKnown(text, at))) return null
  if (isName && DOUBTFUL.has(bare(first)))
    return clear || CLEAR_NEAR.some((cue) => cue.test(follows) || cue.test(rest))
      ? { at, first, whole }
      : null
  if (isName || clear) return { at, first, whole }
  const needs = NEED_AFTER.test(follows) || NEED_AFTER.test(rest)
  if (needs && !NO_NAME.test(first) && !NOT_A_CHILD.test(first)) return { at, first, whole }
  return CUE_AFTER.test(follows) && CUE_BEFORE.test(led) && !NO_NAME.test(first) ? { at, first, whole } : null
}

/** A composed letter may be two before it is bare, so twice the longest name is looked at. */
function isKnown(text: string, at: number): boolean {
  const here = bare(text.slice(at, at + 2 * longestKnown))
  return KNOWN.some((known) => here.startsWith(known))
}

/** True for words that begin with the name of somebody of history or of a book. */
export const isKnownPerson = (words: string): boolean => isKnown(words, 0)

function namesIn(text: string): FoundName[] {
  const found: FoundName[] = []
  WORD.lastIndex = 0
  for (let match = WORD.exec(text); match; match = WORD.exec(text)) {
    const name = nameAt(text, match)
    if (name) found.push(name)
    // The second of two capitalised words may be the name: "Help Jayden".
    WORD.lastIndex = match.index + (name?.whole ?? match[0].split(/\s/)[0] ?? '').length
  }
  return found
}

/** First names in a request that seem to be a pupil's, so that the writer can be asked before anything is sent. */
export function likelyPupilNames(text: string): string[] {
  return [...new Set(namesIn(text.normalize('NFC')).map(({ first }) => first))]
}

/** A name typed without its capital counts only after a word that leads to a pupil. */
const SMALL =
  /\b((?:(?:my|our|the|a|this) )?(?:pupil|student|child|boy|girl|kid)|for|help|helping|with)\s+(\p{Ll}{3,})(?![\p{L}\p{M}])/gu
const A_PUPIL_BEFORE =
  /\b(?:(?:my|our|a|the|this|one of my)\s+(?:\w+\s+)?)?(?:pupil|student|child|boy|girl|kid)(?:\s+(?:named|called))?\s+(?=a pupil\b)/gi

function withoutSmallNames(text: string): string {
  return text.replace(SMALL, (whole, cue: string, name: string, at: number) => {
    const first = bare(name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    const isWord = DOUBTFUL.has(first) || EVERYDAY.has(first)
    const isPupil = NAMES.has(first) && (!isWord || CLEAR_AFTER.test(after(text, at + whole.length)))
    return isPupil ? `${cue} a pupil` : whole
  })
}

/** The text with “a pupil” in place of each pupil's name, for anything that is printed, shared or listed. */
export function withoutPupilNames(text: string): string {
  let clean = text.normalize('NFC')
  for (const { at, whole } of namesIn(clean).reverse()) {
    const pupil = at === 0 || /[.!?\n]\s*$/.test(before(clean, at)) ? 'A pupil' : 'a pupil'
    clean = `${clean.slice(0, at)}${pupil}${clean.slice(at + whole.length)}`
  }
  return withoutSmallNames(clean).replace(A_PUPIL_BEFORE, '')
}
