const VERB =
  /^(find|use|write|read|name|tell|explain|describe|compare|identify|recognise|show|make|create|draw|say|take|talk|share|sort|explore|plan|test|retell|choose|perform|design|give|list|record|ask|follow|demonstrate|express|present|respond|link|infer|summarise|spell|edit|revise|form|move|play|sing|work|discuss|investigate|observe|analyse|evaluate|apply|keep|set|listen|cut|put|greet|develop|build|practise|join|locate|measure|predict|connect|interpret|outline|examine|relate|classify|distinguish|understand|know)\b/i

/** Completes "We are learning to …" with something a teacher can see or hear done. */
export function waltOf(focus: string, subject: string | null = null): string {
  const doing = subject === 'Learning languages (te reo Māori)' ? 'say and understand' : 'explore and explain'
  return (VERB.test(focus) ? focus : `${doing} ${focus}`).replace(/^(understand|know)\b( about)?/i, 'explain')
}

/** A chosen goal as the end of "We are learning to …": its own words, but nothing that cannot be seen or heard. */
export function aimOf(goal: string): string {
  return goal.replace(/^(understand|know)\b( about)?/i, 'explain')
}
