import type { DoorRule } from './door-rule.ts'

const SOMEONE =
  "(?:(?:one of )?(?:my|our|the|a|this) (?:\\w+ ){0,3}?(?:pupil|student|child|kid|boy|girl|akonga|tamaiti|learner|class|classmate|kids|students|pupils|children)(?:'?s?'?)?|(?:her|his|their))"
const LOVED =
  '(?:(?:step|great|foster|little|big|baby|twin|older|younger|best|pet)[ -]?)*(?:dad|father|mum|mother|parents?|uncle|aunt(?:y|ie)?|brother|sister|cousin|koro|nan|nana|kuia|kaumatua|grand(?:ad|dad|pa|father|ma|mother)|friend|baby|dog|cat|pet|poppa|pop)'
const DIED =
  '(?:died|has died|just died|passed(?: away| on)?|drowned|was killed|got killed|is dying|took (?:his|her) own life|was buried|lost (?:his|her|their) life)'

/** A named piece of work goes on: a lesson on grief is made. */
const ASKS_FOR_A_DOCUMENT =
  /\b(?:lessons?|plan|worksheet|unit|activit(?:y|ies)|resource|letter|cards?|poem|story|stories|narrative|novel|book|text|quiz|film|history|war|anzac|legend|myth|recount)\b/

/** A death near a pupil, and a lesson that is taught with others. */
export const LOSSES: readonly DoorRule[] = [
  {
    kind: 'loss',
    pattern: new RegExp(
      `\\b${SOMEONE} (?:\\w+ )?${LOVED} (?:\\w+ )?${DIED}\\b|\\b(?:one of )?(?:my|our) (?:\\w+ ){0,2}?(?:pupils?|students?|kids?|child(?:ren)?|boys?|girls?|classmates?|akonga|tamariki) (?:has |have |just |recently )*(?:${DIED}|lost (?:her|his|their|an?) (?:\\w+ )?${LOVED})\\b|\\b(?:a death|someone died|a tangi|a funeral) in (?:one of )?(?:my|our|her|his|their) (?:\\w+ )?(?:class|school|family|whanau|pupils?'?|students?'?)\\b`,
    ),
    unless: ASKS_FOR_A_DOCUMENT,
    closes: [
      'one of my students lost her koro on sunday',
      'a girl in my room, her dad passed away',
      'My pupil’s grandad died at the weekend, not sure what to say',
      'one of my boys died in a car crash',
    ],
    staysOpen: [
      'A lesson on grief and remembering, Year 7',
      'one of my students lost her nan, lesson on grief y5',
      'Why did the moa die out? Year 5',
      'One of my students lost his book',
      'Water safety so that nobody drowns, Year 4',
    ],
  },
  {
    kind: 'suicide-prevention',
    pattern:
      /\bsuicid(?:e|al)(?: (?:prevention|awareness|education|ideation))?\b(?! (?:squad|bomb\w*|mission|rate))|\b(?:lesson|unit|worksheet|teach\w*|plan|activity|talk|health|y(?:ea)?r? ?\d)\b[^.!?]{0,30}\bself[ -]?harm(?:ing)?\b|\bself[ -]?harm (?:prevention|awareness|education|lesson|worksheet|unit)\b/,
    unless:
      /\b(?:staff|teachers?|policy|professional|pld|pd|shakespeare|romeo|samurai|kamikaze|novel|postvention|antony|cleopatra)\b/,
    closes: [
      'a unit on suicide awareness for year 8',
      'self-harm worksheet y8',
      'teach my year 7s about suicide',
    ],
    staysOpen: [
      'Asking for help when things are hard, Year 7',
      'Puberty, Year 6',
      'Consent and boundaries, Year 8',
      'Alcohol and other drugs: making choices, Year 8',
      'Mental health and wellbeing, Year 8',
      'Grief and loss, Year 6 health',
      'Romeo and Juliet and the suicide scene, Year 8 drama',
    ],
  },
]
