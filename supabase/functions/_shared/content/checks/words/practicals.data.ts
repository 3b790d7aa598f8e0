import type { WordPattern } from '../../planner/read/words/word-pattern.ts'

/** Heat, blades and chemicals, where pupils or a class handle them. */
export const HAZARDS: WordPattern = {
  pattern:
    /\b(?:pour|add|put|drop|dip|stir|touch|hold|fill|use|melt|heat|carry|mix|place|pass|drip|soak|wash|squirt|rub|test|give)\b[^.;!?]{0,40}\b(?:(?:boiling|hot|scalding) (?:water|oil|wax|plates?|metal)|bleach|ammonia|methylated spirits|meths|hydrogen peroxide|caustic soda|(?:\p{L}+ic )?acid(?! rain)|drain cleaner|cleaning products)\b|\b(?:boil (?:the |some )?(?:water|kettle|jug)|heat (?:the |some )?(?:oil|wax))\b|(?<!\ba |\bthe )\b(?:light|strike|burn|blow out) (?:a |the |an? \p{L}+ )?(?:match(?:es)?|candles?|fire|tea ?lights?)\b|\b(?:over|in|near|with) (?:a |an |the )?(?:naked |open |candle )?flames?\b|\bbunsen\b|\bglue guns?\b|\b(?:with|use|using|need) (?:a |the |an? \p{L}+ )?(?:(?:craft|sharp|kitchen|stanley|pocket) kni(?:fe|ves)|hand ?saws?|saws?|power tools?|electric drills?|drills?|soldering irons?|irons?)\b|\bmains (?:power|electricity|socket)\b/iu,
  matches: [
    'Pour boiling water over the leaves.',
    'Light a candle.',
    'Use a hot glue gun.',
    'Cut it with a craft knife.',
  ],
  misses: [
    'a hot day',
    'boiling point',
    'a light match in tennis',
    'the lamp is candle-shaped',
    'They saw a whale.',
  ],
}

/** Words of care beside a hazard. */
export const CARE: WordPattern = {
  pattern:
    /\b(?:safe(?:ly|ty)?|careful(?:ly)?|adult|supervis\w+|goggles|gloves|stand(?:ing)? back|teacher (?:only|does|pours|lights|cuts|holds)|you (?:pour|light|cut|hold|do) |stay close|show safe use|first aid|well away|demonstrat\w+)\b/i,
  matches: ['Show safe use first.', 'An adult pours.', 'Wear goggles.'],
  misses: ['Save your work.', 'They do it by themselves.'],
}

/** Nobody stands by. */
export const ALONE: WordPattern = {
  pattern:
    /\b(?:by (?:them|him|her|your)sel(?:f|ves)|alone|on (?:their|your|his|her) own|without (?:an adult|help|you|supervision)|unsupervised)\b/i,
  matches: ['Students do it by themselves.', 'without an adult'],
  misses: ['along the path', 'in pairs'],
}

/** What nobody does in a classroom, whatever the safety line says. */
export const NEVER: readonly WordPattern[] = [
  {
    pattern:
      /\bbleach\b[^.!?]{0,40}\b(?:vinegar|ammonia|acid|meths|methylated)\b|\b(?:vinegar|ammonia|acid) (?:and|with|to|into) (?:the )?bleach\b|\blook(?:ing)? (?:straight |directly )?(?:at|into) the sun(?![’'\p{L}])(?! (?:with|through|symbol|shape|dial|in the))|\b(?:touch|poke|open) (?:a |the )?(?:power socket|mains|live wire)/iu,
    matches: ['Mix bleach and vinegar.', 'Look directly at the sun.'],
    misses: ['bleach the cloth in the sun', 'Look at the sunflower.', 'Look at the sun’s shadow.'],
  },
  {
    pattern:
      /\b(?:sniff|smell|inhale|breathe in|drink|sip|taste|swallow|lick)(?:s|ing)?\b(?! (?:of|like))[^.!?]{0,30}\b(?:bleach|ammonia|petrol|meths|methylated spirits?|solvents?|(?:white|unknown|mystery|strange) (?:powders?|liquids?|substances?|solutions?|chemicals?))\b|\bbleach\b[^.!?]{0,40}\b(?:sniff|smell(?! of| like)|taste)\b/i,
    matches: ['Taste the white powders.', 'sniff the petrol', 'Put out bleach and let them smell it.'],
    misses: ['taste the fruit', 'Sort the white powders by sight.', 'It smells of petrol.'],
  },
  {
    pattern:
      /\b(?:(?:burn|ignite|set fire to|explo\w+|match(?:es)?|flames?) (?:with |to |near |over )?|light )(?:the |a |an |some )?(?:can of |jar of )?(?:petrol|meths|methylated spirits?|fireworks?|gunpowder|aerosols?|spray cans?)\b|\b(?:petrol|meths|methylated spirits?|gunpowder|aerosols?|spray cans?)\b[^.!?]{0,30}\b(?:on fire|(?:light|burn|ignite) (?:it|them)|explo\w+|with a match)\b/i,
    matches: ['Make an explosion with petrol in a jar.', 'Pour petrol on it and light it.'],
    misses: ['Cars burn less fuel now.', 'Petrol is made from oil.', 'the light from the fire'],
  },
]
