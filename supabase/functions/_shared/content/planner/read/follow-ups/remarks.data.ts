import type { FollowUpWords } from './follow-up.ts'

/** Remarks about a document from which a wish follows: "number 3 is wrong", "too easy, they know this already". */
export const REMARK_WORDS: readonly FollowUpWords[] = [
  {
    gives: { kind: 'question', number: 0, change: 'again' },
    pattern:
      /^(?:i think )?(?:the (?:answer (?:to|for|of) )?)?(?:questions?|qs?|numbers?|no\.?|problem|sum) ?#?(?<number>\d{1,2}) (?:is|are|'?s|was|has|looks|seems|doesn'?t|does not|isn'?t|makes) (?:an? |just |a bit |the |not )?(?:wrong|incorrect|right|mistake|error|weird|silly|odd|strange|confusing|unclear|bad|rubbish|no good|make sense|work|no sense|same as[\p{L}\d ]*)(?:[, –-]+(?:so |and |please |pls |can you |could you )*(?:replace|change|fix|swap|redo|check) (?:it|that|this|them|that one)(?: (?:out|please|pls))*)?$/iu,
    matches: [
      'number 5 is wrong, change it',
      'question 2 is confusing',
      'q8 makes no sense',
      'the answer to question 4 is wrong so fix it please',
    ],
    misses: ['number 5', 'the number system is wrong', '5 wrong answers'],
  },
  {
    gives: { kind: 'question', number: 0, change: 'again' },
    pattern:
      /^(?:(?:change|swap|replace|redo|rewrite|fix|(?:i )?(?:don'?t|do not|didn'?t) like|another|different|new) )(?:the )?(?<number>\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?: (?:one|question|q|problem|sum))(?: (?:out|for another(?: one)?))?$/i,
    matches: ['swap the 6th one', 'replace the second question', "I don't like the third problem"],
    misses: ['change the fifth lesson', 'the 4th of July', 'change the first step'],
  },
  {
    gives: { kind: 'question', number: 0, change: 'easier' },
    pattern:
      /^(?:make )?(?:the )?(?<number>\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:one|question|q|problem|sum) (?:is |'?s |was )?(?:a bit |way |much |far )?(?:too (?:hard|difficult|tricky|big)|easier|simpler)$/i,
    matches: ['make the 5th one easier', 'the second question is too hard'],
    misses: ['the second lesson is too hard', 'make it easier'],
  },
  {
    gives: { kind: 'question', number: 0, change: 'harder' },
    pattern:
      /^(?:make )?(?:the )?(?<number>\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:one|question|q|problem|sum) (?:is |'?s |was )?(?:a bit |way |much |far )?(?:too (?:easy|simple|basic)|harder|trickier)$/i,
    matches: ['make the 3rd question harder', 'the first one is too easy'],
    misses: ['the first lesson is too easy', 'make it harder'],
  },
  {
    gives: { kind: 'question', number: 0, change: 'out' },
    pattern:
      /^(?:take out|remove|delete|drop|leave out|get rid of|cut|skip) (?:the )?(?<number>\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:one|question|q|problem|sum)$/i,
    matches: ['take out the 2nd one', 'remove the fifth question'],
    misses: ['remove the first step', 'cut it'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it harder.',
    pattern:
      /^(?:(?:it|this|that|they|these|those|the (?:questions|numbers|work|sheet|lesson|quiz))(?:'?s|'?re| is| are| was| were)? )?(?:all )?(?:way |much |far |a bit |still |really )?too (?:easy|simple|basic|babyish)(?: for (?:them|us|my [\p{L}]+|the [\p{L}]+))?[, –-]+(?:as |because |cos |coz |since |and |so )?(?:they|my (?:class|kids|lot|students|pupils)|the kids|most of them|we)\b[^.?!\n]{1,80}$/iu,
    matches: ['too easy they did this last year', 'thats way too easy, my kids already know their doubles'],
    misses: ['too easy', 'that is an easy lesson on birds'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it easier.',
    pattern:
      /^(?:(?:it|this|that|they|these|those|the (?:questions|numbers|work|sheet|lesson|quiz))(?:'?s|'?re| is| are| was| were)? )?(?:all )?(?:way |much |far |a bit |still |really )?too (?:hard|difficult|tricky)(?: for (?:them|us|my [\p{L}]+|the [\p{L}]+))?[, –-]+(?:as |because |cos |coz |since |and |so )?(?:they|my (?:class|kids|lot|students|pupils)|the kids|most of them|we)\b[^.?!\n]{1,80}$/iu,
    matches: ['too hard they havent done renaming yet', 'this is too tricky, we only just started'],
    misses: ['too hard', 'question 3 is too hard they said'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it harder.',
    pattern:
      /^(?:they|my (?:class|kids|lot|students|pupils)|the kids|most of them|we)(?:'?ve)? (?:all )?(?:already |can already |have already |(?=know ))(?:know|can do|do|did|done|learnt|learned)\b(?! not| no\b)[^.?!\n]{1,60}$/iu,
    matches: ['they already know their tables', 'my kids can already do this', 'they know all this'],
    misses: ['they know no te reo', 'already done'],
  },
  {
    gives: { kind: 'theme', words: '' },
    pattern:
      /^(?:put|set|do|have|make|write|place|base|use|change)(?: (?:it|this|that|them|the (?:questions|problems|sums|lesson|sheet|worksheet|quiz)))?(?: all)? (?:in|into|at|on|with|using|around|to) (?:the |an? )?(?:context|setting|theme|world|story) (?:of|like|about) (?:an? |the |our )?(?<words>\p{L}[\p{L}\p{M}’' -]{1,50})$/iu,
    matches: ['put the questions in the context of a bakery', 'set it in the world of rugby'],
    misses: ['put it in the hall', 'a context of learning'],
  },
  {
    gives: { kind: 'need', need: 'esol' },
    pattern:
      /^(?:(?:i|we|my class|our class|the class|there)(?:'ve|'s| have| has| is| are)?(?: got)?|some of (?:them|my kids|the kids)(?: are)?) (?:about |only |lots of |a lot of |many |some |a few |several |a couple of |an? |new |\d{1,2} |two |three |four |five |six )*(?:esol|ell|eal|english language)(?: learners?| kids?| pupils?| students?| children| child| group)*(?: in (?:it|there|(?:my|the|our) (?:class|room|group)))?$/iu,
    matches: [
      'i have 4 ESOL students',
      'there are a few ESOL learners in my class',
      'our class has two ELL kids',
    ],
    misses: ['an ESOL lesson on food', 'my class has 20 kids'],
  },
]
