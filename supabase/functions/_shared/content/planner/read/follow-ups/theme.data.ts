import type { FollowUpWords } from './follow-up.ts'

/** Another setting, topic or thing. The longest words come first, because they say most. */
export const THEME_WORDS: readonly FollowUpWords[] = [
  {
    gives: { kind: 'swap', words: '', other: '' },
    pattern:
      /^(?:use|have|do|try|make (?:it|them)|change (?:it|them)(?: to)?|write about|with|put(?: in)?) (?<words>\p{L}[\p{L}\p{M}’' -]{1,40}?) (?:instead of|rather than|in place of|not) (?:the |any |our )?(?<other>\p{L}[\p{L}\p{M}’' -]{1,30})$/iu,
    matches: [
      'use beans instead of counters',
      'change it to bike helmets instead of hats',
      'with cones rather than bats',
    ],
    misses: ['instead of that', 'use beans', 'make it 30 minutes instead'],
  },
  {
    gives: { kind: 'swap', words: '', other: '' },
    pattern:
      /^(?:change|swap|replace|switch|turn) (?:all )?(?!(?:the |our )?(?:learning area|subject|years?|time|level|text type|setting|theme|topic|title|name|font|colou?r|it|this|that|them|warm|hook|starter|intro|start|order|steps) )(?:the |our )?(?<other>\p{L}[\p{L}\p{M}’' -]{1,30}?) (?:to|for|with|into|by) (?:the |some )?(?<words>\p{L}[\p{L}\p{M}’' -]{1,40})$/iu,
    matches: ['swap the counters for beans', 'replace pizza with pies'],
    misses: ['change the warm up', 'change the learning area to Science', 'swap the steps'],
  },
  {
    gives: { kind: 'alike', words: '' },
    pattern:
      /^(?:(?:do |make |give me |plan )?(?:the )?same (?:again |thing |lesson |sheet |worksheet |plan |one )?(?:but )?(?:for|about|on|with|in)|(?:do|make) (?:another|one) (?:like (?:it|this|that) )(?:for|about|on)) (?:the )?(?<words>\p{L}[\p{L}\p{M}’' -]{2,40})$/iu,
    matches: ['the same for hockey', 'same thing but about squares', 'do another like this on Mars'],
    misses: ['the same', 'same numbers'],
  },
  {
    gives: { kind: 'theme', words: '' },
    pattern:
      /^(?:(?:make|do|have|set|put|turn|change|write|keep) (?:it|this|that|them|the (?:questions|stories|problems|sums|lesson|plan|worksheet|sheet|quiz|game|text|passage|story|reading))(?: all)?(?: be)? (?:in)?(?:to )?)?(?:about|around|based on|to do with|themed (?:on|around)|link(?:ed)? to|fit(?:s|ting)? with|on the topic of) (?:the topic of )?(?<words>\p{L}[\p{L}\p{M}’', -]{1,50}?)(?: theme| instead)?$/iu,
    matches: [
      'make it about farms',
      'make the text about a boy who fishes',
      'about rugby',
      'set the problems around camp',
      'link to our trip',
    ],
    misses: ['about', 'tell me about it?', 'what about'],
  },
  {
    gives: { kind: 'theme', words: '' },
    pattern:
      /^(?:(?:make|do|give|have|use|change|put) (?:(?:it|this|them|that) )?(?:(?:in|with|to|as|have) )?)?(?:an? |the )?(?<words>\p{L}[\p{L}\p{M}’'-]*(?: \p{L}[\p{L}\p{M}’'-]*){0,2}?)(?:[ -]themed?|[ -]context|[ -]setting)(?: instead)?$/iu,
    matches: ['do it with a circus theme', 'make it dinosaur themed', 'space theme', 'use a camping context'],
    misses: ['theme', 'themes in stories'],
  },
  {
    gives: { kind: 'theme', words: '' },
    pattern:
      /^(?:use|put|have|include|work in|bring in|add) (?:some )?(?<words>\p{L}[\p{L}\p{M}’', &-]{1,50}?) (?:in|into|for|as the (?:setting|context|theme) (?:of|for)) (?:the |all the |their )?(?:stories|story problems|word problems|problems|questions|sums|examples|contexts?|setting)$/iu,
    matches: ['use tūī and flax in the stories', 'put pets into the word problems'],
    misses: ['use counters', 'put it in the hall'],
  },
  {
    gives: { kind: 'theme', words: '' },
    pattern:
      /^(?:change )?(?:our|the|this term'?s|the class|my) (?:topic|theme|setting|context|inquiry|unit|focus)(?: (?:this|next) (?:term|week))? (?:is|to|should be) (?:all about |about |on )?(?<words>(?:the )?\p{L}[\p{L}\p{M}’', -]{1,50})$/iu,
    matches: ['our topic is the wharf', 'change the theme to pirates', 'the theme is all about kindness'],
    misses: ['our class is noisy', 'the topic'],
  },
  {
    gives: { kind: 'theme', words: '' },
    pattern:
      /^(?:they|the kids|my class|my kids|we)(?:'re| are)?(?: all)? (?:love|like|are into|into|mad about|really into|obsessed with) (?<words>(?!it$|that$|this$)\p{L}[\p{L}\p{M}’', -]{1,40}?)(?:,? (?:so )?(?:use|put|work) (?:that|it|those|them)(?: in)?)?$/iu,
    matches: ['they love Lego', 'my class are into horses so use that'],
    misses: ['love', 'we like it'],
  },
  {
    gives: { kind: 'theme', words: '', isSetting: true },
    pattern:
      /^(?:please |can you |could you )*(?:use|bring in|work in) (?<words>(?!(?:it|this|that|them|more|less|fewer|only|the|one|two|an?|my|our|groups?|pairs|counters|cubes|blocks|dice|cards|playdough|(?:mini )?whiteboards?|devices|chromebooks|ipads?|laptops?|paper|cones|balls|beanbags|concrete|manipulatives|materials|hands[- ]on|te reo|m[āa]ori|kupu|simpler|easier|harder|bigger|smaller|different|other)\b)\p{L}[\p{L}\p{M}’'-]*(?: [\p{L}\p{M}’'-]+)?)(?: (?:please|as the context|for it|instead))*$/iu,
    matches: ['use football', 'use kapa haka please'],
    misses: [
      'use it',
      'use the hall',
      'use counters',
      'use simpler numbers',
      'use kapa haka and rugby in all of it',
    ],
  },
]
