import type { DoorRule } from './door-rule.ts'

const SELF = '(?:her|him|them|my)sel(?:f|ves)'
const THEM = '(?:her|him|them|me)'
const THEIR = '(?:her|his|their|my)'
/** A grown-up or a relative of the pupil. */
export const RELATIVE =
  '(?:(?:step|foster)[ -]?)?(?:dad|daddy|father|mum|mummy|mother|parents?|uncle|aunt(?:y|ie)?|brother|sister|cousin|koro|nan|nana|kuia|grand(?:ad|dad|pa|father|ma|mother)|caregivers?|boyfriend|partner|family|matua|whaea|teacher|coach|baby ?sitter|old man)'
const SOMEBODY = `(?:(?:some|any)(?:body|one)|a (?:man|grown[ -]?up|person|stranger|boy)|an? adult|he|she|they|the (?:man|neighbour)|${RELATIVE})`
/** A pupil, a friend or the writer. */
export const A_PUPIL =
  "(?:(?:a|one of (?:my|our|the)|my|our|this|the|that|some|year \\d) (?:\\w+ ){0,3}?(?:pupils?|students?|child(?:ren)?|kids?|boys?|girls?|akonga|tamaiti|tamariki|learners?)|(?:some|any)(?:one|body) in my (?:class|room)|she|he|they|i|i'm|a friend)"

/** Words that show a book, a play or a course for adults rather than a child in the room. */
export const ABOUT_IT =
  /\b(?:novel|picture book|chapter book|shakespeare|romeo|character|story (?:about|where|in which)|film|fairy ?tale|myth|legend|first aid|protection policy|staff (?:meeting|training|pld|pd|professional)|professional (?:learning|development)|prevention (?:training|workshop|course))\b/

/** A pupil, or the writer, who is or may be in danger. */
export const DISCLOSURES: readonly DoorRule[] = [
  {
    kind: 'disclosure',
    pattern: new RegExp(
      `\\b(?:cut(?:s|ting)?|hurt(?:s|ing)?|harm(?:s|ing|ed)?|burn(?:s|ing|t|ed)?|hit(?:s|ting)?|punch(?:es|ing)|scratch(?:es|ing)|starv(?:es|ing)|kill(?:s|ing)?|hang(?:ing)?|injur(?:es|ing)) ${SELF}\\b|\\b(?:cuts?|cutting|scars|burns|slashes|slashing) (?:on |all over |down |up )?(?:both )?${THEIR} (?:arms?|wrists?|legs?|thighs?)\\b`,
    ),
    unless: new RegExp(
      `${ABOUT_IT.source}|\\b(?:hair|paper|scissors? safety|cut(?:s|ting)? \\w+self off)\\b|\\b(?:stop|without|keep|avoid)\\w* \\w*(?: \\w+)? (?:hurting|cutting|burning) (?:them|my)`,
    ),
    closes: [
      'a pupil in my class is cutting herself what should I do',
      'one of my kids keeps hurting himself',
      'i think a year 7 girl is cuttin herslef',
      'A student has cuts on her arms',
      'she says she will kill herself',
      'worksheet for a boy who harms himself',
      'I cut myself last night',
      'best way to cut myself',
    ],
    staysOpen: [
      'Plan a first aid lesson: what to do when someone cuts themselves on glass',
      'A lesson on the novel where the girl hurts herself falling from a tree',
      'safety with scissors: cutting paper without hurting ourselves',
      'A chapter book study: the character cuts himself off from his friends',
      'The cutting edge of tools, Year 6 technology',
    ],
  },
  {
    kind: 'disclosure',
    pattern: new RegExp(
      `\\b${A_PUPIL}\\b[^.!?]{0,60}\\b(?:self[ -]?harm(?:s|ing|ed)?|(?:keeps|started) cutting(?: again)?[.!?]?$|suicidal|over ?dos(?:ed?|ing)|attempted suicide|tried to (?:commit )?suicide|suicide note|(?:thinking|talk(?:s|ing|ed)?|thoughts|texts|writes|wrote|messages) (?:about|of) (?:suicide|dying|ending (?:it|her|his|their|my)|killing))\\b`,
    ),
    unless: ABOUT_IT,
    closes: [
      'A student of mine is self-harming',
      'my pupil is suicidal help',
      'a kid in my class keeps cutting',
      'one of my year 8 boys talks about suicide all the time',
      'she wrote about ending it',
    ],
    staysOpen: [
      'Suicide prevention for a staff meeting: what to notice and whom to tell',
      'Staff training on self-harm and how we respond',
      'A lesson on dying stars, Year 8',
    ],
  },
  {
    kind: 'disclosure',
    pattern: new RegExp(
      `\\b(?:want(?:s|ed|ing)? to (?:die(?! out)|be dead|kill \\w+sel(?:f|ves)|end (?:it all|${THEIR} life))|wish(?:es|ed)? (?:that )?(?:${A_PUPIL} )?(?:was|were|is|be) (?:dead|never born)|(?:does|do|did)(?:nt| not) want to (?:live|be alive|be here)(?: any ?more)?|better off dead|no reason to live|end(?:ing)? ${THEIR} (?:own )?life|hiahia (?:ana )?(?:ia|au)? ?(?:ki te|kia) mate|going to kill \\w+self)\\b`,
    ),
    unless: ABOUT_IT,
    closes: [
      'one of my kids said she wants to die',
      'He says he doesn’t want to live anymore',
      'a boy in room 4 wishes he was dead',
      'student told me she wants to end her life',
      'i want to die',
      'my student says everyone would be better off dead without her',
    ],
    staysOpen: [
      'A lesson on why plants die without light',
      'Nobody wants to die out: endangered birds of New Zealand',
      'Do the dinosaurs want to live in cold places? Year 2 science',
    ],
  },
  {
    kind: 'disclosure',
    pattern: new RegExp(
      `\\b(?:(?:get(?:s|ting)?|got|is|was|are|were|been|being|keeps getting) (?:\\w+ly )?(?:hit(?:ting)?|beat(?:en)?|bashed|smacked|punched|kicked|slapped|strapped|thrashed|whipped|hurt|abused|molested|raped|assaulted|hidings?|strangled|choked|burn(?:t|ed))(?: up)?(?: (?:at home|by (?:${THEIR}|the|a|an) (?:\\w+ )?${RELATIVE}|by somebody|by someone|by a man|at night|when (?:s?he|they) (?:gets?|goes|go) home)))\\b|\\b(?:hit|beat(?:en)?|bashed|smacked|hurt|abused|a hiding|hidings)(?: \\w+)? at home\\b`,
    ),
    unless: ABOUT_IT,
    closes: [
      'A pupil is hit at home',
      'she gets beaten by her stepdad when she gets home',
      'my student was hurt by his uncle',
      'he told me he gets the bash, got smacked at home again',
      'plan a lesson for a child who is being abused at home',
    ],
    staysOpen: ['How the ball gets hit by the bat, PE', 'The ship was hit by a storm, narrative writing'],
  },
  {
    kind: 'disclosure',
    pattern: new RegExp(
      `\\b${SOMEBODY} (?:always |often |sometimes |keeps? )?(?:hits?|hitting|beats?|beating|bash(?:es|ed|ing)?|punch(?:es|ed)?|kick(?:s|ed)?|slap(?:s|ped)?|smack(?:s|ed)?|strangle[sd]?|choke[sd]?|hurts?|hurting|threaten(?:s|ed)?(?: to kill)?|rape[sd]?|molest(?:s|ed)?|abuse[sd]?|is abusing|is hitting|is hurting|is beating) (?:on )?(?:${THEM}(?!sel)(?: up)?|(?:a|one of|my|our) (?:\\w+ ){0,2}(?:pupils?|students?|kids?|child))\\b`,
    ),
    unless: new RegExp(
      `${ABOUT_IT.source}|\\b(?:with (?:a|the) (?:ball|pillow|feather)|lesson on (?:what|how)|bully|bullying|feelings|playground rules)\\b`,
    ),
    closes: [
      'a child in my class says her dad hits her',
      'his mum beats him up',
      'my dad hits me',
      'one of my students says his step father punches him',
      'her uncle keeps hurting her',
    ],
    staysOpen: [
      'Pink Shirt Day: what to do when somebody hurts me with words, a bullying lesson',
      'He hits the ball with the bat: PE striking skills',
      'She beats the drum, music Year 3',
    ],
  },
  {
    kind: 'disclosure',
    pattern: new RegExp(
      `\\b(?:${SOMEBODY}|(?:her|his|their|my) \\w+) (?:always |often |sometimes |keeps? |has been |is |was |had )?touch(?:es|ed|ing)? (?:${THEM}(?!sel)|${THEIR} (?:body|private|privates|bottom|breasts?|bits))\\b|\\b(?:being|was|been|gets|got|is) touched (?:by|inappropriately|down there|at (?:home|night)|in (?:a|the) (?:bad|wrong|sexual))|\\b(?:${A_PUPIL})\\b[^.!?]{0,60}\\bsexual(?:ly)? (?:abuse[d]?|assault(?:ed)?|interfered)|\\bsexually (?:abused|assaulted)\\b`,
    ),
    unless: new RegExp(
      `${ABOUT_IT.source}|\\b(?:touch rugby|touched (?:by|with) (?:the|a) (?:ball|tag)|tag game)\\b`,
    ),
    closes: [
      'a boy in my class says somebody touches him',
      'she says her cousin touched her',
      'He told me someone is touching him at night',
      'a pupil is being touched by her coach',
      'my student says she was sexually abused',
    ],
    staysOpen: [
      'Keeping ourselves safe: good touch and bad touch, Year 3',
      'Touch rugby skills, Year 6',
      'A lesson on consent and safe touch',
      'The five senses: touch',
    ],
  },
  {
    kind: 'disclosure',
    pattern: new RegExp(
      `\\b${A_PUPIL}\\b[^.!?]{0,60}\\b(?:(?:scared|afraid|frightened|terrified) (?:to go|of going|to be|of being) (?:back )?home|(?:is|are|does|do|feels?|was)(?:nt| not)? (?:feel )?(?:un|not )safe (?:at|to go|going) home|(?:does|do|is|are)(?:nt| not) (?:feel )?safe (?:at home|with ${THEIR})|is(?:nt| not) safe at home|not safe at home|unsafe at home|left (?:home )?alone (?:at home|all|for days|overnight)|locked (?:in|out of) (?:the|her|his|their)|(?:has(?:nt| not)?|is(?:nt| not)|not|never) (?:being |been )?(?:fed|eaten) (?:at home|for days|since)|no food at home|(?:has|had|with|covered in) (?:\\w+ )?(?:bruises|welts|strap marks|black eye|cigarette burns|belt marks))\\b|\\b(?:she|he|they|pupil|student|child|kid|girl|boy) (?:is|are|feels?|may be|might be) (?:unsafe|not safe|in danger|being abused|being groomed|being neglected|neglected at home|abused)\\b`,
    ),
    unless: new RegExp(
      `${ABOUT_IT.source}|\\b(?:online safety|road|water safety|sunsmart|earthquake|cyclone)\\b`,
    ),
    closes: [
      'one of my students is scared to go home',
      'a girl in my class is not safe at home',
      'My pupil has bruises on his back and won’t say why',
      'she does not feel safe with her stepfather',
      'i think a child is being abused',
      'a pupil is unsafe',
    ],
    staysOpen: [
      'Safe and unsafe: a lesson on road safety',
      'How do we know a website is unsafe? online safety Year 5',
      'A lesson on feelings and who to talk to',
      'When I feel unsafe: three people I can tell, health Year 2',
    ],
  },
  {
    kind: 'disclosure',
    pattern:
      /\b(?:a|my|the) (?:pupil|student|child|kid|girl|boy)\b[^.!?]{0,30}\b(?:disclosed|has made a disclosure|made a disclosure|disclosing)\b|\bi (?:am|'m|feel) (?:being (?:hit|abused|beaten) by|suicidal)|\bmy (?:partner|husband|wife) (?:hits|beats|hurts) me\b/,
    unless: ABOUT_IT,
    closes: [
      'a student disclosed abuse to me today',
      'my child has made a disclosure',
      'my partner hits me',
      'I feel suicidal',
    ],
    staysOpen: ['Words on a form: what must a shop disclose? financial literacy Year 8'],
  },
  {
    kind: 'disclosure',
    pattern: new RegExp(
      `\\b(?:(?:belt|strap|cord|whip|bite|finger|hand|rope|cigarette|iron|burn|choke|jug) ?(?:marks?|prints?|burns?|lines?)|bruis(?:es|ing)|welts?|black eye|split lip|scalds?) (?:all )?(?:on|over|across|down|round|around|up) (?:both )?(?:${THEIR}|a (?:child|pupil|student|boy|girl|kid)['s]*) (?:\\w+ )?(?:arms?|legs?|backs?|necks?|faces?|body|bodies|bottom|thighs?|wrists?|cheeks?)\\b|\\b(?:came|comes|coming|arrived|arrives|turn(?:s|ed) up|shows? up) (?:to|at|in|into) (?:school|class)\\b[^.?!]{0,20}\\b(?:with|covered in|has)\\b[^.?!]{0,20}\\b(?:bruis(?:es|ing)|welts?|black eye|(?:belt|strap|burn|bite) marks?|burns|split lip|broken arm again)\\b`,
    ),
    unless: new RegExp(`${ABOUT_IT.source}|\\b(?:fruit|apples?|bananas?|peach\\w*|first aid)\\b`),
    closes: [
      'girl turned up to school with a black eye and says she fell',
      'theres strap marks across his back',
      'finger marks round her neck today',
      'a kid in room 2 comes to school covered in bruises',
    ],
    staysOpen: [
      'Tally marks on the board, Year 1',
      'The bruises on the apple: why fruit goes brown, Year 5',
      'Came to school with a smile: recount writing',
    ],
  },
  {
    kind: 'disclosure',
    pattern:
      /\bno (?:food|kai|power|heating|bed|one) at (?:home|(?:her|his|their) (?:house|place))\b|\b(?:mum|dad|mother|father|parents?|caregivers?|stepdad|nan|koro|uncle|aunty) (?:is|are|was|were|s|has been|keeps?)?,? ?(?:always |often |back )?(?:using(?! (?:it|a|the|an|their|this|our)\b)|on (?:meth|drugs|p|the p|crack)\b|drunk|high|stoned|passed out|locked (?:him|her|them) (?:in|out)|in (?:jail|prison) and (?:nobody|no one))|\b(?:has(?:nt| not)|havent|never|not) (?:been )?(?:eat(?:en)?|fed|had (?:any )?(?:food|breakfast|kai)) (?:for (?:\w+ )?days|since (?:yesterday|friday|the weekend)|at home|all (?:day|weekend))\b|\b(?:sleeping|living) in (?:a|the|their) car\b|\b(?:left|are|is|home) (?:alone|on (?:her|his|their) own) (?:all night|at night|overnight|every night|for days|all weekend)\b/,
    unless: new RegExp(
      `${ABOUT_IT.source}|\\b(?:in the olden days|long ago|refugees?|history|depression|statistics|poverty in|astronaut|explorers?|kiwi|penguins?|kittens?|pets?|using (?:a|the|their))\\b`,
    ),
    closes: [
      'one of my students has no kai at home again',
      'her mum is on meth and shes 7',
      'The children are home alone every night',
      'a boy hasnt eaten since friday',
      'the whole family is sleeping in their car',
      'dad was drunk again and she is scared',
    ],
    staysOpen: [
      'No power at home: what did people do in the olden days? Year 4',
      'Mum is using a recipe: fractions in baking, Year 5',
      'Camping and living in a tent, recount Year 3',
      'Home alone: descriptive writing, Year 7',
    ],
  },
  {
    kind: 'disclosure',
    pattern:
      /\b(?:what (?:do|should|can) (?:i|we|you) (?:do|say)|how (?:do|should|can) (?:i|we) (?:respond|react|report|help|handle))\b[^.?!]{0,30}\b(?:child|pupil|student|kid|tamaiti|akonga|girl|boy|they|someone|somebody|abuse|disclosure)\b[^.?!]{0,40}\b(?:disclos\w+|abus\w+|neglect\w*|harmed|hurt at home|being hurt|hit at home|self[ -]?harm\w*|suicid\w+|unsafe at home|(?:sexually|badly) (?:touched|hurt))\b|\b(?:do i have to|who do i|should i|when do i|how do i) (?:report|tell|ring|call|notify)\b[^.?!]{0,30}\b(?:abuse|neglect|oranga tamariki|disclosure|cyf|suspected)\b/,
    unless: new RegExp(`${ABOUT_IT.source}|\\b(?:lesson|unit|worksheet|teach|activity)\\b`),
    closes: [
      'what should i say when a student discloses abuse',
      'how do i report suspected neglect',
      'What do I do if a kid tells me they are being abused',
      'who do i ring about abuse',
    ],
    staysOpen: [
      'Staff training: what do we do when a child discloses abuse',
      'A lesson on what to do when someone is hurt in the playground, Year 2',
      'What do we do when a friend is sad? Year 1',
    ],
  },
  {
    kind: 'disclosure',
    pattern:
      /\bwhakamomori\b|\b(?:kei te|i|e) (?:patua?|tukino\w*|whara|mamae)\b[^.?!]{0,30}\b(?:ia|taku|taku akonga|te tamaiti|tetahi)\b[^.?!]{0,40}\b(?:e|i) (?:tona|tana|te)? ?(?:papa|mama|matua|whaea|koro|whanau)\b|\b(?:taku|tetahi) (?:akonga|tamaiti)\b[^.?!]{0,40}\b(?:e tukinotia|kei te patua|kei te tukinotia|i patua|kei te mataku (?:ki te haere|i te) (?:ki te )?(?:kainga|whare))\b/,
    unless: /\b(?:arai whakamomori|aukati whakamomori|staff|kaiako (?:hui|training)|prevention)\b/,
    closes: [
      'e hiahia ana tētahi ākonga ki te whakamomori',
      'Kei te patua taku ākonga e tōna pāpā',
      'kei te tūkinotia taku tamaiti e tana matua',
    ],
    staysOpen: [
      'He akoranga mō ngā kare ā-roto, Tau 5',
      'Patua te pōro: PE, Year 4',
      'Kei te whakarongo taku ākonga ki te waiata',
    ],
  },
]
