import type { WordPattern } from './words/word-pattern.ts'

/** A topic that opens with something to do needs no other verb. */
export const OPENS_WITH_VERB: WordPattern = {
  pattern:
    /^(find|use|write|read|name|tell|explain|describe|compare|identify|recognise|show|make|create|draw|say|take|talk|share|sort|explore|plan|test|retell|choose|perform|design|give|list|record|ask|follow|demonstrate|express|present|respond|link|infer|summarise|spell|edit|revise|form|move|play|sing|work|discuss|investigate|observe|analyse|evaluate|apply|keep|set|listen|cut|put|greet|develop|build|practise|join|locate|measure|predict|connect|interpret|outline|examine|relate|classify|distinguish|understand|know)\b/i,
  matches: ['find equal parts', 'Understand place value'],
  misses: ['fractions', 'a recount of our camp', 'findings'],
}

/** Nobody can see or hear a pupil understand, so the aim says "explain". */
export const CANNOT_BE_SEEN: WordPattern = {
  pattern: /^(understand|know)\b( about)?/i,
  matches: ['understand fractions', 'know about rivers'],
  misses: ['explain what they know', 'knowledge of rivers'],
}

interface Doing {
  subject: RegExp
  topic: RegExp
  /** Stands before the topic: "plan, write and improve a recount of our camp". */
  doing: string
  /** Topics of this subject to which the verbs belong, and others to which they do not. */
  matches: readonly string[]
  misses: readonly string[]
}

/** The work pupils do with a topic that names none of its own; the first entry that fits is taken. */
export const DOINGS: readonly Doing[] = [
  {
    subject: /te reo/,
    topic: /./,
    doing: 'say and understand',
    matches: ['mihimihi'],
    misses: [],
  },
  {
    subject: /^English$/,
    topic: /\bspeech|\bdebat|oral|\btalks?\b/i,
    doing: 'prepare and give',
    matches: ['speeches', 'a talk about whales'],
    misses: ['poetry'],
  },
  {
    subject: /^English$/,
    topic: /novel|\bbooks?\b/i,
    doing: 'read and talk about',
    matches: ['our class novel', 'picture books'],
    misses: ['bookkeeping'],
  },
  {
    subject: /^English$/,
    topic: /comprehension|\breading\b|novel|infer/i,
    doing: 'practise and explain',
    matches: ['reading comprehension', 'inferring'],
    misses: ['proofreading'],
  },
  {
    subject: /^English$/,
    topic:
      /writ|persua|narrative|stor(?:y|ies)|recount|report|letter|poe(?:m|try)|haiku|diar|argument|procedur|instruction|paragraph/i,
    doing: 'plan, write and improve',
    matches: ['persuasive writing', 'a recount of our camp', 'haiku'],
    misses: ['commas'],
  },
  { subject: /^The arts$/, topic: /./, doing: 'try out and develop', matches: ['printmaking'], misses: [] },
  {
    subject: /^Technology$/,
    topic: /./,
    doing: 'design, test and improve',
    matches: ['a lunchbox'],
    misses: [],
  },
  {
    subject: /^Health/,
    topic:
      /ball|throw|catch|kick|skill|swim|athletic|relay|run|jump|fitness|netball|rugby|hockey|cricket|football|gymnast|game/i,
    doing: 'practise and improve',
    matches: ['ball skills', 'swimming'],
    misses: ['friendship'],
  },
]
