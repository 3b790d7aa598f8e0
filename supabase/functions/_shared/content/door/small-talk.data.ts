import type { DoorRule } from './door-rule.ts'

const THANKS =
  "(?:many )?(?:thanks|thank (?:you|u)|thankyou|thankful|thx|thnx|tx|ty|tysm|ta|cheers|chur|nga mihi(?: nui)?|good on (?:ya|you|u)|much appreciated|(?:i |we )?(?:really )?appreciate (?:it|that|this|you|u)|nice one|well done|(?:good|great|nice|awesome) (?:job|work|stuff)|you rock|u rock|you saved (?:me|my (?:life|day|bacon|week|night))|that'?ll do(?: nicely)?|tumeke|ka rawe|tino pai|ka mau te wehi)"
const GOOD =
  '(?:awesome|amazing|great|good|brilliant|perfect|lovely|excellent|fantastic|wonderful|cool|sweet(?: as)?|mean(?: as)?|choice|legends?|life ?savers?|stars?|superstar|champ|champion|best(?: ever)?|gem|genius|hero|gold|wicked|helpful|what i (?:needed|wanted|was after)|neat|beautiful|incredible|angel|goat|epic|fab|fabulous|superb|stunning|terrific|useful|handy|spot on|magic|ace)'
const IS_GOOD = `(?:that|this|it|these|those|they|you|u|ur|your|you're|youre|you are|that's|thats|it's|its|looks?|what)(?: (?:is|are|was|were|r|look|looks|looked|went|works?|worked))? (?:just |so |really |absolutely |pretty |actually |very |super |such |exactly |totally |an? |the |bloody |real |well )*${GOOD}`
const LOVES =
  '(?:(?:i|we|they|the kids|my kids|my class|the class|the tamariki|kids|everyone) )?(?:really |just |absolutely |all )*(?:love|loved|loving|loves|adore|adored|enjoyed|like|liked) (?:it|this|that|these|them|you|u|ur work|your work)(?: so much| a lot)?'
const ALONE =
  '(?:awesome|amazing|great|brilliant|perfect|lovely|excellent|fantastic|wonderful|superb|fabulous|cool|sweet as|yay|wow|woohoo|yuss|yus)'
const FILL =
  '(?:so much|heaps|a lot|a bunch|a million|very much|again|mate|bro|team|everyone|friend|legend|champ|star|mahere|for (?:that|this|it|that one|everything|(?:all )?(?:your|the|ur) (?:help|work|mahi|plan|lesson|worksheet|quiz|resource)|helping(?: me)?|the (?:help|lesson|plan))|haha+|lol|omg|oh|aw+|and|so|x+|as|kia ora|hi|hey|yes|ok|ya|you|xx|today|all|indeed)'

/** Praise or thanks, and nothing more. */
export const SMALL_TALK: readonly DoorRule[] = [
  {
    kind: 'small-talk',
    pattern: new RegExp(
      `^(?=.{2,120}$)(?:${FILL}[^\\p{L}\\d?]+)*(?:${THANKS}|${IS_GOOD}|${LOVES}|${ALONE})(?:[^\\p{L}\\d?]+(?:${THANKS}|${IS_GOOD}|${LOVES}|${ALONE}|${FILL}))*[^\\p{L}\\d?]*$`,
      'u',
    ),
    closes: [
      'Thank you so much!',
      'omg this is amazing, thanks heaps',
      'You are a lifesaver',
      'that was great, the kids loved it 😀',
      'perfect!',
      'Ngā mihi nui',
      'nice one mate',
    ],
    staysOpen: [
      'Thank you letters to the bus driver, Year 3',
      'Thanks, now make it shorter',
      'That is great but too long',
      'perfect squares, Year 8',
      'I love reading: a lesson for Year 2',
      'Great apes, Year 5',
      'The best bits of our camp, recount Year 4',
      'Legends of Aotearoa',
      'Cool colours in art, Year 4',
    ],
  },
]
