import type { ClassNeed } from '../../../../understood.ts'
import type { WordPattern } from '../../words/word-pattern.ts'

/** Names of places where a class is taught; the words before one decide whether it is the place or the topic. */
export const PLACE_WORDS: readonly (WordPattern & { need: ClassNeed })[] = [
  {
    need: 'beach',
    pattern:
      /\b(?:at|on|to|down|down at|out on) (?:the |our |a )?(?:local |nearest )?(?:beach|seaside|sand)\b|(?<=\b(?:maths?|numeracy|pāngarau|lesson|lessons|session|something) )for the (?:beach|seaside)\b|\b(?:beach|seaside)(?= (?:maths?|numeracy)\b)/i,
    matches: [
      'at the beach',
      'on the sand',
      'down at our local beach',
      'maths lesson for the beach',
      'beach maths',
    ],
    misses: ['beaches', 'the beach', 'rules for the beach'],
  },
  {
    need: 'pool',
    pattern:
      /\b(?:at|in|by|beside|around|poolside at) (?:the |our |a )?(?:school |local |town )?(?:swimming )?pools?\b|\bpoolside\b/i,
    matches: ['at the pool', 'in the school swimming pool', 'poolside'],
    misses: ['rock pools', 'a pool of words'],
  },
  {
    need: 'library',
    pattern:
      /\b(?:in|at) (?:the |our |a )?(?:school |local |public |town )?library\b|\blibrary (?:time|slot|session|lesson)\b/i,
    matches: ['in the library', 'at our local library', 'library time'],
    misses: ['the library', 'librarian'],
  },
  {
    need: 'bus',
    pattern:
      /\b(?:on|for|during) (?:the |a |our )?(?:long )?(?:bus|van|ferry|train)(?: (?:trip|ride|journey|drive))?(?: (?:to|from|back from) (?:the |our )?(?:\p{L}+ ?){1,2})?(?=$|[,.;]| y| with| for)/iu,
    matches: ['on the bus', 'for the long bus trip', 'on the ferry'],
    misses: ['bus timetables', 'the bus'],
  },
  {
    need: 'kitchen',
    pattern: /\b(?:in|using) (?:the |our |a )?(?:school |staffroom |community |home )?kitchen\b/i,
    matches: ['in the kitchen', 'using our school kitchen'],
    misses: ['kitchen garden', 'kitchens'],
  },
  {
    need: 'outside',
    pattern:
      /\b(?:in|out in|around) (?:the |our )?(?:school |vege(?:table)? |kai )?(?:garden|orchard|park|bush|forest)\b|(?<=\b(?:maths?|numeracy|pāngarau)(?: (?:lesson|session|trail|hunt|walk))? )(?:outside )?(?:in|on|around|round) (?:the |our )?(?:school )?(?:field|court|playground|grounds|school grounds)\b/i,
    matches: [
      'in the school garden',
      'out in the bush',
      'maths on the field',
      'maths trail in the playground',
    ],
    misses: ['a garden', 'bush fires', 'measuring the playground', 'games on the field'],
  },
  {
    need: 'hall',
    pattern: /\bin (?:a|the school|the church|the community) hall\b/i,
    matches: ['in a hall'],
    misses: ['the town hall'],
  },
]

/** Words that say that a lesson is held, so that a place after them is where. */
export const IS_HELD: WordPattern = {
  pattern:
    /\b(?:lessons?|sessions?|maths?|pangarau|pāngarau|literacy|class(?:es)?|teach(?:ing)?|something|activit(?:y|ies)|going|go|taking|take|we(?:[’']re| are)|held|no (?:desks?|tables?|paper|boards?|printing))\b/iu,
  matches: ['a lesson', 'maths', 'we are', 'something'],
  misses: ['animals', 'a poem'],
}

/** Words before a place that make it what the work is about. */
export const IS_ABOUT: WordPattern = {
  pattern:
    /\b(?:about|stor(?:y|ies)|recounts?|poems?|poetry|haiku|theme|trip|day|visit|holidays?|letters?|rubbish|litter|descri\w+|animals?|plants?|creatures?|life|living|things found|safety|safe|careers?|jobs?|people|manners|rules|behaviour)\b[^,.;\n]{0,24}$/i,
  matches: ['a poem about ', 'litter ', 'animals '],
  misses: ['a lesson ', 'fractions '],
}
