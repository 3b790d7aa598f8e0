import type { DoorRule } from './door-rule.ts'

const LANGUAGE =
  '(?:french|spanish|german|japanese|chinese|mandarin|cantonese|korean|samoan|gagana samoa|tongan|lea faka[ -]?tonga|niuean|vagahau niue|fijian|fiji hindi|tokelauan|tuvaluan|cook islands? maori|hindi|arabic|italian|russian|portuguese|tagalog|filipino|punjabi|gujarati|tamil|thai|vietnamese|hawaiian|urdu|farsi|dutch|kiribati)'
/** What the words are about. Any other word between makes it a context: the vocabulary of the French Revolution is English. */
const SORT =
  '(?:basic|common|simple|easy|first|key|useful|everyday|beginner|family|colou?rs?|body|body parts?|food|number|animals?|classroom|school|weather|greeting|feelings?|some|new|and|words?|vocab|language|in|10|ten|20|twenty)'
const WORDS =
  '(?:greetings?|words|vocab(?:ulary)?|numbers|phrases?|colou?rs|alphabet|verbs?|grammar|sentences?|pronouns?|conversations?|counting|flash ?cards|word cards|days of the week|months of the year|hello|introductions?|numerals|kupu|translations?|language(?! week)|lessons?(?! (?:on|about)))'
const END =
  '(?= ?(?:$|[,.;:!?)+&/-]|and\\b|or\\b|for\\b|with\\b|on\\b|about\\b|please\\b|pls\\b|plz\\b|thanks\\b|language\\b|translation\\b|y(?:ea)?r?s? ?\\d|to my\\b|instead\\b|too\\b))'
const PIECE =
  '(?:note|letter|newsletter|worksheet|text|story|message|instructions|cards?|lesson|poem|quiz|greetings?|words?|vocab\\w*|numbers?|count(?:ing)?|hello|goodbye|say(?:ing)?|phrases?|writ(?:e|ing|ten)|translat\\w+|label\\w*|resource|activity|sheet|notice|invitation|invite|e-?mail|song|prayer|game|bingo|version|colou?rs|introduc\\w+)'

/** Material in a language that is neither English nor te reo Māori. */
export const LANGUAGES: readonly DoorRule[] = [
  {
    kind: 'other-language',
    pattern: new RegExp(
      `\\b${LANGUAGE} (?:${SORT} ){0,3}?${WORDS}\\b|\\b${PIECE}\\b[^.?!]{0,60}\\b(?:in|into|to) (?:both )?(?:english (?:and|&) |maori (?:and|&) )?${LANGUAGE}${END}|\\b(?:learn(?:ing)?|speak(?:ing)?|basic|beginners?'?|conversational|introduction to|intro to|practi[sc]e) (?:some |basic |simple )?${LANGUAGE}${END}|^(?:a |an )?${LANGUAGE},? (?:for )?(?:y|yr|year)s? ?\\d+[\\s.!]*$`,
    ),
    unless:
      /\b(?:language week|loan ?words?|borrowed|origins?|etymolog\w+|new year|mural|revolution|tapa|siapo|come from (?:french|german|latin))\b/,
    closes: [
      'Spanish numbers to 20 for year 5',
      'bingo with Niuean colours, y2',
      'beginner Japanese for my Year 8 class',
      'a newsletter to families in English and Tongan',
      'worksheet: say hello in Korean, Year 4',
      'German y7',
      'flashcards of basic Cook Islands Māori words',
    ],
    staysOpen: [
      'The French Revolution: vocabulary cards, Year 8',
      'Our Samoan class mural, art Year 5',
      'Japanese gardens and symmetry, Year 6',
      'Life in Samoan villages, Year 4',
      'Chinese New Year vocabulary, Year 2',
      'English words borrowed from French, Year 7',
      'Tongan tapa patterns, Year 6',
      'Samoan Language Week assembly, Year 3',
      'A German soldier’s letter home, Year 8',
      'te reo Māori greetings, Year 1',
      'Spanish flu in New Zealand, Year 8',
    ],
  },
]
