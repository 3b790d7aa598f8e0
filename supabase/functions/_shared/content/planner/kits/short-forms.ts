/** Pronouns and question words that a short form of “am”, “are”, “have”, “will” or “is” hangs on: “I’m”, “whats”, “theyre”. */
const SHORT_OF_VERB =
  /^(?:i['’]?(?:m|ve|d)|i['’]ll|(?:you|they)['’]?(?:re|ve|ll|d)|we['’]?ve|we['’](?:re|ll|d)|(?:he|she)['’]?s|(?:he|she)['’](?:ll|d)|(?:it|that|there|here|what|who|where|when|why|how|let)['’]?s|(?:it|that|there|who)['’]?(?:ll|d))$/i

/** Verbs with “not”: “don’t”, “cant”, “isnt”. */
const SHORT_OF_NOT =
  /^(?:is|are|was|were|do|does|did|has|have|had|ca|wo|would|could|should|must|need)n['’]?t$/i

/**
 * True for a short form of two words of grammar, with its apostrophe or typed without. No lesson is about it. Forms that are words of their own without
 * the apostrophe, such as “ill”, “shell” and “were”, are meant only with it.
 */
export const isShortForm = (word: string): boolean => SHORT_OF_VERB.test(word) || SHORT_OF_NOT.test(word)
