import type { WordPattern } from '../../read/words/word-pattern.ts'

/** The lists of words that are heard in every classroom. */
export const EVERYDAY_LISTS = ['greetings', 'family', 'classroom-things', 'commands', 'kai'] as const

/** Printed as the title of words from these lists. */
export const EVERYDAY_TITLE = 'Everyday kupu'

export const EVERYDAY_NOTE =
  'No topic was named for the kupu, so they are everyday ones: greetings, family, the classroom and kai. Name a topic to get its words.'

/** A topic that names te reo Māori and nothing to talk about in it. */
export const NO_TOPIC_IN_REO: WordPattern = {
  pattern:
    /^(?:(?:the|our|some|\d+|basic|simple|common|easy|everyday|useful|key|new) )*(?:te wiki o )?(?:te reo(?: m[āa]ori)?|m[āa]ori(?: language)?|kupu(?: m[āa]ori| o te r[āa])?)(?: (?:week|words?|kupu|language|vocab(?:ulary)?|quiz|cards|game))*(?:,? with \d (?:options|choices))?$/iu,
  matches: ['te wiki o te reo', 'te reo Māori', 'Māori language week', 'basic kupu māori', '10 te reo words'],
  misses: ['te reo colours', 'Māori myths', 'kupu for the weather', 'te reo greetings'],
}
