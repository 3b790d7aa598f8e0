import type { WordPattern } from '../../planner/read/words/word-pattern.ts'

/** An order to the teacher about one person, and what follows it. */
export const TOLD_TO: WordPattern = {
  pattern:
    /(?:^|[.;:,]\s+|\band\s+)(?:[Aa]sk|[Tt]ell|[Ll]et|[Ss]it|[Ss]eat|[Rr]emind|[Pp]air|[Pp]ut|[Mm]ove|[Cc]hoose|[Ss]end|[Ii]nvite|[Pp]raise|[Ww]atch|[Kk]eep|[Pp]artner|[Pp]lace|[Kk]eep an eye on|[Ll]ook out for|[Bb]e (?:gentle|careful|patient|firm|kind) with)\s+(\p{Lu}.*)/su,
  matches: ['Ask Sione to read first.', 'Sit Ruby by the door.'],
  misses: ['Ask the class.', 'A task for Tom'],
}

/** Any order about somebody by name. A story may be told so too, so that it says nothing without a surname or a need. */
export const NAMED_IN_ORDER: WordPattern = {
  pattern:
    /(?:^|[.;:,]\s+|\band\s+)(?:[Aa]sk|[Tt]ell|[Ll]et|[Ss]it|[Ss]eat|[Rr]emind|[Pp]air|[Pp]ut|[Mm]ove|[Cc]hoose|[Ss]end|[Ii]nvite|[Pp]raise|[Ww]atch|[Kk]eep|[Pp]artner|[Pp]lace|[Hh]ave|[Gg]ive|[Cc]heck (?:that|on|in with|whether|if)|[Gg]et|[Aa]llow|[Mm]ake sure(?: that)?|[Cc]all on|[Pp]ick|[Gg]roup|[Tt]eam|[Hh]elp|[Ww]arn|[Ss]upport|[Nn]ote that|[Kk]eep an eye on|[Ll]ook out for|[Bb]e (?:gentle|careful|patient|firm|kind) with|[Dd]o not (?:call on|ask|seat)|[Ww]ork with|[Rr]emember that)\s+(?!(?:The|Each|Every|All|Year|Māori|Pasifika|English|Groups?|Students|Children|Pupils)(?!\p{L}))(\p{Lu}\p{Ll}.*)/su,
  matches: ['Give Tane extra time.', 'Check that Liam is ready.', 'Have Isla Thompson lead.'],
  misses: ['Give the class time.', 'Have Year 4 lead.'],
}

/** A first name and a surname. */
export const TWO_NAMES: WordPattern = {
  pattern: /^\p{Lu}[\p{Ll}\p{M}-]+ \p{Lu}[\p{Ll}\p{M}’'-]+/u,
  matches: ['Sione Fifita to read'],
  misses: ['Sione to read', 'Sione and Ana'],
}

/** What is told about one pupil. */
export const ABOUT_ONE_PUPIL: WordPattern = {
  pattern:
    /\bbecause of (?:his|her|their)\b|(?:\b(?:because|since|as|so that|who)|:) (?:he|she|they|his|her|is|has|cannot|can[’']t|never|always)\b(?<!: (?:his|her|is|has|never|always))|\b(?:away from|next to|near|beside) (?:the teacher|your desk|\p{Lu}\p{Ll}+)/u,
  matches: [
    'beside a friend: he has a need',
    'because he finishes first',
    'next to your desk',
    'who never listens',
  ],
  misses: ['because it rains', 'next to the window'],
}

const NAME = "\\p{Lu}[\\p{Ll}\\p{M}-]+ \\p{Lu}[\\p{Ll}\\p{M}’'-]+"

/** A pupil does these things in class. Nobody of history or of a book collects the sheets. */
export const CLASS_DUTY: WordPattern = {
  pattern: new RegExp(
    `^(?:(?:,| and|, and) ${NAME})*(?: (?:will|can|could|should|may|must|is to|has to|needs to|might))? (?:hands? (?:out|in|round)|collects? (?:the|all|in|up|every)|gives? out|tid(?:y|ies)|packs? (?:up|away)|sits? (?:at|by|next|near|beside|with|in front|out)|leads? (?:the )?(?:singing|karakia|line|group|class|game|warm-?up|waiata|haka|discussion|way|counting)|reads? (?:out|aloud|first|next|the (?:question|instructions|text|first|next))|starts? (?:first|us off|the (?:game|round|race))|sets? (?:up|out) the|works? (?:with|alone|at (?:the|a)|on (?:the|a)|beside)|go(?:es)? (?:first|last|next)|partners?|pairs? (?:up|with)|needs? (?:help|support|extra|more|a (?:break|job|task)|to (?:sit|work|move|be))|demonstrates?|stays? (?:in|with|near|behind)|finish(?:es)? (?:early|first|the)|takes? notes|writes? on the board|pass(?:es)? (?:out|round)|wipes?|cleans? (?:up|the)|turns? off|switch(?:es)? o|minds?|looks? after the|counts? the|reports? back|keeps? (?:the )?(?:score|time))(?!\\p{L})`,
    'u',
  ),
  matches: [' will hand out the counters', ' collects the sheets', ' and Noah Williams lead the singing'],
  misses: [' will be our scientist', ' led the way', ' wrote a book', ' will lead us to the moon'],
}

/** Two or more names in a row, each with a surname, as on a list of a class. */
export const ROSTER: WordPattern = {
  pattern: new RegExp(`(?<!\\p{L})(${NAME})(?:(?:, and |, | and | & |; ?)${NAME})+`, 'u'),
  matches: ['Group 1: Ben Carter, Lucy Adams and Sione Taufa', 'Table 2 (Ava Smith, Liam Jones)'],
  misses: ['Group 1: read the first page', 'Jobs: Ben, Lucy'],
}

/** Words beside which a row of names is one of people whom everybody may read about. */
export const PUBLIC_PEOPLE: WordPattern = {
  pattern:
    /(?<!\p{L})(?:by|about|choose|posters?|biograph\p{L}*|famous|explorers?|scientists?|artists?|authors?|poets?|athletes?|leaders?|heroes|inventors?|painters?|players?|signed|museums?|portraits?|statues?|mountaineers?|pilots?|suffrag\p{L}*|politicians?|ministers?|of New Zealand|songs?|music|film|book|books|read|research|stor(?:y|ies)|characters?)(?!\p{L})/iu,
  matches: ['a poster about', 'famous explorers'],
  misses: ['Table 2', 'Group 1'],
}

/** A child's need that is said to be theirs: "her epilepsy", "he has FASD". */
export const THEIR_NEED: WordPattern = {
  pattern:
    /(?<!\p{L})(?:(?:his|her|their) (?:\p{Ll}+ )?|(?:he|she|they) (?:has|have|lives? with) (?:a |an |severe |mild |some )?)(?:dyslexia|dyspraxia|dyscalculia|ADHD|ADD|ASD|FASD|autism|epilepsy|anxiety|disability|diagnosis|medication|IEP|stutter|OCD|Tourette\p{L}*|Down syndrome|cerebral palsy|depression|trauma|behaviour plan|special needs)(?!\p{L})|(?<!\p{L})(?:he|she) is (?:autistic|dyslexic|epileptic|non-?verbal|disabled|diabetic)(?!\p{L})/iu,
  matches: ['because of his dyslexia', 'he has FASD', 'her ADHD medication'],
  misses: ['students with dyslexia', 'their need for anxiety-free tests'],
}

/** Words of a text that tells of a life that is over or famous, or of a character. */
export const OF_A_LIFE: WordPattern = {
  pattern:
    /(?<!\p{L})(?:was|were|had|became|grew|born|died|wrote|won|invented|1[0-9]{3}|20[0-9]{2}|(?:in|of|from) the (?:story|book|text|poem|film|novel|play|picture|tale|legend)|character|hero|author|read about)(?!\p{L})/iu,
  matches: ['He was born in 1809.', 'In the story, Lucy has a guide dog.'],
  misses: ['Hana has autism.', 'Give him the first sheet.'],
}

/** These words tell in confidence of a family, of health or of behaviour, and stand on no page beside a name. */
export const IN_CONFIDENCE: WordPattern = {
  pattern:
    /(?<!\p{L})(?:(?:parents|mum and dad|mother and father) (?:are|have|is|recently) (?:\p{L}+ )?(?:separat\p{L}*|divorc\p{L}*|split\p{L}*)|(?:mum|dad|mother|father|brother|sister|nan|koro) (?:(?:is|was|has|just|recently) )?(?:\p{L}+ )?(?:in (?:jail|prison|hospital|rehab)|dying|died|drinks?|lost (?:his|her) job|moved out|cancer)|in (?:foster )?care(?= and|[,.;]| of Oranga)|custody|home life|on the benefit|(?:non|un)-?verbal|incontinen\p{L}*|nappies|feeding tube|speech (?:therapy|impediment|delay)|OCD|Tourette\p{L}*|depress(?:ed|ion)|self-?harms?|trauma\p{L}*|bipolar|panic attacks?|melt-?downs?|melts down|tantrums?|kicks off|acts out(?! (?:the|a|an|one|what|his|her|how)(?!\p{L}))|lashes out|suspended|stood down|expelled|excluded from school|(?:not|to) steal again|steals|(?:her|his|their) English is|(?:at|to|in|has|needs) (?:counselling|therapy|speech|reading recovery|learning support)|(?<=[’']s )(?:teacher )?(?:aide|counsellor|social worker|therapist|psychologist|case ?worker|paediatrician)|our (?:new|only) (?:boy|girl|student|pupil|child))(?!\p{L})/iu,
  matches: ['her parents are separating', 'who is non-verbal', 'was suspended', 'often kicks off'],
  misses: ['take care', 'The parents are here.', 'a suspension bridge', 'act it all out'],
}

/** Everybody can see these things of a child, and yet they stand on no page beside a name for the teacher's use. */
export const SEEN_OF_A_CHILD: WordPattern = {
  pattern:
    /(?<!\p{L})(?:hearing aids?|cochlear implants?|wheelchair|walking frame|crutches|stutters?|stammers?|guide dog|glasses|(?:no|little|hardly any) English)(?!\p{L})/iu,
  matches: ['wears a hearing aid', 'uses a wheelchair'],
  misses: ['a wheel and a chair', 'a glass of water'],
}

/** Only the teacher of that child is told these things. */
export const FOR_THE_TEACHER: WordPattern = {
  pattern:
    /(?<!\p{L})(?:you talk|you speak|your desk|your voice|face (?:him|her|them)|seat (?:him|her|them)|sit (?:him|her|them)|let (?:him|her|them)|give (?:him|her|them)|an? (?:teacher )?aide|make sure|at the front|check (?:in|on|that)|remind (?:him|her|them)|keep (?:him|her|them))(?!\p{L})/iu,
  matches: ['so face her when you talk', 'sit him at the front'],
  misses: ['he draws comics'],
}

const SCHOOL_WORK = '(?:reader|writer|speller|student|pupil|learner|child|mathematician)'

/** Notes that a teacher or an office makes of one child, right behind the name. */
export const NOTED_OF_A_NAME: WordPattern = {
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}’'-])(\\p{Lu}[\\p{Ll}\\p{M}-]+),?(?: who)? (?:is on (?:the (?:autism|spectrum|gifted)|medication|a (?:behaviour|learning|support) plan)|(?:needs|takes|has|carries) (?:his|her|their) (?:insulin|inhaler|epipen|tablets?|pills?|medicine|medication|ear ?muffs|fidget\\p{L}*)|(?:sees|meets|visits|goes to|attends|works with) (?:the |a |an |his |her )?(?:counsell(?:or|ing)|school nurse|psychologist|social worker|speech|therap\\p{L}+|teacher aide|reading recovery|RTLB|SENCO)|is (?:in|at) reading recovery|(?:is|as) (?:an?|our) (?:very )?(?:low|lower|lowest|weak|weaker|weakest|slow|slower|slowest|struggling|reluctant|poor|poorest|gifted|ESOL|ORS|special[- ]needs|below-level) (?:\\p{Ll}+ )?${SCHOOL_WORK}|(?:was|is) adopted|has (?:an? )?(?:\\p{Ll}+ )?(?:allergy|hearing aid|stutter|stammer|IEP))(?![\\p{L}])|(?<![\\p{L}\\p{M}’'-])(\\p{Lu}[\\p{Ll}\\p{M}-]+), (?:our|the|a|an) (?:new |only )?(?:ESOL|ORS|deaf|blind|autistic|dyslexic|gifted|special[- ]needs|refugee|low|weak(?:est)?|slow(?:est)?) ${SCHOOL_WORK}(?!\\p{L})`,
    'iu',
  ),
  matches: ['Moana needs her inhaler', 'Ben is a reluctant reader', 'Ira, our only deaf pupil'],
  misses: ['Moana needs her boots', 'A pupil is on the mat', 'Ben is a reader'],
}
