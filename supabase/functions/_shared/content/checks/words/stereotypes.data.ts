import type { WordPattern } from '../../planner/read/words/word-pattern.ts'

const PEOPLE =
  '(?:pupils|students|children|kids|learners|boys|girls|families|parents|people|folk|women|men|communities|mothers|fathers)'
const KIND_OF_PEOPLE =
  '(?:m[aā]ori|p[aā]keh[aā]|pasifika|pacific(?: island)?|polynesian|samoan|tongan|fijian|asian|chinese|japanese|korean|indian|african|arab|european|white|black|brown|muslim|jewish|hindu|sikh|christian|foreign|immigrant|migrant|refugee|poor|poorer|rich|wealthy|working-class|low-income|beneficiary|solo-parent|rural|city|country|disabled|deaf|blind|autistic|dyslexic|ADHD|gay|trans|old|older|elderly|fat|overweight|adopted|foster)'
/** A whole group, without an article: “the girls of Room 4” are not all girls. Two groups named together are compared with nobody. */
const GROUP = `(?<!\\p{L})(?<!\\b(?:the|these|those|some|few|our|your|my|their|her|his|how|when|where|what|if|both|several|two|three|four|five|six|seven|eight|nine|ten|\\d+|more|(?:boys|girls|men|women|adults|teachers|parents) (?:and|or)|of the) )(?:girls|boys|women|ladies|m[aā]ori(?! (?:art|word|name|land|law|song|game|culture|language|legend|myth|king|battalion|people))|pasifika|asians|muslims|jews|immigrants|refugees|${KIND_OF_PEOPLE} ${PEOPLE}|${PEOPLE} from (?:(?:a|the) )?(?:poor|poorer|low-income|low-decile|lower-decile|broken|single-parent|solo-parent|rich|immigrant|refugee|working-class|beneficiary|foreign|m[aā]ori|pasifika|asian) (?:homes?|famil(?:y|ies)|backgrounds?|areas?|schools?|countries|suburbs?|streets?))(?![\\p{L}’'])(?! (?:and|or|,) (?:boys|girls|men|women|adults)(?!\\p{L}))`
const HOW =
  '(?:(?:\\p{L}+ly|just|always|all|often|never|not|more|less|too|very|so|much|far|quite|rather|simply|born|most|known to be|said to be) )*'
const ARE = '(?:are|is|seem|tend to be|will be|will always be|must be|can be very)'

/** Many of a group are not all of it. */
const NOT_MANY =
  '(?<!\\b(?:many|most|few|all the|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty) )'

/** What toys, colours and games are told to be for one sex. */
const FOR_HER =
  '(?:pink|purple|dolls?|princesses|dresses|make-?up|shopping|dancing|ballet|babies|unicorns|glitter|jewellery|cooking|sewing|fair(?:y|ies)|cleaning)'
const FOR_HIM =
  '(?:blue|trucks?|cars|football|rugby|fighting|guns?|tools|wrestling|superhero(?:es)?|soldiers|tractors|diggers|trains|mud|robots|war)'

/** What is said of a whole group of people, as if all its members were alike. */
export const STEREOTYPES: readonly WordPattern[] = [
  {
    pattern: new RegExp(
      `${GROUP},?(?: who)? ${ARE} ${HOW}(?:good|better|best|bad|worse|worst|hopeless|useless|gifted|talented|terrible|great|brilliant|clever|weaker?|stronger?) (?:at|with|in|than)(?!\\p{L})`,
      'iu',
    ),
    matches: ['Girls are not good with numbers.', 'Asian children are gifted at maths.'],
    misses: [
      'Boys and girls are good with numbers.',
      'Girls are not the only ones.',
      'The boys are good at it.',
    ],
  },
  {
    pattern: new RegExp(
      `${GROUP},?(?: who)? ${ARE} ${HOW}(?:an? )?(?:natural|born|better|worse|hands-on|visual|kin(?:a)?esthetic|active|practical|oral|rhythmic|musical|slow|quick|fast|lazy|quiet|reluctant|passive|poor|good|great)(?:-born)? (?:learners?|singers?|dancers?|athletes?|leaders?|sports(?:people|men|women)|workers?|performers?|thinkers?|storytellers?|carers?|readers?|writers?|mathematicians?|musicians?|listeners?|fighters?|cooks?|nurses?|teachers?|drivers?|builders?|doctors?|students?)(?!\\p{L})`,
      'iu',
    ),
    matches: ['Māori students are hands-on learners.', 'Pasifika kids are natural singers and dancers.'],
    misses: ['Māori students are leaders of the day.', 'Girls are in the choir.'],
  },
  {
    pattern: new RegExp(
      `${GROUP},?(?: who)? ${ARE} ${HOW}(?:emotional|sensitive(?! to)|caring|aggressive|nois(?:y|ier)|loud(?:er)?|rough(?:er)?|mess(?:y|ier)|quiet(?:er)?|shy|shyer|obedient|polite|submissive|laz(?:y|ier)|hard-?working|(?:un)?disciplined|violent|clever(?:er)?|smart(?:er)?|stingy|dirty|rude|boss(?:y|ier)|gentle(?:r)?|gentler|weak(?:er)?|fragile|dramatic|chatt(?:y|ier)|musical|sporty|athletic|practical|logical|creative|artistic|neat(?:er)?|tid(?:y|ier)|slow(?:er)?|hands-on|visual|kin(?:a)?esthetic|(?:less |more )?(?:im)?patient|dangerous|primitive|pushy|pushier|ang(?:ry|rier)|jealous|selfish|sneaky|grumpy|forgetful|frail|spoil(?:t|ed)|uneducated|ignorant|unreliable|cruel|late|dishonest|backward|cunning|greedy|helpless|a burden|to be pitied|naught(?:y|ier))(?!\\p{L})`,
      'iu',
    ),
    matches: ['Chinese pupils are quiet and obedient.', 'Women are more caring.', 'Boys are simply rougher.'],
    misses: ['The women are strong.', 'Autistic students are sensitive to noise.', 'Girls are taller here.'],
  },
  {
    pattern: new RegExp(
      `${GROUP},?(?: who)? (?:(?:just|often|always|naturally|usually|generally) )*(?:have|lack|show|come (?:to (?:school|class|us) )?with|bring) (?:(?:a|an|no|little|low|lower|poor|poorer|less|more|better|neater|higher|short|shorter|good|great|bad|natural|weak|fewer|few|any|much|such|very|really|the) )*(?:imagination|patience|rhythm|self-?control|handwriting|attention spans?|expectations?|ambitions?|aspirations?|manners|discipline|talents?|confidence|focus|empathy|concentration|hygiene|work ethic|respect|memor(?:y|ies)|brains?|vocabulary|literacy|tempers?|curiosity|drive|motivation|morals|feelings|common sense|sense of (?:humour|rhythm|direction|time))(?!\\p{L})`,
      'iu',
    ),
    matches: ['Autistic pupils have no imagination.', 'Girls have neater handwriting.', 'Boys lack focus.'],
    misses: ['Girls have more votes.', 'Deaf people have a language of their own.'],
  },
  {
    pattern: new RegExp(
      `${GROUP},?(?: who)? (?:(?:just|simply|often|mostly|usually|generally) )*(?:(?:can(?:no|[’'])t|cannot|are unable to|are not able to) (?:sit still|concentrate|focus|listen|cope|share|behave|keep (?:up|still|quiet)|follow|control|handle|manage|be trusted|think|reason|imagine|count|do)|need to (?:move|be (?:kept|told|busy|moving|watched|active|pushed)|touch|burn|run|let off)|(?:rarely|seldom|hardly ever|never|hardly) (?:read|listen|study|try|finish|do|speak|work|cry|think|understand|share|ask|learn|help)|(?:do not|don[’']t) (?:understand|read|care|value|get|speak up|try|think|listen|learn|do|cry|play|belong|feel)|learn (?:best|better|differently|slowly|more slowly|through|by)|(?:only|just) (?:care|think|want|like|learn|understand|work)|care only|know (?:nothing|little|less)|get (?:bored|distracted|upset|angry|emotional) (?:easily|quickly|fast)|are (?:\\p{L}+ly )?(?:afraid|scared|frightened|suspicious|ashamed|incapable) of|need (?:a )?(?:firm|strict|constant|tight|hard|simple|simpler|easier|strong|tough)|(?:are|is) (?:naturally |always )?drawn to|(?:always|never|constantly) (?!eat|ate|went|came|made|knew|grew|\\p{L}+ed(?!\\p{L})|fast|pray|celebrate|wear|had|have|has|been|were|was|got|a(?!\\p{L}))\\p{L}+|(?:will not|won[’']t|refuse to|do not|don[’']t) (?:let|allow|help|support|pay|send|bother)|thrive on|respond best to|are (?:only|mainly) interested)(?!\\p{L})`,
      'iu',
    ),
    matches: [
      'Boys can’t sit still.',
      'Children from poor homes rarely read.',
      'Indian families only care about marks.',
      'Old people do not understand computers.',
    ],
    misses: ['Boys can sit still.', 'The boys do not listen to the giant.', 'Girls could not enter.'],
  },
  {
    pattern:
      /(?<!\b(?:the|these|those|our|your|my|some|two|three|four|five|and|or|\d+) )(?<!\p{L})(?:girls|boys) (?:will (?:always |usually |naturally |probably |often )?|(?=(?:hate|love|adore|dislike)(?!\p{L})(?!.*(?:too|also)(?!\p{L}))))(?:enjoy|love|prefer|want|like|hate|adore|dislike|can[’']t (?:stand|bear)|find|be (?:better|happier|more)|need|rather)(?!\p{L})/iu,
    matches: ['Boys will enjoy the building task and girls the decorating.'],
    misses: ['The girls will enjoy it.', 'Girls and boys will like it.'],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:is|will be|comes|are) (?:\\p{L}+ly |always |just |much |far |a bit )*(?:harder|too hard|too difficult|difficult|easier|easy|hard|not|unsuitable|more natural|more suitable)(?: naturally)? (?:for|to) (?:girls|boys|women|m[aā]ori|pasifika|asian|pacific|samoan|tongan|chinese|indian)(?: ${PEOPLE})?(?![\\p{L}’'])(?! (?:and|or|who|whose|with|of|in|under|over|aged) )`,
      'iu',
    ),
    matches: ['Science is harder for girls.', 'Numbers come easily, but reading is hard for boys.'],
    misses: ['It is easier for boys and girls.', 'It is harder for people with a limp.'],
  },
  {
    pattern: new RegExp(
      `${NOT_MANY}(?:${GROUP},?(?: who)? (?:(?:just|often|always|usually|generally|really|all) )*(?:push(?:es)?|pressure|force|spoil|beat|neglect|(?:expect|want)(?= (?:their|the) \\p{L}+ to (?:be(?:come)?|get|study|marry|win|work)(?!\\p{L}))) (?:their|the) (?:children|kids|sons?|daughters?|boys|girls)(?!\\p{L})(?! on )|${GROUP} (?:care|know|study|work|eat|talk|save|earn|drink) (?:only |mostly |much |far |a lot |so |too )*(?:more|less|little|nothing|harder|better|worse|about nothing)(?!\\p{L})|${GROUP} (?:do not|don[’']t) know (?:much|how|anything|a lot|about|what)(?!\\p{L})|${GROUP} (?:all |mostly )*go to church(?!\\p{L}))`,
      'iu',
    ),
    matches: [
      'Chinese parents push their children to study.',
      'Asian families care more about marks.',
      'Country kids do not know much about computers.',
      'Samoan families go to church every Sunday.',
    ],
    misses: [
      'Parents push their children on the swings.',
      'Chinese families celebrate the Lunar New Year.',
      'The Samoan families go to church together.',
    ],
  },
  {
    pattern: new RegExp(
      `${NOT_MANY}(?<!\\b(?:the|these|those|our|your|my|some|most|and|or|whether|if|do|\\d+) )(?<!\\p{L})(?:(?:girls|women) (?:always |usually |naturally |really |all )?(?:like|love|enjoy|want|prefer|choose|wear|play with) ${FOR_HER}|(?:boys|men) (?:always |usually |naturally |really |all )?(?:like|love|enjoy|want|prefer|choose|wear|play with) ${FOR_HIM})(?!\\p{L})|(?<!\\p{L})(?:girls (?:the )?${FOR_HER},? (?:and|but) (?:the )?boys (?:the )?${FOR_HIM}|boys (?:the )?${FOR_HIM},? (?:and|but) (?:the )?girls (?:the )?${FOR_HER})(?!\\p{L})`,
      'iu',
    ),
    matches: ['Girls like pink.', 'Boys love trucks.', 'Give the girls dolls and the boys trucks.'],
    misses: ['Ten girls like pink.', 'Girls like apples.', 'The boys in the story love trucks.'],
  },
  {
    pattern:
      /(?<!\b(?:the|our|some|two|three|and|or|these|those) )(?<!\p{L})(?:mums|mothers|wives|women) (?:cook|clean|sew|shop|bake|iron|stay (?:at )?home|look after)(?!\p{L})[^.?!]{0,30}(?:and|while|but) (?:dads|fathers|husbands|men) (?:go|work|earn|fix|drive|build|mow|hunt|fish|read|rest)(?!\p{L})|(?<!\b(?:the|our|some|many|of|these|those) )(?<!\p{L})(?:nurses|cleaners|teachers|secretaries|cooks) are women(?!\p{L})(?! (?:of|in|from|who))|(?<!\b(?:the|our|some|many|of|these|those) )(?<!\p{L})(?:doctors|pilots|engineers|builders|farmers|scientists|firefighters|bosses) are men(?!\p{L})/iu,
    matches: ['Mums cook and dads go to work.', 'Nurses are women and doctors are men.'],
    misses: ['Mums and dads cook and go to work.', 'Some of the nurses are men.'],
  },
  {
    pattern:
      /(?<!\p{L})being (?:girls|boys|a (?:girl|boy)|m[aā]ori|pasifika|asian|chinese|indian|autistic|disabled|an? (?:immigrant|refugee)),? (?:he|she|they|you|this)(?!\p{L})|(?<!\p{L})(?:is|are) (?:really |just |only )?(?:an? )?(?:girl|boy|woman|man)(?:s[’']|[’']s) (?:job|work|thing|colour|toy|subject|game|place)(?!\p{L})|(?<!\p{L})(?:is|are) (?:really |just |only )?an? (?:mother|father|mum|dad|wife|husband|lady|grandmother)[’']s (?:job|work|role|place)(?!\p{L})|(?<!\p{L})(?:should|must|has to|needs to) be (?:played by )?an? (?:girl|boy|woman|man),? (?:because|since|as) (?:girls|boys|women|men|they|she|he)(?!\p{L})|(?<!\p{L})(?:as|because|since) (?:he|she|they) (?:is|are) (?:an? |just an? |only an? )?(?:girls?|boys?|m[aā]ori|pasifika|asian)(?=[,.!;])/iu,
    matches: ['Being girls, they will want the pink set.', 'Sewing is a girl’s job.'],
    misses: ['Being kind matters.', 'It is a boy’s coat.', 'The chair must be a man of the village.'],
  },
]

/** Work in a class or a house that is given to one sex, while the other does something else. */
const SERVES =
  '(?:tid(?:y|ies)|cook|serve|sweep|wash (?:up|the dishes)|sew|knit|make (?:the |some )?(?:tea|lunch|morning tea|food|cakes?)|set the table|cheer|watch|clap|stay (?:at )?home|look after|decorate|take (?:the )?notes)s?'
const MEN = '(?:boys|men)'
const WOMEN = '(?:girls|women)'
const ELSE = `(?:(?!${SERVES})\\p{L}+ )`
const WHILE = '(?:while|and|but|as) (?:the |your )?'
const MAY = '(?:(?:can|will|may|should|to) )?'
const FIRST = '(?<!\\b(?:and|or) )(?:the )?'
const ONE_SEX_SERVES = `${FIRST}${MEN} ${ELSE}{1,8}?${WHILE}${WOMEN} ${MAY}${SERVES}|${FIRST}${WOMEN} ${ELSE}{1,8}?${WHILE}${MEN} ${MAY}${SERVES}|${WOMEN} ${MAY}${SERVES} ${ELSE}{0,6}?${WHILE}${MEN} (?!${SERVES})\\p{L}+|${MEN} ${MAY}${SERVES} ${ELSE}{0,6}?${WHILE}${WOMEN} (?!${SERVES})\\p{L}+`

const DISABLED = `(?:(?:deaf|blind|disabled|autistic|dyslexic|special-?needs|wheelchair) ${PEOPLE}|${PEOPLE} (?:in (?:a )?wheelchairs?|with (?:\\p{L}+ ){0,3}(?:disabilit(?:y|ies)|autism|ADHD|dyslexia|epilepsy|cerebral palsy|special needs|learning difficulties|hearing (?:loss|aids?)|wheelchairs?|little English)|who (?:are (?:deaf|blind|disabled|autistic)|use (?:a )?wheelchairs?|speak little English)))`

/** Statements about a group that are made so that something is done for it. */
const SO = ',? so (?:let|begin|give|use|start|have|ask|choose|keep|they|we|plan|pick)'
const FOR_BOYS = 'for (?:the |your )?(?:boys|men)'
const FOR_GIRLS = 'for (?:the |your )?(?:girls|women)'

/** Groups of people who are set apart: by sex, by where they come from, by what they can do. */
export const SET_APART: readonly WordPattern[] = [
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:${FOR_BOYS}[^.?!]{0,25}(?:and|but|,)[^.?!]{1,40} ${FOR_GIRLS}|${FOR_GIRLS}[^.?!]{0,25}(?:and|but|,)[^.?!]{1,40} ${FOR_BOYS})(?!\\p{L})`,
      'iu',
    ),
    matches: ['cars for the boys and dolls for the girls'],
    misses: ['games for the boys and girls', 'There is one prize for the girls.'],
  },
  {
    pattern: new RegExp(
      `${GROUP} (?:love|loves|like|likes|enjoy|enjoys|prefer|hate|respond to|relate to)(?!\\p{L})[^.?!]{1,50}${SO}(?!\\p{L})`,
      'iu',
    ),
    matches: ['Tongan families enjoy feasts, so plan one.'],
    misses: ['The girls like cats, so they draw one.', 'Tongan families enjoy feasts.'],
  },
  {
    pattern:
      /(?<!\p{L})(?:mums?|mothers?|wives|women|dads?|fathers?|husbands?|men) [^.?!]{1,50}(?:as|like) (?:in )?(?:most|all|every|other) (?:famil(?:y|ies)|homes?|mums|mothers|dads|fathers|women|men)(?!\p{L})/iu,
    matches: ['Mums sew, as in all families.'],
    misses: ['Mums sew and dads sew.'],
  },
  {
    pattern:
      /(?<!\p{L})(?:let|get|have|choose|pick) (?:a|an|some|two|three|the) (?:(?:strong|big|tall|neat|quiet|clever) )?(?:boys?|girls?) (?:to )?(?:check|help|carry|lift|fix|do|tidy|write|lead|wash|sweep|draw|build|test|move)(?!\p{L})/iu,
    matches: ['Get some boys to carry the benches.', 'Let a girl write the heading.'],
    misses: ['Get a boy and a girl to help.', 'Let the girls and boys build.'],
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(?:${ONE_SEX_SERVES})(?!\\p{L})`, 'iu'),
    matches: [
      'Boys carry the chairs and girls set the table.',
      'The women cook while the men talk.',
      'Girls cheer as the boys race.',
    ],
    misses: [
      'Boys and girls tidy up.',
      'The girls cook and the boys cook too.',
      'Boys line up here and girls there.',
    ],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:ask|give|let|put|sit|seat|pair|expect|choose|pick|offer|have|send|group|move|avoid|tell|allow|start with) (?:\\p{L}+ ){0,3}?(?:the |your |any )?(?:m[aā]ori|p[aā]keh[aā]|pasifika|pacific(?: island)?|polynesian|samoan|tongan|fijian|asian|chinese|japanese|korean|indian|african|arab|muslim|jewish|immigrant|migrant|refugee|poor|poorer) ${PEOPLE}(?![\\p{L}’'])[^.?!]{0,60}(?:,|;|because|as|since|so) they (?:(?:will|would|can|tend to|often|usually|always|naturally|really|may|are|find|be|[\\p{L}]+ly) )*(?:good|better|best|bad|worse|weak|weaker|strong|stronger|slow|quick|clever|lazy|loud|quiet|musical|sporty|fast|behind|struggl\\p{L}*|prefer|enjoy|love|like|hate|dislike|need|understand|know|cannot|can[’']t|lack)(?!\\p{L})`,
      'iu',
    ),
    matches: [
      'Give the Samoan students the drums, as they love rhythm.',
      'Let Chinese pupils go first because they are quick.',
    ],
    misses: [
      'Ask the Samoan students which song they sing.',
      'Give the pupils the cards, as they like games.',
    ],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})${DISABLED}[^.?!]{0,20} (?:(?:can|may|should|could|must|will|just|have to|need to|simply) )+(?:sit (?:\\p{L}+ ){0,3}?out|be excused|be left out|stay (?:behind|back|inside|in|at home)|keep (?:the )?score|help tidy|do (?:a |some )?colouring|colour in|watch(?= (?:the (?:others|rest|game|class|race)|from|while|instead)(?!\\p{L})|[.,;]|$)|not (?:take part|join|come))(?!\\p{L})`,
      'iu',
    ),
    matches: ['Blind students can sit this one out.', 'Pupils with epilepsy should stay behind.'],
    misses: ['Deaf students can watch the interpreter.', 'Pupils with dyslexia may use a reader.'],
  },
  {
    pattern:
      /(?<!\b(?:[Ss]ome|[Mm]any|[Mm]ost|[Ff]ew|[Tt]hese|[Tt]hose|[Tt]he|[Pp]oor) )(?<!\p{L})(?:[Pp]eople|[Cc]hildren|[Ff]amilies|[Kk]ids|[Ee]veryone|[Ee]verybody) (?:who live )?(?:from|in|of) (?!Year|Room|Team)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:all |just |still |only |mostly |really )*(?:live in (?:\p{L}+ )?(?:huts?|tents?|tepees|igloos|slums|caves|shacks)|(?:are|is) (?:all |very |so |really )?(?:poor|starving|dirty|primitive|uncivilised|backward|lazy|savage)|have no (?:\p{L}+ )?(?:toys|schools?|clothes|shoes|books|manners|money)|do not (?:have|go to|wear) (?:\p{L}+ )?(?:toys|schools?|clothes|shoes|books))(?!\p{L})/u,
    matches: ['Everyone in India is very poor.', 'Children from Africa have no toys.'],
    misses: ['Some people in Alaska live in tents.', 'People in Kenya live in cities.'],
  },
]

/** Words of a sentence that tells of some people only: those of a survey, a story or a time that is past. */
export const OF_SOME_PEOPLE: WordPattern = {
  pattern:
    /(?<!\p{L})(?:survey(?:ed)?|data|(?:in|from|on) (?:the|this) tables?|tables? (?:shows?|above|below)|tally|graphs?|charts?|sample|stor(?:y|ies)|poems?|legends?|(?<=(?:a|the|this|that|our|school) )plays?|novels?|(?:a|the|this) texts?|pictures?|photos?|paintings?|this (?:week|term|year|village|family|team|race)|here|in (?:1[0-9]{3}|20[0-9]{2})|centur(?:y|ies)|long ago|at that time|in those days|were|equally|may|might|as (?:good|clever|strong|able|quick) as)(?!\p{L})/iu,
  matches: ['Girls in the survey are better at …', 'In 1900 women …', 'Girls may like …'],
  misses: ['Girls are better at …', 'Boys lack patience.'],
}
