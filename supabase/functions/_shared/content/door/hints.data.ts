import { A_PUPIL, ABOUT_IT, RELATIVE } from './disclosure.data.ts'
import type { DoorRule } from './door-rule.ts'

/** A child in the room, and no pronoun: a pronoun may stand for anybody in a story. */
const IN_CLASS =
  "(?:(?:an?|one of (?:my|our|the|these)|my|our|this|that|some|another|year \\d|y\\d) (?:\\w+ ){0,3}?(?:pupils?|students?|child(?:ren)?|kids?|boys?|girls?|akonga|tamaiti|tamariki|learners?)(?:'s?)?|(?:some|any)(?:one|body) in my (?:class|room))"
const ADULT =
  "(?:(?:step|foster)[ -]?)?(?:dad|daddy|father|mum|mummy|mother|uncle|koro|grand(?:ad|dad|pa)|boyfriend|partner|(?:mum|mother)'?s (?:boyfriend|partner)|old man)"

const STORY = `${ABOUT_IT.source}|\\b(?:fiction|narrative|fairy|play script|chapter \\d|spelling|vocabulary|poem)\\b`

/** A danger told in other words than its own: what a child hints at, or what a teacher sees. */
export const HINTS: readonly DoorRule[] = [
  {
    kind: 'disclosure',
    pattern: new RegExp(
      `\\b${A_PUPIL}\\b[^!?]{0,80}\\b(?:(?:never|not|dont|doesnt|wont)(?: \\w+){0,2}? wak(?:e|ing)(?: back)? up|(?:do|does)(?:nt| not) want to (?:exist|be around|be here)|wants? to (?:just )?(?:disappear|vanish) (?:forever|for ever|and never)|wants? it (?:all )?to (?:be over|end|stop)|(?:better|happier) (?:off )?without (?:her|him|them|me)|no point (?:in|to|of) (?:living|being (?:alive|here)|life)|the point (?:of|in) (?:living|being alive)|(?:hates?|tired of|sick of|over) (?:being alive|living)|(?:would|will|wont|might)(?: not)? (?:miss|notice) (?:her|him|them|me) (?:if|when) (?:she|he|they|i) (?:\\w+ )?(?:gone|died|dead))\\b(?! (?:un)?til| in time| on time| early| late| for (?:school|class)| in (?:the )?(?:morning|spring|class))`,
    ),
    unless: new RegExp(
      `${STORY}|\\b(?:sleeping beauty|snow white|hibernat\\w+|hedgehogs?|bears?|dormice|volcano(?:es)?|alarm clocks?|moa|dinosaurs?)\\b`,
    ),
    closes: [
      'A girl in my room says she wishes she would fall asleep and never wake up',
      'one of my year 6s, he told me he doesnt want to exist any more. wellbeing worksheet please',
      'my student wrote that his family is happier without him',
      'a boy in my class keeps asking what is the point of living',
    ],
    staysOpen: [
      'A lesson on sleep and why we need it, Year 5',
      'Bears: they go to sleep and do not wake up until spring, Year 2',
      'Sleeping Beauty: she does not wake up, retelling Year 2',
      'My students do not wake up early enough: a lesson on healthy sleep, Year 8',
    ],
  },
  {
    kind: 'disclosure',
    pattern: new RegExp(
      `\\b(?:${IN_CLASS}|she|he)\\b[^.!?]{0,40}\\b(?:told|tells|shared|confided|whispered|says?|said|trusted)\\b[^.!?]{0,40}\\b(?:secrets?|something)\\b[^!?]{0,60}\\b(?:(?:about|with|between|from) (?:her|his|their) (?:\\w+ )?${RELATIVE}|not to tell|never tell|(?:do not|dont|cant|not allowed to|wont let me) tell|promise[ds]?|what (?:do|should|can) i do)\\b|\\b(?:asked|begged|told|made|wants|making) me (?:to promise )?(?:not to|to not|promise not to|swear not to|never to) (?:tell|say)\\b|\\b(?:${IN_CLASS}|she|he)\\b[^.!?]{0,60}\\b${RELATIVE} (?:told|tells|makes|made|said to|asks?) (?:her|him|them) (?:not to|to not|never to|to keep)[^.!?]{0,15}\\b(?:tell|say|secret)\\b|\\b${RELATIVE}\\b[^.!?]{0,30}\\b(?:our|their) (?:little |special )?secret\\b`,
    ),
    unless: new RegExp(`${STORY}|\\b(?:surprise|birthday|present|recipe|story|stories|book)\\b`),
    closes: [
      'one of my pupils told me something about her stepdad and i had to promise to keep quiet',
      'a kid whispered a secret to me, what should I do',
      'She begged me not to tell anyone',
      'a girl says her coach told her not to tell and that it is their little secret',
    ],
    staysOpen: [
      'Secrets in stories: what does the main character hide? Year 6',
      'Good secrets and bad secrets, health Year 2',
      'The secret garden, novel study Year 7',
      'A surprise party is a secret: a narrative in which a girl is told not to tell',
    ],
  },
  {
    kind: 'disclosure',
    pattern: new RegExp(
      `\\b(?:${IN_CLASS}|she|he)\\b[^.!?]{0,60}\\b(?:(?:does|do|did)(?:nt| not) (?:ever )?(?:like|want(?: to)?|enjoy)|never wants to|hates?|dreads?|refuses to|(?:scared|afraid|frightened|worried|nervous|anxious|upset|crying|cries) (?:about|of|to|at|when|before)) (?:\\w+ ){0,2}?(?:go(?:ing|es)?|stay(?:ing)?|be(?:ing)?|sleep(?:ing)?|get(?:ting)? picked up) (?:back )?(?:home|(?:to|at|over|round|with|by|alone)\\b[^.!?]{0,15}\\b(?:${RELATIVE}|${RELATIVE}'?s))\\b(?! ?(?:time|sick|learning|school|run|plate|base))|\\b${IN_CLASS}\\b[^.!?]{0,60}\\b(?:scared|afraid|frightened|terrified) (?:of|when) (?:her|his|their|mum'?s|dad'?s) (?:[\\w']+ )?${RELATIVE}\\b(?!'?s)|\\b${IN_CLASS}\\b[^.!?]{0,80}\\b(?:because|cos|cause|coz|cuz|due to)(?: of)? (?:(?:her|his|their) )?(?:mum|mother|dad)'?s (?:new )?(?:boyfriend|partner)\\b`,
    ),
    unless: new RegExp(`${STORY}|\\b(?:camp|homework|astronauts?|explorers?|refugees?|evacuees?)\\b`),
    closes: [
      'a boy in my class cries when going home on fridays, quick lesson on families?',
      'One of my students hates staying with her uncle',
      'my pupil never wants to go home. worksheet on feelings please',
      'a child in room 3 is frightened of her mum’s partner',
    ],
    staysOpen: [
      'Feelings: a lesson for Year 2',
      'Families are different, Year 1 social sciences',
      'He does not want to go home from camp: recount Year 5',
      'One of my students does not like going first in games',
      'A game in which pupils run to home base',
    ],
  },
  {
    kind: 'disclosure',
    pattern: new RegExp(
      `\\b(?:marks|scratches|cuts|grazes|bruises|sores|burns?|lumps) (?:\\w+ )?(?:on|over|across|up|down|round) (?:both )?(?:of )?(?:her|his) (?:\\w+ )?(?:arms?|legs?|backs?|necks?|faces?|body|bottom|thighs?|wrists?|cheeks?|hands?)\\b|\\b(?:he|she|they|${IN_CLASS})(?: \\w+){0,3}? (?:flinch(?:es|ed|ing)?|cowers?|ducks) (?:again|when|if|every|at|whenever|away)\\b|\\b(?:and|he|she) flinch(?:es|ed)\\b`,
    ),
    unless: new RegExp(
      `${STORY}|\\b(?:pen|felt|paint\\w*|tattoos?|moko|tiger|zebra|giraffe|leopard|animals?|birds?|ta moko|chalk|mosquito\\w*|chicken ?pox|eczema|sandfl\\w+|balls?|catch\\w*|dodgeball|sparks|apples?|cricket)\\b`,
    ),
    closes: [
      'new marks on her legs today and she wont say',
      'a boy in my class flinches when i raise my hand',
      'grazes across his back every monday',
    ],
    staysOpen: [
      'Marks on a ruler: measuring, Year 2',
      'Bruises on apples: a fair test, Year 5',
      'He flinches when the ball comes: catching skills, Year 3',
      'Ta moko: the marks on his face and what they tell, Year 7',
    ],
  },
  {
    kind: 'disclosure',
    pattern: new RegExp(
      `\\b${ADULT} (?:always |often |sometimes |keeps? |has |is |was |been )*(?:hits?|hitting|beats?|beating|bash(?:es|ed|ing)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|strangle[sd]?|choke[sd]?|hurts?|hurting|threw things at|throws things at|threatens?|threatened)(?: up)?(?: on)? (?:(?:my|her|his|their|the) )?(?:mum|mummy|mother|dad|father|nan|kids?|baby|wee ones?|little ones?|(?:\\w+ )?(?:brother|sister)s?|partner|girlfriend)\\b(?! (?:at (?!home|night)|in (?:a|the) (?:race|game|match)|by \\d|with (?:a|the) (?:ball|pillow|balloon|snowball)))|\\b(?:police|cops) (?:\\w+ ){0,3}?(?:to|at|round) (?:her|his|their) (?:house|home|place|whare)\\b`,
    ),
    unless: new RegExp(`${STORY}|\\b(?:chess|scrabble|tennis|cards|monopoly|board game|race|water fight)\\b`),
    closes: [
      'one of them drew a picture where his dad is hitting his mum',
      'her stepdad beats her little brother',
      'mums boyfriend hits the kids',
      'the police were at her house again last night',
    ],
    staysOpen: [
      'Dad beats Mum at chess: reading text, Year 3',
      'Mum hits the ball, Dad runs: rounders, Year 4',
      'Police in our community, Year 1',
    ],
  },
  {
    kind: 'disclosure',
    pattern: new RegExp(
      `\\b(?:${IN_CLASS}|she|he)\\b[^.!?]{0,60}\\b(?:older|grown|adult|strange|random) (?:man|men|guy|guys|boy|bloke|person)\\b[^.!?]{0,40}\\b(?:messag\\w+|texts?|texting|photos?|pics|nudes|meet(?:ing)?|online|snap\\w*|gifts?|presents?)\\b|\\b(?:older|strange|random) (?:man|guy|bloke)\\b[^.!?]{0,40}\\b(?:messag\\w+|texting|sends?|sending|asks?|asking|gives?)\\b[^.!?]{0,20}\\b(?:${IN_CLASS}|her|him|them)\\b`,
    ),
    unless: new RegExp(`${STORY}|\\b(?:interview\\w*|veteran|grandparents?|pen ?pals?)\\b`),
    closes: [
      'a girl in my class says an older guy is asking for photos',
      'some random man keeps messaging one of my year 8 girls',
    ],
    staysOpen: [
      'Staying safe online: strangers who send messages, Year 6',
      'Interview an older man about school long ago: she asks for photos, Year 5',
    ],
  },
]
