import type { WordPattern } from '../../planner/read/words/word-pattern.ts'

/** Words that have no place in a document for a class. */
export const SWEAR_WORDS: WordPattern = {
  pattern:
    /(?<!\p{L})(?:(?:mother)?fuck\p{L}*|(?:bull|horse)?shit(?:ty|s|ting)?|crap(?:py)?|cunts?|bastards?|arse(?:s|holes?)?|ass(?:es|holes?)|wankers?|bitch(?:es|y)?|dickheads?|piss(?:ed|ing)?(?: off)?|bugger off|wtf|sluts?|whores?)(?!\p{L})/iu,
  matches: ['what a crap idea', 'they were pissed off', 'Bullshit!'],
  misses: ['scrape the pan', 'an assembly', 'a mass of clay', 'Scunthorpe', 'the class passes'],
}

/** Words for people that insult, and treatment of pupils that hurts. */
export const INSULTS: readonly WordPattern[] = [
  {
    pattern:
      /(?<!\p{L})(?:idiots?|morons?|retard(?:s|ed)?|spastics?|dimwits?|half-?wits?|nitwits?|imbeciles?|dunces?|dummies|dumbos?|numbskulls?|fatso|fatties|(?:a|any|the|you|such) (?:dummy|fool|loser) (?:who|would|could|can|can[’']t|still|does|will|gets|for)|only (?:a|an) (?:dummy|fool|loser))(?!\p{L})/iu,
    matches: ['Only an idiot would miss it.', 'those morons', 'the dummies group', 'any fool can do it'],
    misses: ['idiomatic', 'the tide was retarding', 'a baby’s dummy', 'an April fool', 'Do not fool them.'],
  },
  {
    pattern:
      /(?<!\p{L})(?:slow|slower|stupid|dumb|dumber|thick|dim|useless|hopeless|lazy|backward|dopey|fat|ugly|loser|weird) (?:kids?|children|child|pupils?|students?|learners?|boys?|girls?|tamariki|ākonga|ones? in (?:the|your) class)(?![\p{L}’'])/iu,
    matches: ['Put the slow kids at the back.', 'lazy students', 'the dumber pupils'],
    misses: ['slow readers hear more', 'a slow walk', 'kids slow down', 'the lazy cat', 'weak tea'],
  },
  {
    pattern:
      /(?<!\p{L})(?:you|they|she|he|kids|children|pupils|students|boys|girls)(?:['’]re|['’]s| are| is) (?:so |too |just |all |really )?(?:stupid|dumb|thick|useless|hopeless|retarded|idiotic)(?!\p{L})/iu,
    matches: ['Tell him he is too stupid for this.', 'They’re dumb.'],
    misses: ['They are stupidly happy', 'It is useless without a battery.'],
  },
  {
    pattern:
      /(?<!\p{L})(?:too|the) (?:stupid|dumb|dim) (?:for|to|ones?|group|table)(?!\p{L})|(?<!\p{L})(?:make|makes|making) (?:them|him|her|pupils|children|everyone) (?:all )?(?:feel|look) (?:ashamed|stupid|small|dumb|foolish|bad about)(?!\p{L})/iu,
    matches: ['The class is too dumb for this.', 'Make him feel small.'],
    misses: ['the dim light', 'too slow to catch', 'make them feel welcome'],
  },
  {
    pattern:
      /(?<!\p{L})(?:(?<!what a |no |such a )shame|name and shame|humiliate|embarrass|mock|ridicule|belittle) (?:the|any|those|them|him|her|a|each|every)(?: \p{L}+){0,2}? ?(?:pupils?|students?|child|children|kids?|learners?|boys?|girls?|who|in front of)(?!\p{L})/iu,
    matches: [
      'Shame the pupils who are late.',
      'Embarrass him in front of the class.',
      'mock any child who cries',
    ],
    misses: ['What a shame the pupils left.', 'a mock exam', 'no shame in asking'],
  },
  {
    pattern:
      /(?<!\p{L})(?:sit|put|keep|send|move|leave) (?:all )?(?:the|your|any) naughty (?:ones?|kids?|children|pupils?|students?|boys?|girls?|group|table)(?!\p{L})|(?<!\p{L})(?:readers|writers|pupils|students|children|kids|boys|girls|learners|spellers)(?: (?:in|at|of) [^.!?,]{1,25})? (?:are|is) not (?:very |too |so |that |really )?(?:bright|clever|smart|intelligent)(?!\p{L})/iu,
    matches: ['Put the naughty ones by the door.', 'These readers are not very bright.'],
    misses: ['The naughty boy in the story runs off.', 'The lights are not very bright.'],
  },
  {
    pattern:
      /(?<!\p{L})(?:smack|slap|cane|hit|pinch|kick) (?:the (?:hands?|legs?) of )?(?:any|each|every|those|a) (?:\p{L}+ )?(?:child|children|kids?|pupils?|students?|boys?|girls?)(?![\p{L}’'])|(?<!\p{L})weigh (?:each other|every (?:child|pupil|student)|the (?:children|pupils|students))(?![\p{L}’'])|from (?:the )?(?:fattest|heaviest) (?:child|pupil|student)?s? ?to (?:the )?(?:thinnest|skinniest|lightest (?:child|pupil|student))(?!\p{L})|read out the (?:lowest|worst) (?:scores?|marks?|results?)(?!\p{L})|(?:pupils|students|children|them|(?:the|your) class) (?:that they )?(?:not to|must not|should not|may not) tell their (?:parents?|whānau|famil(?:y|ies)|mums?|dads?)(?!\p{L})/iu,
    matches: ['Smack any child who talks.', 'Have pupils weigh each other.'],
    misses: ['Hit the ball to a partner.', 'Weigh each other’s shoes.', 'They slap the table.'],
  },
  {
    pattern:
      /(?<![\p{L}“‘])real (?:man|men|boys?|girls?|wom[ae]n) (?:never|always|don[’']t|doesn[’']t|do not|does not)(?!\p{L})|(?<!\p{L})(?:are|is)(?: not| never)? (?:a )?real (?:new zealanders?|kiwis?)(?!\p{L})|(?<!\p{L})(?:crying|to cry) is (?:weak|for girls|for babies|shameful)(?!\p{L})/iu,
    matches: ['A real man never cries.', 'Only they are real New Zealanders.', 'Crying is for babies.'],
    misses: ['A real boy stood there.', 'It is a real egg.', 'The baby is crying.'],
  },
  {
    pattern:
      /(?:^|[.!?:;]\s+|(?<!\p{L})(?:should|must|always|never|(?:them|parents|whānau|families|everyone) to)\s+)vote (?:for|against) (?:the )?(?:labour|national|greens|act party|new zealand first|nz first|te pāti māori|(?:māori|green) party)(?!\p{L})/iu,
    matches: ['Vote for National.', 'Tell parents to vote against Labour.'],
    misses: ['Why did many people vote for Labour in 1935?', 'Vote for your favourite book.'],
  },
  {
    pattern:
      /(?<!\p{L})(?:shut up|man up|boys don[’']t cry|(?:throws?|runs?|cr(?:y|ies)|hits?) like a girl)(?!\p{L})/iu,
    matches: ['Tell them to shut up.', 'He throws like a girl.'],
    misses: ['shut the door', 'the man ran up', 'shut, up and over'],
  },
]

/** Statements that one group of people is able and another is not. */
export const BELITTLING: readonly WordPattern[] = [
  {
    pattern:
      /(?<!\p{L})(?:boys|girls|men|women|m[aā]ori|p[aā]keh[aā]|pasifika|asians?|immigrants|refugees|(?:rich|poor|white|black|brown|foreign|chinese|indian|samoan|tongan|m[aā]ori|pasifika|asian|disabled) (?:kids|children|pupils|students|people|families|boys|girls))(?: \p{L}+ly| just| always| all)* (?:are|is)(?: (?!equally)\p{L}+ly| just| always| all| much| far| so| not (?:as|so))* (?:better|worse|smarter|cleverer|brighter|dumber|lazier|lazy|superior|inferior|stupid|dumb|weaker|useless|hopeless|bad|no good|naughty|naughtier)(?: at| than| for| with| in| as|[.!,;]|$)/iu,
    matches: [
      'Girls are worse at coding.',
      'Explain that boys are naturally better at science.',
      'Poor kids are lazy.',
    ],
    misses: ['Girls are taller than boys in this data.', 'The boys are late.', 'boys are good friends'],
  },
  {
    pattern:
      /(?<!\p{L})(?:boys|girls|men|women|m[aā]ori|p[aā]keh[aā]|pasifika|asians|immigrants|refugees|(?:old|older|elderly|poor|deaf|blind|disabled|autistic) (?:people|pupils|students|children|kids)) (?:can[’']?t|cannot|can not|should not|shouldn[’']t|are not able to|aren[’']t able to|don[’']t need to) (?:do|learn|play|read|be|understand|think|lead|drive|code|sing|dance|cook|use|work|cope|run|handle|remember|manage|fix|build|win|teach|help)(?!\p{L})/iu,
    matches: ['Girls can’t do physics.', 'Boys should not dance.'],
    misses: ['Pupils cannot do this alone.', 'Boys can learn to cook.'],
  },
  {
    pattern:
      /(?<!\p{L})(?:christians?|catholics?|muslims?|hindus?|jews|sikhs?|buddhists?|atheists?|christianity|islam|hinduism|judaism|buddhism|(?:other|all|their|most) religions?) (?:are|is)(?: \p{L}+ly| always| all| the only)* (?:right(?! (?:beside|next|now|after|in|on|to|behind|here|there|across|at)(?!\p{L}))|wrong|false|bad|evil|silly|dangerous|better|worse|(?:the )?(?:only )?true (?:religion|faith|one))(?!\p{L})|(?<!\p{L})m[aā]ori (?:get|have|got|were given)? ?(?:special|extra|unfair) (?:privileges?|treatment|handouts?)(?!\p{L})/iu,
    matches: ['Christians are right.', 'Other religions are wrong.', 'Māori get special treatment.'],
    misses: ['Muslims are fasting this month.', 'All religions are welcome.', 'Māori have special days.'],
  },
]

/** A whole group of people, without an article: “the girls of Room 4” are not all girls. */
const ALL_OF_THEM =
  '(?<!\\p{L})(?<!\\b(?:the|these|those|some|our|your|my|their|how|when|where|what|if|many|most|few|both|two|three|four|five|six|seven|eight|nine|ten|\\d+|(?:girls|boys) (?:and|or)) )(?:girls|boys|(?:m[aā]ori|p[aā]keh[aā]|pasifika|pacific|samoan|tongan|asian|chinese|indian|white|black|brown|poor|rich|refugee|immigrant|migrant|disabled|autistic) (?:pupils|students|children|kids|learners|boys|girls|families|parents))'

/** Sentences that say of a whole group what its members are like. */
export const GENERALISING: readonly WordPattern[] = [
  {
    pattern: new RegExp(
      `${ALL_OF_THEM},?(?: who)? (?:(?:are|is) )?(?:usually|naturally|typically|generally|normally|tend to|prefer|lack|struggle|(?:often|always|never|already|mostly|just) (?:are|find|know|need|like|love|hate|do|struggle|prefer|forget|want)|find (?:\\p{L}+ ){1,3}(?:hard|harder|easy|easier|difficult|boring)|(?:are|is) (?:good|bad|better|worse|best|worst|weak|strong|slow|quick) (?:at|with|in)|work (?:best|better)|do(?:n[’']t| not) (?:care|like|need|want|understand))(?!\\p{L})`,
      'iu',
    ),
    matches: [
      'Girls usually prefer stories.',
      'Let Pasifika students sing, as Pasifika students lack patience.',
    ],
    misses: [
      'The girls usually sit here.',
      'Girls and boys take turns.',
      'Māori people traditionally dried eels.',
    ],
  },
]

/** Words beside which a belittling statement is looked at, not made. */
export const LOOKED_AT: WordPattern = {
  pattern:
    /(?<!\p{L})(?:stereotypes?|stereotyping|unfair|myths?|false|not true|untrue|some people (?:say|think|thought|believe)|used to (?:say|think|believe)|people (?:once|used)|never (?:say|call|tell)|don[’']t (?:say|call|tell)|do not (?:say|call|tell)|challenge (?:this|the|that|these|such) (?:ideas?|stereotypes?|beliefs?|views?|claims?|statements?)|sexis[mt]|racis[mt]|prejudice|discrimination|bully\p{L}*|unkind|hurtful)(?!\p{L})/iu,
  matches: ['It is a stereotype that …', 'Some people think that boys …', 'Challenge this idea: boys …'],
  misses: ['Tell them that boys …', 'Explain why …', 'Give them the harder sheet as a challenge.'],
}

/** Words of a text that tells of somebody who calls others names. */
export const NAME_CALLING: WordPattern = {
  pattern:
    /(?<!\p{L})(?:is what \p{L}+ calls|calls (?:him|her|it|them|the|his|its|\p{Lu})|called (?:(?:him|her|it|them|the|his)(?!\p{L})|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:an?|the)(?!\p{L}))|name-?calling|teas(?:e|es|ed|ing)|insult(?:s|ed|ing)?|nicknames?|[Tt]he words? [“"‘'])/u,
  matches: ['The wolf calls the pigs …', 'is what Lucy calls him', 'The word “airhead” hurts.'],
  misses: ['Call out the pupils.', 'a boy called Tom'],
}
