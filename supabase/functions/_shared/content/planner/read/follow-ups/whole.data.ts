import type { FollowUpWords } from './follow-up.ts'

/** Wishes about the whole document: taking back, class, length, level, other numbers. */
export const WHOLE_WORDS: readonly FollowUpWords[] = [
  {
    gives: { kind: 'amount', number: 0, words: 'groups' },
    pattern:
      /^(?:(?:i|we)(?:['’]ve| have)?(?: got)? |there are |it'?s |(?:make|change|do|split|put) (?:it|this|them|the class)(?: in)?(?:to| for| with)? |for |in |into |with )?(?<number>[2-5]|two|three|four|five) (?:(?:ability|levelled|mixed|maths?|reading|writing|guided(?: reading)?|different|rotating) )?groups$/i,
    matches: ['4 groups', 'i have three reading groups', 'make it for 4 groups', 'split them into 4 groups'],
    misses: ['groups of 4', '4 groups of animals', 'the 4 food groups'],
  },
  {
    gives: { kind: 'read' },
    said: 'as typed',
    pattern:
      /^(?:(?:it'?s|i have|this is|make it|we'?re|for|it is) )*(?:an? |my )?(?:do the same (?:thing )?for |(?:the )?same (?:thing )?(?:but )?for |(?:split|composite|combined|mixed|multi-?level) (?:class|room)?,? ?(?:of |with )?)(?:(?:my |the |our )?(?:years?|yrs?|y)[ .]?)\d(?:[\d\s/&–-]|and|to|years?|yrs?|y)*s?(?: class)?$/i,
    matches: ['do the same for year 3', "it's a split class year 4/5", 'composite class of years 5 and 6'],
    misses: ['composite numbers year 6', 'the same for fractions'],
  },
  {
    gives: { kind: 'read' },
    said: 'as typed',
    pattern:
      /^(?:(?:make it|change it|it'?s|this is|suitable|good) )*(?:(?:work )?for |suit |on )?(?:an? )?(?:wet|rainy|stormy) (?:day|weather|lunch ?time|lunch|afternoon)(?: (?:version|instead))?$/i,
    matches: ['for a wet day', 'make it suit a rainy day'],
    misses: ['wet and dry materials', 'rain'],
  },
  {
    gives: { kind: 'read' },
    said: 'Split it over # blocks.',
    pattern:
      /^(?:(?:make it |i have |we have |do it |it'?s )?(?:for|over|across|in|last) )(?<number>[2-5]|two|three|four|five) (?:lessons|days|sessions|blocks|periods)$/i,
    matches: ['for 2 days', 'over three sessions'],
    misses: ['for 2 pupils', '3 days of rain'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it easier.',
    pattern:
      /^(?:simplify|scaffold|simpler|dumb down|differentiate down) ?(?:it|this|the (?:lesson|plan|sheet|questions))?(?: (?:more|down|a bit|further))*$|^(?:it |they )?needs? (?:to be )?(?:more (?:scaffolding|support)|easier|simpler)$/i,
    matches: ['scaffold it more', 'simplify it', 'needs more support'],
    misses: ['simplify fractions year 7', 'simple machines'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it harder.',
    pattern:
      /^(?:it |they |this )?needs? (?:to be )?(?:more (?:of a )?challenge|more challenging|harder|trickier|stretching)$|^(?:more (?:of a )?challenge|step it up|challenge them(?: more)?|push them(?: more| further)?)$/i,
    matches: ['needs more challenge', 'challenge them more', 'it needs to be harder'],
    misses: ['harder rocks', 'the challenge of the sea'],
  },
  {
    gives: { kind: 'read' },
    said: 'Do it again with different questions.',
    pattern:
      /^(?:(?:i )?(?:don'?t|do not|didn'?t) (?:really )?like (?:it|this(?: one)?|that(?: one)?)|not (?:that|this)(?: one)?|(?:try|do it|go) (?:it )?(?:again|another way)|(?:a )?different one|another(?: one)?(?: like (?:it|this|that))?|something (?:else|different)|(?:make |give me |do )?another (?:sheet|version|plan)(?: like (?:it|this|that))?)$/i,
    matches: ['I dont like it', 'a different one', 'another sheet like this', 'not that one'],
    misses: ['another lesson on birds', 'something else on maps'],
  },
  {
    gives: { kind: 'undo' },
    pattern:
      /^(?:undo(?: (?:it|that|this|the last (?:one|change)))?|(?:go|change it|put it|take it|turn it|switch) back(?: (?:to )?(?:how|the way|what|as) it was(?: before)?)?|back to (?:the (?:first|last|old|original|one before)[\p{L} ]*|how it was)|(?:i )?(?:liked|prefer(?:red)?) the (?:old|first|other|last|one before)[\p{L} ]*|(?:the )?(?:old|previous|first|original) (?:one|version)(?: was better)?)$/iu,
    matches: ['undo that', 'go back to how it was', 'i liked the first one', 'change it back'],
    misses: ['go back to the field', 'back to school', 'undo the knots lesson'],
  },
  {
    gives: { kind: 'read' },
    said: 'as typed',
    pattern:
      /^(?:(?:make|do|change|adapt|turn|write|redo|keep) (?:(?:it|this|that|the last)(?: one)?|the (?:lesson|plan|worksheet|sheet|quiz|activity)) )?(?:back )?(?:(?:in)?to |for |suit(?:able for)? |suitable to )*(?:an? |the |my |our )*(?:years?|yrs?|y|tau)[ .]?\d(?:[\d\s/&–-]|and|to|or|years?|yrs?|y)*s?(?:[ ,]+(?:version|instead|together|one|class|kids|students|pupils|tamariki|level|both|composite|too|group|please))*$/i,
    matches: [
      'for year 5 instead',
      'Make it for Year 5',
      'yr 6 version',
      'year 3 and 4 together',
      'back to year 7',
      'make that one for year 3',
    ],
    misses: ['year 5 volcanoes', 'a worksheet for year 5', 'the year of the horse'],
  },
  {
    gives: { kind: 'read' },
    said: 'as typed',
    pattern:
      /^(?:(?:and|but|now|then|please|pls|can|could|may|would|i|we|you|have|get|see|make|do|give|me|us|need|want|like|print|try|also|what|how|about|'d) )*(?:an? |the |my |one )*(?:(?:much|bit|lot|slightly|even) )?(?:(?:easier|simpler|harder|trickier|tougher|simplified|extension|more (?:difficult|challenging)|different) )?(?:(?:years?|yrs?|y)[ .]?\d(?:[ /&–-]\d)? (?:one|version|copy|level)|(?:one|version|copy)(?: of (?:it|this|that|the (?:same|sheet|quiz|test|worksheet)))?,? (?:for|at|to suit|suited to|aimed at) (?:an? |my |the |our )*(?:years?|yrs?|y)[ .]?\d(?:[ /&–-]\d)?s?)(?: (?:please|pls|level|class|kids|students|tamariki|thanks|instead))*$/i,
    matches: [
      'can i have a year 2 version',
      'make an easier one for year 3',
      'and a harder one for year 6',
      'could you do a simpler version for my year 2s please',
    ],
    misses: ['make a worksheet for year 5', 'a year 2 lesson on birds', 'one for the road'],
  },
  {
    gives: { kind: 'read' },
    said: 'as typed',
    pattern:
      /^(?:(?:it'?s|this is|they are|they'?re|make it|do it)(?: actually)?(?: for)? (?:an? |my |our )*)(?:new entrants?|years?[ .]?\d(?:[\s/&–-]|and|\d|years?)*)(?: class| kids| room)?$/i,
    matches: ["it's for new entrants", 'they are year 2', 'this is for years 3 and 4'],
    misses: ['it’s a year 5 lesson on birds', 'this is for science'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it # minutes.',
    pattern:
      /^(?:(?:make|stretch|cut|trim|shorten|extend|lengthen|take|bring|get|squash|squeeze|reduce|change|keep) (?:it|this|that|the (?:lesson|plan))(?: down| back| out| up)? (?:to|for|into|at|under) |i (?:only |just )?have (?:only |about )?|we (?:only |just )?have (?:only |about )?|only (?:got )?|there(?:'s| is| are) only )(?<number>\d{1,3})(?: ?-?(?:mins?|minutes?))?(?: (?:for (?:it|this)|left|today|instead|long))?$/i,
    matches: ['stretch it to 90', 'cut it down to 25', 'i only have 20 minutes', 'we have 40 mins today'],
    misses: ['i have 28 kids', 'cut it to 10 questions', 'we have 12 counters'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it # minutes.',
    pattern: /^(?:make it |(?:a )?)(?<number>[1-9]\d|1[0-7]\d) (?:instead|long)$/i,
    matches: ['make it 45 instead', '30 instead'],
    misses: ['30 questions instead', '5 instead'],
  },
  {
    gives: { kind: 'read' },
    said: 'Split it over # blocks.',
    pattern:
      /^(?:(?:split|spread|break|divide)(?: (?:it|this|that|the lesson))?(?: up| out)?|(?:do|teach|stretch|make) (?:it|this|that)(?: out)?)(?: (?:over|across|into|in|for))? (?<number>\d|two|three|four|five) (?:lessons|days|sessions|blocks|periods|parts)$/i,
    matches: ['split it over two lessons', 'spread this across 3 days', 'do it in two sessions'],
    misses: ['split it in two', 'two lessons on maps'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it easier.',
    pattern:
      /^(?:(?:it|this|that)(?:'?s| is| was)? |they'?re |these are |the (?:questions|numbers|work|sheet|lesson) (?:are|is) )?(?:way |much |far |a bit |still )?too (?:hard|difficult|tricky|challenging|big)(?: for (?:them|my (?:class|kids|lot)|us|most of them|year \d|the (?:kids|class)))?$/i,
    matches: ['too hard for them', "it's way too hard", 'the questions are too difficult'],
    misses: ['question 3 is too hard', 'too hard shells', 'not too hard'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it harder.',
    pattern:
      /^(?:(?:it|this|that)(?:'?s| is| was)? |they'?re |these are |the (?:questions|numbers|work|sheet|lesson) (?:are|is) )?(?:way |much |far |a bit |still )?too (?:easy|simple|basic|babyish|small)(?: for (?:them|my (?:class|kids|lot)|us|most of them|year \d|the (?:kids|class)))?$/i,
    matches: ['too easy for my class', 'this is way too basic'],
    misses: ['question 3 is too easy', 'easy'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it easier.',
    pattern:
      /^(?:(?:use|with|do|have|make it) )?(?:(?:much|even|way|a bit) )?(?:smaller|easier|friendlier|simpler|lower) (?:numbers|questions|sums|ones)$/i,
    matches: ['smaller numbers', 'use friendlier numbers'],
    misses: ['smaller groups', 'numbers'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it harder.',
    pattern:
      /^(?:(?:use|with|do|have|make it) )?(?:(?:much|even|way|a bit) )?(?:bigger|larger|harder|trickier|higher) (?:numbers|questions|sums|ones)$/i,
    matches: ['bigger numbers', 'with harder questions'],
    misses: ['bigger groups', 'large numbers'],
  },
  {
    gives: { kind: 'read' },
    said: 'Give me new numbers.',
    pattern:
      /^(?:(?:give me|use|with|do|make|have|swap in|some) )*(?:all )?(?:new|other|different|fresh|another set of) (?:numbers|questions|sums|problems|ones|examples)(?:,? (?:but )?(?:the )?same (?:thing|kind|type|sheet|topic|level))?$/i,
    matches: ['new numbers same thing', 'different questions', 'give me another set of problems'],
    misses: ['new topic', 'question 3 with new numbers', 'numbers'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it shorter.',
    pattern:
      /^(?:whakapotoa|kia poto ake|even shorter|too long|(?:it|this)(?:'s| is) (?:way |much |a bit )?too long)(?: (?:mai|tēnei))?$/iu,
    matches: ['whakapotoa', 'kia poto ake', 'even shorter', 'this is too long'],
    misses: ['the game is too long', 'poto'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it easier.',
    pattern: /^(?:kia (?:māmā|mama|ngāwari|ngawari) ake|whakamāmātia|whakangāwaritia)(?: (?:mai|tēnei))?$/iu,
    matches: ['kia māmā ake', 'whakangāwaritia'],
    misses: ['ngā māmā', 'māmā'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it harder.',
    pattern: /^(?:kia uaua ake|whakauauatia)(?: (?:mai|tēnei))?$/iu,
    matches: ['kia uaua ake'],
    misses: ['he uaua'],
  },
  {
    gives: { kind: 'read' },
    said: 'Change the learning area to ~.',
    pattern:
      /^(?:this is|it'?s|make it|change it to|that'?s|should be) (?:for |in |a |an )*(?:the )?(?:learning area |subject )?(?:of )?(?<words>math(?:ematic)?s(?: and statistics)?|english|literacy|science|social (?:sciences|studies)|health(?: and (?:PE|physical education))?|PE|the arts|arts?|technology|te reo(?: m[āa]ori)?|learning languages(?: \(te reo māori\))?)(?: (?:lesson|not [\p{L} ]+))?$/iu,
    matches: [
      'This is for the learning area Science',
      "it's science not maths",
      'make it a technology lesson',
    ],
    misses: ['make it a science fair poster', "it's for year 5"],
  },
]
