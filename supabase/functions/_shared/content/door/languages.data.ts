import { FIRST_LANGUAGE_LESSON } from '../planner/read/words/first-language-lesson.data.ts'
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

/** A language as the matter of another subject: who speaks it, where its words went, how its people counted. */
const ABOUT_PEOPLE =
  /\b(?:language week|loan ?words?|borrowed|origins?|etymolog\w+|new year|mural|revolution|tapa|siapo|come from (?:french|german|latin)|(?:came|come|went) (?:in)?to english|how many (?:people|children|pupils|families|of us)|speakers?|census)\b/
const ABOUT_NUMBERS =
  /\b(?:place value|(?:number|counting) systems?|counting rods|abacus|hindu[ -]?arabic|arabic (?:numerals?|numbers)|history of (?:zero|numbers|counting)|statistics|addition|subtraction|multiplication|lava|volcan\w+)\b/

/** Greetings and names in a language that the bank has a lesson on. */
const IN_THE_BANK = FIRST_LANGUAGE_LESSON.pattern.source

/** A lesson of the bank that is chosen by its title: it speaks of a language in English. */
const BY_TITLE = /^use the lesson “/

/**
 * Material in a language that is neither English nor te reo Māori. A language model can write a lesson on words of such a
 * language, which a speaker then has to check. What is to be in it from end to end nobody here could read again.
 */
export const LANGUAGES: readonly DoorRule[] = [
  {
    kind: 'other-language',
    pattern: new RegExp(`\\b${LANGUAGE} (?:${SORT} ){0,3}?${WORDS}\\b`),
    unless: new RegExp(
      `${ABOUT_PEOPLE.source}|${ABOUT_NUMBERS.source}|${BY_TITLE.source}|${IN_THE_BANK}`,
      'u',
    ),
    modelCan: true,
    closes: [
      'Spanish numbers to 20 for year 5',
      'bingo with Niuean colours, y2',
      'flashcards of basic Cook Islands Māori words',
      'Hindi vocabulary, Year 4',
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
      'te reo Māori greetings, Year 1',
      'Spanish flu in New Zealand, Year 8',
      'Chinese numerals and place value, Year 6',
      'Arabic numerals and the history of zero',
      'Graph how many people speak Samoan language at home, Year 5',
      'German words that came into English, Year 7',
      'Use the lesson “Kia orana: Cook Islands Māori language” instead.',
    ],
  },
  {
    kind: 'other-language',
    pattern: new RegExp(
      `\\b${PIECE}\\b[^.?!]{0,60}\\b(?:in|into|to) (?:both )?(?:english (?:and|&) |maori (?:and|&) )?${LANGUAGE}${END}|\\b(?:learn(?:ing)?|speak(?:ing)?|basic|beginners?'?|conversational|introduction to|intro to|practi[sc]e) (?:some |basic |simple )?${LANGUAGE}${END}|^(?:a |an )?${LANGUAGE},? (?:for )?(?:y|yr|year)s? ?\\d+[\\s.!]*$`,
    ),
    unless: new RegExp(`${ABOUT_PEOPLE.source}|${IN_THE_BANK}`, 'u'),
    closes: [
      'beginner Korean for my Year 8 class',
      'a newsletter to families in English and Tongan',
      'worksheet: say hello in Korean, Year 4',
      'a place value worksheet in Samoan',
      'German y7',
    ],
    staysOpen: [
      'A German soldier’s letter home, Year 8',
      'Letters to a school in Samoa, Year 5',
      'Learning about Chinese gardens',
      'beginner Japanese for my Year 8 class',
      'year 8 French greetings and introducing yourself, first lesson',
    ],
  },
]
