import type { FollowUpWords } from './follow-up.ts'

/** Wishes about the questions of a sheet and the paper they stand on. */
export const QUESTION_WORDS: readonly FollowUpWords[] = [
  {
    gives: { kind: 'question', number: 0, change: 'easier' },
    pattern:
      /^(?:make )?(?:questions?|qs?|numbers?|no\.?|problem|sum) ?#?(?<number>\d{1,2}(?:(?:,| and| &|, and| to|-) ?\d{1,2})*) (?:is |are |'?s |was )?(?:a bit |way |much |far |still )?(?:too (?:hard|difficult|tricky|big|long)|easier|simpler|less hard)(?: for (?:them|most|my [\p{L}]+))?$/iu,
    matches: [
      'question 3 is too hard',
      'questions 5 and 6 are too hard',
      'q7 too tricky for them',
      'make number 4 easier',
    ],
    misses: ['3 questions are too hard', 'question the text'],
  },
  {
    gives: { kind: 'question', number: 0, change: 'harder' },
    pattern:
      /^(?:make )?(?:questions?|qs?|numbers?|no\.?|problem|sum) ?#?(?<number>\d{1,2}(?:(?:,| and| &|, and| to|-) ?\d{1,2})*) (?:is |are |'?s |was )?(?:a bit |way |much |far |still )?(?:too (?:easy|simple|basic)|harder|trickier)(?: for (?:them|most|my [\p{L}]+))?$/iu,
    matches: ['question 2 is too easy', 'make q5 harder'],
    misses: ['two easy questions'],
  },
  {
    gives: { kind: 'question', number: 0, change: 'out' },
    pattern:
      /^(?:take out|remove|delete|drop|leave out|get rid of|cut|skip|no) (?:question|q|number|problem) ?#?(?<number>\d{1,2})$/i,
    matches: ['take out question 5', 'drop q2'],
    misses: ['remove the questions', 'cut 5 questions'],
  },
  {
    gives: { kind: 'question', number: 0, change: 'again' },
    pattern:
      /^(?:change|swap|replace|redo|rewrite|fix|another|a different|different|new) (?:question|q|number|problem) ?#?(?<number>\d{1,2})(?: (?:out|for another(?: one)?))?$|^(?:i )?(?:don'?t|do not|didn'?t) like (?:question|q|number) ?#?(?:\d{1,2})$/i,
    matches: ['change question 6', 'swap q4 for another one'],
    misses: ['change the questions', 'different questions'],
  },
  {
    gives: { kind: 'more-questions', number: 0 },
    pattern:
      /^(?:(?:add|give me|give them|can i have|i need|put in|make|do|with) )?(?:(?:an?other|extra) )?(?<number>\d{1,2}|one|two|three|four|five|six|eight|ten|an?|some|a few) ?(?:more|extra|additional|other)? (?:more |extra |additional )(?:questions?|qs?|problems?|sums?|ones|examples?|of (?:them|these))$/iu,
    matches: ['5 more questions', 'add two extra problems', 'give me a few more questions'],
    misses: ['5 questions', 'more detail'],
  },
  {
    gives: { kind: 'stories' },
    pattern:
      /^(?:(?:make|use|do|turn|put|write|change|give me|add|with|as|have|some|more|all|them|it|these|this|the questions|into|in|to|be|just|only) )*(?:word|story) ?(?:problems|questions|sums)(?: (?:instead|too|as well|only))*$/i,
    matches: ['word problems instead', 'make them into story problems', 'as word problems'],
    misses: ['no word problems', 'word problems on money year 4'],
  },
  {
    gives: { kind: 'fewer-questions' },
    pattern:
      /^(?:(?:make it |do |give me |with |use )?(?:fewer|less|not (?:so|as) many) (?:questions|qs|problems|sums|ones)|half as many(?: questions)?|(?:there are |it'?s |that'?s )?(?:too|way too) many (?:questions|qs|problems|sums)?|halve it|cut (?:it|the questions) in half)$/i,
    matches: ['fewer questions', 'half as many', 'too many problems'],
    misses: ['fewer words', '10 questions'],
  },
  {
    gives: { kind: 'no-example' },
    pattern:
      /^(?:take out|remove|delete|no|without|drop|leave out) (?:the |an? |any )?(?:worked )?examples?$/i,
    matches: ['take out the example', 'no worked example'],
    misses: ['add an example'],
  },
  {
    gives: { kind: 'more-words', number: 4 },
    pattern:
      /^(?:(?:can (?:i|we|you) (?:have|get|add)|could (?:i|we|you) (?:have|get|add)|add|give (?:me|them|us)|put in|use|with|i (?:need|want)|we need|do|make|have) )?(?:some |a few |a couple (?:of )?|(?:(?<number>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) ))?(?:more|extra|additional|other) (?:vocab(?:ulary)?|words?|kupu|terms?|cards?|clues?|key words?|word cards?)(?: (?:to it|in it|on it|to (?:find|hide|match)))?$/iu,
    matches: [
      'more words',
      'add 5 more cards',
      'can i have a few more clues',
      '3 extra kupu',
      'give me six more words to find',
    ],
    misses: ['more words in te reo', 'fewer words', 'more word problems', 'words'],
  },
  {
    gives: { kind: 'more-questions', number: 5 },
    pattern: /^(?:more|some more|a few more|add more|and more)$/i,
    matches: ['more', 'a few more'],
    misses: ['more time', 'moreover'],
  },
  {
    gives: { kind: 'more-questions', number: 5 },
    pattern:
      /^(?:(?:add|give me|i need|with|put in) )?(?:more|extra|additional) (?:questions|qs|problems|sums|practice(?: questions)?)$/i,
    matches: ['more questions', 'give me extra problems'],
    misses: ['more time', 'fewer questions'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it # questions.',
    pattern:
      /^(?:(?:make|cut|keep|limit|take|bring|do|change) (?:it|this|that)?(?: down| back| up)?(?: to| at)? ?|only |i only (?:need|want) |(?:i )?(?:need|want) |give me |up to )?(?:only |just )?(?<number>\d{1,3})(?: (?:questions|qs?|q's|problems|sums|of them|items|words|cards|clues|terms|kupu|statements))(?: (?:only|in all|altogether|in total|max|instead|is enough|is plenty|will do|each))?$/i,
    matches: [
      'only 10 questions',
      'make it 12 questions',
      'cut it down to 8 problems',
      'just 8 cards',
      '15 questions is enough',
    ],
    misses: ['5 more questions', 'question 3', '10 minutes'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it # questions.',
    pattern:
      /^(?:only |just |cut (?:it )?(?:down )?to )(?<number>\d{1,2})(?: (?:is|are) (?:enough|plenty|fine))?$|^(?:\d{1,2}) (?:is|are) (?:enough|plenty)$/i,
    matches: ['only 8', 'cut it to 6'],
    misses: ['only 20 minutes', '8'],
  },
  {
    gives: { kind: 'read' },
    said: 'Use one list without levels.',
    pattern:
      /^(?:(?:use|make|give me|have|do|put|i want|change) (?:it |them )?(?:all )?(?:in(?:to)? |on |as |to )?)?(?:just |only )?(?:one|a single|the same|1) (?:list|page|sheet|level|version)(?:,? (?:not|without|instead of|no|for)(?: the)? (?:three|3|levels|level|different levels|everyone|all|all of them)[\p{L} ]*)?(?: only)?$|^(?:no|without|don'?t need(?: the)?|take (?:out|off|away) the|drop the) (?:different |three |3 )?levels$/iu,
    matches: ['just one list not three pages', 'Use one list without levels', 'no levels', 'one page only'],
    misses: ['one list of birds for year 5', 'three levels'],
  },
  {
    gives: { kind: 'read' },
    said: 'Use three levels.',
    pattern:
      /^(?:(?:use|make|give me|have|do|with|i want|i need|split|put|add) (?:it |them )?(?:all )?(?:in(?:to)? |on |as )?)?(?:three|3) (?:different |ability )?(?:levels|groups|versions|pages)(?: (?:please|of difficulty))?$|^(?:differentiate|level) (?:it|this|the (?:sheet|worksheet))$/i,
    matches: ['use three levels', 'three versions', 'differentiate it'],
    misses: ['groups of three', 'level'],
  },
  {
    gives: { kind: 'read' },
    said: 'Put the answers on the sheet.',
    pattern:
      /^(?:(?:put|have|show|print|include|add|i want|with) )?(?:the |all the )?answers (?!on (?:a |an )?(?:separate|different|new|another|own|other)\b)(?:on|at|along|under|in|below|upside)(?: the)?[\p{L} -]*$/iu,
    matches: [
      'put the answers at the bottom of the page',
      'answers on the sheet',
      'show the answers under the questions',
    ],
    misses: ['answers', 'the answers are wrong', 'answers on a separate page'],
  },
  {
    gives: { kind: 'read' },
    said: 'Make it multiple choice.',
    pattern:
      /^(?:(?:make|turn|change|do|have|give|put|with|use|add) (?:(?:it|this|them|that|the questions) )?(?:(?:in)?to |as |be |have |with )*)?(?:all )?(?:multiple[- ]choices?|multi[- ]?choice|(?:[a-d3-5],? ?){2,5}(?:choices|options)|(?:three|four|3|4|some )?(?: ?answer)? ?(?:choices|options)(?: (?:for|to choose from)[\p{L} ]*)?)(?: questions?)?$/iu,
    matches: ['make it multiple choice', 'give them four options', 'with choices'],
    misses: ['a choice of topics', 'option'],
  },
  {
    gives: { kind: 'read' },
    said: 'as typed',
    pattern:
      /^(?:(?:just|only|use|do|make it|stick to|keep to|focus on|change (?:it )?to|with|all) )*(?:the )?(?:\d{1,2}(?:x|s|'s)?(?:,? (?:and |& |or )?|\/| ?- ?|,))*\d{1,2}(?:x|s|'s)? ?(?:times ?)?(?:x )?tables?(?: only)?$/i,
    matches: ['just the 7 times table', 'only 3, 4 and 6 times tables', 'stick to the 9x table'],
    misses: ['times tables worksheet year 4', 'a table with 3 rows'],
  },
  {
    gives: { kind: 'read' },
    said: 'Leave out the ~: no ~.',
    pattern:
      /^(?:take out|leave out|remove|drop|get rid of|without|skip|cut(?: out)?|no|not|don'?t (?:do|use|include|want)|minus) (?:all |any )?(?:the )?(?<words>division|dividing|divisions|multiplication|multiplying|addition|adding|subtraction|subtracting|taking away|take ?aways?|remainders|decimals|fractions|negatives?|negative numbers|word problems|carrying|renaming|regrouping)(?: (?:questions|ones|sums|problems|bits?))?$/i,
    matches: ['take out the division', 'no remainders', 'drop the subtraction questions'],
    misses: ['division worksheet', 'no counters'],
  },
  {
    gives: { kind: 'read' },
    said: 'Only ~.',
    pattern:
      /^(?:just|only|make it(?: all| just| only)?|stick to|keep to|all) (?:the )?(?<words>division|dividing|multiplication|multiplying|times|addition|adding|subtraction|subtracting|taking away|take ?aways?)(?: (?:questions|ones|sums|problems|facts))?(?: only)?$/i,
    matches: ['only adding', 'just the division questions', 'make it all multiplication'],
    misses: ['adding', 'multiplication worksheet'],
  },
  {
    gives: { kind: 'read' },
    said: 'as typed',
    pattern:
      /^(?:(?:use|with|keep|make|have|stick to|only|just|all|do) )*(?:it |them |the )?(?:numbers? )?(?:(?:go(?:ing)? )?(?:up )?to|under|below|within|less than|no (?:bigger|higher|more) than|over|bigger than) \d{1,6}(?: only)?$|^(?:(?:use|with|keep|make|only|just|do) )*(?:it |them )?(?:\d|one|two|three|four)[- ]digit(?: (?:numbers?|by (?:\d|one|two)[- ]digit))?(?: only)?$/i,
    matches: ['numbers under 20', 'keep it within 100', 'only 2-digit numbers'],
    misses: ['under the sea', 'up to you'],
  },
  {
    gives: { kind: 'page', level: 'extension', change: 'harder' },
    pattern:
      /^(?:add|put in|include|give me|make|need|have)(?: in)? (?:an? |some |another )?extension(?: (?:task|activity|work|questions?))?s? for (?:my|the|our|some) [\p{L} ]+$/iu,
    matches: ['add an extension for my group', 'put in some extension work for the quick ones'],
    misses: ['an extension lesson', 'add an extension'],
  },
  {
    gives: { kind: 'page', level: 'support', change: 'easier' },
    pattern:
      /^my group (?:needs?|should have|could use) (?:easier|simpler|more support with the) (?:questions|work|tasks|ones)\b[^.!?]*$/iu,
    matches: ['my group need easier questions', 'my group needs easier work: change the support questions'],
    misses: ['my group needs more time', 'easier questions'],
  },
  {
    gives: { kind: 'page', level: 'extension', change: 'harder' },
    pattern:
      /^(?:make it )?(?:harder|trickier|more challenging)(?: questions| ones| numbers)? for (?:my |the |our )?(?:top|able|bright|quick|extension|higher|fast|advanced|group 3|third)(?: [\p{L}]+){0,3}$/iu,
    matches: ['make it harder for the top group', 'trickier questions for my extension kids'],
    misses: ['make it harder', 'harder for year 6'],
  },
  {
    gives: { kind: 'page', level: 'support', change: 'easier' },
    pattern:
      /^(?:make it )?(?:a bit )?(?:easier|simpler|friendlier)(?: questions| ones| numbers)? for (?:my |the |our )?(?:lower|low|support|struggling|bottom|weaker|group 1|first)(?: [\p{L}]+){0,3}$/iu,
    matches: [
      'make it easier for the lower group',
      'simpler questions for my struggling kids',
      'easier for group 1',
    ],
    misses: ['easier for them', 'easier for year 2'],
  },
  {
    gives: { kind: 'page', level: 'extension', change: 'harder' },
    pattern:
      /^(?:(?:extend|challenge|push|stretch) (?:my |the )?(?:top|able|bright|quick|extension|higher|fast)[\p{L} ]*,? ?(?:with a |and )?(?:(?:make )?(?:the )?harder (?:last|third|extension|top) page)?|(?:make )?(?:the |a )?(?:(?:last|third|extension|top|■) (?:page|sheet|level) (?:is |should be |needs to be )?(?:too easy|harder|trickier|more challenging)|harder (?:last|third|extension|top) (?:page|sheet|level)))$/iu,
    matches: ['extend my top kids', 'make the last page harder', 'a harder extension page'],
    misses: ['extend it', 'the last page'],
  },
  {
    gives: { kind: 'page', level: 'support', change: 'easier' },
    pattern:
      /^(?:make )?(?:the |a |an )?(?:(?:first|support|▲|bottom|lowest) (?:page|sheet|level) (?:is |should be |needs to be )?(?:too hard|easier|simpler)|easier (?:first|support) (?:page|sheet|level))(?: for [\p{L} ]+)?$/iu,
    matches: ['make the first page easier', 'the support page is too hard'],
    misses: ['make it easier', 'first page'],
  },
]
