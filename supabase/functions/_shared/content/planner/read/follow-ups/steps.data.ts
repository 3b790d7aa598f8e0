import type { FollowUpWords } from './follow-up.ts'

/** Wishes about the steps of a lesson. */
export const STEP_WORDS: readonly FollowUpWords[] = [
  {
    gives: { kind: 'hook' },
    pattern:
      /^(?:(?:change|swap|redo|new|different|another|give me|use|try|do|have|make|need|i want|better|suggest|rewrite|think of|come up with|replace|a|more (?:fun|exciting|interesting))(?: up| out)? )+(?:(?:an?|the|another|new|different|better|other|more (?:fun|exciting|interesting)) )*(?:warm[- ]?up|hook|starter|intro(?:duction)?|start(?:er)?(?: activity)?|opening|beginning|first (?:bit|part|step|activity))(?: (?:activity|to (?:it|the lesson)|idea))?(?:,? (?:it'?s|they|because|as|cos|since|too) [\p{L}’' ]+)?$/iu,
    matches: [
      'change the warm up',
      'change the start its boring',
      'different hook',
      'give me another starter',
      'more fun intro',
    ],
    misses: ['warm up for netball year 5', 'start with a song'],
  },
  {
    gives: { kind: 'hook' },
    pattern:
      /^(?:(?:i |they |the kids )?(?:don'?t|do not|didn'?t|won'?t) like the|(?:they(?:'ve| have)? (?:already )?(?:done|seen|had|did) (?:that|this|the)|boring|not that) )(?: )?(?:warm[- ]?up|hook|starter|intro(?:duction)?|opening)(?: before| already)?$/i,
    matches: ["i don't like the hook", 'they have done that starter before'],
    misses: ['they have done fractions', 'a boring day'],
  },
  {
    gives: { kind: 'add', what: 'cool-down' },
    pattern:
      /^(?:add|put in|include|have|finish with|end with|need|with|give me|also)(?: in)? (?:an? |some )?(?:quick |short |proper )?(?:cool[- ]?down|stretch(?:es|ing)?)(?: (?:at the end|to finish|after))?$/i,
    matches: ['add a cool down', 'finish with some stretches'],
    misses: ['stretch it to 90', 'cool'],
  },
  {
    gives: { kind: 'add', what: 'warm-up' },
    pattern:
      /^(?:add|put in|include|start with|begin with|need|with|give me|also)(?: in)? (?:an? |some )(?:quick |short |proper |fun |physical )?(?:warm[- ]?up)(?: (?:at the start|to start|first|before|game))?$/i,
    matches: ['add a warm up', 'start with a quick warm-up'],
    misses: ['change the warm up', 'another warm up'],
  },
  {
    gives: { kind: 'add', what: 'writing' },
    pattern:
      /^(?:add|put in|include|have|finish with|end with|need|with|fit in|they (?:need|have) to do)(?: in)? (?:an? (?:bit|piece|little bit) of |some |more |a )?(?:quick |short )?(?:writing|written (?:task|work|bit|reflection))(?: (?:at the end|to finish|in it|after|task|too))*$/i,
    matches: ['add a bit of writing at the end', 'include some writing'],
    misses: ['writing lesson year 4', 'add more about the two writers'],
  },
  {
    gives: { kind: 'add', what: 'karakia' },
    pattern:
      /^(?:add|start with|begin with|open with|put in|include|have)(?: in)? (?:an? |our |the )?(?:opening )?karakia(?: (?:at the start|to start|to begin|first|t[īi]matanga|whakamutunga))?$/iu,
    matches: ['start with a karakia', 'add our karakia at the start'],
    misses: ['lesson about karakia', 'what is a karakia'],
  },
  {
    gives: { kind: 'add', what: 'closing karakia' },
    pattern:
      /^(?:(?:end|finish|close) (?:with|on) (?:an? |our |the )?(?:closing )?karakia(?: whakamutunga)?|(?:add|put in|include) (?:an? |our |the )?(?:closing karakia|karakia (?:at the end|to (?:finish|end|close)|whakamutunga))(?: (?:at the end|to finish))?)$/iu,
    matches: ['end with a karakia', 'add a karakia to finish'],
    misses: ['start with a karakia', 'karakia'],
  },
  {
    gives: { kind: 'add', what: 'waiata' },
    pattern:
      /^(?:add|start with|begin with|open with|put in|include|have|finish with|end with|use|sing)(?: in)? (?:an? |our |some )?(?:waiata|songs?|singing)(?: (?:at the (?:start|end)|to (?:start|finish)|first|in it))?$/i,
    matches: ['add a waiata', 'finish with a song'],
    misses: ['waiata lesson year 3', 'song writing'],
  },
  {
    gives: { kind: 'add', what: 'movement' },
    pattern:
      /^(?:add|put in|include|have|need|with|fit in|get (?:them|the kids))(?: in)? (?:an? |some |more )?(?:(?:brain|movement|moving|wiggle|fitness|active|physical) ?break|movement|moving(?: around)?|something active|up and moving|active(?:ness)?)(?: (?:in the middle|half ?way|in it|more))?$|^more (?:active|movement|moving(?: around)?|hands[- ]on)$|^make it more active$/i,
    matches: ['add a brain break', 'more movement', 'get them moving'],
    misses: ['movement in dance', 'a break'],
  },
  {
    gives: { kind: 'add', what: 'drawing' },
    pattern:
      /^(?:add|put in|include|have|with|let them do|finish with|end with)(?: in)? (?:an? |some |a bit of )?(?:drawing|art|draw(?:ing)? (?:task|activity)|sketch(?:ing)?)(?: (?:at the end|in it|to finish|activity|task))?$/i,
    matches: ['add some drawing', 'finish with some drawing'],
    misses: ['drawing lesson', 'art year 2'],
  },
  {
    gives: { kind: 'add', what: 'discussion' },
    pattern:
      /^(?:add|put in|include|have|with|more|let them)(?: in)? (?:an? |some |more |a bit (?:of|more) )?(?:class |group |partner )?(?:discussion|talk(?:ing)?(?: time)?|k[ōo]rero|oral language|debate)(?: (?:at the (?:end|start)|in it|to finish|time|with a partner))?$/iu,
    matches: ['add some discussion', 'more partner talk', 'include kōrero'],
    misses: ['less talking', 'a debate on zoos year 7'],
  },
  {
    gives: { kind: 'add', what: 'role play' },
    pattern:
      /^(?:add|put in|include|have|with|use|let them)(?: in)? (?:an? |some |more |a bit of )?(?:role ?-?play(?:ing)?|drama|act(?:ing)?(?: it)? out)(?: (?:at the end|in it|to finish|activity))?$/i,
    matches: ['add some role play', 'include drama'],
    misses: ['drama lesson year 5', 'play'],
  },
  {
    gives: { kind: 'add', what: 'challenge' },
    pattern:
      /^(?:add|put in|include|give me|give them|have|with|need|i want|also)(?: in)? (?:an? |some )?(?:extra |harder |real |bit of an? |final |bonus )*(?:challenges?|extension(?: (?:task|activity|question))?|bonus(?: question| round)?|brain ?teaser|problem[- ]solving (?:question|task|bit))(?: (?:question|task|problem|activity|at the (?:end|bottom)|for (?:my |the )?(?:top|able|quick|fast|early|bright|higher)[\p{L} ]*))*$/iu,
    matches: ['add a challenge', 'give them a bonus question', 'add an extension task for my top kids'],
    misses: ['more challenging', 'the challenge of the sea'],
  },
  {
    gives: { kind: 'exit' },
    pattern:
      /^(?:change|swap|redo|new|different|another|give me another|use another|make|replace) (?:up )?(?:(?:an?|the|another|new|different) )*exit (?:ticket|question|card|slip|task)(?: question)?(?: (?:please|question))?$|^(?:i )?(?:don'?t|do not) like the exit (?:ticket|question|card|slip)$/i,
    matches: ['change the exit ticket', 'another exit question'],
    misses: ['give me an exit ticket', 'exit tickets for this'],
  },
  {
    gives: { kind: 'read' },
    said: 'Leave out the game.',
    pattern:
      /^(?:take out|remove|drop|delete|leave out|get rid of|cut|skip|no|without|not) (?:the |a |any )?(?:card )?games?$/i,
    matches: ['take out the game', 'no games'],
    misses: ['no game changers here', 'the game'],
  },
  {
    gives: { kind: 'read' },
    said: 'Add a game.',
    pattern:
      /^(?:(?:can|could) there be|is there|have|put|use|let them play|play|finish with|end with|start with|needs?|i need|i want|there should be|include|more like)(?: in)? (?:an? |some )(?:\p{L}+ ){0,2}?games?(?: (?:in(?: (?:it|there|the lesson))?|at the end|to finish|for it|for this|too|please))*$/iu,
    matches: ['can there be a game in it', 'put a game in', 'finish with a quick game'],
    misses: ['a game on fractions for year 4', 'the game is too long'],
  },
  {
    gives: { kind: 'time', part: 'game', change: 'shorter' },
    pattern:
      /^(?:(?:make )?the game (?:is |takes |should be |needs to be )?(?:way |much |a bit )?(?:too long|shorter|less time)|shorter game|less time (?:for|on) the game)$/i,
    matches: ['the game is too long', 'make the game shorter'],
    misses: ['shorter', 'the game'],
  },
  {
    gives: { kind: 'time', part: 'hook', change: 'shorter' },
    pattern:
      /^(?:(?:make )?the (?:intro(?:duction)?|start|hook|starter|warm[- ]?up|opening|beginning) (?:is |takes |should be |needs to be )?(?:way |much |a bit )?(?:too long|shorter|less time)|shorter (?:intro(?:duction)?|start|hook|starter|warm[- ]?up)|less time (?:for|on) the (?:intro(?:duction)?|start|hook|starter|warm[- ]?up)|(?:shorten|cut(?: down)?|trim) the (?:intro(?:duction)?|start|hook|starter|warm[- ]?up|opening))$/i,
    matches: ['shorten the starter', 'the intro is too long', 'less time on the warm up'],
    misses: ['make the hook shorter lesson', 'short intro'],
  },
  {
    gives: { kind: 'time', part: 'hook', change: 'longer' },
    pattern:
      /^(?:(?:make )?the (?:intro(?:duction)?|start|hook|starter|warm[- ]?up|opening|beginning) (?:is |should be |needs to be )?(?:way |much |a bit )?(?:too short|longer)|longer (?:intro(?:duction)?|start|hook|starter|warm[- ]?up)|more time (?:for|on) the (?:intro(?:duction)?|start|hook|starter|warm[- ]?up))$/i,
    matches: ['the warm up is too short', 'more time for the starter'],
    misses: ['longer lesson'],
  },
  {
    gives: { kind: 'time', part: 'you-do', change: 'longer' },
    pattern:
      /^(?:more (?:time (?:for|on) )?(?:practice|practise|independent(?: work)?|on their own|working time|work time|doing)(?: time)?|(?:make )?the (?:practice|independent|you do|work) (?:part |bit |time |step )?(?:is |should be |needs to be )?(?:a bit )?(?:too short|longer))$/i,
    matches: ['more practice time', 'more time for independent work', 'the practice bit is too short'],
    misses: ['more practice questions', 'practice'],
  },
  {
    gives: { kind: 'time', part: 'share', change: 'longer' },
    pattern:
      /^(?:more (?:time (?:for|on) )?(?:sharing|share|reflection|reflecting)(?: time)?|(?:make )?the (?:sharing|share|reflection|plenary) (?:part |bit |time |step )?(?:is |should be |needs to be )?(?:a bit )?(?:too short|longer))$/i,
    matches: ['more time for sharing', 'the share is too short'],
    misses: ['share this', 'reflection'],
  },
  {
    gives: { kind: 'time', part: 'share', change: 'shorter' },
    pattern:
      /^(?:less (?:time (?:for|on) )?(?:sharing|share|reflection|reflecting)(?: time)?|(?:make )?the (?:sharing|share|reflection|plenary) (?:part |bit |time |step )?(?:is |should be |needs to be )?(?:a bit )?(?:too long|shorter))$/i,
    matches: ['less sharing', 'the reflection is too long'],
    misses: ['share less food'],
  },
  {
    gives: { kind: 'more-modelling' },
    pattern:
      /^(?:(?:more|extra|add (?:some |more )?|longer|do more) ?(?:modelling|modeling|showing|demonstrat(?:ion|ing)|i do|explicit teaching|teacher modelling)(?:,? (?:and )?(?:less|not so much|fewer) [\p{L} ]+)?|less (?:talk|talking|sharing|discussion)(?:,? (?:and )?more (?:modelling|showing|demonstrating))|show (?:them )?more(?:,? (?:and )?(?:talk|tell) less)?)$/iu,
    matches: ['more modelling less talking', 'more explicit teaching', 'less talk more showing'],
    misses: ['modelling clay', 'more talk'],
  },
  {
    gives: { kind: 'work-first' },
    pattern:
      /^(?:(?:swap|change|switch|move|reorder) (?:the )?(?:steps|order|it|things)(?: (?:round|around|about|up))?(?: so)?(?: that)? )?(?:they|the kids|pupils|students|tamariki|let them|have them|get them to) (?:can )?(?:do (?:the|their) (?:work|practice|activity|task)|write|work|try|practise|practice|have a go|play|explore|make|build|draw|experiment) (?:it )?(?:first|before (?:you show|i show|the modelling|we talk|i teach)[\p{L} ]*)$/iu,
    matches: [
      'swap the steps so they write first',
      'let them explore first',
      'have them try it before I show them',
    ],
    misses: ['they write letters', 'swap the steps'],
  },
  {
    gives: { kind: 'groups', words: '' },
    pattern:
      /^(?:(?:i want|put|have|get|make|let|do|with|use|try|want|work|they work|they should work|can they work|them|it|be) )*(?:them |it |the kids |pupils |this )?(?:work(?:ing)? )?(?:be )?(?:to be )?(?:all )?(?:in|into|as|with|(?<=\b(?:do|use|have|try|want) )) ?(?:an? )?(?<words>(?:(?:small|mixed|bigger|big|smaller|mixed[- ]ability) )?(?:groups?(?: of (?:\d|two|three|four|five|six)(?: ?(?:-|to|or) ?(?:\d|three|four|five|six))?)?|pairs|partners?|threes|fours|trios|teams?(?: of (?:\d|two|three|four|five|six))?|whole class))(?: (?:for|in|during) (?:the )?(?:middle|main|practice|work|independent|you do|activity|group)?(?: bit| part| step| time| work)?| instead| work| please)*$/iu,
    matches: [
      'i want them in groups of 3 for the middle bit',
      'have them work in pairs',
      'in small groups instead',
    ],
    misses: ['animals in groups of mammals', 'pairs to ten'],
  },
  {
    gives: { kind: 'groups', words: 'alone' },
    pattern:
      /^(?:(?:i want|have|get|make|let) (?:them|the kids|pupils) )?(?:to )?(?:work(?:ing)? )?(?:alone|on their own|individually|by themselves|independently)(?: instead| for the [\p{L} ]+)?$|^(?:no|take out|remove|drop|skip|lose|cut(?: out)?|get rid of|without) (?:the |any |all (?:the )?)?(?:group ?work|groups|partners|pair ?work|partner work|pairs)$/iu,
    matches: ['have them work on their own', 'no group work', 'take out the group work', 'individually'],
    misses: ['i work alone at school', 'groups'],
  },
]
