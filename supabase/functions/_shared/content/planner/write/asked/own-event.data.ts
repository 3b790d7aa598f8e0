import type { WordPattern } from '../../read/words/word-pattern.ts'

/** Something that the class did together, which it is to write about: the first group names it. */
export const OWN_EVENT: WordPattern = {
  pattern:
    /\b(?:after|about|on|of|from|following) ((?:our|the|a) (?:class |school |recent |whole[- ]school )?(?:(?:(?:beach|farm|zoo|museum|marae|bush|museum) )?(?:trip|visit|excursion|outing|camp|walk|hīkoi|hikoi)(?: (?:to|at|around|on) (?:the |our |a )?\p{L}[\p{L}’'-]*(?: (?!year|yr|y\d|for|with|and|using|class)\p{L}[\p{L}’'-]{2,})?)?|cross[- ]country|athletics day|swimming sports|sports day|school (?:production|gala|fair|disco|picnic)|wheels day|pet day|ag day|calf club))(?![\p{L}])/iu,
  matches: [
    'recount writing after our trip to the beach',
    'writing about our class camp',
    'a recount of the cross country',
    'after our marae visit',
  ],
  misses: ['a trip around the world in stories', 'camp', 'after school', 'about the sea'],
}
