import type { WordPattern } from '../words/word-pattern.ts'

/** Pages for pupils of different levels; numbers stand in figures. */
export const LEVEL_WORDS: readonly (WordPattern & { levels: number })[] = [
  {
    levels: 1,
    pattern:
      /\b(?:1|a single|just a|same) (?:list|set of questions|level)\b|\b(?:no|without|not) (?:levels|differentiation|differentiated)\b|\bsame (?:for everyone|for all|sheet for all)\b|\b(?:mad minutes?|beat the clock|speed drills?)\b/i,
    matches: ['mad minute on doubles', '1 list', 'a single list', 'no levels', 'same for everyone'],
    misses: ['a list', '3 levels'],
  },
  {
    levels: 2,
    pattern: /\b2 (?:different |ability |reading )*(?:levels|versions|differentiated)\b/i,
    matches: ['2 levels', '2 versions', 'at 2 reading levels'],
    misses: ['level 2', '2 lists'],
  },
  {
    levels: 3,
    pattern:
      /\b[3-5][ -](?:different |ability |reading )*(?:levels?|versions|tiers?)\b|\bdifferentiated\b|\bdifferent (?:levels|abilities)\b|\b(?:support,? core|low,? (?:middle|mid|medium|on)|easy,? medium|mild,? (?:medium|spicy))/i,
    matches: [
      '3 levels',
      '3 reading levels',
      'differentiated',
      'easy, medium and hard',
      'for different levels',
    ],
    misses: ['level 3', 'different topics', '1 level'],
  },
]

/** Said of the count: so many on each level's page. */
export const COUNT_EACH: WordPattern = {
  pattern:
    /\b(?:questions?|q[’']?s?|sums?|problems?|items?) (?:each|apiece|(?:for|per|in|on|at) (?:each|every|a)? ?(?:level|page|group|version|sheet))|\b\d+ (?:each|per (?:level|page|group))\b/i,
  matches: ['10 questions each', '8 sums per level', '10 each'],
  misses: ['each question', '10 questions'],
}

export const ONE_PAGE: WordPattern = {
  pattern:
    /\b(?:1|a single|single|just a)[ -](?:(?:A4|sided?|printed) )?(?:page|pager|sheet|side)(?!s)\b|\bon (?:a|1) page\b|\bfits? on (?:a|1|one) (?:page|sheet)\b|\b1[ -]sided\b/i,
  matches: ['1 page', 'single page', '1-pager', 'fit on a page', '1 side'],
  misses: ['11 pages', 'a page of dots', 'page 1'],
}

/** Answers stand on the pupils' sheet. */
export const ANSWERS_ON_SHEET: WordPattern = {
  pattern:
    /\banswers? (?:key )?(?:(?:are |go )?(?:on|at|along) (?:the )?(?:same |bottom |foot |end |back )(?:of )?(?:the )?(?:sheet|page)?|on (?:the )?(?:sheet|worksheet|page)\b|underneath|below|beside|next to|upside down|at the (?:bottom|foot|end)|included on)|\bself[- ](?:check|mark)ing\b/i,
  matches: [
    'answers on the sheet',
    'answers underneath',
    'answers at the bottom',
    'answer key on the same page',
    'self-marking',
  ],
  misses: ['answers on a separate page', 'an answer page', 'with answers', 'answers'],
}

/** Statements to call true or false. In number sentences they are a topic of mathematics. */
export const TRUE_FALSE: WordPattern = {
  pattern:
    /\b(?:true|t) ?(?:or|and|\/|-|&) ?(?:false|f)\b(?! (?:number sentences?|equations?|inequalit(?:y|ies)))|\btrue false (?!number|equation|inequal)|\btf (?=quiz|questions?|statements?)/i,
  matches: [
    'tf quiz',
    'true false quiz',
    'true or false quiz',
    'true/false',
    'T/F statements',
    'true and false questions',
  ],
  misses: ['true or false number sentences', 'a true story', 'false teeth'],
}

export const CHOICES: WordPattern = {
  pattern:
    /\bmulti(?:ple)?[- ]?choice\b|\bkahoot\b|\btrivia\b|\bwith (?:\d |\w+ )?(?:choices|options)\b|\b[2-6] (?:choices|options)\b|\bmcqs?\b/i,
  matches: ['multiple choice', 'multichoice', '4 options', 'with choices', 'MCQ', 'kahoot style quiz'],
  misses: ['choose', 'a choice of tasks'],
}
