import type { Cut, WordPattern } from '../../words/word-pattern.ts'

/** Begins as an order to change something does, so that the words before it are a change of their own. */
export const ORDERS: WordPattern = {
  pattern:
    /^(?:(?:please|pls|also|then|just|maybe|but|and|can (?:you|u|we)|could (?:you|u|we)|i (?:want|need)(?: you)? to|don'?t forget to) )*(?:add|put|pop|chuck|include|insert|take|remove|drop|delete|get rid|leave|cut|skip|lose|ditch|scrap|swap|change|replace|switch|make|use|give|have|keep|just|turn|set|move|shorten|lengthen|trim|extend|split|only|no|without|more|less|fewer|another|extra|easier|harder|simpler|shorter|longer|trickier|bigger|smaller|don'?t|do it|do the|do)(?![\p{L}’'-])/iu,
  matches: ['add a game', 'take out the vocab', 'only 5 questions', 'also make it shorter', 'no balls'],
  misses: ['a packed lunch', 'the shed is locked', 'scissors', 'nobody'],
}

/** An order whose verb holds for the next thing too: "add a karakia and a cool down". */
export const CARRIED_VERB: WordPattern = {
  pattern:
    /^(?:(?:please|pls|also|then|just|can (?:you|u)|could (?:you|u)) )*(add|put in|include|take out|remove|drop|delete|get rid of|leave out|cut out|cut|skip|lose|ditch|scrap|make it)(?= (?!that\b))/i,
  matches: ['add a karakia at the start', 'take out the vocab', 'please make it shorter'],
  misses: ['add that they need a coat', 'make them pairs', 'shorter'],
}

/** Words at the end of an order that only say why. */
export const WHY_SAID: Cut = {
  pattern:
    /(?:^|[\s,–-]+)(?:sorry|as|cos|coz|cause|because|since|so (?:that|they|we|i|it)|i['’]?ll|we['’]?ll|they['’]?re|it['’]?s) [^.!?]+$/iu,
  leaves: '',
  examples: [
    ['no music sorry speaker is broken', 'no music'],
    ['drop the top level, ill do that one myself', 'drop the top level'],
  ],
  keeps: ['make it shorter', 'add that phones stay home'],
}

/** A reason that no list of orders has in it, so that it is cut before they are read. */
export const SAYS_WHY: WordPattern = {
  pattern: /[\s,](?:sorry|cos|coz|because)\s+\p{L}/iu,
  matches: ['no music sorry speaker is broken', 'drop it cos we ran out of time'],
  misses: ['cosy corner', 'no music sorry'],
}
