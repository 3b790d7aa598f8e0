import type { FollowUpWords } from './follow-up.ts'

/** Wishes about one section of a plan, its words in te reo Māori, and matter that is missing. */
export const PART_WORDS: readonly FollowUpWords[] = [
  {
    gives: { kind: 'part', part: 'learning-intention', change: 'shorter' },
    pattern:
      /^(?:use |give me |make )?(?:(?:shorter|fewer|less|simpler) (?:success criteria|criteria|learning intentions?|walts?)|the (?:success criteria|criteria) (?:are |is )?(?:too long|shorter))$/i,
    matches: ['shorter success criteria', 'fewer criteria', 'make the success criteria shorter'],
    misses: ['criteria', 'success'],
  },
  {
    gives: { kind: 'part', part: 'learning-intention', change: 'longer' },
    pattern:
      /^(?:add |give me |make )?(?:(?:more|another|extra|longer|one more) (?:success )?criteri(?:a|on)|the (?:success )?criteria (?:longer|more detailed))$/i,
    matches: ['another success criterion', 'more criteria'],
    misses: ['criteria'],
  },
  {
    gives: { kind: 'part', part: 'vocabulary', change: 'shorter' },
    pattern:
      /^(?:fewer|less|shorter|cut the|cut down the|not so many|too (?:much|many)) (?:vocab(?:ulary)?|key words|words|vocab words)(?: list| words)?$/i,
    matches: ['fewer key words', 'too many words'],
    misses: ['words', 'shorter'],
  },
  {
    gives: { kind: 'part', part: 'misconceptions', change: 'shorter' },
    pattern: /^(?:fewer|less|shorter|cut the) (?:misconceptions|common mistakes)$/i,
    matches: ['fewer misconceptions'],
    misses: ['misconceptions'],
  },
  {
    gives: { kind: 'part', part: 'differentiation', change: 'longer' },
    pattern:
      /^(?:more|add(?: some| more)?|better|extra) (?:differentiation|support|scaffold(?:s|ing)?)(?: for (?:my |the )?(?:lower|low|struggling|support|bottom)[\p{L} ]*)?$|^(?:more|add(?: some)?|extra) (?:help|support) for (?:my |the )?(?:lower|low|struggling|support|bottom|strugglers)[\p{L} ]*$/iu,
    matches: ['add more differentiation', 'extra help for my low kids', 'more scaffolding'],
    misses: ['differentiation'],
  },
  {
    gives: { kind: 'part', part: 'assessment', change: 'longer' },
    pattern:
      /^(?:more|add(?: some| more)?|better|extra) (?:assessment|things to (?:look|watch) for|ways to assess)$|^(?:(?:give |add |some )*(?:more|extra|some)? ?details? (?:in|to|on|for|about) (?:the |your )?assessment|expand (?:on )?(?:the )?assessment)(?: section| part)?$/i,
    matches: [
      'more assessment',
      'add things to look for',
      'add more detail to the assessment',
      'more details in the assessment section',
      'expand on the assessment',
    ],
    misses: ['assessment', 'more detail in the steps', 'add an assessment on angles'],
  },
  {
    gives: { kind: 'part', part: 'differentiation', change: 'longer' },
    pattern:
      /^(?:(?:give |add |some )*(?:more|extra|some)? ?details? (?:in|to|on|for|about) (?:the )?(?:differentiation|support and extension)|expand (?:on )?(?:the )?(?:differentiation|support and extension))(?: section| part| list)?$/i,
    matches: ['add more detail to the differentiation', 'expand the differentiation section'],
    misses: ['more detail in the steps'],
  },
  {
    gives: { kind: 'part', part: 'misconceptions', change: 'longer' },
    pattern:
      /^(?:(?:give |add |some )*(?:more|extra|some)? ?details? (?:in|to|on|for|about) (?:the )?(?:misconceptions|common mistakes)|expand (?:on )?(?:the )?(?:misconceptions|common mistakes))(?: section| part| list)?$/i,
    matches: ['more detail on the misconceptions', 'expand on the common mistakes'],
    misses: ['more detail in the steps'],
  },
  {
    gives: { kind: 'part', part: 'vocabulary', change: 'longer' },
    pattern:
      /^(?:(?:give |add |some )*(?:more|extra|some)? ?details? (?:in|to|on|for|about) (?:the )?(?:vocab(?:ulary)?|key words)|expand (?:on )?(?:the )?(?:vocab(?:ulary)?|key words))(?: section| part| list)?$/i,
    matches: ['more detail in the vocabulary', 'expand the vocab list'],
    misses: ['more detail in the steps'],
  },
  {
    gives: { kind: 'part', part: 'phases', change: 'longer' },
    pattern:
      /^(?:(?:more|add(?: some| more)?|extra) details?(?: (?:in|to|on|for) (?:the )?(?:steps|lesson(?: steps)?|plan|it))?|spell (?:out )?(?:the steps|it) out(?: more)?|more detail(?:ed)?(?: steps)?)$/i,
    matches: ['more detail in the steps', 'add more detail', 'more detailed steps'],
    misses: ['detail', 'retail'],
  },
  {
    gives: { kind: 'part', part: 'safety', change: 'longer' },
    pattern: /^(?:more|add(?: some| more)?|extra) (?:about )?(?:safety(?: (?:rules|notes|stuff|points))?)$/i,
    matches: ['add more safety', 'extra safety rules'],
    misses: ['safety lesson', 'fire safety'],
  },
  {
    gives: { kind: 'form', want: 'worksheet' },
    pattern:
      /^(?:(?:add|make|give me|include|set|i need|some|a|the|bit of|need|write) )*homework(?: (?:for (?:this|it|them|tonight)|to go with (?:this|it)|sheet|too))*$/i,
    matches: ['add homework', 'homework for this', 'give me some homework to go with it'],
    misses: ['homework on fractions year 5', 'no homework'],
  },
  {
    gives: { kind: 'reo-words', words: '' },
    pattern:
      /^(?:add|put in|include|give me|use|have|need|what are|write|get|put)(?: in)? (?:the |some |more |a few |any )?(?:te reo(?: m[āa]ori)?|m[āa]ori|reo) (?:words?|kupu|vocab(?:ulary)?|terms|names?|translations?)(?: (?:for|about|on|of) (?:the |my |our )?(?<words>[\p{L}\p{M}’ -]{2,40}))?(?: (?:in|too|as well))*$/iu,
    matches: ['add the māori words for birds', 'include some te reo words', 'put in more Māori vocabulary'],
    misses: ['māori myths year 5', 'words'],
  },
  {
    gives: { kind: 'reo-words', words: '' },
    pattern:
      /^(?:(?:translate|put|change|turn|give me|write) (?:the )?(?:key words?|vocab(?:ulary)?|words|kupu|word list) (?:in|into|to) (?:te reo(?: m[āa]ori)?|m[āa]ori)|(?:add|put|put in|include|more|use)(?: in)?(?: some| more)? (?:te reo(?: m[āa]ori)?|kupu(?: m[āa]ori)?)(?: in(?:to)?(?: it| there)?)?|(?:add|use|include) (?:some |more )?kupu(?: hou)?|more te reo)$/iu,
    matches: [
      'translate the key words into te reo',
      'put the vocab in Māori',
      'more te reo',
      'add some kupu',
      'add in some te reo',
    ],
    misses: ['translate the whole plan', 'te reo lesson'],
  },
  {
    gives: { kind: 'reo-words', words: '' },
    pattern:
      /^(?:put|add|use|include|work)(?: in)? (?:the |some )?(?:te reo(?: m[āa]ori)?|m[āa]ori|reo) (?<words>colou?rs?|numbers?|days?|months?|greetings?|animals?|feelings?|shapes?|birds?|weather|family|body|food|kai)(?: words| names)?(?: in(?:to it)?| too| as well)*$/iu,
    matches: ['put te reo colours in', 'use Māori numbers too'],
    misses: ['māori art', 'colours'],
  },
  {
    gives: { kind: 'more-about', words: '' },
    pattern:
      /^(?:add|include|put in|say|cover|go into|need|have|with|tell them|talk|do)(?: in)? (?:some |a bit |something )?(?:more )?(?:info(?:rmation)? |detail )?(?:about|on|of) (?<words>(?!the end|it$|that$|this$)\p{L}[\p{L}\p{M}’' -]{2,50})$|^more (?:about|on) (?<other>\p{L}[\p{L}\p{M}’' -]{2,50})$/iu,
    matches: ['add more about the two sides', 'more about erosion', 'include something about tides'],
    misses: ['make it about tides', 'add a game', 'more time'],
  },
  {
    gives: { kind: 'text-length', change: 'easier' },
    pattern:
      /^(?:(?:use|make|give me|find|need|choose|have) )?(?:an? |the )?(?:(?:easier|simpler|lower) (?:reading )?(?:text|passage|story|reading|article)|(?:text|passage|story|reading)(?: to be)? (?:is |should be )?(?:too hard|easier|simpler))(?: for (?:them|my [\p{L} ]+))?$/iu,
    matches: ['easier text', 'the passage is too hard', 'make the text simpler'],
    misses: ['text', 'easier'],
  },
  {
    gives: { kind: 'text-length', change: 'longer' },
    pattern:
      /^(?:(?:use|make|give me|find|need|choose|have) )?(?:an? |the )?(?:longer (?:reading )?(?:text|passage|story|article)|(?:text|passage|story)(?: to be)? (?:is |should be )?(?:too short|longer))$/i,
    matches: ['a longer text', 'the story is too short'],
    misses: ['longer', 'text'],
  },
  {
    gives: { kind: 'text-length', change: 'shorter' },
    pattern:
      /^(?:(?:use|make|give me|find|need|choose|have) )?(?:an? |the )?(?:shorter (?:reading )?(?:text|passage|story|article)|(?:text|passage|story)(?: to be)? (?:is |should be )?(?:too long|shorter))$/i,
    matches: ['a shorter passage', 'the text is too long'],
    misses: ['shorter', 'text'],
  },
]
