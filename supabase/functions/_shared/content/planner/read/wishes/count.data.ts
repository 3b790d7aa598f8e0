import type { WordPattern } from '../words/word-pattern.ts'

/**
 * Ways to say how many questions, cards or words are wanted. Numbers stand in figures, years are left out of the text
 * before. The first group is the count, and the first pattern that fits decides: questions before cards, cards before words.
 */
/** Questions of another part than the work of the lesson. */
export const QUESTIONS_ELSEWHERE: WordPattern = {
  pattern:
    /\b(?:exit|quiz|starter|warm[- ]?up|test|homework|hook|plenary)\b[^.;,]{0,30}\b\d+ (?:\p{L}+ ){0,2}(?:questions?|qs?|problems)\b|\b\d+ (?:questions?|qs?|problem)[ -](?:exit|quiz|starter|warm|test|homework)/iu,
  matches: ['an exit ticket with 3 questions', 'a 5 question quiz at the end', 'starter of 4 problems'],
  misses: ['a lesson with 5 problems', '8 questions to practise'],
}

export const COUNTS: readonly WordPattern[] = [
  {
    pattern:
      /(?<![\d.$%/]|\b(?:to|within|under|over|nearest|term|week|room|level|lesson|group) )\b(\d{1,4})(?:[ -](?!(?:min(?:ute)?s?|h(?:ou)?rs?|years?|yrs?|digits?|times|x|kids|pupils|students|children|levels?|options?|choices|groups?|pages?|blocks?|periods?|dollars?|cents?|[ck]?m|k?g|m?l|days?|weeks?|terms?|and|with|that|which|steps?|paragraphs?)\b)[\p{L}’'×÷+]+,?){0,4}?[ -]?(?:questions?|quest|qu?[’']?s|q|qns?|problems?|sums?|items?|equations?|calculations?|examples|exercises|p[āa]tai)(?![\p{L}’'])|(?<![\d.$%/]|\b(?:to|within|under|over|nearest|term|week|room|level|lesson|group) )\b(\d{1,3}) (?:(?!mins?|minutes?|digit|times|texts?|stor(?:y|ies)|rounds?|starters?|tasks?|activit|steps?|games?|cards?|pages?|paragraphs?|parts?|words?|pictures?|kids|pupils|groups?|levels?|x\b)\p{L}+ ){1,2}(?:and|&|n|or) (?:\p{L}+ ){0,2}(?:questions?|sums|facts|problems)(?![\p{L}’'])/iu,
    matches: [
      '20 questions',
      '15 q',
      "10 q's",
      '12Qs on fractions',
      '6 word problems',
      '10 area of rectangles questions',
      '8 multiple choice questions',
      '20 equations',
      '10 ngā pātai',
      '14 coins and notes questions',
      '18 add and subtract sums',
    ],
    misses: [
      '20 minutes with questions',
      'adding to 20 questions',
      'question 3',
      '2 digit sums',
      '3 levels of questions',
      '$20 questions',
      '2 stories and questions',
      '5 starters and problems',
    ],
  },
  {
    pattern:
      /(?<![\d.$%/–-]\s?|\b(?:to|within|under|over|from|than|and|level|lesson|group|numbers?) )\b(\d{1,3}) (?:(?!times|digit|step|and|with|for)[\p{L}’-]+ ){0,2}?(?:clock ?faces|clocks|angles)(?!\p{L})|(?<![\d.$%/–-]\s?)\b(\d{1,3}) (?:(?!times|digit|step|and|with|for)[\p{L}\d’-]+ ){0,2}?shapes (?:to|for them to|that they can) (?:name|label|identify)\b/iu,
    matches: ['12 clocks', '10 clock faces to read', '6 angles to measure', '9 2D shapes to name'],
    misses: ['24-hour clocks', 'clocks in year 2', '4 shapes'],
  },
  {
    pattern: /\b(?:match\w*|memory|snap|pelmanism)\b[^.\n]*(?<![\d$]|\bin )\b(\d{1,2}) pairs\b/i,
    matches: ['matching cards synonyms 20 pairs', 'memory game 12 pairs'],
    misses: ['matching in 2 pairs', 'work in pairs', '3 pairs of shoes'],
  },
  {
    // So many different ones stand on one page.
    pattern:
      /\b(?:tickets?|slips?|cards?)\b[^.\n]*(?<![\d$])\b([3-9]|1[0-2]) (?:(?:to|on) (?:an?|each|every|1)|per) (?:A4 )?(?:page|sheet)\b/i,
    matches: ['exit tickets on rhythm, 4 to a page', 'task cards, 8 per page'],
    misses: ['2 to a page', 'worksheet 3 to a page', 'tickets for page 4'],
  },
  {
    // The kind of question stands for it: "15 multichoice".
    pattern:
      /(?<![\d.$%/–-]\s?)\b(\d{1,3}) (?:multi(?:ple)?[- ]?choice|mcqs?|(?:true|t) ?(?:or|and|\/|&) ?(?:false|f))(?!\p{L})/iu,
    matches: ['15 multichoice yr 6', '12 multiple choice', '8 true or false', '10 MCQs'],
    misses: ['multiple choice', '4 choices', 'year 5 - 4 multi'],
  },
  {
    pattern:
      /\b(\d{1,4}) (?:of (?:them|these|those|each|it)\b|marks?\b|altogether\b|in (?:total|all)\b)|(?:marked )?out of (\d{1,3})\b/i,
    matches: ['long division, 15 of them', '12 marks', 'a quiz out of 20', '30 in total'],
    misses: ['15 minutes of it', 'remarks'],
  },
  {
    pattern:
      /(?<![\d.$%/–-]\s?|\b(?:to|within|under|over|from|than|and|level|lesson|group|numbers?) )\b(\d{1,3}) to (?:read|draw|write|spell|solve|work out|answer|finish|complete|label|match|sort|colou?r|mark|correct|fix|sound out|unscramble|circle|underline)\b/i,
    matches: ['8 to read and draw', 'capital letters, 12 to fix', '10 to solve'],
    misses: ['numbers to 10 to read', '5 to 10', 'from 2 to write', '20 to go home'],
  },
  {
    pattern:
      /\b(?:questions|q[’']?s|problems|sums|items|equations)(?: …)? ?(?:x|×|:|=|\() ?(\d{1,4})(?![\d%-])|(?:sheet|wksht|worksheet|quiz|test|list|set|page|assessment|pack)s? (?:of|with|w\/|that has|has|having)(?: about| around)? (\d{1,4})(?! ?(?:min|level|option|choice|page|digit|times|x\b|step|paragraph|part|column))(?=\s*(?:$|[.,;!?)]|please|pls|for\b|on\b|about\b|year|yr|y\b|thanks|ta\b|cheers))/i,
    matches: [
      'questions x 10',
      'problems: 12',
      'a worksheet with 15',
      'worksheet of 20 on the 3 times table',
    ],
    misses: ['worksheet with 3 levels', 'questions 3 and 5 are too hard', 'a list of 4 digit numbers'],
  },
  {
    pattern:
      /(?<![\d.$%/]|\b(?:to|within|under|over|from) )\b(\d{1,3}) (?:(?!digit|times|step)\p{L}+ ){0,2}?(?:percentages|fractions|decimals|doubles|additions|subtractions|multiplications|(?:long )?divisions|conversions|integers|ratios|take[ -]?aways|number bonds|(?:basic |tables? )?facts|number stories|long division)(?! lessons?)/iu,
    matches: ['15 percentages of amounts', '12 additions', '10 basic facts', '8 long division please'],
    misses: ['2 digit additions', 'adding to 10 facts', 'fractions'],
  },
  {
    pattern:
      /(?<![\d.$%/]|\d ?[-–] ?|\b(?:to|within|under|over|in) )\b(\d{1,3})(?:[ -](?!(?:min|minutes?|mins|h(?:ou)?rs?|levels?|pages?|kids|pupils|and|with)\b)[\p{L}/]+){0,3}?[ -](?:(?:flash)?cards?|tickets?|slips?|clues?|sentences?|statements?|points?|words?(?! (?:long|or less|max|story|report|problems?))|starters?|prompts?|criteria|phrases?|cloze gaps?|gaps|blanks)\b/iu,
    matches: [
      '12 task cards',
      '20 te reo flashcards',
      '5 exit tickets',
      '10 vocab words',
      '8 true or false statements',
    ],
    misses: [
      '2 step word problems',
      'numbers 11-30 cards',
      '30 minutes of cards',
      'in 50 words',
      'a 100 words story',
      'match points',
    ],
  },
  {
    pattern:
      /\b(?:cards?|tickets?|slips?|clues?|sentences?|words?) ?[x×] ?(\d{1,2})(?![\d%])|(?<![\d.]\s?)(?:[,…] ?|– ?(?!(?:[2345]5|[23456]0|90)\b))(\d{1,2})[.!]?$/i,
    matches: ['exit ticket x3', 'cards x 10 on volcanoes', 'idioms, match to meaning, 10'],
    misses: ['skip counting 2, 5, 10', 'ticket for 3', 'numbers to 10', 'long vowels y2 – 45'],
  },
  {
    pattern:
      /\b(1[3-9]|[2-9]\d|\d{3}) (?:times|x|multiplication) ?tables? (?:facts?|questions?|problems?|sums?|q[’']?s)\b/i,
    matches: ['30 times tables questions', '50 multiplication table facts'],
    misses: ['3 times tables questions', '12 times table facts'],
  },
  {
    pattern:
      /\b(?:words|cards|flashcards|sentences|sums|problems) (\d{1,2})(?=\s*(?:$|[.;…]|for\b|please|pls|worksheet|sheet|quiz))|\b(?:cards?|flashcards|quiz|tickets?|crossword|word ?(?:search|find))\b[^\d]*?\p{L}{3,}(?<!\b(?:within|year|under|over|past|room|term|week|level|make|making|add|adding|plus|minus|times|from|with|table)) (\d{1,2})[.!]?$/iu,
    matches: ['sight words 20 worksheet', 'matching cards weather 10', 'quiz te reo animals 8'],
    misses: ['cards for numbers to 20', 'quiz on making 10', 'words 3 and 4', 'quiz adding 9'],
  },
  {
    pattern:
      /^(?:please |pls |can you |could you |ok |now )*(?:only|just|make it|make that|cut (?:it )?(?:down )?to|down to|change (?:it )?to) (\d{1,3})(?: (?:please|pls|of them|instead|thanks))?[.!]?$/i,
    matches: ['only 10 please', 'make it 12', 'cut it down to 8'],
    misses: ['make it 40 minutes', 'only $10', 'just year 5'],
  },
]
