import type { Cut } from '../words/word-pattern.ts'

/** Names of the lesson itself behind its topic, and the level at which a group reads: no part of what it is about. */
export const SESSION_ASIDES: readonly Cut[] = [
  {
    pattern:
      /(?<=\p{L}{3}\S*)(?<!\b(?:an?|the|jam|training|recording|brainstorming|this|last|next|each|per|of))[\s,]+(?:sessions?|lessons?(?=\s*[,;:]))(?=\s*(?:$|[,.;:]|(?:for|with|using|where|that|on|about)\b))/giu,
    leaves: '',
    examples: [
      ['guided reading session', 'guided reading'],
      ['empathy lesson, lots of meanness', 'empathy, lots of meanness'],
      ['kindness session for juniors', 'kindness for juniors'],
    ],
    keeps: ['a jam session', 'lessons from history', 'each session'],
  },
  {
    // A way of teaching to read, before the sounds that are taught.
    pattern:
      /^(?:an? )?structured literacy(?: (?:lessons?|sessions?))?(?:\s*[-–:,]\s*|\s+(?:on|for)\s+)(?=\p{L})/iu,
    leaves: '',
    examples: [['structured literacy lesson - split digraph a_e', 'split digraph a_e']],
    keeps: ['structured literacy'],
  },
  {
    pattern:
      /(?<=\b(?:reading|writing|maths?|literacy|spelling|numeracy|english|inquiry|science|art|music|p\.?e\.?))[\s,]+(?:blocks?|periods?|time|rotations?)(?=\s*(?:$|[,.;:]|(?:for|with|using|where|that|on|about)\b))/giu,
    leaves: '',
    examples: [
      ['writing block, recounts', 'writing, recounts'],
      ['maths block', 'maths'],
    ],
    keeps: ['building blocks', 'two blocks of wood', 'writing the time'],
  },
  {
    pattern:
      /(?<=^(?:reading|writing|maths?|literacy|spelling|numeracy|english|inquiry|science|art))\s+(?:block|session)(?=\s+\p{L}{3})/giu,
    leaves: '',
    examples: [['writing session poems about the sea', 'writing poems about the sea']],
    keeps: ['writing blocks of code', 'building block towers'],
  },
  {
    // What happened in the class, and a question of the teacher behind the topic.
    pattern:
      /[,;]\s*(?:(?:we have|we've had|there['’]?s|there is|there are|theres)\s+)?(?:lots|heaps|loads|so much|too much|a lot|tons) of [^,.;]+? (?:at|in|on|during|after) (?:morning tea|lunch(?:time)?|(?:our |my |the )?class(?:room)?|the playground|break|recess|the bus|play(?:time)?|the room)(?=$|[,.;])|[,;]\s*what (?:can|could|do|should) (?:they|i|the others|the rest|everyone else|everybody else) do\b[^,.;]*$/giu,
    leaves: '',
    examples: [
      ['empathy, lots of meanness at morning tea', 'empathy'],
      ['reading groups, what do the others do', 'reading groups'],
    ],
    keeps: ['what do the others do', 'fractions, lots of practice'],
  },
  {
    // The class that it is read with.
    pattern:
      /(?<=\bbuddy reading)[\s,]+(?:with (?:our|the|my|their)\s+)?(?:\p{L}+ )?(?:budd(?:y|ies)|class)\b(?:\s+and(?=\s*(?:$|[,.;])))?/giu,
    leaves: '',
    examples: [['buddy reading buddies and, what can they do', 'buddy reading, what can they do']],
    keeps: ['reading with buddies'],
  },
  {
    // A reading level by the colours of a series, which no text of ours has.
    pattern:
      /(?:[\s,]+(?:group|groups|readers?))?[\s,]+(?:(?:at|on|for|who read(?: at)?)\s+)?(?:the )?(?:magenta|red|yellow|blue|green|orange|turquoise|purple|gold|silver|emerald|ruby|sapphire)(?: (?:wheel|colour wheel|level|readers?|books?|group))+(?!\p{L})/giu,
    leaves: '',
    examples: [
      ['guided reading, fluency group at turquoise level', 'guided reading, fluency'],
      ['retelling for my orange readers', 'retelling for my'],
    ],
    keeps: ['the red fox', 'a gold rush', 'blue whales'],
  },
  {
    // How some of the class feel about it.
    pattern:
      /[\s,]+(?:(?:about )?(?:half|most|some|a few|lots|many)(?: of)?(?: (?:the|my|our|them|this))?(?: (?:class|kids|boys|girls|students|children|them))?|the (?:class|boys|girls|kids)|they(?: all)?)\s+(?:really |just |all |absolutely )?(?:hates?|loves?|dreads?|dislikes?|avoids?|refuses?|enjoys?|can['’]?t stand)\b[^,.;]*$/giu,
    leaves: '',
    examples: [
      ['recounts, half the class hates writing', 'recounts'],
      ['haiku, some of my boys love sport', 'haiku'],
    ],
    keeps: ['an animal that most people hate'],
  },
]
