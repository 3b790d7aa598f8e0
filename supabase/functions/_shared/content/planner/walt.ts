const VERB =
  /^(find|use|write|read|name|tell|explain|describe|compare|identify|recognise|show|make|create|draw|say|take|talk|share|sort|explore|plan|test|retell|choose|perform|design|give|list|record|ask|follow|demonstrate|express|present|respond|link|infer|summarise|spell|edit|revise|form|move|play|sing|work|discuss|investigate|observe|analyse|evaluate|apply|keep|set|listen|cut|put|greet|develop|build|practise|join|locate|measure|predict|connect|interpret|outline|examine|relate|classify|distinguish|understand|know)\b/i

/** What is done with a topic that names no work of its own. */
const DOING: readonly [subject: RegExp, topic: RegExp, doing: string][] = [
  [/te reo/, /./, 'say and understand'],
  [/^English$/, /\bspeech|\bdebat|oral|\btalks?\b/i, 'prepare and give'],
  [/^English$/, /novel|\bbooks?\b/i, 'read and talk about'],
  [/^English$/, /comprehension|\breading\b|novel|infer/i, 'practise and explain'],
  [
    /^English$/,
    /writ|persua|narrative|stor(?:y|ies)|recount|report|letter|poe(?:m|try)|haiku|diar|argument|procedur|instruction|paragraph/i,
    'plan, write and improve',
  ],
  [/^The arts$/, /./, 'try out and develop'],
  [/^Technology$/, /./, 'design, test and improve'],
  [
    /^Health/,
    /ball|throw|catch|kick|skill|swim|athletic|relay|run|jump|fitness|netball|rugby|hockey|cricket|football|gymnast|game/i,
    'practise and improve',
  ],
]

/** Completes "We are learning to …" with something a teacher can see or hear done. */
export function waltOf(focus: string, subject: string | null = null): string {
  const doing =
    DOING.find(([area, topic]) => area.test(subject ?? '') && topic.test(focus))?.[2] ?? 'explore and explain'
  return (VERB.test(focus) ? focus : `${doing} ${focus}`).replace(/^(understand|know)\b( about)?/i, 'explain')
}

/** A chosen goal as the end of "We are learning to …": its own words, but nothing that cannot be seen or heard. */
export function aimOf(goal: string): string {
  return goal.replace(/^(understand|know)\b( about)?/i, 'explain')
}
