import {
  OF_ELSEWHERE,
  OF_OLD_MEASURES,
  OVERSEAS_MEASURES,
  OVERSEAS_SCHOOLS,
  type OverseasPattern,
} from './overseas.data.ts'

/** Patterns of overseas usage, and what to write in New Zealand. */
export const OVERSEAS_PATTERNS: readonly OverseasPattern[] = [
  {
    pattern:
      /(?<!\p{L})(?:to|can|will|should|must|may|let[’']s|we|they|you|pupils|students|children|learners|kids|class|groups|pairs|partners|teams|ākonga|tamariki)\s+(?:(?:\p{L}+ly|also|then|now|both|all)\s+)?practice(?!\p{L}|\s+(?:books?|pages?|sheets?|tests?|questions?|time|tasks?|sessions?|cards?))/iu,
    suggest: 'practise (the verb)',
  },
  {
    // At the start of an order: "Practice your speech."
    pattern:
      /(?:^|[.!?:;]\s+|,\s+(?:then|and)\s+|\band\s+|\bthen\s+)(?:(?:then|now|next),?\s+)?practice\s+(?:your|the|their|these|those|this|it|them|how|with|(?:saying|counting|adding|spelling|throwing|catching|passing|kicking|singing|telling|sharing|making|doing)\s+(?:in|on|the|a|an|your|their|to|it|with|by|each|from|up|back))\b/iu,
    suggest: 'practise (the verb)',
  },
  {
    pattern: /(?<!\p{L})(?:a|the|this|daily|more|some|extra|guided|independent)\s+practise(?!\p{L})/iu,
    suggest: 'practice (the noun)',
  },
  {
    pattern:
      /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|[1-8](?:st|nd|rd|th))[- ]grade(?:rs?)?\b(?! (?:of|team|rugby|netball|cricket|football|competition|final|match))|\bgrades? [1-8]\b(?! (?:piano|music|timber|exam))|\bgrade[- ]levels?\b|\bgrades? K\b|\bK ?[-–] ?(?:[2-9]|1[0-2])\b/iu,
    unless: OF_ELSEWHERE,
    suggest: 'Year (grade + 1)',
  },
  {
    pattern: /\b(?:the|a|your|our) TAs?\b/u,
    suggest: 'teacher aide',
  },
  {
    pattern: /\bgray\b/u,
    suggest: 'grey',
  },
  {
    pattern:
      /\b(?:at|after|before|during|for|to) recess\b|\brecess (?:time|duty|bell|break|games?)\b|\b(?:morning|afternoon|lunch) recess\b/iu,
    unless: OF_ELSEWHERE,
    suggest: 'morning tea or break',
  },
  {
    pattern: /\bsemesters?\b/iu,
    suggest: 'term',
  },
  {
    pattern: /\b(?:has|have|had) gotten\b/iu,
    suggest: 'got or become',
  },
  {
    pattern:
      /\b(?:this|last|next|every|each) fall\b(?=[\s,.!?]|$)(?! (?:of|from|off|in) )|\bfall (?:semester|break)\b/iu,
    suggest: 'autumn',
  },
  {
    pattern: /\b\d{1,3} ?(?:°|degrees?) ?F(?:ahrenheit)?\b|\b(?:degrees|in) Fahrenheit\b/u,
    unless: OF_OLD_MEASURES,
    suggest: 'degrees Celsius',
  },
  {
    pattern: /£ ?\d|\b\d+ ?pence\b/iu,
    suggest: 'dollars and cents',
  },
  {
    pattern:
      /\b5 ?(?:c|cents?) coins?\b|\b(?:1|2) ?(?:c|cents?) coins?\b|\b(?:penny|pennies|nickels?|dimes?)\b/iu,
    suggest: '10c, 20c, 50c, $1 and $2 coins',
  },
  {
    pattern:
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?,? \d{4}\b/u,
    suggest: 'day month year',
  },
  ...OVERSEAS_SCHOOLS,
  ...OVERSEAS_MEASURES,
]
