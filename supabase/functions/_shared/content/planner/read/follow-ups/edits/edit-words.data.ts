import type { FollowUpWords } from '../follow-up.ts'

/** A day of the week, a date, or both. */
const A_DAY =
  '(?=mon|tue|wed|thu|fri|sat|sun|the |\\d)(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?,? ?)?(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*)?'

/** Wishes about the exit ticket, the numbers, the last questions and what is quieter. */
export const EDIT_WORDS: readonly FollowUpWords[] = [
  {
    gives: { kind: 'exit-ticket', number: 0 },
    pattern:
      /^(?:add|include|put in|put|finish with|end with)(?: in)? (?:an? |another |the )?(?:(?:quick |short |little )*(?<number>\d{1,2})[ -]?min(?:ute)?s? )?(?:quick |short )?exit (?:ticket|card|slip|question|task)(?: (?:at the end|to finish|to (?:it|the end)))?(?:,? (?:with|and|plus|\+|including) (?:the |its |an )?answers?(?: key| on it)?)?$/i,
    matches: [
      'add a 5 min exit ticket with answers',
      'finish with a quick exit ticket',
      'add an exit question',
    ],
    misses: ['change the exit ticket', 'exit tickets for this', 'add a game'],
  },
  {
    gives: { kind: 'exit-ticket', number: 0 },
    pattern:
      /^(?:add|put|include|give me|show|with)(?: in)? (?:the |an )?answers? (?:to|for|on|with) (?:the |that )?exit (?:ticket|card|slip|question)s?$/i,
    matches: ['add answers to the exit ticket', 'put the answer on the exit ticket'],
    misses: ['add answers', 'answers on the sheet'],
  },
  {
    gives: { kind: 'cannot', why: 'some questions' },
    pattern:
      /^(?:make|have|do|change|turn|put) (?:about )?(?:\d{1,2}|one|two|three|four|five|six|half|some|a few|a couple)(?: (?:of (?:them|these|it|the (?:questions|problems|ones|prompts|words|cards))|questions?|problems?|prompts?|ones?)(?: (?:to )?(?:be )?(?:in(?:to)? |as |about |on )?| ?)|(?: to be| be)? (?:about|on) )(?!tables?\b)(?<rest>\p{L}[^\n]{2,60})$/iu,
    matches: [
      'make 5 of them true or false',
      'make 2 about matariki stars',
      'have three of the questions on money',
    ],
    misses: ['make 5 questions', 'make it true or false', 'make it about farms'],
  },
  {
    gives: { kind: 'cannot', why: 'answers' },
    pattern:
      /^(?:add|include|give me|with|and|i need|put in|make)(?: in)? (?:an?|the|some) answer(?:s|(?:s)? (?:sheet|page|key|list))(?: (?:too|as well|for me|to it))*$/i,
    matches: ['add a answer sheet', 'with an answer page', 'give me the answer key'],
    misses: ['add answers to the exit ticket', 'put the answers on the sheet'],
  },
  {
    gives: { kind: 'read' },
    said: 'Leave out the game.',
    pattern: /^(?:take|leave|cut) (?:the |that )?(?:card |board )?game (?:out|off)(?: of it)?$/i,
    matches: ['take the game out'],
    misses: ['take the game outside'],
  },
  {
    gives: { kind: 'amount', number: 0, words: '' },
    pattern:
      /^(?:make (?:it )?|only |just |change (?:it )?to |with |i (?:only )?(?:have|need) |needs? )+(?:for )?(?:only |just )?(?<number>[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten) (?<words>parts?|players?|characters?|actors?|readers?|criteria|columns?|paragraphs?)(?: (?:only|instead|now))?$/iu,
    matches: ['make it 4 parts', 'make it for 4 players', 'only three criteria'],
    misses: ['4 parts', 'make it 10 questions'],
  },
  {
    gives: { kind: 'read' },
    said: 'Rounding to the nearest #.',
    pattern:
      /^(?:(?:just|only|make it|change it|do|to) )*(?:(?:round|rounding) )?(?:to )?(?:the )?nearest (?<number>1|10|100|1,?000|10,?000)(?: only)?$/i,
    matches: ['just nearest 100', 'make it to the nearest 1000'],
    misses: ['nearest shop', 'rounding worksheet'],
  },
  {
    gives: { kind: 'worked-example' },
    pattern:
      /^(?:add|include|put in|show|give me|with|do)(?: in)? (?:an?|another|one more|a second|a real[- ]?life|a real[- ]?world)(?: more)? (?:worked |real[- ]?life |real[- ]?world |modelled )*examples?(?: (?:for me to show|to show|on the board|in i do))?$/i,
    matches: ['add a worked example', 'add another example', 'show one more worked example'],
    misses: ['take out the example', 'an example of a fable'],
  },
  {
    gives: { kind: 'extension-question', number: 1 },
    pattern:
      /^(?:add|include|put in|give me|with)(?: in)? (?:an?|another|some|(?<number>\d|two|three|four)) (?:more )?(?:(?:extension|challenge|harder) (?:questions?|problems?|tasks?)|challenge|extension)(?: (?:and|with) (?:the |its |their )?answers?)(?: for [\p{L} ]+)?$/iu,
    matches: ['add an extension question with the answer', 'add two challenge questions with answers'],
    misses: ['add an extension', 'harder questions'],
  },
  {
    gives: { kind: 'more-questions', number: 0 },
    pattern:
      /^(?:(?:add|give me|i need|put in|include) )?(?<number>\d{1,2}|one|two|three|four|five|six|eight|ten) (?:more |extra |additional )(?:practi[cs]e|word|independent) (?:questions?|problems?|sums?)$/iu,
    matches: ['5 more practice questions', 'add two more word problems'],
    misses: ['5 questions', 'more practice time'],
  },
  {
    gives: { kind: 'time', part: 'you-do', change: 'longer' },
    pattern:
      /^(?:make |have )?(?:the )?(?:main|working|work) (?:bit|part|activity|task|time|section) (?:a bit )?longer$|^(?:more time (?:on|for|in) (?:the )?(?:main|working|work) (?:bit|part|activity|task|time))$|^(?:make it |have )?more hands[- ]on(?:,? (?:and )?(?:with )?(?:less|not so much) (?:talk|talking|listening|sitting|mat time)(?: [\p{L} ]+)?)$|^less (?:talk|talking|listening|sitting|mat time),? (?:and )?more (?:doing|hands[- ]on|practice|activity|action)$/iu,
    matches: ['make the main bit longer', 'more hands on less talking', 'more time for the main activity'],
    misses: ['make it longer', 'more hands on'],
  },
  {
    gives: { kind: 'place', place: 'inside' },
    pattern:
      /^(?:it is |it'?s )?(?:outside|the (?:field|court|courts|grass|playground|turf)) (?:is|will be|'?s|are) (?:too |so |very )?(?:wet|muddy|soggy|hot|cold|windy|icy|closed)(?: today| for it)?$/i,
    matches: ['outside is too wet', 'the field is muddy'],
    misses: ['outside', 'do it outside'],
  },
  {
    gives: { kind: 'groups', words: '' },
    pattern: /^(?<words>pairs|partners|groups of (?:\d|three|four)) only$/iu,
    matches: ['pairs only'],
    misses: ['only', 'in pairs'],
  },
  {
    gives: { kind: 'time', part: 'i-do', change: 'shorter' },
    pattern:
      /^(?:less (?:teacher )?(?:talk|talking)(?: from me)?|(?:make |have )?(?:the )?(?:i[- ]do|modell?ing|teaching|explaining) (?:bit |part |step )?shorter|less time (?:on|for) (?:the )?(?:i[- ]do|modell?ing|explaining))$/i,
    matches: ['less talking', 'make the modelling shorter'],
    misses: ['less talking in the steps more showing', 'shorter'],
  },
  {
    gives: { kind: 'range', number: 0 },
    said: 'Numbers up to #.',
    pattern:
      /^(?:(?:make|change|keep|do|take|bring) (?:it |them |the numbers )?|(?:with |use )?numbers |(?:the )?same (?:again |thing |one |sheet )?(?:but )?|but |only |just |go |(?:in)?stead )*(?:(?:up|go) to \$?|to )(?<number>\d{1,3}(?:,\d{3})+|\d{1,7})(?: (?:not|instead of) \$?\d[\d,]*)?(?: (?:only|now|instead))?$/i,
    matches: ['to 200', 'make it to 10', 'up to $20', 'same again but to 10,000', 'make it to 100 not 20'],
    misses: ['to 3 pages', 'cut it to 20 questions', '200'],
  },
  {
    gives: { kind: 'tables', words: '' },
    pattern:
      /^(?:add|include|put in|with)(?: in)? (?:the )?(?<words>\d{1,2}(?:(?:x|[’']?s)(?: times)?(?: tables?)?| ?times(?: tables?)?| tables?)(?:(?:,| and| &|, and) (?:the )?\d{1,2}(?:x|[’']?s)?(?: times)?(?: tables?)?)*)(?: (?:too|as well))*$/iu,
    matches: ['add the 5s', 'include the 6 times table too', 'add 7x and 8x'],
    misses: ['add 5 more', 'add 10 questions'],
  },
  {
    gives: { kind: 'last-question', change: 'harder', number: 1 },
    pattern:
      /^make (?:the )?last (?:(?<number>two|three|four|five|\d) )?(?:questions?|ones?|problems?)?(?: (?:a bit|much|way))? ?(?:harder|trickier|more (?:challenging|difficult))$/i,
    matches: ['make the last two harder', 'make the last question trickier'],
    misses: ['make the last page harder', 'make it harder'],
  },
  {
    gives: { kind: 'last-question', change: 'easier', number: 1 },
    pattern:
      /^make (?:the )?last (?:(?<number>two|three|four|five|\d) )?(?:questions?|ones?|problems?)?(?: (?:a bit|much|way))? ?(?:easier|simpler)$/i,
    matches: ['make the last two easier'],
    misses: ['make the last page easier', 'make it easier'],
  },
  {
    gives: { kind: 'hook', quiet: true },
    pattern:
      /^(?:(?:swap|change|replace|switch|make) )(?:the )?(?:warm[- ]?up|hook|starter|intro(?:duction)?|opening|start)(?: (?:for|to|with|be))?(?: (?:something|an?))? ?(?:quieter|calmer|quiet|calm)(?: one| activity| start(?:er)?)?$/i,
    matches: ['swap the warm up for something quieter', 'make the hook calmer'],
    misses: ['swap the game for something quieter', 'change the hook'],
  },
  {
    gives: { kind: 'quieter', words: '' },
    pattern:
      /^(?:swap|change|replace|switch) (?:out )?(?:the |that )?(?<words>\p{L}[\p{L}\p{M}’' -]{2,30}?) (?:for|to|with|into) (?:something|an?)? ?(?:quieter|calmer|quiet|calm)(?: one| activity| game)?$/iu,
    matches: ['swap the role play for something quieter', 'swap the game for a quiet activity'],
    misses: ['swap the counters for beans'],
  },
  {
    gives: { kind: 'only-with', words: '' },
    pattern:
      /^(?:only|just) (?:the |some )?(?!.*\bno\b)(?<words>\p{L}[\p{L}’' -]{2,30}(?:, \p{L}[\p{L}’' -]{2,30})* (?:and|&) \p{L}[\p{L}’' -]{2,30})$/iu,
    matches: ['only hula hoops and cones', 'just paper and scissors'],
    misses: ['only adding', 'only 5 questions', 'just the answers'],
  },
  {
    gives: { kind: 'fact', of: 'cost', words: '' },
    pattern:
      /^(?:(?:change|make|put|update|fix) )?(?:the )?(?:cost|price|it)(?:[’']?s)?(?: (?:is|to|should be|now|costs?|at|goes up to|be|has gone up to))* (?:now |actually )?(?<words>\$ ?\d+(?:\.\d{2})?)(?:,? not \$ ?[\d.]+)?(?: (?:now|instead|each|per child))?$/iu,
    matches: [
      'change the cost to $14',
      'it costs $12 now',
      'the price is $9.50',
      'its $25 now',
      'change it to $22',
    ],
    misses: ['change to $20', 'cost of living'],
  },
  {
    gives: { kind: 'own-line', words: '', as: 'sentence' },
    pattern:
      /^(?:(?:that|say(?: that)?|add(?: that)?) )?(?<words>(?:we|(?:the )?bus|buses|students|the kids|children)(?:[’']re| are| will| will be)? (?:leav(?:e|es|ing)|depart(?:s|ing)?|go(?:ing)?|meet(?:ing)?|(?:get(?:ting)?|be|come|coming) back|back|return(?:s|ing)?)\b[^\n$]{0,60}\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|o[’']clock)\b[^\n$]{0,60})$/iu,
    matches: ['we leave at 8.45am', 'the bus leaves at 9am and is back by 2.30pm', 'say we leave at 9am'],
    misses: ['we leave out question 3', 'we leave the hall', 'change the time to 9am'],
  },
  {
    gives: { kind: 'fact', of: 'day', words: '' },
    pattern: new RegExp(
      `^(?:(?:change|move|make|put|update|fix) )?(?:the |our )?(?:date|day|trip|event|it|start)(?: date)?(?:[’']?s| (?:is|to|should be|now|starts?|be|on|has moved|got moved|moved))+ (?:now |actually |on |to )*(?<words>${A_DAY})(?:,? not [\\p{L}\\d ]+)?(?: (?:now|instead))?$`,
      'iu',
    ),
    matches: ['it starts tuesday not monday', 'change the date to 14 march', "it's on friday now"],
    misses: ['change the day', 'it starts to rain'],
  },
  {
    gives: { kind: 'fact', of: 'time', words: '' },
    pattern:
      /^(?:(?:change|make|put|update|fix) )?(?:the |our )?(?:start |finish |pick ?up )?(?:time|it|start)(?:[’']?s| (?:is|to|should be|now|starts?|be|at))+ (?:now |actually |at )*(?<words>\d{1,2}(?:[:.]\d{2})? ?(?:am|pm))(?:,? not [\p{L}\d:. ]+)?(?: (?:now|instead))?$/iu,
    matches: ['change the time to 9am', 'it starts at 8.30 am not 9am'],
    misses: ['change the time', 'make it 30 minutes'],
  },
  {
    gives: { kind: 'only-with', words: '' },
    pattern:
      /^(?<words>(?:cards?|paper|pencils?|pens?|counters?|cones?|(?:hula )?hoops?|bean ?bags?|balls?|chalk|cubes?|blocks?|whiteboards?|scissors|string|tape|newspaper)(?:(?:, | and | & )(?:cards?|paper|pencils?|pens?|counters?|cones?|(?:hula )?hoops?|bean ?bags?|balls?|chalk|cubes?|blocks?|whiteboards?|scissors|string|tape|newspaper))*) only$/iu,
    matches: ['cards only', 'paper and pencil only'],
    misses: ['adding only', 'cards'],
  },
  {
    gives: { kind: 'cannot', why: 'layout' },
    pattern:
      /^(?:(?:a|make (?:it|the)|with|use|in) )*(?:bigger|larger|smaller|different|other) (?:fonts?|writing|print|text size|letters)$/i,
    matches: ['bigger font', 'with larger print'],
    misses: ['bigger numbers'],
  },
]

/** Adds the teacher’s own words: a sentence of a letter, a point of a checklist, words to find. Read last of all. */
export const OWN_WORDS: readonly FollowUpWords[] = [
  {
    gives: { kind: 'own-line', words: '', as: 'blank' },
    pattern:
      /^(?:add|include|put|put in|leave)(?: in| on)? (?:an? |some )?(?:line|box|space|room|blank|spot|place)s?(?: at the (?:end|bottom|top))? (?:for|to (?:write|fill in|put|sign))(?: in)? (?:the |a |their |any )?(?<words>\p{L}[^\n]{1,60})$/iu,
    matches: [
      'add a line for medical info',
      'add a box for teacher comment',
      'leave a space to write the date',
    ],
    misses: ['add a row for spelling', 'add a line that says bring lunch'],
  },
  {
    gives: { kind: 'own-line', words: '', as: 'sentence' },
    pattern:
      /^(?:(?:can (?:you|it) )?(?:add|say|mention|include|put|note|tell (?:them|parents|families|wh[āa]nau))(?: in| on| to it| also)? )(?:(?:an? |the )?(?:line|sentence|note|bit|reminder|row|point|box)(?: at the (?:end|bottom|top|start))? (?:that|saying|about|for|on|to)|that|saying|:)[: ]+(?<words>[^\n]{3,160})$/iu,
    matches: ['add that phones stay home', 'add a row for spelling', 'say that lunch is provided'],
    misses: ['add a game', 'that is fine'],
  },
  {
    gives: { kind: 'own-line', words: '' },
    pattern: /^(?:also )?(?:add|include|put in|put on|pop in|chuck in)(?: in)? (?<words>[^\n]{3,160})$/iu,
    matches: ['add please bring a plate', 'add tractor', 'include goggles are optional'],
    misses: ['adding', 'make it shorter'],
  },
]
