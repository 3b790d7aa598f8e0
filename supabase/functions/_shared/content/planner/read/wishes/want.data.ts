import type { Want } from '../../../understood.ts'
import type { Cut, WordPattern } from '../words/word-pattern.ts'

/** Cuts the words that a message may say before it names its form: "please make me a". */
export const BEFORE_FORM: Cut = {
  pattern:
    /^(?:(?:please|pls|plz|can you|could you|i need|i want|need|make|create|write|do|give|me|us|a|an|the|some|short|quick|printable|simple|\d{1,2})\s+)+/i,
  leaves: '',
  examples: [['please make me a crossword', 'crossword']],
  keeps: ['crossword on volcanoes'],
}

/** Words that show that a lesson is wanted, whatever form is named beside it. */
export const NAMES_LESSON: WordPattern = {
  pattern:
    /\b(?:lessons?|(?<!planning )plans?|planning(?! sheets?)|(?<!end[- ]of[- ]|end[- ]of[- ]the[- ])units?(?! (?:tests?|assessments?|quiz\w*)\b)|akoranga|mahere|walt)\b/i,
  matches: ['a lesson with a quiz', 'unit on space', 'lesson plan and rubric'],
  misses: ['an end of unit assessment', 'a fractions quiz', 'planning sheet for a report'],
}

/** Says that a thing of paper is wanted, and not only its topic. */
export const NAMES_PAPER: WordPattern = {
  pattern:
    /\b(?:sheets?|lists?|cards?|tests?|templates?|pages?|charts?|diagrams?|prompts?|starters?|organi[sz]ers?|maps?|scripts?|plays?|passages?|sentences?)\b|\bcut[ -]?(?:out )?(?:and|&|n)[ -]?(?:paste|stick|glue)\b/i,
  matches: [
    'spelling list',
    'cut and paste sort',
    'a Venn diagram',
    'writing prompts',
    'readers theatre script',
  ],
  misses: ['spelling oo words', 'handwriting', 'fitness circuit'],
}

/** A form that students are to make is what the lesson is about. */
export const PUPILS_MAKE_IT: WordPattern = {
  pattern:
    /\b(?:(?:mak|writ|creat|design|us|tak|do|cod|programm|build|animat|film|record)ing (?:a|an|the|our|their|some)\b|how to\b|teach\w*|learn\w*|introduc\w*|(?:students|kids|children|tamariki|ākonga|they|pupils) (?:make|write|create|design|do)\b)/iu,
  matches: [
    'coding a quiz in Scratch',
    'making a quiz for the buddy class',
    'how to write a checklist',
    'kids make a crossword',
  ],
  misses: ['a writing rubric', 'quiz on making butter'],
}

/** What a request asks for; the first that fits is made. */
export const WANT_WORDS: readonly (WordPattern & { want: Want })[] = [
  {
    want: 'word search',
    pattern: /\bword[ -]?(?:search|find|sleuth|hunt puzzle)(?:es|s)?\b|\bfind[ -]?a[ -]?words?\b/i,
    matches: [
      'a wordsearch on birds',
      'word find',
      'word searches',
      'find-a-word',
      'findaword',
      'word-search',
    ],
    misses: ['search for words', 'find the word'],
  },
  {
    want: 'crossword',
    pattern: /\bcross[ -]?words?(?: puzzles?)?\b/i,
    matches: ['crossword about the body', 'cross word', 'a cross-word puzzle'],
    misses: ['cross out the words'],
  },
  {
    want: 'rubric',
    // The marking guide of a paper with questions is its key.
    pattern:
      /\b(?:rubrics?|(?<!\b(?:assessments?|tests?|quiz(?:zes)?|check-?points?|questions|qu?s|worksheets?)\b.*)marking (?:schedules?|guides?|keys?)|marking (?:grids?|criteria)|assessment (?:grids?|matrix))\b/i,
    matches: [
      'a rubric for speeches',
      'marking grid',
      'a marking guide',
      'an assessment matrix',
      'marking schedule for recounts',
    ],
    misses: ['rub it out', 'angles test with a marking guide', '12 questions w marking schedule'],
  },
  {
    want: 'checklist',
    pattern:
      /\b(?:check|tick)[ -]?lists?\b|\btick[ -]?(?:off )?sheets?\b|\bself[ -]?(?:assess(?:ment)?|check|evaluation)(?: (?:sheet|form|page|grid))?\b(?! (?:in|of) )/i,
    matches: [
      'an editing checklist',
      'check list',
      'tick list',
      'success criteria checklist',
      'self assessment for writing',
    ],
    misses: ['check the list'],
  },
  {
    want: 'writing frame',
    pattern:
      /\b(?:writing (?:frames?|scaffolds?|templates?|planners?)|(?:report|recount|narrative|story|explanation|letter|essay|speech|poem) (?:frames?|templates?|scaffolds?|planners?)|sentence frames?|frames? for writing|plan(?:ning)? sheets?|scaffolds? for (?:a|an|their|writing))\b/i,
    matches: [
      'a writing frame for a report',
      'writing scaffold',
      'a recount template',
      'narrative planner',
      'a planning sheet',
    ],
    misses: ['a photo frame', 'frame of reference'],
  },
  {
    want: 'exit tickets',
    pattern: /\bexit[ -]?(?:ticket|card|slip|pass|question)(?:s|es)?\b/i,
    matches: ['exit tickets on decimals', 'an exit slip', 'exit passes'],
    misses: ['the exit', 'tickets'],
  },
  {
    // The cards of these games are no cards with words and meanings.
    want: 'game',
    pattern:
      /\b(?:bingo|dominoe?s?|loopy|loop cards?|i have,? who has|snakes? ?(?:and|&|n|'n') ?ladders?)\b/i,
    matches: ['bingo with 8 cards for times tables', 'i have who has cards', 'domino cards for fractions'],
    misses: ['vocabulary cards', 'cards for animals'],
  },
  {
    want: 'vocabulary cards',
    pattern:
      /\b(?:(?:vocab(?:ulary)?|word|flash|picture|matching|match(?: ?up)?|definition|term|sight word|colour|number|greeting|kupu) ?cards?|(?:vocab(?:ulary)?|word|kupu) (?:lists?|banks?|mats?|walls?)|vocab(?:ulary)? (?:sheets?|worksheets?|pages?)|glossar(?:y|ies)(?!(?:,| and| &)? (?:index|contents|headings?|captions?))(?<!(?:index|contents|headings|captions)(?:,| and| &)? glossar(?:y|ies))|(?<!\b(?:sequenc(?:e|ing)|ordering|events|life[ -]?cycle|bingo|dominoe?s?|loopy?|game|snap|memory|playing|tasks?|questions?|problems?|solving|sums?|challenges?|conversation|discussion|talk|actions?|scenarios?|prompts?|stations?|thinking|starters?|warm[ -]?ups?|role|role[ -]plays?|rhythm|dialogue|drama|story|timeline) )cards (?:for|of|with|on|about))\b|(?<!\b(?:sequenc(?:e|ing)|ordering|events|life[ -]?cycle|bingo|dominoe?s?|loopy?|game|snap|memory|playing|tasks?|questions?|problems?|solving|sums?|challenges?|conversation|discussion|talk|actions?|scenarios?|prompts?|stations?|thinking|starters?|warm[ -]?ups?|role|role[ -]plays?|rhythm|dialogue|drama|story|timeline|day|thank you|thankyou|birthday|christmas|easter|greetings?|pop[- ]?up|making) )\bcards? y(?:ea)?r? ?\d/i,
    matches: [
      'vocab cards for volcanoes',
      'flashcards',
      'a space vocabulary list',
      'matching cards',
      'a word bank',
      'cards for body parts',
      'rhyming cards y2',
    ],
    misses: [
      'task cards',
      'problem solving cards',
      'task cards on rounding',
      'a list',
      'bingo cards',
      'scenario cards for bullying',
      'challenge cards yr 6',
      'sequencing cards for making bread',
      'order the events cards y3',
      'mothers day cards y2',
      'text features, contents glossary index',
    ],
  },
  {
    want: 'letter',
    pattern:
      /(?<!\p{L})(?:note|letter|email|notice|newsletter|pānui|panui|message|invitation|invite|permission slip|reminder)s?(?: letter)? (?:home|for (?:home|parents|whānau|whanau|families|caregivers)|to (?:go )?(?:home|(?:the |our |my )?(?:parents|whānau|whanau|families|caregivers)))(?!\p{L})|(?<!\p{L})(?:parents?|whānau|whanau|family|caregivers?|home|class)(?: hui| helpers?)?(?: invit\w+)? (?:letters?|notes?|newsletters?|notices?|pānui|panui|invitations?|emails?)(?!\p{L})|\b(?:letter|note|email|notice)s? (?:about|on|re) [^,.;\n]*\bfor (?:the |our |my )?(?:parents|whānau|whanau|families|caregivers)(?!\p{L})|\bpermission (?:slip|letter|note)s?\b|\binvitations? (?:to|for) (?:a|an|our|the)\b|\bnewsletter (?:items?|blurbs?|entry|piece|paragraph|snippet|notice|templates?)(?!\p{L})|\bnewsletters? (?:on |about |of |for )?(?:what we|(?:this |the )?(?:term|week))(?!\p{L})/iu,
    matches: [
      'a note home about camp',
      'letter to parents',
      'email to whānau',
      'parent letter',
      'class newsletter',
      'a permission slip',
      'whānau pānui about swimming',
      'letter about homework expectations for parents',
      'newsletter item about camp',
      'newsletter what we did this term',
    ],
    misses: [
      'write a letter to the principal',
      'letter sounds',
      'home learning notes',
      'write a newsletter article',
    ],
  },
  {
    want: 'quiz',
    pattern:
      /\b(?:true|t) ?(?:or|and|\/|-|&) ?(?:false|f)\b(?! (?:number sentences?|equations?|inequalit(?:y|ies)))|\btrue false (?:statements?|questions?|quiz)|\bquiz(?:z?es)?\b|\bkahoots?\b|\bmulti(?:ple)?[- ]?choice\b|\bmcqs?\b|\btrivia\b/i,
    matches: [
      '10 true false statements',
      'true or false on birds',
      'a quiz on angles',
      'multiple choice',
      'multichoice',
      'multi-choice',
      'trivia about Aotearoa',
      'a kahoot on volcanoes',
    ],
    misses: ['quizzical', 'true or false number sentences'],
  },
  {
    want: 'assessment',
    pattern:
      /\b(assessments?|(?<!fair )(?<!a fair )(?<!\b(?:beep|bleep|taste) )tests?(?! (?:whether|which|what|how|the strength))|check-?points?)\b/i,
    matches: ['a test on angles', 'checkpoint', 'spelling tests'],
    misses: ['testing materials', 'fitness testing beep test', 'a taste test of apples'],
  },
  {
    want: 'reading',
    pattern:
      /(?:^|[.;!?]\s*)reading(?: (?:about|on)\b|:)|\breading(?: sheet)? (?:with|w\/|\+) ?(?:a few |some |\d{1,2} )?(?:comprehension )?(?:questions?|qu?s?|q['’]?s|p[āa]tai)\b|\b(?:reading (?:passage|comp(?:rehension)?|texts?)|comprehension (?=(?:on|about)\b)|comprehension (?:passage|text|activity|sheet|questions)|passage (?:about|on|with)|decodable (?:text|story|passage)s?|\d{2,3}[- ]words? (?:text|passage|story)|(?:information|non-?fiction) texts? (?:on|about))|\breading(?: of)? \d{2,3} words\b\b/i,
    matches: [
      'a reading passage about kiwi',
      'reading comprehension with questions',
      'reading comp on bees',
      'Reading about frogs with 5 questions',
      'reading: the tuatara, year 4',
      'photosynthesis y7 reading with 8 questions',
      'a decodable text with sh',
      'a 250 word text on eels',
      'Kate Sheppard reading 300 words',
    ],
    misses: ['reading scales', 'guided reading'],
  },
  {
    want: 'game',
    pattern:
      /\b(?:(?<!video )(?<!the )(?<!commonwealth )(?<!\b(?:about|of|at) (?:(?:an?|our|my|their) )?(?:(?!with\b|and\b|plus\b)\p{L}+ ){0,2})games?(?! (?:afternoon|day|console))|bingo|snap|memory cards|board ?game|charades|loopy|loop cards?|follow[- ]me cards?|i have,? who has|domino(?:e?s)|snakes? ?(?:and|&|n|'n') ?ladders?|roll(?: and| n| &|-and-|-n-)? ?(?:cover|colou?r)|(?:doubles|addition|subtraction|multiplication|times tables?|facts) bump|bump (?:it|boards?|sheets?)|(?:four|4)[ -]in[ -]a[ -]row|connect (?:four|4))\b/iu,
    matches: [
      'a bingo game',
      'make a game for the 3 times table',
      'snap cards',
      'I have, who has',
      'verb charades',
      'ball games',
      'roll n cover bonds to 10',
      'doubles bump',
      'snakes n ladders',
    ],
    misses: [
      'games afternoon',
      'the commonwealth games',
      'cloze about a rugby game',
      'a recount of our netball game',
    ],
  },
  {
    want: 'activity',
    pattern:
      /\b(activity|activities|(?:task|question|problem(?:[- ]solving)?|challenge|conversation|discussion|talk|action|scenario|prompt|station|thinking|starter|warm[ -]?up|role|role[ -]plays?|rhythm|dialogue|drama|story|timeline)s? ?cards?|station|centre|hands-on task|match(?:ing)? (?:\p{L}+ ){0,4}?(?:to|with) (?:(?:the|its|their|right|correct) )*(?:meanings?|definitions?))\b/iu,
    matches: [
      'match to meaning',
      'match the words to their meanings',
      'task cards',
      'problem solving cards',
      'scenarios cards',
      'drama warm up cards',
      'an activity',
      'a maths station',
    ],
    misses: ['active', 'stationary'],
  },
  {
    want: 'worksheet',
    pattern: /\bwork ?sheets?\b/i,
    matches: ['a worksheet on money', 'worksheets'],
    misses: ['work', 'a spreadsheet'],
  },
]

/** A form that is ruled out is not asked for: “an open task, no worksheets”. */
export const FORM_NOT_WANTED: WordPattern = {
  pattern:
    /\b(?:no|not|without|instead of|rather than)(?: an?| any| just an?| more)? (?:work ?sheets?|tests?|quiz(?:zes)?|assessments?)\b/iu,
  matches: ['rich task, not a worksheet', 'no worksheets', 'without any tests'],
  misses: ['a worksheet', 'no questions'],
}
