const PERCENT = /(\d+(?:\.\d+)?) ?(?:%|per ?cent)/gi
const UP =
  /\b(?:added|adds?|up|rises?|rose|raised|increase[sd]?|grows?|grew|gains?|gained|interest|more|tip|GST|tax|dearer|extra)\b/i
const DOWN =
  /\b(?:off|down|falls?|fell|drops?|dropped|decrease[sd]?|reduced|reduction|cut|discount\w*|cheaper|less|sale|loses?|lost)\b/i
const ASKS_PART =
  /\bhow much is (?:the|this|her|his|their) (?:GST|tax|tip|discount|interest|reduction|increase|rise|saving)\b|\b(?:saves?|saved|saving|taken off|come off|comes off|cheaper|dearer)\b|\bhow (?:much|many) (?:is|are|was|were) (?:added|lost|taken)\b|\bhow (?:much|many) (?:more|less|fewer)\b|\bby how (?:much|many)\b/i
const ASKS_ALL =
  /\b(?:now|new|then|total|altogether|pays?|costs?|price|after(?:wards)?|end|reduced to|final)\b/i
/** Words that ask for the number before the change, or change it twice. */
const OTHERWISE =
  /\b(?:before|original\w*|at first|each|every|per|a (?:year|month|week|day)|years?|then another|again|twice|half|of (?:them|these|the \p{L}+) (?:are|is|like))\b/iu

/**
 * The sum of an amount that goes up or down by so many parts in a hundred: what it is then, or the part itself. Null where
 * the words do not tell plainly which way it goes and which of the two is asked.
 */
export function percentChangeSum(given: string): string | null {
  const prompt = given.replace(/(?<=\d),(?=\d{3})/g, '')
  const asked = prompt.match(/[^.?!]*\?/g)?.at(-1) ?? ''
  const [percent, another] = [...prompt.matchAll(PERCENT)]
  const [base, second] = prompt.replace(PERCENT, ' ').match(/\d+(?:\.\d+)?/g) ?? []
  if (!percent || another || base === undefined || second !== undefined) return null
  const [isUp, isDown] = [UP.test(prompt.replace(asked, ' ')), DOWN.test(prompt)]
  if (isUp === isDown || OTHERWISE.test(prompt)) return null
  const part = `${base}*${percent[1]}/100`
  if (ASKS_PART.test(asked)) return part
  return ASKS_ALL.test(asked) ? `${base}${isUp ? '+' : '-'}${part}` : null
}
