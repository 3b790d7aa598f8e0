import type { WordPattern } from '../../planner/read/words/word-pattern.ts'

const MAY = '(?:(?:can|may|will|should|must|could|then|now|each|all|also|first|next|carefully|quickly) )*'
/** Pupils who are told to do something. */
const PUPILS_TOLD = `(?:(?<!\\p{L})(?:pupils|students|ākonga|pairs|groups|teams|the class|the group|everyone|partners|you|each (?:pupil|student|child|group|pair|one)|every (?:pupil|student|child|group)) ${MAY}|(?<!\\p{L})(?:let|have|ask|get|tell|send|make|invite|allow|help|challenge|encourage) (?:\\p{L}+ ){1,3}?(?:to )?${MAY})`
/** Those who are told to do something. What birds, heroes and sailors do is told in many texts. */
const TOLD = `(?:^[-•\\d.)\\s]*(?:(?:now|then|next|first|finally|after that),? )?|[.!?:;] +|,? (?:and )?then |^(?:take|go|get|find|use|pick|walk|hold|stand|lie|sit|move|come|stop|grab|choose|collect|gather|light|open|mix|stir|pour|put|cut|make|climb|run|step|turn)\\b[^.!?]{0,60} and (?:then )?|${PUPILS_TOLD})`
const EAT = '(?:eat|taste|try|sample|nibble|chew|lick|swallow|suck|drink|sip)s?'
const GROWS =
  '(?:berr(?:y|ies)|mushrooms?|toadstools?|fung(?:i|us)|lea(?:f|ves)|flowers?|petals?|roots?|seeds?|nuts?|plants?|bark|fruits?|shellfish|mussels|pipi|seaweed|moss|sap|nectar)'
const FOUND =
  '(?:(?:that |which )?(?:you|they|we|pupils|students|the class) (?:find|found|pick|picked|see|collect|come across|gather)|(?:from|of|on|off|in) (?:the |a |any |each |every )?(?:bush|forest|forest floor|walk|hedge|plants?|trees?|park|playground|field|ground|roadside|beach|rocks|riverbank|rock pools?|school grounds)|growing|outside|in the wild)'
const WATER =
  '(?:(?:from |out of )?(?:the |a |some )?(?:river|stream|creek|pond|lake|sea|puddle|swamp|tank|drain)(?: water)?)'
const SUN =
  '(?:the (?:midday |rising |setting |bright )?sun|an? (?:solar )?eclipse|the (?:solar )?eclipse|a laser(?: beam)?)(?![’\\p{L}])(?! (?:symbol|shape|dial|chart|picture|card|in the (?:picture|photo|painting|story|poem|text))| (?:with|through) (?:an? |the |your |special |proper |approved |safe )*(?:solar|eclipse|filter|pinhole|viewer|glasses))'
const ALIVE = "(?:their|your|his|her|a partner[’']s|each other[’']s)"
const SMALL_METAL =
  '(?:fingers?|hands?|(?:\\p{L}+ )?needles?|(?:bare |stripped |the |two )*wires?|forks?|kni(?:fe|ves)|paper ?clips?|nails?|pins?|foil|metal|keys?|pencils?|screwdrivers?|spoons?)'

/** Deeds that nobody may be told, whatever stands on safety beside them. */
export const NEVER_TOLD: readonly WordPattern[] = [
  {
    pattern: new RegExp(
      `${TOLD}(?:(?:pick|gather|forage|(?:find|collect|look for)[^.!?]{0,20} (?:outside|wild|${GROWS}))[^.!?]{0,30} and ${EAT} (?:some|one|them|it|each|an? (?:bite|taste|bit|piece|nibble)|(?:the |a |an |any |some )+(?:\\p{L}+ )?${GROWS})|${EAT} (?:the |a |an |any |some |one |each |every |different |wild )*(?:of the )?(?:wild |unknown |red |local |native )*(?:wild ${GROWS}|${GROWS}[^.!?]{0,20}? ${FOUND}|unknown ${GROWS}))(?!\\p{L})`,
      'iu',
    ),
    matches: ['Let pupils taste the berries you find on the walk.', 'Eat a leaf from each plant.'],
    misses: [
      'Birds eat the berries in autumn.',
      'Taste the fruit that you brought.',
      'Taste the strawberries.',
    ],
  },
  {
    pattern: new RegExp(
      `${TOLD}(?:(?:drink|taste|sip|swallow)s? ${WATER}|(?:eat|taste|lick|swallow|drink|sip|chew)s? (?:the |a |some |any |one of the )*(?:pills?|medicines?|tablets|vitamins|soil|dirt|glue|paint|soap|detergent|chalk|play ?dough|slime))(?!\\p{L})`,
      'iu',
    ),
    matches: ['Students drink the stream water.', 'Taste the slime.'],
    misses: ['Cows drink from the river.', 'Drink water after the run.'],
  },
  {
    pattern:
      /(?<!\p{L})(?:sip|taste|drink|swallow|lick|sniff|smell)s? (?:it|them|each(?: one)?|the (?:mixture|liquid|solution)) to (?:see|find out|tell|work out|guess|check|decide) (?:what|which|if|whether)|(?<!\p{L})(?:powder|chemical|cleaner|liquid|mixture)s?[^.!?]{0,40}(?<!\p{L})(?:sip|taste|drink|swallow|lick) (?:it|them)(?!\p{L})/iu,
    matches: ['Stir the powder into a drink and sip it.', 'taste it to see what it is'],
    misses: ['look at it to see what it is', 'The powder dissolves.'],
  },
  {
    pattern: new RegExp(
      `${TOLD}(?:(?:look|stare|gaze|peer|peek|squint|glance|point (?:the|a|your) (?:telescope|binoculars|camera|lens))s? (?:straight |directly |right |up |quickly |briefly |through [^.!?]{0,25} )*(?:at|into|towards?) ${SUN}|watch(?:es)? ${SUN}(?! (?:rise|set|go down|come up|move|on))|(?:use|take|lift|hold)s? [^.!?]{0,20}(?:telescopes?|binoculars|magnifying glass(?:es)?|lens|camera)[^.!?]{0,20} (?:find|see|look at|view|watch|at|on|study) ${SUN}|(?:find|see|view|study|observe|focus on|draw)s? ${SUN} (?:with|through) (?:the |a |your )?(?:telescopes?|binoculars|magnifying glass(?:es)?|lens|camera|(?:naked |bare )?eyes?|fingers|sunglasses))(?!\\p{L})`,
      'iu',
    ),
    matches: [
      'Look straight at the sun through your fingers.',
      'Use the binoculars to find the sun.',
      'Stare at the eclipse and draw it.',
    ],
    misses: [
      'Look at the sun’s shadow.',
      'Watch the sun rise.',
      'He looked at the sun.',
      'Look at the eclipse through eclipse glasses.',
    ],
  },
  {
    pattern: new RegExp(
      `${TOLD}(?:(?:pour|mix|add|use|tip|stir|put|drop|spray|touch|handle|smell|shake|open|heat)s? [^.!?]{0,40}(?:(?:drain|oven|toilet) cleaner|caustic soda|(?:pool|hydrochloric|sulphuric|sulfuric|battery|nitric|muriatic) acid|ammonia|weed ?killer|rat poison|pesticides?|insecticide|antifreeze|(?:liquid |drops? of |beads? of )mercury|asbestos|thermite|gunpowder))(?!\\p{L})`,
      'iu',
    ),
    matches: ['Pour drain cleaner into the jar.', 'Students touch the liquid mercury.'],
    misses: ['Farmers use weedkiller.', 'Pour the juice.', 'Put the Sun here and Mercury there.'],
  },
  {
    pattern: new RegExp(
      `${TOLD}(?:(?:jump|leap|dive|swing|hang)s? (?:\\p{L}+ )?(?:off|from|down) (?:\\p{L}+ ){0,5}?(?:roof|wharf|jetty|pier|bridge|cliff|ledge|balcony|window|wall|waterfall|scaffold\\p{L}*|shed|tree|bank|rocks|top of the (?:playground|frame|stairs))|(?:climb|get|go|stand|walk|sit)s? (?:\\p{L}+ )?(?:on|onto|up onto|up|along|over) (?:\\p{L}+ ){0,3}?(?:roof|cliff|scaffold\\p{L}*|power ?poles?|pylon|balcony rail\\p{L}*|railway (?:line|tracks?)|train tracks?))(?!\\p{L})`,
      'iu',
    ),
    matches: ['Have pairs jump off the wharf.', 'Students climb onto the roof.'],
    misses: ['Jump off both feet.', 'The cat climbs onto the roof.', 'Climb the ladder of numbers.'],
  },
  {
    pattern: new RegExp(
      `${TOLD}(?:(?:cross|wade|swim|float|paddle|run|walk)(?:es|s)? [^.!?]{0,40}(?:(?:at|in|through) (?:its|the) (?:deepest|fastest)|flooded|in flood|the rapids|a rip(?! in)|strong current|the motorway|the railway (?:line|tracks?)))(?!\\p{L})`,
      'iu',
    ),
    matches: ['Let the group cross the river at its deepest point.', 'Swim through the rapids.'],
    misses: ['The river is flooded.', 'Cross the bridge.'],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:put|place|hold|keep|push|poke|pop|stick)s? (?:\\p{L}+ ){0,3}(?:batter(?:y|ies)|coins?|magnets?|beads?|marbles?|pins?|needles?|wires?|pencils?|sticks?|peas?|stones?|pebbles?|buttons?|screws?|nails?|scissors|matches) (?:\\p{L}+ )?(?:in|into|inside|up|on) ${ALIVE} (?:mouths?|nos(?:e|es|trils?)|ears?|eyes?|tongues?)(?![’\\p{L}])|(?<!\\p{L})(?:plastic|rubbish|bin) bags? (?:over|on|round|around) (?:your|their|his|her|a partner[’']s|someone[’']s) (?:heads?|faces?)|(?<!\\p{L})(?:rope|string|scarf|belt|cord)s?[^.!?]{0,20} (?:a?round) (?:your|their|his|her|a partner[’']s|each other[’']s) necks?`,
      'iu',
    ),
    matches: ['Put a small battery in their mouth.', 'Put a plastic bag over your head.'],
    misses: ['Put a bag over the plant.', 'Put your hands on your hips.', 'words in your mouth'],
  },
  {
    pattern:
      /(?<!\p{L})(?:hold|holding|holds) (?:your|their|his|her) breath[^.!?]{0,50}(?:until|as long as (?:you|they) (?:can|possibly)|longest|dizzy|faint|pass out)|(?<!\p{L})until (?:your|their) heads? (?:spins?|hurts?)|(?<!\p{L})until (?:you|they|he|she|pupils|students|someone) (?:all )?(?:feels? |gets? |are |is )?(?:dizzy|faints?|pass(?:es)? out|black(?:s)? out|bleeds?|vomits?|throws? up|(?:be )?sick)(?!\p{L})/iu,
    matches: ['Hold your breath as long as you can.', 'Spin until you feel dizzy.'],
    misses: ['Hold your breath for a second.', 'until you see it'],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:put|push|poke|stick|insert|plug|place|touch|connect)s? [^.!?]{0,20}${SMALL_METAL}(?: \\p{L}+)? (?:in|into|to|inside|through) (?:the |a |an )?(?:(?:wall|power|mains|electrical|electric) )?(?:sockets?|power ?points?|outlets?|toaster|fan|mains)(?!\\p{L})`,
      'iu',
    ),
    matches: ['Plug the bare wires into the wall socket.', 'Put your fingers in the socket.'],
    misses: ['Plug the lamp into the socket.', 'the socket of the hip'],
  },
  {
    pattern: new RegExp(
      `${TOLD}(?:(?:touch|hold|feel|lick|grab|press)(?:es|s)? (?:the |a |an )?(?:hot|boiling|red-hot|burning|glowing|live|lit) (?:element|plate|stove|iron|wires?|metal|lamp|bulb|pan|oven|coil|radiator|flame|candle|coals?)|(?:pick up|touch|handle|hold|stroke|collect|feel)(?:es|s)? (?:any |a |the |some )?(?:dead|stray|injured|sick) (?:birds?|animals?|possums?|rats?|mice|hedgehogs?|dogs?|cats?|bats?)|(?:poke|hit|kick|open|touch|shake|stir up)s? (?:a |the |any )?(?:wasps?|wasps?[’']? nests?|bee ?hives?|katipō|hornets?))(?!\\p{L})`,
      'iu',
    ),
    matches: ['Touch the hot element.', 'Pick up any dead bird.', 'Poke the wasp nest.'],
    misses: ['Touch the cold metal.', 'The dead bird lay there.', 'Hot metal glows.'],
  },
  {
    pattern:
      /(?<!\p{L})(?:give|hand|pass)s? (?:out )?(?:to )?(?:each|every|all|the|your) (?:child|children|pupils?|students?|groups?|pairs?|kids?|teams?)(?: of \p{L}+)? (?:a|an|some|the|their own)? ?(?:match(?:es)? (?:to|and|each|stick)|box of matches|lighters?|craft kni(?:fe|ves)|razor blades?|scalpels?|hot glue guns?|firecrackers?|sparklers?)(?!\p{L})/iu,
    matches: ['Give each child a match to strike.', 'Hand every group a lighter.'],
    misses: ['Give each team a match day.', 'Give the pupils a card.'],
  },
  {
    pattern:
      /(?<!\p{L})(?:post|share|send|give|type|put|tell)s? (?:out )?(?:your|their) (?:full names?|home address(?:es)?|address(?:es)?|phone numbers?|passwords?|photos?)[^.!?]{0,20} (?:online|on the internet|on social media|to (?:a )?strangers?|in (?:the|a) (?:public )?chat)(?!\p{L})|(?<!\p{L})(?:meet|visit|go with|get in(?:to)? [^.!?]{0,15} with) (?:up with )?(?:a stranger|strangers|someone (?:you|they) met online)(?!\p{L})/iu,
    matches: ['Post your address online.', 'Go with a stranger.'],
    misses: ['Write your address on the envelope.', 'Share your photos with the class.'],
  },
  {
    pattern: new RegExp(
      `${TOLD}(?:(?:write|put|print|show|display|pin|hang|post|share|list|give|tell|swap|send|read out|exchange)s? [^.!?]{0,30}(?:${ALIVE}|the) (?:\\p{L}+ and )?(?:home address(?:es)?|phone numbers?|passwords?|PIN numbers?|dates? of birth)[^.!?]{0,40}(?:posters?|walls?|hall|windows?|notice ?boards?|newsletter|display|fence|badges?|everyone|everybody|each other|others|partners?|strangers?|class)|(?:swap|share|exchange|give out|guess)s? passwords?|(?:post|upload|share|put|send)s? [^.!?]{0,20}(?:selfies?|(?:photos?|videos?|pictures?|clips?) of (?:your|their|each|other|a|the (?:class|group|pupils?)))[^.!?]{0,40} (?:on|to|online|onto) ?(?:Instagram|TikTok|Snapchat|Facebook|YouTube|social media|the internet|[.,;]|$))(?!\\p{L})`,
      'iu',
    ),
    matches: [
      'Put your phone number on a badge for everyone.',
      'Share a video of your group on TikTok.',
      'Students exchange passwords.',
    ],
    misses: [
      'Write the address on the envelope.',
      'Share photos of the garden with the class.',
      'Write your name on the poster.',
    ],
  },
  {
    pattern: new RegExp(
      `${PUPILS_TOLD}(?:carry|carries|pour|lift|drain|pass|hold|boil|fetch|tip)(?:es|s)? [^.!?]{0,30}(?:boiling|scalding) (?:\\p{L}+ )?(?:water|oil|fat|wax|pots?|kettles?|jugs?|soup|milk)(?!\\p{L})`,
      'iu',
    ),
    matches: ['Let students carry the pot of boiling water.'],
    misses: ['The teacher pours the boiling water.', 'Carry the cold water.'],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:dip|put|stick|rub|wash|hold|soak|place|touch|press)(?:es|s)? [^.!?]{0,20}(?:fingers?|hands?|arms?|skin|faces?|feet|tongues?|lips|eyes) (?:in|into|with|on|onto|under) (?:the |some |a )?(?:bleach|acid|boiling water|(?:oven|drain|toilet) cleaner|hot (?:oil|wax|plate)|flame|candle)(?!\\p{L})|(?<!\\p{L})(?:rub|put|place|hold|touch|dab)(?:es|s)? [^.!?]{0,20}${GROWS} [^.!?]{0,12}(?:on|to|in|into) (?:your|their|his|her) (?:tongues?|lips|eyes|mouths?)(?!\\p{L})`,
      'iu',
    ),
    matches: ['Dip a finger into the bleach.', 'Rub the berries on your tongue.'],
    misses: ['Dip a brush into the paint.', 'Put the leaf on your page.'],
  },
  {
    pattern:
      /(?<!\p{L})climbs? [^.!?]{0,30} and (?:then )?(?:jump|leap|dive|drop)(?!\p{L})|(?<!\p{L})dares? (?:a|an|each|your|one|the|another) [^.!?]{0,25} to (?:eat|jump|touch|climb|drink|lick|run|steal|hold)(?!\p{L})|(?<!\p{L})(?:inhale|breathe in|suck in)s? (?:the |some )?(?:gas|helium|fumes|vapou?r)(?!\p{L})|(?<!\p{L})(?:lit|burning|glowing) \p{L}+ (?:near|close to|to|against) (?:your|their|a partner[’']s) (?:faces?|hair|skin|eyes?|clothes|hands?)(?!\p{L})|(?<!\p{L})sniff(?:s|ing)? [^.!?]{0,20}(?:glue|markers?|pens|felts|aerosols?|nail polish|gas|fumes|paint|thinners?)(?!\p{L})|(?<!\p{L})(?:throw|hurl|chuck|fire|shoot|aim|swing)(?:s|ing)? [^.!?]{0,30}(?:stones?|rocks?|kni(?:fe|ves)|darts?|spears?|arrows?|sticks?|bricks?|bottles?) (?:at|towards) (?:each other|one another|a partner|people|others|another (?:pupil|student|group|team)|the (?:other )?(?:pupils|students|team|group)|them|him|her)(?!\p{L})/iu,
    matches: ['Climb the tree and jump down.', 'Sniff the glue.', 'Throw stones at each other.'],
    misses: ['Climb down and walk.', 'The dog sniffs the post.', 'Throw the ball at the stumps.'],
  },
]

/** What is safe with somebody beside it: roads, deep water. */
export const NEEDS_ADULT: WordPattern = {
  pattern: new RegExp(
    `${TOLD}(?:(?:cross|send|walk|swim|wade|kayak|paddle|float|go|row|sail|climb|light|saw|drill|chop|carve|boil|cook)(?:es|s)? [^.!?]{0,50}(?:wood|timber|axes?|chisels?|roads?|street|highway|traffic|river|stream|creek|pond|swamp|wharf|sea|ocean|lake|buoy|surf|deep end|pool|estuary|harbour|cliff|cave|bush|candles?|fires?|matches|stove|oven)|send [^.!?]{0,20}(?:across|into|to) [^.!?]{0,20}(?:road|street|river|sea|bush|traffic))(?!\\p{L})`,
    'iu',
  ),
  matches: ['Swim out to the buoy.', 'Send pairs across the main road.', 'Each pupil lights a candle.'],
  misses: ['Draw the road.', 'The duck swims in the lake.'],
}

/** Nobody is there to see it. */
export const UNWATCHED: WordPattern = {
  pattern:
    /(?<!\p{L})(?:by (?:them|him|her|your)sel(?:f|ves)|alone|on (?:their|your|his|her) own|unsupervised|unattended|unwatched|without (?:an? )?(?:adults?|teachers?|lifeguards?|supervision|you|anyone (?:watching|there))|with no (?:adults?|teachers?|lifeguard|supervision)(?: there| near| beside)?|while (?:you|the teacher|the adult) (?:are|is|fetche?s?|go(?:es)?|get(?:s)?|leave(?:s)?|step(?:s)? out|mark(?:s)?|collect(?:s)?|set(?:s)?|talk(?:s)?|read(?:s)?|write(?:s)?|answer(?:s)?|teach(?:es)?|work(?:s)? (?:in|at) the other)|(?:you are|you[’']re|the teacher is) (?:out of the room|away|outside|busy))(?!\p{L})/iu,
  matches: ['by themselves', 'without a lifeguard', 'while you fetch the others', 'while you are out'],
  misses: ['with an adult', 'while you hold it', 'along the path'],
}
