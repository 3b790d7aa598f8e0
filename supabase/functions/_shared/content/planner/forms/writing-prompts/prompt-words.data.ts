import type { WordPattern } from '../../read/words/word-pattern.ts'

export const PICTURES: WordPattern = {
  pattern: /\b(?:pictures?|photos?|images?)\b/i,
  matches: ['picture prompts', 'photo prompts'],
  misses: ['imagine'],
}

export const PICTURES_SAID =
  'The app has no pictures to print: these are prompts in words. Put up a picture of your own, and ask what happened just before it and what happens next.'

export const CARDS: WordPattern = {
  pattern: /\bcards?\b/i,
  matches: ['story starter cards', 'as cards'],
  misses: ['cardboard'],
}

export const WITH_LINES: WordPattern = {
  pattern:
    /\b(?:with|and|room|space|add) (?:\p{L}+ )?(?:lines|space|room)\b|\blined\b|\b(?:room|space|lines) (?:to|for) writ/iu,
  matches: ['with lines', 'with writing lines', 'room to write'],
  misses: ['headlines', 'without lines'],
}

/** Prompts on a topic that a request names. They fit whatever noun stands in them. */
export const ON_TOPIC: readonly string[] = [
  'What do you already know about {topic}? Teach it to a younger class.',
  'Write five questions about {topic}. Which one would you most like answered? Why?',
  'Describe {topic} so well that a reader can see, hear or feel it. Use no more than eight sentences.',
  'Write a story in which {topic} changes somebody’s day.',
  'What do people often get wrong about {topic}? Put it right.',
  'Write a letter that asks an expert on {topic} for help.',
  'Write a poem about {topic}. It need not rhyme.',
  'Why should everybody know about {topic}? Give three reasons.',
  'Write a conversation between two people: one knows a lot about {topic}, the other nothing at all.',
  'Write ten words that come to mind when you think of {topic}. Use at least five of them in one paragraph.',
  'Write about a time when you saw, did or read something that had to do with {topic}.',
  'Write a news report with {topic} in the headline.',
]

export const PROMPTS_SOURCE =
  'The prompts were written for Mahere. Leave out any that does not suit a pupil of yours: a choice of two or three works best.'

/** What stands before the topic of prompts, up to the end of its phrase. */
export const TOPIC_AFTER =
  /\b(?:about|on the (?:topic|theme) of|on|related to|linked to|to do with|around)\s+(?:our |the topic (?:of )?)?([^,.;:!?\n]{3,50}?)(?=\s*(?:$|[,.;:!?\n(])|\s+(?:for|with|as|please|pls|in|that|thanks)\b|\s+(?:x ?)?\d)/i

/** Words of a request for prompts that are no topic. */
export const NO_TOPIC_WORD: WordPattern = {
  pattern:
    /^(?:please|pls|plz|can|could|you|make|give|get|write|create|do|me|us|i|we|need|want|a|an|the|some|any|set|of|for|fun|good|great|short|daily|weekly|monday|tuesday|wednesday|thursday|friday|morning|nz|list|cards?|literacy|english|class|kids|students|children|new|different|more|simple|easy|quick|free|term|week|worksheet|sheet|printable|page|writing|my|our|with|and|hi|kia|ora|hello|silly|funny|open|ended|choice|interesting|engaging|lots|few|bunch|prompts?|picture|pictures|photo|week\d*|\d+)$/i,
  matches: ['please', 'some', '10', 'daily'],
  misses: ['Matariki', 'space', 'kindness'],
}
