import type { FollowUpWords } from './follow-up.ts'

/** Wishes about the place, the materials and the people of the lesson. */
export const CLASS_WORDS: readonly FollowUpWords[] = [
  {
    gives: { kind: 'place', place: 'inside' },
    pattern:
      /^(?:(?:it'?s|its|it is|it will be|it might be) (?:going to be )?(?:raining|wet|too (?:hot|wet|cold|windy)|pouring|wet weather)(?: outside| today)?,?(?: so| and)? ?)?(?:(?:we'?re|we are|we have to be|it'?s|do it|make it|move it|must be|has to be|will be|change it to|so|so we'?re|we'?ll be|teach it|have it|stuck) ?)*(?:in(?:to)? (?:the )?(?:hall|gym|classroom|class|library)|inside|indoors|in the (?:school )?hall)(?: now| today| instead| only| as (?:it'?s|its) [\p{L}]+)*$|^(?:it'?s|its|it is) (?:raining|wet|pouring)(?: today| outside)?$|^(?:we )?(?:can'?t|cannot) (?:go|be) outside(?: today)?$/iu,
    matches: [
      'its raining so in the hall now',
      'do it inside',
      'we have to be in the gym today',
      "we can't go outside",
    ],
    misses: ['inside the body', 'rain in the hall of fame lesson'],
  },
  {
    gives: { kind: 'place', place: 'outside' },
    pattern:
      /^(?:(?:we'?re|we are|i want (?:it|to be|them)|it'?s|do it|make it|move it|take it|take them|must be|change it to|we'?ll be|teach it|have it|can (?:it|we) (?:be|go|do it)|go|be|all) )*(?:outside|outdoors|out on the (?:field|court)|on(?:to)? the (?:field|court|courts|grass|playground)|in the (?:playground|sun|fresh air))(?: now| today| instead| on the (?:field|court))*$/i,
    matches: ['outside instead', 'take it onto the field', 'do it on the court today'],
    misses: ['outside the box', 'insects on the field year 3'],
  },
  {
    gives: { kind: 'only-with', words: '' },
    pattern:
      /^(?:we |i |they )?(?:only|just) (?:have(?: got)?|got|use|need) (?:the |some )?(?!.*\bno\b)(?<words>\p{L}[\p{L}\p{M}’', &-]{2,60})$|^(?:all )?(?:we|i)(?:'ve)? (?:have|got)(?: got)? is (?:some )?(?<other>\p{L}[\p{L}\p{M}’', &-]{2,60})$/iu,
    matches: ['only have newspaper and tape', 'we only have chalk', 'all we have is paper and glue'],
    misses: ['only have 20 minutes', 'only 10 questions'],
  },
  {
    gives: { kind: 'without', words: '' },
    pattern:
      /^(?:(?:we|i|they|my (?:class|school)) )?(?:(?:have|got|has|have got|there are|there'?s|we'?ve got) (?:no|none of the|not got(?: any)?)|(?:don'?t|do not|doesn'?t|haven'?t|have not) (?:have|got|own|use)(?: any| enough)?|ran out of|run out of|(?:are|we'?re|i'?m) out of|can'?t (?:use|get)(?: any)?|no|without(?: any| the)?) (?:the |any )?(?<words>(?!reading|writing|more |need|groups?|levels|answers|idea|time|division|one )\p{L}[\p{L}\p{M}’' -]{2,40}?)(?: (?:in|at|for) (?:my |our |the )?(?:room|class|classroom|school|this|it|left))*(?: left| this week| next week| today| at the moment| right now| any ?more)*$/iu,
    matches: [
      'we have no counters',
      "don't have any whiteboards",
      'ran out of glue',
      'no devices in my room',
    ],
    misses: ['no reading', 'we have no time left', 'no groups'],
  },
  {
    gives: { kind: 'read-aloud' },
    pattern:
      /^(?:no|less|not (?:so|too) much|without(?: any)?|cut the|take out the) (?:reading|text|writing and reading|reading and writing)(?: (?:in it|for them|please|to do))?$|^(?:they|my (?:kids|class)) (?:can'?t|cannot|don'?t) read(?: yet)?$|^(?:for )?(?:non|pre)[- ]?readers$/i,
    matches: ['no reading', "they can't read yet", 'for non-readers'],
    misses: ['reading lesson', 'no read'],
  },
  {
    gives: { kind: 'need', need: 'esol' },
    pattern:
      /^(?:(?:what about|how about|and|make|do|change|adapt|fit|use|add|give|need|with|have) )?(?:it |this |something |extra |some )?(?:(?:simpler|easier|plain(?:er)?) (?:words|language|english) |(?:support|help|ideas|scaffolds|scaffolding) |work |suitable |ok )?(?:for |with )?(?:my |the |our |an? )?(?:esol|ell|eal|english language|(?:kids|pupils|students|learners|children|child|one) (?:who (?:are|is) )?(?:new to|learning|with little|don'?t speak|with no)(?: much)? english)(?: learners?| kids?| pupils?| students?| children| group| version| support)*$|^(?:(?:use )?(?:simpler|easier|plainer) (?:words|language))$/iu,
    matches: [
      'simpler words for my esol kids',
      'for ESOL learners',
      'what about my ESOL kids',
      'add support for kids new to English',
      'simpler words',
    ],
    misses: ['esol lesson on food year 5', 'english lesson'],
  },
  {
    gives: { kind: 'read' },
    said: 'One student is autistic.',
    pattern: /^(?:[\p{L}’' ]{0,60}\b)?(?:autism|autistic|asd|on the spectrum)(?: [\p{L} ]{0,40})?$/iu,
    matches: ['add support for a child with autism', 'one of them is autistic'],
    misses: ['a lesson about the light spectrum', 'automatic'],
  },
  {
    gives: { kind: 'read' },
    said: 'One student has ADHD.',
    pattern:
      /^(?:[\p{L}’' ]{0,60}\b)?(?:adhd|add kids|can'?t sit still|find(?:s)? it hard to (?:focus|concentrate|sit still)|trouble (?:focusing|concentrating))(?: [\p{L} ]{0,40})?$/iu,
    matches: ['two of them have ADHD', "some can't sit still", 'a child who finds it hard to focus'],
    misses: ['add a game', 'focus on maps'],
  },
  {
    gives: { kind: 'read' },
    said: 'One student has dyslexia.',
    pattern:
      /^(?:[\p{L}’' ]{0,60}\b)?(?:dyslexi(?:a|c)|struggling readers?|weak readers?|low readers?)(?: [\p{L} ]{0,40})?$/iu,
    matches: ['help for my dyslexic kids', 'add support for struggling readers'],
    misses: ['readers theatre', 'reading'],
  },
  {
    gives: { kind: 'read' },
    said: 'One student uses a wheelchair.',
    pattern:
      /^(?:[\p{L}’' ]{0,60}\b)?(?:wheel ?chair|cerebral palsy|can'?t (?:run|walk)|on crutches|physical(?:ly)? disab\p{L}+)(?: [\p{L} ]{0,40})?$/iu,
    matches: ['one of them is in a wheelchair', 'a boy on crutches'],
    misses: ['wheels and axles', 'run'],
  },
  {
    gives: { kind: 'read' },
    said: 'One student is hard of hearing.',
    pattern:
      /^(?:[\p{L}’' ]{0,60}\b)?(?:deaf|hard of hearing|hearing (?:aids?|impair\p{L}+|loss))(?: [\p{L} ]{0,40})?$/iu,
    matches: ['a child who is deaf', 'one has hearing aids'],
    misses: ['hearing test', 'sound'],
  },
  {
    gives: { kind: 'read' },
    said: 'One student has low vision.',
    pattern:
      /^(?:[\p{L}’' ]{0,60}\b)?(?:low vision|vision impair\p{L}+|visually impaired|partially sighted|blind(?: child| pupil| student| boy| girl))(?: [\p{L} ]{0,40})?$/iu,
    matches: ['a student with low vision', 'one is visually impaired'],
    misses: ['blind contour drawing', 'vision board'],
  },
  {
    gives: { kind: 'read' },
    said: 'One student is anxious.',
    pattern: /^(?:[\p{L}’' ]{0,60}\b)?(?:anxious|anxiety|panic attacks?)(?: [\p{L} ]{0,40})?$/iu,
    matches: ['a couple of them are anxious', 'help for a girl with anxiety'],
    misses: ['worry dolls', 'a lesson on fears, year 4'],
  },
  {
    gives: { kind: 'read' },
    said: 'One student is selectively mute.',
    pattern:
      /^(?:[\p{L}’' ]{0,60}\b)?(?:selectiv\p{L}+ mut\p{L}+|mute|non[- ]?verbal|(?:doesn'?t|won'?t|does not|will not) (?:talk|speak)(?: (?:at|in) (?:school|class))?)(?: [\p{L} ]{0,30})?$/iu,
    matches: ['one of them is selectively mute', "a boy who won't speak at school"],
    misses: ['mute swans, year 3', 'speaking'],
  },
  {
    gives: { kind: 'read' },
    said: 'One student has asthma.',
    pattern:
      /^(?:[\p{L}’' ]{0,60}\b)?(?:asthma\p{L}*|epilep\p{L}+|diabet\p{L}+|allerg\p{L}+|anaphyla\p{L}+)(?: [\p{L} ]{0,30})?$/iu,
    matches: ['two of them have asthma', 'one kid is allergic to bees'],
    misses: ['how lungs work', 'food labels'],
  },
  {
    gives: { kind: 'need', need: 'aides' },
    pattern:
      /^(?:[\p{L}\d’' ]{0,50}\b)?(?:teacher aides?|teacher aids?|learning assistants?|support staff|parent helpers?|helpers|buddy class)(?: [\p{L}’' ]{0,50})?$/iu,
    matches: ['two teacher aides will be there', 'I have a parent helper'],
    misses: ['first aid', 'aid'],
  },
  {
    gives: { kind: 'need', need: 'fast finishers' },
    pattern:
      /^(?:[\p{L}’' ]{0,40}\b)?(?:(?:fast|early|quick) finishers?|(?:finish(?:es|ed|ing)?|done) (?:it |this |everything |the work )?(?:too |really |so |very )?(?:early|fast|first|quickly))(?: [\p{L} ]{0,30})?$/iu,
    matches: ['something for fast finishers', 'what if they finish early', 'my kids finish this really fast'],
    misses: ['finish with a song', 'fast'],
  },
  {
    gives: { kind: 'need', need: 'reliever' },
    pattern:
      /^(?:[\p{L}’' ]{0,40}\b)?(?:reliever|relief teacher|relieving|sub(?:stitute)? teacher|student teacher)\b(?:,? [\p{L} ]{0,40})?$|^(?:spell it out|explain it)(?: more)?$/iu,
    matches: ['its for a reliever, spell it out more', 'make it for a relief teacher'],
    misses: ['relief printing', 'relief maps'],
  },
]
