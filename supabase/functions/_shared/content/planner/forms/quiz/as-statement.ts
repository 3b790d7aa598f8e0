const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const DETERMINER = /^(?:an?|the|this|that|your|our|my|his|her|its|their|any|some|every|each)\b/i
/** A participle with what it goes with: "pushed out by a screen". */
const PARTICIPLE =
  /^\p{L}+(?:ed|en|wn|lt|nt|ept|own)\b.*\b(?:by|in|for|from|to|out|with|at|on|first|last|before|after)\b/iu
/** A question with its preposition at the end asks for more than a subject: "Which region is Dunedin in?" */
const ENDS_OPEN = /\b(?:in|to|from|for|of|at|on|with|about|like|by)$/
/** What is told of a name before it is asked where or when: "the match called off". */
const ENDS_TOLD = /\b(?:\p{L}+(?:ed|est)|born|off|made|held|found|seen|kept)$/iu
const HELPED = /^(?:do|does|did|is|are|was|were|has|have|had|can|could|should|must|may|might|will|would)\b/i
const IS_PLURAL = /\band\b|^(?:two|three|four|five|both|many|all|some|children|people)\b|[^su]s$/i
const TELLS_MORE = /\b(?:of|that|who|which|from|under|with|where|for)\b/
const WORDS = new Set(['word', 'kupu', 'letter', 'sentence', 'title', 'line', 'ending', 'question'])
const MOST_WORDS = 4

const count = (text: string) => text.split(' ').length
/** True for the name of a thing, which may be the subject of a sentence. */
const isName = (text: string): boolean => !/[,?;:]/.test(text) && (DETERMINER.test(text) || count(text) <= 2)

/** "What is magma?" with an answer: "Magma is melted rock under the ground." */
function ofBeing(prompt: string, given: string): string | null {
  const [, ask = '', verb = '', rest = ''] =
    /^(What|Who|Where|When) (is|are|was|were) ([^?]+)\?$/.exec(prompt) ?? []
  const [, thing = '', name] = /^(.+) (called|named)$/.exec(rest) ?? []
  if (name !== undefined)
    return ask === 'What' && isName(thing) ? `${capital(thing)} ${verb} ${name} ${given}.` : null
  if (rest === '' || ENDS_OPEN.test(rest) || /\blike$/.test(rest)) return null
  const isPlace = ask === 'Where' || ask === 'When'
  if (PARTICIPLE.test(rest)) return isPlace || !isName(given) ? null : `${capital(given)} ${verb} ${rest}.`
  if (isPlace && (ENDS_TOLD.test(rest) || !(DETERMINER.test(rest) || count(rest) === 1))) return null
  const says = isPlace || isName(given) || TELLS_MORE.test(given)
  return isName(rest) && count(rest) <= MOST_WORDS && says ? `${capital(rest)} ${verb} ${given}.` : null
}

/** "What goes at the end?" with an answer: "A full stop goes at the end." */
function ofDoing(prompt: string, given: string): string | null {
  const [, rest = ''] = /^(?:What|Who) ([^?]+)\?$/.exec(prompt) ?? []
  const isAsked = rest !== '' && !HELPED.test(rest) && /^\p{L}+s\b/u.test(rest) && !/^happens\b/.test(rest)
  return isAsked && isName(given) && !IS_PLURAL.test(given) ? `${capital(given)} ${rest}.` : null
}

/** "Which part is the pipe?" with an answer: "The vent is the pipe." A "one" in the answer gets its name back. */
function ofChoosing(prompt: string, given: string): string | null {
  const [, thing = '', rest = ''] = /^Which (\p{L}+) ([^?]+)\?$/u.exec(prompt) ?? []
  const isAsked = /^(?:is|was|can|may|must)\b|^\p{L}+s\b/u.test(rest) && !/^does\b/.test(rest)
  if (!isAsked || HELPED.test(thing) || thing === 'of' || ENDS_OPEN.test(rest)) return null
  if (WORDS.has(thing)) return `The ${thing} “${given}” ${rest}.`
  return (DETERMINER.test(given) || /^\p{Lu}/u.test(given)) && isName(given) && !IS_PLURAL.test(given)
    ? `${capital(thing === 'one' ? given : given.replace(/\bone\b/, thing))} ${rest}.`
    : null
}

/** The words with which an answer says why, where, when or how; only then it may follow the sentence. */
const FOLLOWS: Readonly<Record<string, RegExp>> = {
  Why: /^(?:to|because|so that|for)\b/i,
  Where:
    /^(?:in|on|at|under|near|to|from|behind|between|into|onto|by|inside|outside|above|below|along|beside|through|around)\b/i,
  When: /^(?:when|after|before|in|at|on|as|during|once|if|while)\b/i,
  How: /^(?:by|with|in|on|from|through|like|without)\b/i,
}

/** "Why do we warm up first?" with an answer: "We warm up first to prepare muscles and joints." */
function ofManner(prompt: string, given: string): string | null {
  const [, ask = '', rest = ''] = /^(Why|Where|When|How) do ([^?]+)\?$/.exec(prompt) ?? []
  if (rest === '' || /\bnot\b|n[’']t\b/.test(rest) || ENDS_OPEN.test(rest)) return null
  return FOLLOWS[ask]?.test(given) ? `${capital(rest)} ${given}.` : null
}

/** A question with an answer in place as a plain statement, or null where it cannot be turned into one with certainty. */
export function asStatement(prompt: string, answer: string): string | null {
  const given = answer.replace(/\.$/, '')
  if (/\?$/.test(given)) return null
  return (
    ofBeing(prompt, given) ?? ofChoosing(prompt, given) ?? ofDoing(prompt, given) ?? ofManner(prompt, given)
  )
}
